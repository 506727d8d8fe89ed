import { DEFAULT_NEARBY_KM } from '../search-url/params'
import { limits } from '../search-url/limits'
import type { Nearby } from '../search-url/state'
import type { Token } from './tokens'
import { isSubject, startsUnit } from './amounts'
import { isMeasureSubject } from './measures'
import { isYear } from './numbers'
import { isPlainPrice } from './plain-price'
import { fillerWords } from './filler-words'

/** The place that a text begins with, and its number of words. */
export type LeadingPlace = {
  readonly place: string
  readonly words: number
  /** True for a place that vehicles are near to. */
  readonly isInReach?: boolean
  /** Kilometres to the nearest location. */
  readonly km?: number
}

/** Words before a place: “near”, “close to”, “within 25 km of”. `km` is absent if they name no distance. */
type NearPhrase = { readonly length: number; readonly km?: number }

/** Words of the longest place that is looked for. */
const MAX_PLACE_WORDS = 5

const nearWords: readonly (readonly string[])[] = [
  ['not', 'far', 'from'],
  ['close', 'to'],
  ['closest', 'to'],
  ['nearest', 'to'],
  ['near', 'to'],
  ['near', 'postcode'],
  ['around', 'postcode'],
  ['in', 'postcode'],
  ['postcode'],
  ['near'],
  ['around'],
]

const boundWords: readonly (readonly string[])[] = [
  ['no', 'more', 'than'],
  ['less', 'than'],
  ['up', 'to'],
  ['within'],
  ['under'],
  ['max'],
  [],
]

const KILOMETRES = /^(?:km|kms|kilomet(?:er|re)s?)$/
const LINKS: ReadonlySet<string> = new Set(['of', 'from', 'around', 'near'])

const startsWith = (tokens: readonly Token[], from: number, words: readonly string[]): boolean =>
  words.every((word, index) => tokens[from + index]?.key === word)

/** Reads `25 km` or `25km`; returns the position after it. */
const readKilometres = (
  tokens: readonly Token[],
  at: number,
): { readonly km: number; readonly end: number } | undefined => {
  const keyAt = (index: number): string => tokens[index]?.key ?? ''
  const isAttached = !/^\d*$/.test(keyAt(at))
  const [, digits = '', unit = ''] = /^(\d{1,4})([a-z]+)$/i.exec(keyAt(at) + (isAttached ? '' : keyAt(at + 1))) ?? []
  const km = Number(digits)
  const isValid = km >= 1 && km <= limits.km && KILOMETRES.test(unit)
  return isValid ? { km, end: at + (isAttached ? 1 : 2) } : undefined
}

const findDistance = (tokens: readonly Token[], from: number): NearPhrase | undefined => {
  const bound = boundWords.find((words) => startsWith(tokens, from, words)) ?? []
  const distance = readKilometres(tokens, from + bound.length)
  if (!distance || !LINKS.has(tokens[distance.end]?.key ?? '')) return undefined
  return { length: distance.end + 1 - from, km: distance.km }
}

const findNearPhrase = (tokens: readonly Token[], from: number): NearPhrase | undefined => {
  const distance = findDistance(tokens, from)
  if (distance) return distance
  const words = nearWords.find((one) => startsWith(tokens, from, one))
  // “Around 2020” is a year, or an amount; “near 2020” is a postcode.
  if (!words || (words[0] === 'around' && /^\D*\d/.test(tokens[from + 1]?.raw ?? ''))) return undefined
  return { length: words.length }
}

const placeText = (tokens: readonly Token[], from: number): string =>
  tokens
    .slice(from, from + MAX_PLACE_WORDS)
    .map(({ raw }) => raw)
    .join(' ')

/** True for four digits that may be a postcode: no year, and no amount of a unit or of a named measure. */
const canBePostcode = (tokens: readonly Token[], at: number): boolean => {
  const raw = tokens[at]?.raw ?? ''
  const before = tokens[at - 1]
  return (
    /^\d{4}$/.test(raw) &&
    !isYear(Number(raw)) &&
    !startsUnit(tokens, at + 1) &&
    !isSubject(before) &&
    !isMeasureSubject(before)
  )
}

type Names = { readonly has: (key: string) => boolean }
type NamesOfStock = Readonly<Record<'models' | 'absentModels' | 'meanings' | 'nameWords', Names>> & {
  readonly findPlace?: (text: string) => LeadingPlace | undefined
}
type AllNames = NamesOfStock & Readonly<Record<'makes' | 'nouns' | 'tradeBodies', Names>>

