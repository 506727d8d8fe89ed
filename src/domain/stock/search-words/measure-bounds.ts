import type { Token } from './tokens'

/** Words beside an amount that link it to its subject or bound it. */

const AROUND = /^(?:about|around|approx|approximately|roughly|circa)$/
export const LINKS = /^(?:of|to|at|can|with|capacity|is|a|an|my|the|height|weight|weights|mass|size|clearance)$/
const UPPER_BOUNDS = /^(?:under|below|less|than|max|maximum|up|most|<|<=)$/
const LOWER_BOUNDS = /^(?:over|above|more|than|min|minimum|least|>|>=)$/

export const isOneOf = (token: Token | undefined, pattern: RegExp): boolean =>
  token !== undefined && pattern.test(token.key)

export type Bounds = {
  readonly at: number
  readonly upper: boolean
  readonly lower: boolean
  /** “About 8 tonne” */
  readonly around: boolean
}

const isLink = (token: Token | undefined, subject: RegExp): boolean =>
  [UPPER_BOUNDS, LOWER_BOUNDS, AROUND, LINKS, subject].some((words) => isOneOf(token, words))

/** Skips the words between a subject and its amount, and notes the bounds among them; “than” is both. */
export const skipLinks = (tokens: readonly Token[], from: number, subject: RegExp): Bounds => {
  let at = from
  while (isLink(tokens[at], subject)) at += 1
  const links = tokens.slice(from, at)
  const has = (words: RegExp, others: RegExp): boolean =>
    links.some((token) => words.test(token.key) && !others.test(token.key))
  return {
    at,
    upper: has(UPPER_BOUNDS, LOWER_BOUNDS),
    lower: has(LOWER_BOUNDS, UPPER_BOUNDS),
    around: links.some(({ key }) => AROUND.test(key)),
  }
}

/** “2.5 tonne or less” */
const UPPER_ENDINGS = /^(?:less|under|below|lower|smaller|lighter|max|maximum)$/
const LOWER_ENDINGS = /^(?:more|over|above|up|plus|bigger|minimum|min)$/

/** Returns the bounds after an amount, with the number of their tokens. */
export const readEnding = (
  tokens: readonly Token[],
  at: number,
): { length: number; upper: boolean; lower: boolean } => {
  const joined = isOneOf(tokens[at], /^(?:or|and)$/) ? 1 : 0
  const upper = isOneOf(tokens[at + joined], UPPER_ENDINGS)
  const lower = isOneOf(tokens[at + joined], LOWER_ENDINGS)
  const isWhole = joined === 1 || isOneOf(tokens[at], /^(?:max|maximum|plus|min|minimum)$/)
  return isWhole && (upper || lower) ? { length: joined + 1, upper, lower } : { length: 0, upper: false, lower: false }
}
