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

const MAX_WORDS = 5

/** Finds how tall a rider is, which asks for a low seat if that is little; `range` is of the seat's height in mm. */
export const findRiderHeight = (
  tokens: readonly Token[],
  from: number,
): { readonly length: number; readonly range: Range | undefined } | undefined => {
  const text = `${tokens
    .slice(from, from + MAX_WORDS)
    .map(({ key }) => key)
    .join(' ')} `
  const bare = HEIGHT_WITHOUT_UNIT.exec(text)
  const isPersons = PERSON.test(tokens[from - 1]?.key ?? '') || bare?.[3] !== undefined
  const found = HEIGHT.exec(text) ?? (isPersons ? bare : null)
  if (!found) return undefined
  const inches = Number(found[1]) * 12 + Number(found[2] ?? 0)
  return {
    length: found[0].trim().split(' ').length,
    range: inches < SHORT_INCHES ? { max: LOW_SEAT } : undefined,
  }
}

const SMALL_RIDERS = /^(?:riders?|legs?|people|person|girls?|lady|ladies|wom[ae]n|guys?|blokes?|man|men)$/

/** Counts the tokens of “low seat height”, and of “short riders”; 0 for none. */
export const countLowSeat = (tokens: readonly Token[], from: number): number => {
  const [first = '', second = '', third = ''] = tokens.slice(from, from + 3).map(({ key }) => key)
  if (/^short(?:er)?$/.test(first) && SMALL_RIDERS.test(second)) return 2
  if (!/^(?:low|lower|lowest)$/.test(first) || !/^seats?$/.test(second)) return 0
  return /^heights?$/.test(third) ? 3 : 2
}
