import type { DemoModel } from './catalogue/model'

/** Two sleep in the main bed, so bunks need two more berths. */
const MIN_BERTHS_WITH_BUNKS = 4
/** Equipment of a truck's own body, which a prime mover has not. */
const bodyEquipment = ['Tailgate Loader', 'Load Rated Tie Rails', 'Side Underrun Rails', 'Tow Coupling']
/** Equipment of one body only, and so of no other truck. */
const truckBodiesWith: Readonly<Record<string, readonly string[]>> = {
  'Load Rated Tie Rails': ['Tray'],
  'Tailgate Loader': ['Tray', 'Pantech'],
  'Sleeper Cab': ['Prime Mover'],
}
/** Equipment for which a folding camper trailer has no room. */
const roomEquipment = ['Ensuite', 'Washing Machine', 'Slide-out Bench', 'Reverse Cycle Air Conditioner']

/** Reports whether a model can have this equipment: some of it depends on berths or body. */
export const fitsVehicle = (feature: string, { item_type, body, seats }: DemoModel): boolean => {
  if (item_type === 'caravan' && feature === 'Bunk Beds') return seats >= MIN_BERTHS_WITH_BUNKS
  if (body === 'Camper Trailer') return !roomEquipment.includes(feature)
  if (item_type === 'truck' && truckBodiesWith[feature]?.includes(body) === false) return false
  return body !== 'Prime Mover' || !bodyEquipment.includes(feature)
}
