import type { Range } from '../search-url/state'
import { findNumber, type NumberMatch } from './numbers'
import type { Token } from './tokens'

/** A phrase for a vehicle's age; `length` is its number of tokens. */
export type AgePhrase = { readonly length: number; readonly range: Range }

const toWords = (names: string): readonly (readonly string[])[] => names.split('|').map((name) => name.split(' '))

/** Phrases before the number, longest first. */
const youngerPhrases = toWords(
  'not more than|no more than|not older than|no older than|younger than|newer than|less than|up to|within|under|max',
)
const olderPhrases = toWords('more than|older than|at least|over')
/** Phrases after “5 years old”. */
const youngerEndings = toWords('or newer|or younger|or less|or under')
const olderEndings = toWords('or older|or more')

const matchAny = (tokens: readonly Token[], at: number, phrases: readonly (readonly string[])[]): number =>
  phrases.find((words) => words.every((word, i) => tokens[at + i]?.key === word))?.length ?? 0

/** Words that say an age by themselves, so that “old” may be missing: “newer than 5 years”. */
const comparesAge = (tokens: readonly Token[], at: number, length: number): boolean =>
  tokens.slice(at, at + length).some(({ key }) => /^(?:newer|younger|older|within)$/.test(key))

/** Vehicles are not older than this; a larger number is no age. */
const MAX_AGE_YEARS = 80

type Duration = { readonly years: number; readonly end: number; readonly isOld: boolean }

const isAge = ({ dollar, suffix, value }: NumberMatch): boolean => !dollar && suffix === '' && value <= MAX_AGE_YEARS

/** Finds a number of years, “10 years old” or “5 yo”; `isOld` if it is an age in any case. */
const findDuration = (tokens: readonly Token[], from: number): Duration | undefined => {
  const number = findNumber(tokens, from)
  if (!number || !isAge(number)) return undefined
  const unit = tokens[from + number.length]?.key ?? ''
  if (!/^(?:years?|yrs?|yo)$/.test(unit)) return undefined
  const end = from + number.length + 1
  const hasOld = tokens[end]?.key === 'old'
  return { years: number.value, end: hasOld ? end + 1 : end, isOld: hasOld || unit === 'yo' }
}

/** Finds “3 to 5 years old” and “1 or 2 years old”. */
const findAgePair = (tokens: readonly Token[], from: number, thisYear: number): AgePhrase | undefined => {
  const first = findNumber(tokens, from)
  if (!first || !isAge(first)) return undefined
  const join = from + first.length
  const duration = /^(?:or|to)$/.test(tokens[join]?.key ?? '') ? findDuration(tokens, join + 1) : undefined
  if (!duration?.isOld || duration.years < first.value) return undefined
  return { length: duration.end - from, range: { min: thisYear - duration.years, max: thisYear - first.value } }
}

const findBoundedAge = (tokens: readonly Token[], from: number, thisYear: number): AgePhrase | undefined => {
  const younger = matchAny(tokens, from, youngerPhrases)
  const older = younger > 0 ? 0 : matchAny(tokens, from, olderPhrases)
  const lead = younger + older
  const duration = findDuration(tokens, from + lead)
  if (!duration || !(duration.isOld || comparesAge(tokens, from, lead))) return undefined
  const { years, end } = duration
  const [youngerEnd, olderEnd] = [matchAny(tokens, end, youngerEndings), matchAny(tokens, end, olderEndings)]
  const year = thisYear - years
  const isOlder = older > 0 || olderEnd > 0
  return { length: end + youngerEnd + olderEnd - from, range: isOlder ? { max: year } : { min: year } }
}

/**
 * Finds an age in a text, “less than 10 years old” or “newer than 5 years”, as a range of years of manufacture
 * (SHP-10); undefined for none, and for a bare number of years, such as those of a warranty.
 */
export const findAge = (tokens: readonly Token[], from: number, thisYear: number): AgePhrase | undefined =>
  findAgePair(tokens, from, thisYear) ?? findBoundedAge(tokens, from, thisYear)
