import { parseBaseFilter } from '@/src/domain/stock/filters/equals-filter'
import { searchPaths } from '@/src/domain/stock/search-url/search-address'
import { carTypeLabels } from '@/src/domain/stock/fields/choices'
import { choice, list, number, text, toggle } from './kit'

/** Stock search (TEN-04). */
export const search = {
  base_path: choice(
    ['/search/new-used-and-demo-cars/', '/search/new-and-demo-cars/', '/search/used-cars'],
    '/search/new-used-and-demo-cars/',
    {
      label: 'Search page address',
      help: 'The address of the stock search. It also decides which vehicle types the search lists at first.',
    },
  ),
  path_prefix: choice(searchPaths, '/search', {
    label: 'Start of make and model addresses',
    help: 'The addresses of make, model and body pages start with this, such as /used-car/toyota/corolla.',
  }),
  page_size: number(21, { label: 'Vehicles per page', help: 'Results on one page of the search.', min: 3, max: 60 }),
  sorts: list(['relevant', 'latest', 'price_desc', 'price_asc'], {
    label: 'Sort options',
    help: 'Offered in this order. The first is the default.',
    options: ['relevant', 'latest', 'price_desc', 'price_asc', 'km_asc'],
    optionLabels: {
      relevant: 'Most relevant',
      latest: 'Latest',
      price_desc: 'Highest price',
      price_asc: 'Lowest price',
      km_asc: 'Lowest kilometres',
    },
  }),
  default_state: choice(['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa'], 'qld', {
    optionLabels: { act: 'ACT', nsw: 'NSW', nt: 'NT', qld: 'QLD', sa: 'SA', tas: 'TAS', vic: 'VIC', wa: 'WA' },
    label: 'Default state',
    help: 'Preselected where a trade-in asks for the state of registration.',
  }),
  categories: list(['new', 'demo', 'used'], {
    label: 'Search categories',
    help: 'The types of vehicle you sell.',
    options: ['new', 'demo', 'used'],
    optionLabels: carTypeLabels,
  }),
  popular_makes: list([], {
    label: 'Popular makes',
    help: 'Shown first in the make list, up to 20. Leave empty to show the first 7.',
  }),
  models_always_open: toggle(false, {
    label: 'Always show models',
    help: 'Shows the models of a chosen make without a click.',
  }),
  repayment_filter: toggle(true, {
    label: 'Filter by weekly repayment',
    help: 'Shoppers set the most they want to pay a week, with the finance warning beside it. Only where vehicles have a finance estimate.',
  }),
  price_asc_above_zero: toggle(false, {
    label: 'Hide vehicles without a price when sorting by lowest price',
    help: 'Shoppers who sort by lowest price see only vehicles with a price.',
  }),
  min_photos: number(0, {
    label: 'Fewest photos',
    help: 'The search doesn’t list vehicles with fewer photos.',
    min: 0,
    max: 14,
  }),
  sold_days: number(3, {
    label: 'Days a sold vehicle stays listed',
    help: 'Counted from the sale. After that, its page leads to the search for its model.',
    min: 0,
    max: 60,
  }),
  only_shown_on_website: toggle(true, {
    label: 'Only vehicles marked for the website',
    help: 'Hides vehicles that your feed marks as not for the website.',
  }),
  manufacturer: text('', {
    label: 'Only this make',
    help: 'For dealers of one make, such as Chery: the search lists only this make. Leave empty to list all makes.',
    maxChars: 100,
  }),
  base_filter: text('', {
    label: 'Base filter',
    help: 'A filter added to every search, such as car_type=used AND price>0. Put quotes around a value of several words: make="Land Rover".',
    maxChars: 2000,
    reads: (expression) => {
      const read = parseBaseFilter(expression)
      return 'error' in read ? read : { value: read.filters }
    },
  }),
  stock_count: number(0, {
    label: 'Stock count shown above 1999 results',
    help: '0 shows the sum of the counts by status or vehicle type instead.',
    min: 0,
    max: 1_000_000,
  }),
  excluded_makes: list([], {
    label: 'Makes kept out of addresses',
    help: 'Search addresses never include these makes.',
  }),
  default_city: text('', {
    label: 'Default city',
    help: 'Preselected when a shopper arrives without any filter. Leave empty for none.',
  }),
  collapse_sold: toggle(true, {
    label: 'Collapse sold vehicles',
    help: 'When several sold vehicles follow each other, shows only the first.',
  }),
  series_order: toggle(false, { label: 'Order by series', help: 'Lists duo, then city, then sport.' }),
  promo_every: number(0, {
    label: '“We want your car” card every N vehicles',
    help: 'Only in searches of used vehicles. 0 shows none.',
    min: 0,
    max: 60,
  }),
  promo_always: toggle(false, {
    label: '“We want your car” card in every search',
    help: 'Also shows the card in searches of new and demo vehicles.',
  }),
  no_results_path: text('/special-offers', {
    label: 'Link from an empty search',
    help: 'The page that an empty search links to. “Clear Filters” leads there too if there are no filters to clear.',
    shape: [/^\/(?![/\\])/, 'Enter a path on your site, such as /special-offers.'],
  }),
  similar_size: number(6, {
    label: 'Similar vehicles',
    help: 'How many a vehicle page shows under “Similar cars”. 0 shows none.',
    min: 0,
    max: 12,
  }),
  result_cache: number(10, {
    label: 'Stored searches',
    help: 'How many searches the browser stores, so that shoppers can return to them instantly.',
    min: 0,
    max: 100,
  }),
} as const
