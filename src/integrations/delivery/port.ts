import type { DeliveryEstimate } from '@/src/domain/delivery/delivery-text'
import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'

/** A delivery from one of the dealer's locations to a postcode of four digits. */
export type DeliveryRequest = {
  readonly postcode: string
  readonly item_type: ItemType
  /** The vehicle's id; absent for an estimate without a particular vehicle. */
  readonly car_id?: string
  /** The dealer's locations. One without coordinates is located by its postcode. */
  readonly locations: readonly { readonly postcode: string; readonly lat?: number; readonly long?: number }[]
  /** The dealer's price level, in percent of the guide price. */
  readonly percent: number
}

/** Estimates what a delivery costs (CALC-02). */
export type DeliveryPrices = {
  /** Returns null if there is no estimate for that postcode. Rejects if the provider fails or times out. */
  estimate(request: DeliveryRequest): Promise<DeliveryEstimate | null>
}
