import { formatCents } from '@/src/domain/money/format-money'
import type { PriceType } from '@/src/domain/stock/vehicle/vehicle'

type Purchase = {
  readonly priceCents: number
  readonly depositCents: number
  readonly priceType: PriceType
  /** The dealer’s drive-away text, which is shown beside the price. */
  readonly driveAwayText: string
  readonly takesTradeIns: boolean
}

/** True if the text beside the price says that it includes delivery, such as “Drive away, delivered”. */
export const includesDelivery = ({
  priceType,
  driveAwayText,
}: Pick<Purchase, 'priceType' | 'driveAwayText'>): boolean =>
  priceType === 'drive_away' && /\bdeliver/i.test(driveAwayText)

/** Says in the step of the delivery what it costs (RSV-04). `hasGuidePrice` if the dealer shows guide prices. */
export const formatDeliveryCost = (
  purchase: Parameters<typeof includesDelivery>[0],
  hasGuidePrice: boolean,
): string => {
  // A drive-away price is for a buyer in the dealer's own state (Australian Consumer Law s48).
  if (includesDelivery(purchase))
    return 'Delivery in our own state is included in the price. For another state, we’ll quote it before you commit to anything.'
  const quote = 'We’ll quote delivery before you commit to anything.'
  return hasGuidePrice ? `You’ll see a guide price for your postcode before you pay the deposit. ${quote}` : quote
}

/**
 * Says on every step of an online purchase what it costs (RSV-04): the deposit, the rest, and what is not known yet. On-road
 * costs depend on the buyer's address and the vehicle's registration, so they are announced, and never estimated.
 */
export const formatAmountToPay = (purchase: Purchase): string => {
  const { priceCents, depositCents, priceType, takesTradeIns } = purchase
  const deposit = `You pay a deposit of ${formatCents(depositCents)} to reserve it, and ${formatCents(Math.max(0, priceCents - depositCents))} later`
  if (includesDelivery(purchase))
    return takesTradeIns ? `${deposit}, less your trade-in if you have one.` : `${deposit}.`
  if (priceType === 'drive_away')
    return takesTradeIns
      ? `${deposit}, less your trade-in and plus delivery, if you choose them.`
      : `${deposit}, plus delivery if you choose it.`
  return `${deposit}, plus on-road costs such as stamp duty and registration. We’ll tell you the total in writing before you sign anything.`
}
