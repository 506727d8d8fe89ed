/**
 * The lists of the search state, each one URL field and one facet of the index (SRCH-02). Addresses name them in this
 * order.
 */
export const listFields = [
  'make',
  'make_model',
  'model',
  'badge',
  'series',
  'car_type',
  'categories',
  'item_type',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'year',
  'state',
  'city',
  'location_name',
  'dealership_name',
  'dealership_slug',
  'tag',
  'status',
  'certified',
  'filtered_features',
  'price',
  'price_range',
  'km',
  'subscription_price',
  'weekly_price_range',
  'region',
] as const
export type ListField = (typeof listFields)[number]

/** Fields with a range of whole numbers: dollars, kilometres, years, seats. */
export const rangeFields = ['price', 'km', 'year', 'seats', 'subscription_price', 'weekly_price'] as const
export type RangeField = (typeof rangeFields)[number]

export const isListField = (name: string): name is ListField => (listFields as readonly string[]).includes(name)
export const isRangeField = (name: string): name is RangeField => (rangeFields as readonly string[]).includes(name)

/** Limits of an address; anything beyond them is dropped, so that a link cannot make a request arbitrarily large. */
export const limits = {
  query: 200,
  value: 100,
  valuesPerField: 40,
  page: 1000,
  number: 99_999_999,
  /** Characters for all lists together, and for the complete query string. */
  listBudget: 5000,
  queryString: 8000,
  parameters: 300,
} as const
