import type { FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'
import { createRandom } from '@/src/domain/random'
import { omitFields } from './omit-fields'
import { createComingSoonComments } from './texts/coming-soon'

/**
 * Makes a demo vehicle one that is coming soon. It is not at the dealer yet: it has comments of its own, no registration,
 * and a new one no kilometres.
 */
export const toComingSoon = (vehicle: FeedVehicle): FeedVehicle => {
  const { year, make, model, badge = '', colour = '', car_type } = vehicle
  const random = createRandom(`${vehicle.key}/coming-soon`)
  const facts = { year: String(year), make, model, badge, colour, km: '' }
  const waiting = omitFields(
    vehicle,
    'regplate',
    'rego',
    'rego_expiry',
    ...(car_type === 'new' ? (['km'] as const) : []),
  )
  return {
    ...waiting,
    status: 'coming_soon',
    dealercomments: createComingSoonComments(random, car_type, facts),
  }
}
