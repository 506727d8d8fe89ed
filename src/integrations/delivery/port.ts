import type { DeliveryEstimate } from '@/src/domain/delivery/words'
import type { ItemType } from '@/src/domain/stock/vehicle'

/** What is to be delivered, from which yards, to which postcode (four digits). */
export type DeliveryRequest = {
  readonly postcode: string
  readonly item_type: ItemType
  /** The vehicle's id; absent for a delivery of any such. */
  readonly car_id?: string
  /** The dealer's yards; those without a place on the map are found by their postcodes. */
  readonly yards: readonly { readonly postcode: string; readonly lat?: number; readonly long?: number }[]
  /** The dealer's own level of the guide prices, in percent. */
  readonly percent: number
}

/** Estimates what a delivery costs (CALC-02). */
export type DeliveryPrices = {
  /** Null where nothing can be said of that place. Rejects where the provider fails or is not in time. */
  estimate(request: DeliveryRequest): Promise<DeliveryEstimate | null>
}
