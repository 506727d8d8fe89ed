/**
 * A word's position in sixteen bits: the ordinal of the searchable attribute, the position among the attribute's words,
 * and whether the word is a complete value of it.
 */
export const MAX_ATTRIBUTES = 32
export const LAST_OFFSET = 1023

export const packWordPosition = (attribute: number, offset: number, isWholeValue: boolean): number =>
  (attribute << 11) | (Math.min(offset, LAST_OFFSET) << 1) | (isWholeValue ? 1 : 0)
export const attributeOf = (position: number): number => position >>> 11
export const offsetOf = (position: number): number => (position >>> 1) & LAST_OFFSET
export const isAlone = (position: number): boolean => (position & 1) === 1
