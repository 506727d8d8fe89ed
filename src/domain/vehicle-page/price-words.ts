import { formatDollars } from '@/src/domain/money'
import type { CardPrice } from '@/src/domain/stock/card'

export type PriceWords = {
  /** `$39,990`, or the words that stand where there is no price. */
  readonly amount: string
  /** What it includes, in the same line; absent only where there is no price. */
  readonly type?: string
  readonly was?: string
  /** Beside a subscription: what it costs to buy, where it can be bought too. */
  readonly purchase?: PurchaseWords
}

type PurchaseWords = { readonly amount: string; readonly type: string }

/** What follows a subscription's amount wherever one stands: not to be taken for a repayment. */
export const subscriptionType = 'per week by subscription'

/** A price as the vehicle page writes it (CARD-04). */
export const priceWords = (price: CardPrice): PriceWords => {
  if (price.kind === 'subscription') {
    const { dollars, purchase } = price
    return {
      amount: formatDollars(dollars),
      type: subscriptionType,
      ...(purchase && { purchase: { amount: formatDollars(purchase.dollars), type: purchase.type_text } }),
    }
  }
  if (price.kind !== 'price') return { amount: price.text }
  const was = price.was === undefined ? {} : { was: formatDollars(price.was) }
  return { amount: formatDollars(price.dollars), type: price.type_text, ...was }
}

/** `or $39,990 Drive away`, after a subscription; empty where there is nothing to add. */
export const orPurchase = ({ purchase }: PriceWords): string =>
  purchase ? `or ${purchase.amount} ${purchase.type}` : ''

/** A price in one line: `$39,990 Drive away`, `$176 per week by subscription, or $39,990 Drive away`. */
export const priceLine = (price: PriceWords): string =>
  [[price.amount, price.type].filter(Boolean).join(' '), orPurchase(price)].filter(Boolean).join(', ')

/** What a vehicle costs to buy, in one line: never a week's subscription where there is a price. */
export const purchaseLine = ({ purchase, ...price }: PriceWords): string => priceLine(purchase ?? price)
