import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { askingPriceDollars } from '@/src/domain/stock/price/price'
import { lowerWords } from '@/src/domain/text/format-text'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { formatPriceLine, type PriceText } from './price-text'

/** Returns the price for structured data in dollars; undefined once the vehicle is not available (VDP-10). */
export const listedPriceDollars = (
  vehicle: Pick<Vehicle, 'status' | 'price_cents' | 'offer_price_cents'>,
): number | undefined => (isAvailable(vehicle.status) ? askingPriceDollars(vehicle) : undefined)

/** Returns the price in one line for the page's description: `$39,990 drive away`, `Sold`. */
export const formatListedPrice = ({ status }: Pick<Vehicle, 'status'>, price: PriceText): string => {
  if (!isAvailable(status)) return 'Sold'
  const { amount, type, minimum, purchase } = price
  return formatPriceLine({
    amount: amount.replace(/\.$/, ''),
    ...(type && { type: lowerWords(type) }),
    ...(minimum && { minimum }),
    ...(purchase && { purchase: { ...purchase, type: lowerWords(purchase.type) } }),
  })
}
