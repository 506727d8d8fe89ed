import { formatDollars } from '@/src/domain/money'
import type { CardPrice } from '@/src/domain/stock/card'

export type PriceWords = {
  /** `$39,990`, or the words that stand where there is no price. */
  readonly amount: string
  /** What it includes, in the same line; absent only where there is no price. */
  readonly type?: string
  readonly was?: string
}

/** A price as the vehicle page writes it (CARD-04). */
export const priceWords = (price: CardPrice): PriceWords => {
  if (price.kind === 'subscription') return { amount: formatDollars(price.dollars), type: 'per week' }
  if (price.kind !== 'price') return { amount: price.text }
  const was = price.was === undefined ? {} : { was: formatDollars(price.was) }
  return { amount: formatDollars(price.dollars), type: price.type_text, ...was }
}
