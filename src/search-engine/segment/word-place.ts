/**
 * A word's place in sixteen bits: the ordinal of the searchable attribute, the position among the attribute's words,
 * and whether the word is a complete value of it.
 */
export const MAX_ATTRIBUTES = 32
export const LAST_POSITION = 1023

export const packWordPlace = (attribute: number, position: number, isWholeValue: boolean): number =>
  (attribute << 11) | (Math.min(position, LAST_POSITION) << 1) | (isWholeValue ? 1 : 0)
export const attributeOf = (place: number): number => place >>> 11
export const positionOf = (place: number): number => (place >>> 1) & LAST_POSITION
export const isAlone = (place: number): boolean => (place & 1) === 1
