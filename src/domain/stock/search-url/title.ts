import { carTypeLabels } from '../fields/choices'
import { bodyPlural } from '../vehicle/body-plural'
import type { ItemType } from '../vehicle/vehicle'
import { formatPair } from './make-of-pair'
import type { Nearby, SearchState } from './state'
import { capitalize, joinWithAnd } from '@/src/domain/text/format-text'

const conditionNames: Readonly<Record<string, string>> = carTypeLabels
const itemTypeLabels: Readonly<Record<string, string>> = {
  car: 'Cars',
  motorcycle: 'Motorcycles',
  truck: 'Trucks',
  caravan: 'Caravans',
} satisfies Record<ItemType, string>

const valuesUpTo = (values: readonly string[] | undefined, max: number): readonly string[] =>
  values !== undefined && values.length <= max ? values : []

/** “Within 25 km of 4101” */
export const nearbyLabel = ({ place, km }: Nearby): string => `Within ${km} km of ${place}`

const formatTypes = (state: SearchState, types: readonly string[]): string => {
  const labels = valuesUpTo(state.lists.car_type ?? types, 3).flatMap((type) => conditionNames[type] ?? [])
  return joinWithAnd(labels.map((word, index) => (index === 0 ? word : word.toLowerCase())))
}

const formatMakes = ({ lists }: SearchState): string => {
  const pairs = valuesUpTo(lists.make_model, 2)
  const makes = valuesUpTo(lists.make, 2).filter((make) => !pairs.some((pair) => pair.startsWith(`${make}:`)))
  return joinWithAnd([...makes, ...pairs.map(formatPair)])
}

/**
 * Returns the heading of a results page: “Used Toyota Corolla in Brisbane”. `types` are the car types listed until the
 * shopper chooses some; `noun` is the plural of the vehicles the dealer sells.
 */
export const formatSearchTitle = (state: SearchState, types: readonly string[], noun = 'cars'): string => {
  const names = formatMakes(state)
  const bodies = valuesUpTo(state.lists.body, 2)
  const items = joinWithAnd(valuesUpTo(state.lists.item_type, 2).flatMap((type) => itemTypeLabels[type] ?? []))
  const cities = joinWithAnd(valuesUpTo(state.lists.city, 2))
  // Beside a kind of vehicle, the body describes it: “Tipper trucks”.
  const body = joinWithAnd(items === '' ? bodies.map((one) => bodyPlural(one, noun)) : bodies)
  const subject = [names, body].filter((part) => part !== '').join(' ')
  const itemNoun = items !== '' ? items.toLowerCase() : subject === '' ? noun : ''
  const title = [
    formatTypes(state, types),
    subject,
    itemNoun,
    cities === '' ? '' : `in ${cities}`,
    state.near ? `near ${state.near.place}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
  return capitalize(title)
}
