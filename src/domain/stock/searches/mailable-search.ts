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

/** A few words of letters and digits, as of a model's name: no sentence, and nothing that a mail program makes a link of. */
const PLAIN_WORDS = /^[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,2}$/u
const MAX_PLAIN_CHARS = 30
/** More digits could be a phone number. */
const MAX_PLAIN_DIGITS = 4

/** Returns a search's words if they can hold no message to a stranger, else no words. */
const plainWordsOf = (text: string): string => {
  const query = text.replaceAll(/["“”]/g, '')
  const digits = query.match(/\p{N}/gu)?.length ?? 0
  return PLAIN_WORDS.test(query) && query.length <= MAX_PLAIN_CHARS && digits <= MAX_PLAIN_DIGITS ? text : ''
}

/**
 * Returns the part of a search that an email to an unconfirmed address may name (SRCH-18), and whether that is all of
 * it. Anyone can enter a stranger's address, so of the sender's own text the email repeats only up to three plain words.
 */
export const toMailableSearch = (
  state: SearchState,
  stock: StockValues,
): { readonly state: SearchState; readonly isWhole: boolean } => {
  const { ranges, near } = state
  const without = knownLists(state.without ?? {}, stock)
  const mailable = normalizeSearch({
    query: plainWordsOf(state.query),
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
