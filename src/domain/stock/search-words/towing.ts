import type { RangeField } from '../fields/search-fields'
import type { Range } from '../search-url/state'
import type { Token } from './tokens'

/** Loads behind the vehicle: “tow a 2 tonne caravan” asks for no caravan. */
export const TOWED = /^(?:caravans?|vans?|boats?|trailers?|floats?|campers?|load)$/

/** Kilograms that shoppers who only say “towing” mean at least: a small caravan, or a boat on its trailer. */
export const TOWING_MINIMUM = 1500

const TOW = /^(?:tow|tows|towing)$/
const PULL = /^(?:pull|pulls|haul)$/
/** Words after “tow” with which it names a part or another vehicle: “tow bar”, “tow truck”. */
const NAMED_BY_TOW = /^(?:bars?|balls?|packs?|packages?|kits?|hitch|hooks?|mirrors?|trucks?|assist)$/

/** Returns the number of tokens of “towing”, “towing capacity” and “tow a boat”, which name no amount; 0 for none. */
export const countTowing = (tokens: readonly Token[], from: number): number => {
  const keyAt = (at: number): string => tokens[at]?.key ?? ''
  const tows = TOW.test(keyAt(from))
  if (!tows && !PULL.test(keyAt(from))) return 0
  const to = /^(?:a|an|the|my|our)$/.test(keyAt(from + 1)) ? from + 2 : from + 1
  if (TOWED.test(keyAt(to))) return to + 1 - from
  if (!tows || NAMED_BY_TOW.test(keyAt(from + 1))) return 0
  return /^(?:capacity|rating|weight|vehicles?)$/.test(keyAt(from + 1)) ? 2 : 1
}

/** Finds “towing” without an amount, which means what a small caravan needs. */
export const findTowing = (
  tokens: readonly Token[],
  from: number,
): { readonly length: number; readonly field: RangeField; readonly range: Range } | undefined => {
  const length = countTowing(tokens, from)
  return length > 0 ? { length, field: 'towing', range: { min: TOWING_MINIMUM } } : undefined
}