/** True for a word at the end of other words that names nothing of the stock. */
const canBePlace = (tokens: readonly Token[], at: number, words: AllNames): boolean => {
  const { models, absentModels, meanings, nameWords, makes, nouns, tradeBodies } = words
  const names = [models, absentModels, meanings, nameWords, makes, nouns, tradeBodies, fillerWords]
  return at > 0 && tokens.slice(at).every(({ key }) => /^\p{L}{3,}$/u.test(key) && !names.some((one) => one.has(key)))
}

/**
 * Lists the texts after words such as “near”, the postcodes, and the last words where they name nothing of the stock, of
 * which each may begin with a place.
 */
export const listPlaceTexts = (tokens: readonly Token[], words?: AllNames): readonly string[] => [
  ...new Set(
    tokens.flatMap((_, from) => {
      const phrase = findNearPhrase(tokens, from)
      const isBare = canBePostcode(tokens, from) || (words !== undefined && canBePlace(tokens, from, words))
      const bare = isBare ? placeText(tokens, from) : ''
      const text = phrase ? placeText(tokens, from + phrase.length) : bare
      return text === '' ? [] : [text]
    }),
  ),
]

const REACH_STEP_KM = 50

/** The distance of “near” without one: as far as the nearest location, so that the nearest vehicles are found. */
const toReach = ({ km = 0 }: LeadingPlace): number =>
  Math.min(limits.km, Math.max(DEFAULT_NEARBY_KM, Math.ceil((km + 1) / REACH_STEP_KM) * REACH_STEP_KM))

/** Finds a place with its distance at a position: “near parramatta”, “within 25 km of 4101” (SHP-04). */
export const findNearby = (
  tokens: readonly Token[],
  from: number,
  findPlace: (text: string) => LeadingPlace | undefined,
): { readonly near: Nearby; readonly isVague: boolean; readonly length: number } | undefined => {
  const phrase = findNearPhrase(tokens, from)
  if (!phrase) return undefined
  const placeAt = from + phrase.length
  const found = findPlace(placeText(tokens, placeAt))
  // There is a town called Price.
  if (!found || (found.words === 1 && fillerWords.has(tokens[placeAt]?.key ?? ''))) return undefined
  const { km = toReach(found) } = phrase
  return {
    near: { place: found.place, km },
    isVague: phrase.km === undefined,
    length: phrase.length + found.words,
  }
}

/** Finds a town at the end of the words, which vehicles are near to: “pop top newcastle”. */
export const findBarePlace = (tokens: readonly Token[], from: number, words: AllNames) => {
  if (!words.findPlace || !canBePlace(tokens, from, words)) return undefined
  const found = words.findPlace(placeText(tokens, from))
  if (found?.isInReach !== true || found.words < tokens.length - from) return undefined
  return { near: { place: found.place, km: toReach(found) }, isVague: true, length: found.words }
}

/**
 * Finds a postcode that stands alone: “4066”, “4006 auto hatch”. A number that names a vehicle is none, such as 3008.
 * One that reads as a price, “2600”, is a postcode where vehicles are near to it.
 */
export const findBarePostcode = (tokens: readonly Token[], from: number, words: NamesOfStock) => {
  const { models, absentModels, meanings, nameWords, findPlace } = words
  const { raw = '', key = '' } = tokens[from] ?? {}
  if (!findPlace || !canBePostcode(tokens, from)) return undefined
  if ([models, absentModels, meanings, nameWords].some((names) => names.has(key))) return undefined
  const found = findPlace(raw)
  if (!found || (isPlainPrice(raw) && found.isInReach !== true)) return undefined
  return { near: { place: found.place, km: toReach(found) }, isVague: true, length: 1 }
}

/** Counts the tokens of “near” with a word after it that nothing else explains: a place that isn't known. */
export const countUnknownPlace = (tokens: readonly Token[], from: number, words: NamesOfStock): number => {
  const phrase = findNearPhrase(tokens, from)
  const key = tokens[from + (phrase?.length ?? 0)]?.key ?? ''
  const { models, absentModels, meanings } = words
  const isName = [models, absentModels, meanings, fillerWords].some((names) => names.has(key))
  return phrase && /^(?:\p{L}{3,}|\d{4})$/u.test(key) && !isName ? phrase.length + 1 : 0
}
