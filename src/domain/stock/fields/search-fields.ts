import { listFields, rangeFields } from './generated/search-fields'

/**
 * The lists of the search state, each one URL field and one facet of the index, and its ranges of whole numbers:
 * dollars, kilometres, years, seats (SRCH-02). Addresses name them in this order.
 */
export { listFields, rangeFields }
export type ListField = (typeof listFields)[number]
export type RangeField = (typeof rangeFields)[number]

export const isListField = (name: string): name is ListField => (listFields as readonly string[]).includes(name)
export const isRangeField = (name: string): name is RangeField => (rangeFields as readonly string[]).includes(name)
