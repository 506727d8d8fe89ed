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
