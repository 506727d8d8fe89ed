import { listFields, rangeFields } from '../fields/generated/search-fields'

/**
 * The lists of the search state, each one URL field and one facet of the index, and its ranges of whole numbers:
 * dollars, kilometres, years, seats (SRCH-02). Addresses name them in this order.
 */
export { listFields, rangeFields }
export type ListField = (typeof listFields)[number]
export type RangeField = (typeof rangeFields)[number]

export const isListField = (name: string): name is ListField => (listFields as readonly string[]).includes(name)
export const isRangeField = (name: string): name is RangeField => (rangeFields as readonly string[]).includes(name)

/** Limits of an address; anything beyond them is dropped, so that a link cannot make a request arbitrarily large. */
export const limits = {
  query: 200,
  value: 100,
  valuesPerField: 40,
  page: 1000,
  /** Characters of a place's name, and kilometres around it. */
  place: 60,
  km: 1000,
  number: 99_999_999,
  /** Characters for all lists together, and for the complete query string. */
  listBudget: 5000,
  queryString: 8000,
  parameters: 300,
} as const
