import { parseBaseFilter } from '@/src/domain/stock/filters/equals-filter'
import { searchPaths } from '@/src/domain/stock/search-url/search-address'
import { choice, list, number, text, toggle } from './kit'

/** Stock search (TEN-04). */
export const search = {
  base_path: choice(
    ['/search/new-used-and-demo-cars/', '/search/new-and-demo-cars/', '/search/used-cars'],
    '/search/new-used-and-demo-cars/',
    {
      label: 'Search page address',
      help: 'Where the stock search lives; also decides which car types it lists by default.',
    },
  ),
  path_prefix: choice(searchPaths, '/search', {
    label: 'Prefix of make and model addresses',
    help: 'Make, model and body pages start with this, such as /used-car/toyota/corolla.',
  }),
  page_size: number(21, { label: 'Cars per page', help: 'Results on one page of the search.', min: 3, max: 60 }),
  sorts: list(['relevant', 'latest', 'price_desc', 'price_asc'], {
    label: 'Sort options',
    help: 'Offered in this order; the first is the default.',
    options: ['relevant', 'latest', 'price_desc', 'price_asc'],
  }),
  default_state: choice(['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa'], 'qld', {
    label: 'Default state',
    help: 'Chosen where a trade-in asks for the state of registration, until the shopper chooses.',
  }),
  categories: list(['new', 'demo', 'used'], {
    label: 'Search categories',
    help: 'Car types this dealer sells.',
    options: ['new', 'demo', 'used'],
  }),
  popular_makes: list([], {
    label: 'Popular makes',
    help: 'Shown first in the make list, up to 20; empty shows the first 7.',
  }),
  models_always_open: toggle(false, {
    label: 'Always show models',
    help: 'Shows the models under a chosen make without a press.',
  }),
  price_asc_above_zero: toggle(false, {
    label: 'Hide unpriced cars when sorting by lowest price',
    help: 'Adds price above 0 to the lowest price sort.',
  }),
  min_photos: number(0, { label: 'Least photos', help: 'Cars with fewer photos are not listed.', min: 0, max: 14 }),
  sold_days: number(3, { label: 'Days a sold car stays listed', help: 'Counted from the sale.', min: 0, max: 60 }),
  only_shown_on_website: toggle(true, {
    label: 'Only cars marked for the website',
    help: 'Leaves out cars whose feed says they are not for the dealer website.',
  }),
  manufacturer: text('', {
    label: 'Only this make',
    help: 'For the dealer of one make: its search lists cars of this make alone, such as Chery. Empty lists all.',
    maxChars: 100,
  }),
  base_filter: text('', {
    label: 'Base filter',
    help: 'A filter expression always added, such as car_type=used AND price>0. Values of several words stand in quotes: make="Land Rover".',
    maxChars: 2000,
    reads: (expression) => {
      const read = parseBaseFilter(expression)
      return 'error' in read ? read : { value: read.filters }
    },
  }),
  stock_count: number(0, {
    label: 'Stock count shown above 1999 results',
    help: '0 shows the sum of the counts by status or car type instead.',
    min: 0,
    max: 1_000_000,
  }),
  excluded_makes: list([], {
    label: 'Makes kept out of addresses',
    help: 'These makes never become part of a search address.',
  }),
  default_city: text('', {
    label: 'Default city',
    help: 'Chosen when a shopper arrives with no filter at all; empty for none.',
  }),
  collapse_sold: toggle(true, { label: 'Collapse sold cars', help: 'Of sold cars in a row only the first is shown.' }),
  series_order: toggle(false, { label: 'Order by series', help: 'Lists duo, then city, then sport.' }),
  cards_per_row: choice(['3', '4'], '3', { label: 'Cards per row', help: 'On wide screens.' }),
  promo_every: number(0, {
    label: '“We want your car” card every N cars',
    help: 'In searches of used cars only; 0 shows none.',
    min: 0,
    max: 60,
  }),
  promo_always: toggle(false, {
    label: '“We want your car” card in every search',
    help: 'Shows it in searches of new and demonstrator cars, too.',
  }),
  no_results_path: text('/special-offers', {
    label: 'Way on from an empty search',
    help: 'Where an empty search leads beside clearing its filters, and “Clear Filters” itself where there is none to clear.',
    shape: [/^\/(?![/\\])/, 'Expected a path of this site such as /special-offers.'],
  }),
  similar_size: number(6, {
    label: 'Similar cars',
    help: 'How many a vehicle page shows under “Similar cars”; 0 shows none.',
    min: 0,
    max: 12,
  }),
  result_cache: number(10, {
    label: 'Results kept',
    help: 'Searches kept for instant return in the browser.',
    min: 0,
    max: 100,
  }),
} as const
