import type { SlugSource } from '../search-url/slug-lookup'
import { makeOfPair } from '../search-url/make-of-pair'
import type { SearchState } from '../search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'

type Lists = SearchState['lists']

/** Keeps the values that the dealer's own stock has, and the types, whose names the site has itself. */
const knownLists = (lists: Lists, { makeModels, bodies }: SlugSource): Lists => {
  const makes = new Set(makeModels.map(makeOfPair))
  const onlyKnown = (values: readonly string[] | undefined, isKnown: (value: string) => boolean) => {
    const known = values?.filter(isKnown) ?? []
    return known.length > 0 ? known : undefined
  }
  return Object.fromEntries(
    Object.entries({
      car_type: lists.car_type,
      item_type: lists.item_type,
      make: onlyKnown(lists.make, (make) => makes.has(make)),
      make_model: onlyKnown(lists.make_model, (pair) => makeModels.includes(pair)),
      body: onlyKnown(lists.body, (body) => bodies.includes(body)),
    }).filter(([, values]) => values !== undefined),
  )
}

/**
 * Returns the part of a search that an email to an unconfirmed address may name (SRCH-18), and whether that is all of
 * it. Anyone can enter a stranger's address, so the email repeats no text that the sender chose freely.
 */
export const toMailableSearch = (
  state: SearchState,
  stock: SlugSource,
): { readonly state: SearchState; readonly isWhole: boolean } => {
  const { ranges, near } = state
  const mailable = normalizeSearch({
    query: '',
    page: 1,
    lists: knownLists(state.lists, stock),
    ranges,
    ...(near && { near }),
  })
  const whole = normalizeSearch({ ...state, page: 1 })
  const { sortBy: _, ...filters } = whole
  return { state: mailable, isWhole: JSON.stringify(filters) === JSON.stringify(mailable) }
}
