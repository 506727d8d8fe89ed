import { formatDollars } from '@/src/domain/money/format-money'
import type { CardPrice } from '@/src/domain/stock/card/card'
import { formatMinimumTotal, SUBSCRIPTION_TYPE_TEXT } from '@/src/domain/stock/price/subscription'

export type PriceText = {
  /** `$39,990`, or the text displayed in place of a price. */
  readonly amount: string
  /** States what the price includes, in the same line; absent only without a price. */
  readonly type?: string
  /** The earlier price, shown crossed out. */
  readonly was?: string
  /** The dollars below the earlier price, shown with it. */
  readonly saving?: string
  /** `minimum total $4,576 over 26 weeks`, always displayed with a subscription (Australian Consumer Law s48). */
  readonly minimum?: string
  /** A sentence on what a subscription includes. */
  readonly includes?: string
  /** The purchase price, displayed beside a subscription. */
  readonly purchase?: PurchaseText
}

type PurchaseText = { readonly amount: string; readonly type: string }

/** Formats the price of a vehicle page (CARD-04). */
export const toPriceText = (price: CardPrice): PriceText => {
  if (price.kind === 'subscription') {
    const { dollars, terms, purchase } = price
    return {
      amount: formatDollars(dollars),
      type: SUBSCRIPTION_TYPE_TEXT,
      minimum: formatMinimumTotal(terms),
      ...(purchase && { purchase: { amount: formatDollars(purchase.dollars), type: purchase.type_text } }),
    }
  }
  if (price.kind !== 'price') return { amount: price.text }
  const { dollars, type_text: type, was } = price
  const former = was === undefined ? {} : { was: formatDollars(was), saving: formatDollars(was - dollars) }
  return { amount: formatDollars(dollars), type, ...former }
}

/** Returns `or $39,990 Drive away`, displayed after a subscription; empty without a purchase price. */
export const formatOrPurchase = ({ purchase }: PriceText): string =>
  purchase ? `or ${purchase.amount} ${purchase.type}` : ''

/** Returns the terms that belong to a subscription’s price per week: its minimum total, and the price to buy. */
export const formatTerms = (price: PriceText): string =>
  [price.minimum, formatOrPurchase(price)].filter(Boolean).join(', ')

/**
 * Returns the price in one line: `$39,990 Drive away`, `$176 per week by subscription, minimum total $4,576 over 26
 * weeks, or $39,990 Drive away`.
 */
export const formatPriceLine = (price: PriceText): string =>
  [[price.amount, price.type].filter(Boolean).join(' '), formatTerms(price)].filter(Boolean).join(', ')

/**
 * Returns a subscription in two short lines, for the narrow column of a comparison: `$176 per week`, `minimum total
 * $4,576 over 26 weeks`; undefined for another price.
 */
export const formatSubscription = ({ amount, minimum }: PriceText): string | undefined =>
  minimum === undefined ? undefined : `${amount} per week,\n${minimum}`

/** Returns what the dealer's subscriptions include, said once for all compared vehicles; undefined without any. */
export const formatSubscriptionNote = (prices: readonly PriceText[]): string | undefined =>
  prices.find(({ includes }) => includes)?.includes?.replace(/^Includes/u, 'A subscription includes')

/** Returns the price to buy, for a page on which the shopper buys; a subscription only when there is no other price. */
export const toPurchaseText = ({ purchase, ...price }: PriceText): PriceText => purchase ?? price

/** Returns the purchase price in one line, and a subscription only when there is no other price. */
export const formatPurchaseLine = (price: PriceText): string => formatPriceLine(toPurchaseText(price))
