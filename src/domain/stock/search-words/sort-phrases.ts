import type { StockSort } from '../search-record/search-record'
import type { Token } from './tokens'

/** A phrase that chooses a sort; `length` is its number of tokens. */
export type SortPhrase = { readonly length: number; readonly sort: StockSort }

const phrases: readonly (readonly [sort: StockSort, phrases: string])[] = [
  [
    'latest',
    'new arrival|new arrivals|latest arrival|latest arrivals|recent arrivals|new stock|latest stock|fresh stock|just arrived|just in|just landed|just listed|just added|recently added|recently listed|recently arrived|newly added|newly listed|newly arrived|new listing|new listings|latest listings|newest first|latest first|most recent',
  ],
  [
    'price_asc',
    'price low to high|price lowest to highest|price low high|low to high price|lowest to highest price|lowest price|lowest price first|lowest prices|low price|lowest priced|cheapest first|cheapest to dearest|price ascending',
  ],
  [
    'price_desc',
    'price high to low|price highest to lowest|price high low|high to low price|highest to lowest price|highest price|highest price first|highest prices|high price|highest priced|top price|most expensive|most expensive first|dearest first|price descending',
  ],
  [
    'km_asc',
    'lowest km first|lowest kms first|not too many ks|not too many kms|not too many kays|not many kms|not many ks|no high kms|no high ks|not high kms|not too high kms|without too many kms|km low to high|kms low to high|kilometres low to high|odometer low to high|mileage low to high',
  ],
]

const bareOrders: readonly (readonly [sort: StockSort, phrases: string])[] = [
  ['price_asc', 'low to high|lowest to highest'],
  ['price_desc', 'high to low|highest to lowest'],
]

/** The longest first, so that “lowest to highest price” is not read as its beginning. */
const table = [...phrases, ...bareOrders]
  .flatMap(([sort, names]) => names.split('|').map((name) => ({ sort, words: name.split(' ') })))
  .sort((a, b) => b.words.length - a.words.length)

/** Finds a phrase for an order at a position of the text: “new arrivals”, “price low to high” (SRCH-01). */
export const findSortPhrase = (tokens: readonly Token[], from: number): SortPhrase | undefined => {
  const found = table.find(({ words }) => words.every((word, index) => tokens[from + index]?.key === word))
  return found && { sort: found.sort, length: found.words.length }
}

/** Words, and pairs of words, that choose a sort wherever they are: “cheap”, “low kms”. */
export const sortWords: ReadonlyMap<string, StockSort> = new Map([
  ...['cheap', 'cheaper', 'cheapest', 'affordable', 'inexpensive', 'leastexpensive'].map(
    (word) => [word, 'price_asc'] as const,
  ),
  ...['expensive', 'mostexpensive', 'dearest', 'priciest'].map((word) => [word, 'price_desc'] as const),
  ...['lowestprice', 'lowprice', 'bestprice', 'bargain', 'bargains', 'budgetfriendly'].map(
    (word) => [word, 'price_asc'] as const,
  ),
  ...['highestprice', 'mostluxurious'].map((word) => [word, 'price_desc'] as const),
  ...['low', 'lower', 'lowest'].flatMap((adjective) =>
    ['km', 'kms', 'kilometre', 'kilometres', 'kilometer', 'kilometers', 'ks', 'mileage', 'odometer'].map(
      (noun) => [adjective + noun, 'km_asc'] as const,
    ),
  ),
  ...['newest', 'latest', 'mostrecent', 'justarrived', 'justin', 'newarrivals'].map(
    (word) => [word, 'latest'] as const,
  ),
])
