import { toCardPrice, type CardRecord, type PriceSwitches } from '@/src/domain/stock/card/card'
import { formatInclusions, type SubscriptionSwitches } from '@/src/domain/stock/price/subscription'
import { toPriceText, type PriceText } from './price-text'

/** Returns the price of a record with all that a vehicle’s page, its PDF and a comparison say about it. */
export const toFullPriceText = (
  record: CardRecord,
  display: PriceSwitches & Pick<SubscriptionSwitches, 'subscription_includes'>,
): PriceText => {
  const price = toCardPrice(record, display)
  const includes = price.kind === 'subscription' ? formatInclusions(display.subscription_includes) : ''
  return { ...toPriceText(price), ...(includes !== '' && { includes }) }
}
