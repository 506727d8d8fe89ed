import { formatCents } from '@/src/domain/money/format-money'
import type { PriceType } from '@/src/domain/stock/vehicle/vehicle'

type Purchase = {
  readonly priceCents: number
  readonly depositCents: number
  readonly priceType: PriceType
}

/**
 * Says on every step of an online purchase what it costs (RSV-04): the deposit, the rest, and what is not known yet. On-road
 * costs depend on the buyer's address and the vehicle's registration, so they are announced, and never estimated.
 */
export const formatAmountToPay = ({ priceCents, depositCents, priceType }: Purchase): string => {
  const deposit = `You pay a deposit of ${formatCents(depositCents)} to reserve it, and ${formatCents(Math.max(0, priceCents - depositCents))} later`
  return priceType === 'drive_away'
    ? `${deposit}, less your trade-in and plus delivery, if you choose them.`
    : `${deposit}, plus on-road costs such as stamp duty and registration. We’ll tell you the total in writing before you sign anything.`
}
