import type { Range } from '../search-url/state'
import type { Token } from './tokens'

/** Millimetres below which a rider of average height puts both feet down. */
export const LOW_SEAT = 800

/** Inches below which a rider looks for a low seat: 5 foot 6. */
const SHORT_INCHES = 66

/** “5 foot 3”, “5ft3” and, after “I'm” or before “tall”, “5'3”. */
const HEIGHT = /^([4-6]) ?(?:ft|foot|feet) ?(?:(\d|1[01])(?: (?:inch|inches|in))? )?(?:tall )?/
const HEIGHT_WITHOUT_UNIT = /^([4-6]) (\d|1[01]) (tall )?/
const PERSON = /^(?:im|i|am|m)$/

/** “158cm” and “160 cm tall” */
const CENTIMETRES = /^(1[3-9]\d) ?(?:cms?|centimet(?:er|re)s?) (?:tall )?/
const CENTIMETRES_OF_INCH = 2.54

const MAX_WORDS = 5

const toInches = (feet: string | undefined, inches: string | undefined): number =>
  Number(feet) * 12 + Number(inches ?? 0)

/** Finds a rider's height in inches, with its words as keys; `before` is the word before it. */
const readHeight = (text: string, before: string): { readonly words: string; readonly inches: number } | undefined => {
  const metric = CENTIMETRES.exec(text)
  if (metric) return { words: metric[0], inches: Number(metric[1]) / CENTIMETRES_OF_INCH }
  const bare = HEIGHT_WITHOUT_UNIT.exec(text)
  const isPersons = PERSON.test(before) || bare?.[3] !== undefined
  const found = HEIGHT.exec(text) ?? (isPersons ? bare : null)
  return found ? { words: found[0], inches: toInches(found[1], found[2]) } : undefined
}

/** Finds how tall a rider is, which asks for a low seat if that is little; `range` is of the seat's height in mm. */
export const findRiderHeight = (
  tokens: readonly Token[],
  from: number,
): { readonly length: number; readonly range: Range | undefined } | undefined => {
  const keys = tokens.slice(from, from + MAX_WORDS).map(({ key }) => key)
  const height = readHeight(`${keys.join(' ')} `, tokens[from - 1]?.key ?? '')
  return (
    height && {
      length: height.words.trim().split(' ').length,
      range: height.inches < SHORT_INCHES ? { max: LOW_SEAT } : undefined,
    }
  )
}

const SMALL_RIDERS = /^(?:riders?|legs?|people|person|girls?|lady|ladies|wom[ae]n|guys?|blokes?|man|men)$/

/** Counts the tokens of “low seat height”, and of “short riders”; 0 for none. */
export const countLowSeat = (tokens: readonly Token[], from: number): number => {
  const [first = '', second = '', third = ''] = tokens.slice(from, from + 3).map(({ key }) => key)
  if (/^short(?:er)?$/.test(first) && SMALL_RIDERS.test(second)) return 2
  if (!/^(?:low|lower|lowest)$/.test(first) || !/^seats?$/.test(second)) return 0
  return /^heights?$/.test(third) ? 3 : 2
}
