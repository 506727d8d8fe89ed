import type { AmountPhrase } from './amounts'
import { fillerWords } from './filler-words'
import { findNumber, type NumberMatch } from './numbers'
import type { Token } from './tokens'

const BOUNDS: readonly (readonly string[])[] = [
  'no more than',
  'not more than',
  'less than',
  'cheaper than',
  'up to',
  'max of',
  'budget of',
]
  .concat(['upto', 'under', 'below', 'max', 'budget', 'sub', '<'])
  .map((phrase) => phrase.split(' '))

/** Thousands of dollars that vehicles cost. */
const MIN_THOUSANDS = 5
const MAX_THOUSANDS = 200

const UNITS = /^(?:years?|km|kms|ks|kilomet(?:er|re)s?)$/

const isPlain = (number: NumberMatch): boolean =>
  number.suffix === '' &&
  !number.open &&
  number.spelled !== true &&
  Number.isInteger(number.value) &&
  number.value >= MIN_THOUSANDS &&
  number.value <= MAX_THOUSANDS

/**
 * Finds “under 40” without a unit, which means $40,000 (SHP-10). A word after it that has no meaning may be what is
 * measured, so that “under 30 minutes” is none.
 */
export const findThousands = (
  tokens: readonly Token[],
  from: number,
  isKnown: (key: string) => boolean,
): AmountPhrase | undefined => {
  const bound = BOUNDS.find((words) => words.every((word, index) => tokens[from + index]?.key === word))
  const number = bound && findNumber(tokens, from + bound.length)
  if (!number || !isPlain(number)) return undefined
  const length = bound.length + number.length
  const next = tokens[from + length]?.key
  const isAlone = next === undefined || isKnown(next) || (fillerWords.has(next) && !UNITS.test(next))
  return isAlone ? { length, field: 'price', range: { max: number.value * 1000 } } : undefined
}
