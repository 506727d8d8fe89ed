import { formatCents } from '../money/format-money'
import { currentPriceCents, toPriceDollars } from '../stock/price/price'

type Prices = {
  readonly price_cents?: unknown
  readonly offer_price_cents?: unknown
  readonly before_price_cents?: unknown
}

/** The prices in the form of a vehicle: the feed's, and the dealer's own over them. */
type PricedForm = Prices & { readonly overrides?: Prices | null | undefined }

/** Warnings by field. They refuse nothing: the dealer decides. */
export type PriceWarnings = {
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

/** Lists what is odd about the prices of a form, by the rules of the site's cards (STF-02, CARD-04). */
export const listPriceWarnings = (form: PricedForm): PriceWarnings => {
  const own = form.overrides ?? {}
  const [price_cents, offer, before] = [form.price_cents, form.offer_price_cents, form.before_price_cents].map(centsOf)
  const [ownOffer, ownBefore] = [own.offer_price_cents, own.before_price_cents].map(centsOf)
  const shown = shownCentsOf(form)
  const warnings = {
    ownPrice: aboveFeedWarning(ownOffer, currentPriceCents({ price_cents, offer_price_cents: offer })),
    ownWas: wasWarning(ownBefore, shown),
    was:
      before !== undefined && ownBefore !== undefined
        ? 'Shoppers see your own earlier price instead, from “Your changes”.'
        : wasWarning(before, shown),
  }
  return Object.fromEntries(Object.entries(warnings).filter(([, text]) => text !== undefined))
}
