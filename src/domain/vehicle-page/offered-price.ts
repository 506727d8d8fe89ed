import { isAvailable } from '@/src/domain/stock/availability'
import { paidDollars } from '@/src/domain/stock/price'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import { priceLine, type PriceWords } from './price-words'

/** Returns the price for structured data in dollars; undefined once the vehicle is not available (VDP-10). */
export const offeredDollars = (
  vehicle: Pick<Vehicle, 'status' | 'price_cents' | 'offer_price_cents'>,
): number | undefined => (isAvailable(vehicle.status) ? paidDollars(vehicle) : undefined)

/** Returns the price in one line for the page's description: `$39,990 drive away`, `Sold`. */
export const offeredLine = ({ status }: Pick<Vehicle, 'status'>, price: PriceWords): string => {
  if (!isAvailable(status)) return 'Sold'
  const { amount, type, purchase } = price
  return priceLine({
    amount: amount.replace(/\.$/, ''),
    ...(type && { type: type.toLowerCase() }),
    ...(purchase && { purchase: { ...purchase, type: purchase.type.toLowerCase() } }),
  })
}
