import { itemTypes, type ItemType } from '../fields/choices'

/** The name of trying a vehicle: shoppers drive a car, ride a motorcycle and look into a caravan. */
const names: Readonly<Record<ItemType, string>> = {
  car: 'test drive',
  truck: 'test drive',
  motorcycle: 'test ride',
  caravan: 'inspection',
}

const toTitleCase = (text: string): string => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
const toSentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Returns what trying a vehicle of these item types is called: “test drive”, “test ride” or “inspection”; “test drive”
 * for types that differ in it, and for none.
 */
export const testDriveName = (types: readonly string[]): string => {
  const found = new Set(itemTypes.filter((type) => types.includes(type)).map((type) => names[type]))
  const [only] = found
  return found.size === 1 && only !== undefined ? only : names.car
}

/**
 * Replaces “test drive” in a text by the name for these item types, with the same capitals and the article that it
 * needs: “Book a Test Drive” becomes “Book an Inspection” (LEAD-02).
 */
export const replaceTestDrive = (text: string, types: readonly string[]): string => {
  const name = testDriveName(types)
  const article = /^[aeiou]/.test(name) ? 'an' : 'a'
  return text.replaceAll(
    /\b([Aa] )?(test drive)(s?)\b/gi,
    (_, before: string | undefined, found: string, end: string) => {
      const cased = found === 'Test Drive' ? toTitleCase(name) : found.startsWith('T') ? toSentenceCase(name) : name
      return `${before === undefined ? '' : `${before.startsWith('A') ? toSentenceCase(article) : article} `}${cased}${end}`
    },
  )
}

const verbs: Readonly<Record<string, string>> = {
  'test drive': 'drive',
  'test ride': 'ride',
  inspection: 'look through',
}

/** Asks which vehicle to try, in the verb of its kind: a car is driven, a motorcycle ridden, a caravan looked through. */
export const tryVehicleQuestion = (noun: string, types: readonly string[]): string =>
  `Which ${noun} would you like to ${verbs[testDriveName(types)] ?? 'drive'}?`
