import 'server-only'
import { deliveryProblem, noEstimate, type DeliveryEstimate } from '@/src/domain/delivery/words'
import { isPublic } from '@/src/domain/stock/availability'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { deliveryPrices } from '@/src/integrations/delivery'
import { noteLacking, noteStock } from '@/src/runtime/pages/render'
import { dataFor } from './data'
import { vehicleOf } from './vehicle-document'

const delivery = deliveryPrices(env)

export type DeliveryAnswer =
  | ({ readonly kind: 'result' } & DeliveryEstimate)
  /** 422: what was typed is wrong; 404: nothing can be said of that place; 503: not just now. */
  | { readonly kind: 'error'; readonly status: 404 | 422 | 503; readonly message: string }

const isId = (text: string): boolean => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)

/** A vehicle of this dealer by its id or its slug, as addresses give it; null for hidden, removed and other dealers'. */
export const vehicleByCarId = async (site: Site, car_id: string): Promise<Vehicle | null> => {
  const where = isId(car_id) ? { id: { equals: car_id } } : { slug: { equals: car_id } }
  noteStock({})
  const document = car_id === '' || car_id.length > 250 ? null : await dataFor(site.id).first('vehicles', { where })
  const vehicle = document && vehicleOf(document)
  return vehicle && isPublic(vehicle) ? vehicle : null
}

/** Vehicles leave from where they are sold; a dealer without such a place sends them from any. */
const yardsOf = ({ locations }: Site) => {
  const sales = locations.filter(({ location_type }) => location_type === 'sales' || location_type === '')
  return (sales.length > 0 ? sales : locations).map(({ address: { postcode, lat, long } }) => ({
    postcode,
    ...(lat === undefined || long === undefined ? {} : { lat, long }),
  }))
}

const notSaid = { kind: 'error', message: noEstimate } as const

/** CALC-02: the guide price of a delivery to what a shopper typed; a provider that fails is logged. */
export const estimateDelivery = async (
  site: Site,
  typed: string,
  vehicle: Pick<Vehicle, 'id' | 'item_type'> | null,
): Promise<DeliveryAnswer> => {
  const message = deliveryProblem(typed)
  if (message !== undefined) return { kind: 'error', status: 422, message }
  try {
    const found = await delivery.estimate({
      postcode: typed.trim(),
      item_type: vehicle?.item_type ?? 'car',
      yards: yardsOf(site),
      percent: site.switches.tools.delivery_percent,
      ...(vehicle ? { car_id: vehicle.id } : {}),
    })
    return found ? { kind: 'result', ...found } : { ...notSaid, status: 404 }
  } catch (error) {
    console.error('The delivery estimate failed:', error)
    noteLacking()
    return { ...notSaid, status: 503 }
  }
}
