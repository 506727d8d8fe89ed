import type { SearchState } from '../search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'

type Lists = SearchState['lists']

/** The values that the dealer's own stock has, by their fields. */
type StockValues = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Types, whose names the site has itself. */
const ownFields: readonly string[] = ['car_type', 'item_type']

const knownLists = (lists: Lists, stock: StockValues): Lists =>
  Object.fromEntries(
    Object.entries(lists)
      .map(([field, values]) => [
        field,
        ownFields.includes(field) ? values : values.filter((value) => Object.hasOwn(stock[field] ?? {}, value)),
      ])
      .filter(([, values]) => values !== undefined && values.length > 0),
  )

/**
 * Returns the part of a search that an email to an unconfirmed address may name (SRCH-18), and whether that is all of
 * it. Anyone can enter a stranger's address, so the email repeats no text that the sender chose freely.
 */
export const toMailableSearch = (
  state: SearchState,
  stock: StockValues,
): { readonly state: SearchState; readonly isWhole: boolean } => {
  const { ranges, near } = state
  const without = knownLists(state.without ?? {}, stock)
  const mailable = normalizeSearch({
    query: '',
    page: 1,
    lists: knownLists(state.lists, stock),
    ranges,
    ...(Object.keys(without).length > 0 && { without }),
    ...(near && { near }),
  })
  const whole = normalizeSearch({ ...state, page: 1 })
  const { sortBy: _, ...filters } = whole
  return { state: mailable, isWhole: JSON.stringify(filters) === JSON.stringify(mailable) }
}
