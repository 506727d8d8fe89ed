import type { Range } from '../search-url/state'
import { findNumber } from './numbers'
import type { Phrase } from './phrases'
import type { Token } from './tokens'
import type { Vocabulary } from './vocabulary'

/** Words for the people who travel or sleep in a vehicle (SHP-10): “family of 5”, “2 adults 3 kids”, “couples”. */
export type PeoplePhrase = { readonly length: number; readonly field: 'berths' | 'seats'; readonly range: Range }

const keyAt = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? ''

const ADULTS = /^(?:adults?|parents?|grown ?ups?)$/
const CHILDREN = /^(?:kids?|children|child|littlies|teens?|teenagers?|grandkids?|grandchildren)$/
const MAX_PEOPLE = 20

type Count = { readonly count: number; readonly end: number }

const findCountOf = (tokens: readonly Token[], from: number, noun: RegExp): Count | undefined => {
  const number = findNumber(tokens, from)
  if (!number || number.suffix !== '' || number.dollar || number.value < 1 || number.value > MAX_PEOPLE)
    return undefined
  const end = from + number.length
  return noun.test(keyAt(tokens, end)) ? { count: number.value, end: end + 1 } : undefined
}

/** Children travel with two parents. */
const findOwnChildren = (tokens: readonly Token[], from: number): Count | undefined => {
  const children = findCountOf(tokens, from, CHILDREN)
  return children && { count: children.count + 2, end: children.end }
}

/** Finds the number of “of 5”. */
const findSize = (tokens: readonly Token[], at: number): Count | undefined => {
  const number = keyAt(tokens, at) === 'of' ? findNumber(tokens, at + 1) : undefined
  const isSize = number && number.value >= 1 && number.value <= MAX_PEOPLE
  return isSize ? { count: number.value, end: at + 1 + number.length } : undefined
}

/** “Family of 5” and “party of six”; a “family with 3 kids” has parents too. */
const findGroup = (tokens: readonly Token[], from: number): Count | undefined => {
  if (!/^(?:family|group|party|household|crew)$/.test(keyAt(tokens, from))) return undefined
  const at = keyAt(tokens, from + 1) === 'with' ? from + 2 : from + 1
  return findSize(tokens, from + 1) ?? findOwnChildren(tokens, at)
}

/** “2 adults 3 kids” and “two adults and a baby” */
const findAdults = (tokens: readonly Token[], from: number): Count | undefined => {
  const adults = findCountOf(tokens, from, ADULTS)
  if (!adults) return undefined
  const at = /^(?:and|plus|with|n)$/.test(keyAt(tokens, adults.end)) ? adults.end + 1 : adults.end
  const children = findCountOf(tokens, at, CHILDREN)
  return children ? { count: adults.count + children.count, end: children.end } : adults
}

/** A couple sleeps in a van with two berths. */
const COUPLE = /^couples?$/

const hasValues = ({ facets }: Vocabulary, field: string): boolean => Object.keys(facets[field] ?? {}).length > 0

/** Units of a number after “for” that doesn't count people. */
const OTHER_UNIT =
  /^(?:k|grand|thousand|years?|yrs?|months?|weeks?|days?|nights?|tonnes?|tons?|kgs?|feet|foot|ft|m|berths?|axles?)$/

/** Finds the number of “for 2” and “for four people”, which in a stock with berths sleep in the van. */
const findSleepers = (tokens: readonly Token[], from: number): Count | undefined => {
  const number = keyAt(tokens, from) === 'for' ? findNumber(tokens, from + 1) : undefined
  if (!number || number.dollar || number.suffix !== '' || number.value < 1 || number.value > MAX_SLEEPERS)
    return undefined
  const end = from + 1 + number.length
  const next = keyAt(tokens, end)
  if ([OTHER_UNIT, ADULTS, CHILDREN].some((words) => words.test(next))) return undefined
  return { count: number.value, end: /^(?:people|persons?|of)$/.test(next) ? end + 1 : end }
}

const MAX_SLEEPERS = 8

/** Two sleep in a van of a couple; more need a bed each. */
const rangeOfSleepers = (count: number): Range => (count <= 2 ? { max: 2 } : { min: count })

/** Finds a number of people as berths of caravans or seats of other vehicles; undefined where the stock tells neither. */
export const findTravellers = (tokens: readonly Token[], from: number, words: Vocabulary): PeoplePhrase | undefined => {
  if (COUPLE.test(keyAt(tokens, from)))
    return words.facets['berths']?.['2'] ? { length: 1, field: 'berths', range: { max: 2 } } : undefined
  const field = (['berths', 'seats'] as const).find((one) => hasValues(words, one))
  const sleepers = field === 'berths' ? findSleepers(tokens, from) : undefined
  if (sleepers) return { length: sleepers.end - from, field: 'berths', range: rangeOfSleepers(sleepers.count) }
  const found = field && (findGroup(tokens, from) ?? findAdults(tokens, from) ?? findOwnChildren(tokens, from))
  return found && { length: found.end - from, field, range: { min: found.count } }
}

const MAX_PERSONS_AGE = 99

const PERSON =
  /^(?:kids?|child|children|sons?|daughters?|boys?|girls?|teens?|teenagers?|grandson|granddaughter|nephew|niece|lad|rider|riders|driver|learner|brother|sister)$/

const PERSONS_LEAD = /^(?:for|my|our|his|her)$/

/** Finds the end of “17 year old”; 0 for none. */
const findYearsEnd = (tokens: readonly Token[], from: number): number => {
  const number = findNumber(tokens, from)
  if (!number || number.dollar || number.suffix !== '' || number.value > MAX_PERSONS_AGE) return 0
  const unit = from + number.length
  if (!/^(?:years?|yrs?|yo|y)$/.test(keyAt(tokens, unit))) return 0
  return keyAt(tokens, unit + 1) === 'old' ? unit + 2 : unit + 1
}

/** Counts the tokens of a person's age, which is no vehicle's: “17 year old daughter”, “kids bike for 8 year old”. */
export const countPersonsAge = (tokens: readonly Token[], from: number): number => {
  const end = findYearsEnd(tokens, from)
  if (end === 0) return 0
  if (PERSON.test(keyAt(tokens, end))) return end + 1 - from
  const isFor = PERSONS_LEAD.test(keyAt(tokens, from - 1)) || keyAt(tokens, from - 2) === 'for'
  return isFor || tokens.some(({ key }) => PERSON.test(key)) ? end - from : 0
}

/** The age from which a learner may ride on a road, in years; in some states it is 16 and more. */
const ROAD_AGE = 15

const BIKE = /^(?:bikes?|motorbikes?|motorcycles?)$/

/** Finds a child's bike by the age of its rider: “bike for 12 year old”. */
export const findChildsBike = (
  tokens: readonly Token[],
  from: number,
  { tradeBodies }: Vocabulary,
): Phrase | undefined => {
  const length = tokens.some(({ key }) => BIKE.test(key)) ? countPersonsAge(tokens, from) : 0
  const values = tradeBodies.get('kidsbike')
  const isChild = length > 0 && (findNumber(tokens, from)?.value ?? ROAD_AGE) < ROAD_AGE
  return isChild && values ? { length, certain: true, meaning: { field: 'body', values } } : undefined
}
