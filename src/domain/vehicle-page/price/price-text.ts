import { formatDollars } from '@/src/domain/money/format-money'
import type { CardPrice } from '@/src/domain/stock/card/card'

export type PriceText = {
  /** `$39,990`, or the text displayed in place of a price. */
  readonly amount: string
  /** States what the price includes, in the same line; absent only without a price. */
  readonly type?: string
  readonly was?: string
  /** The purchase price, displayed beside a subscription. */
  readonly purchase?: PurchaseText
}

type PurchaseText = { readonly amount: string; readonly type: string }

/** Always displayed after a subscription's amount, which could otherwise be mistaken for a repayment. */
export const SUBSCRIPTION_TYPE_TEXT = 'per week by subscription'

/** Formats the price of a vehicle page (CARD-04). */
export const toPriceText = (price: CardPrice): PriceText => {
  if (price.kind === 'subscription') {
    const { dollars, purchase } = price
    return {
      amount: formatDollars(dollars),
      type: SUBSCRIPTION_TYPE_TEXT,
      ...(purchase && { purchase: { amount: formatDollars(purchase.dollars), type: purchase.type_text } }),
    }
  }
  if (price.kind !== 'price') return { amount: price.text }
  const was = price.was === undefined ? {} : { was: formatDollars(price.was) }
  return { amount: formatDollars(price.dollars), type: price.type_text, ...was }
}

/** Returns `or $39,990 Drive away`, displayed after a subscription; empty without a purchase price. */
export const formatOrPurchase = ({ purchase }: PriceText): string =>
  purchase ? `or ${purchase.amount} ${purchase.type}` : ''

/** Returns the price in one line: `$39,990 Drive away`, `$176 per week by subscription, or $39,990 Drive away`. */
export const formatPriceLine = (price: PriceText): string =>
  [[price.amount, price.type].filter(Boolean).join(' '), formatOrPurchase(price)].filter(Boolean).join(', ')

/** Returns the purchase price in one line, and a subscription only when there is no other price. */
export const formatPurchaseLine = ({ purchase, ...price }: PriceText): string => formatPriceLine(purchase ?? price)
