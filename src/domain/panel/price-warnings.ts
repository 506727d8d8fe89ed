import { formatCents } from '../money/format-money'
import { currentPriceCents, toPriceDollars } from '../stock/price/price'

type Prices = {
  readonly price_cents?: unknown
  readonly offer_price_cents?: unknown
  readonly before_price_cents?: unknown
}

/** The prices in the form of a vehicle: the feed's, and the dealer's own over them. */
type PricedForm = Prices & {
  readonly overrides?: Prices | null | undefined
  /** The lenders' examples and the quote, and the price in cents that they are for. */
  readonly finance_lenders?: unknown
  readonly youxQuote?: unknown
  readonly finance_price_cents?: unknown
  /** True if staff have changed the examples or the quote too: they are for the new price then. */
  readonly isFinanceNew?: boolean
}

/** Warnings by field. They refuse nothing: the dealer decides. */
export type PriceWarnings = {
  /** At the price of the feed. */
  readonly price?: string
  /** At the offer price of the feed. */
  readonly offer?: string
  /** At the dealer's own price. */
  readonly ownPrice?: string
  /** At the dealer's own earlier price. */
  readonly ownWas?: string
  /** At the earlier price of the feed. */
  readonly was?: string
}

/** Leaves out text that is still being typed. */
const centsOf = (value: unknown): number | undefined => (typeof value === 'number' && value > 0 ? value : undefined)

/** Warns that an own price is above the one that it replaces; undefined for any other (STF-02). */
export const aboveFeedWarning = (ownCents: number | undefined, feedCents: number | null): string | undefined =>
  ownCents !== undefined && feedCents !== null && ownCents > feedCents
    ? `This is above the price without it, ${formatCents(feedCents)}. Shoppers will see the higher price.`
    : undefined

/** Warns that shoppers won't see an earlier price, because it is not above the price they see (CARD-04). */
const wasWarning = (was: number | undefined, shown: number | null): string | undefined => {
  if (was === undefined) return undefined
  if (shown === null) return 'Shoppers won’t see this, because the vehicle has no price.'
  return toPriceDollars(was) !== undefined && was > shown
    ? undefined
    : `Shoppers won’t see this, because it isn’t above the price they see, ${formatCents(shown)}.`
}

/** The price that shoppers see, in cents: the dealer's own offer or the feed's, else the price; null without one. */
export const shownCentsOf = (form: PricedForm): number | null => {
  const [price_cents, offer, own] = [form.price_cents, form.offer_price_cents, form.overrides?.offer_price_cents].map(
    centsOf,
  )
  return currentPriceCents({ price_cents, offer_price_cents: own ?? offer })
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

/**
 * Says what becomes of a lender's example or a quote that is for another price than the one shoppers see (FIN-01);
 * undefined if they are for the same, or if there are none.
 */
const financeNote = (form: PricedForm, shown: number | null): string | undefined => {
  const { finance_lenders, youxQuote, finance_price_cents: priced, isFinanceNew = false } = form
  if (isFinanceNew || shown === null || typeof priced !== 'number' || priced === shown) return undefined
  if (isFilled(finance_lenders))
    return `The lender’s example is for ${formatCents(priced)}. At this price, cards and the vehicle’s page work out the repayment at the lender’s rates and terms, until the lender or the stock feed sends a new example.`
  return isFilled(youxQuote)
    ? `The finance quote is for ${formatCents(priced)}. Shoppers won’t see it at this price, until the lender or the stock feed sends a new one.`
    : undefined
}

/** Lists what is odd about the prices of a form, by the rules of the site's cards (STF-02, CARD-04). */
export const listPriceWarnings = (form: PricedForm): PriceWarnings => {
  const own = form.overrides ?? {}
  const [price_cents, offer, before] = [form.price_cents, form.offer_price_cents, form.before_price_cents].map(centsOf)
  const [ownOffer, ownBefore] = [own.offer_price_cents, own.before_price_cents].map(centsOf)
  const shown = shownCentsOf(form)
  const note = financeNote(form, shown)
  const above = aboveFeedWarning(ownOffer, currentPriceCents({ price_cents, offer_price_cents: offer }))
  const warnings = {
    // The note is at the price that shoppers see.
    price: ownOffer === undefined && offer === undefined ? note : undefined,
    offer: ownOffer === undefined && offer !== undefined ? note : undefined,
    ownPrice: [above, ownOffer === undefined ? undefined : note].filter(Boolean).join(' ') || undefined,
    ownWas: wasWarning(ownBefore, shown),
    was:
      before !== undefined && ownBefore !== undefined
        ? 'Shoppers see your own earlier price instead, from “Your changes”.'
        : wasWarning(before, shown),
  }
  return Object.fromEntries(Object.entries(warnings).filter(([, text]) => text !== undefined))
}
