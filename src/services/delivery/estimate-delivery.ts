import { deliveryProblem, NO_ESTIMATE_TEXT, type DeliveryEstimate } from '@/src/domain/delivery/delivery-text'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { createDeliveryPrices } from '@/src/integrations/delivery'
import { log } from '@/src/platform/log'

const provider = createDeliveryPrices(env)

export type DeliveryResult =
  | ({ readonly kind: 'result' } & DeliveryEstimate)
  /** 422: invalid input; 404: no estimate for that place; 503: no estimate just now. */
  | { readonly kind: 'error'; readonly status: 404 | 422 | 503; readonly message: string }

/** Vehicles are sent from sales locations; a dealer without one sends them from any location. */
const listDispatchLocations = ({ locations }: Site) => {
  const sales = locations.filter(({ location_type }) => location_type === 'sales' || location_type === '')
  return (sales.length > 0 ? sales : locations).map(({ address: { postcode, lat, long } }) => ({
    postcode,
    ...(lat === undefined || long === undefined ? {} : { lat, long }),
  }))
}

const noEstimateError = { kind: 'error', message: NO_ESTIMATE_TEXT } as const

/** Estimates the price of a delivery to the entered postcode (CALC-02). A failure of the provider is logged. */
export const estimateDelivery = async (
  site: Site,
  typedText: string,
  vehicle: Pick<Vehicle, 'id' | 'item_type'> | null,
): Promise<DeliveryResult> => {
  const message = deliveryProblem(typedText)
  if (message !== undefined) return { kind: 'error', status: 422, message }
  try {
    const found = await provider.estimate({
      postcode: typedText.trim(),
      item_type: vehicle?.item_type ?? 'car',
      locations: listDispatchLocations(site),
      percent: site.switches.tools.delivery_percent,
      ...(vehicle ? { car_id: vehicle.id } : {}),
    })
    return found ? { kind: 'result', ...found } : { ...noEstimateError, status: 404 }
  } catch (error) {
    log.error({ err: error }, 'The delivery estimate failed.')
    return { ...noEstimateError, status: 503 }
  }
}
