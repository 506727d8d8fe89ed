import type { ItemType } from './vehicle'

/** A noun, singular and plural. */
export type Noun = readonly [string, string]

const stockNouns: Readonly<Record<string, Noun>> = {
  car: ['car', 'cars'],
  motorcycle: ['motorcycle', 'motorcycles'],
  truck: ['truck', 'trucks'],
  caravan: ['caravan', 'caravans'],
} satisfies Record<ItemType, Noun>

const generalNoun: Noun = ['vehicle', 'vehicles']

/** Returns the noun for these item types: “truck” and “trucks”; “vehicle” for several types, “car” for none. */
export const stockNounOf = (itemTypes: readonly string[]): Noun =>
  (itemTypes.length === 1 ? stockNouns[itemTypes[0] ?? ''] : itemTypes.length === 0 ? stockNouns['car'] : undefined) ??
  generalNoun

/** Bodies with a noun of their own, since shoppers do not call them by that of their kind. */
const bodyNouns: Readonly<Record<string, Noun>> = { 'camper trailer': ['camper trailer', 'camper trailers'] }

/** Returns the noun of one vehicle: its body's own, else its kind's. */
export const vehicleNounOf = ({
  item_type,
  simple_body = '',
}: {
  readonly item_type: string
  readonly simple_body?: string
}): Noun => bodyNouns[simple_body.toLowerCase()] ?? stockNounOf([item_type])

/** Returns the noun of what a dealer sells, by its switch. */
export const dealerNounOf = ({
  switches,
}: {
  readonly switches: { readonly display: { readonly item_types: readonly string[] } }
}): Noun => stockNounOf(switches.display.item_types)

/** Returns the item type as lists store it: absent for a car, which most vehicles are. */
export const storedItemType = <Type extends string>(item_type: Type): Type | undefined =>
  item_type === 'car' ? undefined : item_type

/** Replaces “car” and “cars” in a text by another noun, with the same capitals. */
export const replaceCarNoun = (text: string, [one, many]: Noun): string =>
  text.replace(/\b([Cc])ar(s?)\b/g, (_, first: string, plural: string) => {
    const noun = plural === '' ? one : many
    return first === 'C' ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun
  })
