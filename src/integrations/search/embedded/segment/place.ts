/**
 * A word's place in sixteen bits: the ordinal of the searchable attribute, the position among the attribute's words,
 * and whether the word is a complete value of it.
 */
export const mostAttributes = 32
export const lastPosition = 1023

export const packPlace = (attribute: number, position: number, alone: boolean): number =>
  (attribute << 11) | (Math.min(position, lastPosition) << 1) | (alone ? 1 : 0)
export const attributeOf = (place: number): number => place >>> 11
export const positionOf = (place: number): number => (place >>> 1) & lastPosition
export const isAlone = (place: number): boolean => (place & 1) === 1
