import { findNumber } from './numbers'
import type { Token } from './tokens'

const isOneOf = (token: Token | undefined, pattern: RegExp): boolean => token !== undefined && pattern.test(token.key)

const RANGE = /^range$/
const KILOMETRES = /^(?:km|kms|kilomet(?:er|re)s?)$/
const TOW = /^(?:tow|tows|towing|towed|braked)$/
const WEIGHT = /^(?:t|ton|tons|tonne|tonnes|kg|kgs)$/
const LINKS = /^(?:of|up|to|at|least|over|capacity|can|with)$/

/** Returns the letters directly after a number: `t` of `3.5t`. */
const attachedUnit = (token: Token | undefined): string | undefined =>
  /^\d[\d,]*(?:\.\d+)?([a-z]+)$/i.exec(token?.raw ?? '')?.[1]?.toLowerCase()

/** Returns the end of a number with its unit, `3 tonne` or `3.5t`; undefined for another word. */
const findMeasureEnd = (tokens: readonly Token[], at: number, unit: RegExp): number | undefined => {
  const attached = attachedUnit(tokens[at])
  if (attached !== undefined) return unit.test(attached) ? at + 1 : undefined
  const number = findNumber(tokens, at)
  if (!number || number.dollar || number.spelled) return undefined
  return isOneOf(tokens[at + number.length], unit) ? at + number.length + 1 : undefined
}

const findPhraseEnd = (tokens: readonly Token[], from: number, subject: RegExp, unit: RegExp): number | undefined => {
  if (isOneOf(tokens[from], subject)) {
    let at = from + 1
    while (isOneOf(tokens[at], LINKS) || isOneOf(tokens[at], subject)) at += 1
    return findMeasureEnd(tokens, at, unit)
  }
  const end = findMeasureEnd(tokens, from, unit)
  if (end === undefined || !isOneOf(tokens[end], subject)) return undefined
  return isOneOf(tokens[end + 1], /^capacity$/) ? end + 2 : end + 1
}

/**
 * Counts the tokens of a measure that no filter can express, an electric range (“500 km range”) or a towing capacity
 * (“tow 3 tonne”); 0 for none. They would otherwise be read as kilometres on the odometer or as a price (SHP-10).
 */
export const countMeasureTokens = (tokens: readonly Token[], from: number): number => {
  const end = findPhraseEnd(tokens, from, RANGE, KILOMETRES) ?? findPhraseEnd(tokens, from, TOW, WEIGHT)
  return end === undefined ? 0 : end - from
}
