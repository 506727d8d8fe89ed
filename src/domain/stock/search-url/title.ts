import type { CarType, ItemType } from '../vehicle'
import type { SearchState } from './state'

const typeWords: Readonly<Record<string, string>> = { new: 'New', demo: 'Demo', used: 'Used' } satisfies Record<
  CarType,
  string
>
const itemWords: Readonly<Record<string, string>> = {
  car: 'Cars',
  motorcycle: 'Motorcycles',
  truck: 'Trucks',
  caravan: 'Caravans',
} satisfies Record<ItemType, string>

const nouns: Readonly<Record<string, readonly [string, string]>> = {
  car: ['car', 'cars'],
  motorcycle: ['motorcycle', 'motorcycles'],
  truck: ['truck', 'trucks'],
  caravan: ['caravan', 'caravans'],
} satisfies Record<ItemType, readonly [string, string]>

/** Returns the noun for these item types, singular and plural: “truck” and “trucks”; “vehicle” for several types. */
export const stockNoun = (itemTypes: readonly string[]): readonly [string, string] =>
  (itemTypes.length === 1 ? nouns[itemTypes[0] ?? ''] : itemTypes.length === 0 ? nouns.car : undefined) ?? [
    'vehicle',
    'vehicles',
  ]

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const some = (values: readonly string[] | undefined, most: number): readonly string[] =>
  values !== undefined && values.length <= most ? values : []

const typesOf = (state: SearchState, types: readonly string[]): string => {
  const words = some(state.lists.car_type ?? types, 3).flatMap((type) => typeWords[type] ?? [])
  return joined(words.map((word, index) => (index === 0 ? word : word.toLowerCase())))
}

const namesOf = ({ lists }: SearchState): string => {
  const pairs = some(lists.make_model, 2)
  const makes = some(lists.make, 2).filter((make) => !pairs.some((pair) => pair.startsWith(`${make}:`)))
  return joined([...makes, ...pairs.map((pair) => pair.replace(':', ' '))])
}

/**
 * Returns the heading of a results page: “Used Toyota Corolla in Brisbane”. `types` are the car types listed until the
 * shopper chooses some; `noun` is the plural of the vehicles the dealer sells.
 */
export const searchTitle = (state: SearchState, types: readonly string[], noun = 'cars'): string => {
  const names = namesOf(state)
  const body = joined(some(state.lists.body, 2))
  const items = joined(some(state.lists.item_type, 2).flatMap((type) => itemWords[type] ?? []))
  const place = joined(some(state.lists.city, 2))
  const subject = [names, body].filter((part) => part !== '').join(' ')
  const things = items !== '' ? items.toLowerCase() : subject === '' ? noun : ''
  const title = [typesOf(state, types), subject, things, place === '' ? '' : `in ${place}`]
    .filter((part) => part !== '')
    .join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}
