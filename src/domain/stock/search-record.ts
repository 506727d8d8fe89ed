import type { CarType, ItemType, PriceType, VehicleStatus } from './vehicle'

/**
 * One vehicle in the search index (STK-04). Money in dollars, moments in unix seconds. `body`, `fuel` and
 * `transmission` hold the vehicle's simplified values, as used by the search state in the URL (SRCH-02). A missing
 * field is unknown; a price is never 0.
 */
export type StockRecord = {
  readonly objectID: string
  readonly tenant_id: string
  readonly slug: string
  readonly name: string
  readonly year: number
  readonly make: string
  readonly model: string
  /** `Make:Model`; model path segments are matched against it (SRCH-03). */
  readonly make_model: string
  readonly badge?: string
  readonly series?: string
  readonly item_type: ItemType
  /** `new`, `demo` or `used`, and the plural of the item type; used by category paths. */
  readonly categories: readonly string[]
  readonly car_type: CarType
  readonly status: VehicleStatus
  readonly reserved: boolean
  readonly sold: boolean
  readonly certified: boolean
  readonly preorder: boolean
  readonly price?: number
  readonly before_price?: number
  readonly offer_price?: number
  readonly subscription_price?: number
  readonly price_type: PriceType
  /** Bands such as `20000-30000`, for tiles and facets. */
  readonly price_range?: string
  /** Bands such as `100-150` in dollars per week; only with a weekly finance estimate (FIN-01). */
  readonly weekly_price_range?: string
  readonly weekly_price?: number
  /** Whole dollars per month, from a lender without a weekly example. */
  readonly monthly_price?: number
  readonly advertised_rate?: number
  readonly comparison_rate?: number
  readonly km?: number
  readonly body?: string
  readonly fuel?: string
  readonly transmission?: string
  readonly drive?: string
  readonly seats?: number
  readonly doors?: number
  readonly colour?: string
  readonly engine?: string
  readonly stocknum?: string
  readonly vin?: string
  readonly tag?: string
  readonly filtered_features: readonly string[]
  readonly location_id?: string
  readonly location_name?: string
  readonly dealership_id?: string
  readonly dealership_slug?: string
  readonly dealership_name?: string
  readonly city?: string
  readonly state?: string
  readonly image_url?: string
  readonly photos_count: number
  readonly views: number
  readonly show_on_dealer_website: boolean
  readonly has_spin: boolean
  readonly state_average_market_price?: number
  readonly average_market_price?: number
  readonly created_at: number
  readonly sold_date_timestamp?: number
  /** The default order of the index, descending (SRCH-11). */
  readonly rank: number
}

export const STOCK_INDEX = 'vehicles'

/** The sorts offered to shoppers, each a replica of the index; the first is by relevance (SRCH-01). */
export const stockSorts = {
  relevant: STOCK_INDEX,
  latest: `${STOCK_INDEX}_created_at_desc`,
  price_desc: `${STOCK_INDEX}_price_desc`,
  price_asc: `${STOCK_INDEX}_price_asc`,
} as const
export type StockSort = keyof typeof stockSorts

/** Settings of the stock index in Algolia's format; both search drivers use the same object. */
export const stockIndexSettings = {
  searchableAttributes: [
    'make,model',
    'name,badge,series',
    'body,colour,fuel,transmission,drive',
    'stocknum,vin',
    'city,dealership_name,state',
    'unordered(filtered_features)',
  ],
  attributesForFaceting: [
    'filterOnly(tenant_id)',
    'filterOnly(show_on_dealer_website)',
    'filterOnly(sold)',
    'filterOnly(reserved)',
    'filterOnly(location_id)',
    'filterOnly(dealership_id)',
    'badge',
    'body',
    'car_type',
    'categories',
    'certified',
    'city',
    'colour',
    'dealership_name',
    'dealership_slug',
    'drive',
    'searchable(filtered_features)',
    'fuel',
    'item_type',
    'km',
    'location_name',
    'searchable(make)',
    'make_model',
    'searchable(model)',
    'price',
    'price_range',
    'seats',
    'series',
    'state',
    'status',
    'subscription_price',
    'tag',
    'transmission',
    'weekly_price',
    'weekly_price_range',
    'year',
  ],
  numericAttributesForFiltering: [
    'price',
    'km',
    'year',
    'seats',
    'subscription_price',
    'weekly_price',
    'photos_count',
    'sold_date_timestamp',
    'created_at',
  ],
  customRanking: ['desc(rank)', 'asc(objectID)'],
  disableTypoToleranceOnAttributes: ['vin', 'stocknum'],
  unretrievableAttributes: [],
  maxValuesPerFacet: 1000,
  paginationLimitedTo: 2000,
  replicas: {
    [stockSorts.latest]: ['desc(created_at)', 'asc(objectID)'],
    [stockSorts.price_desc]: ['desc(price)', 'asc(objectID)'],
    [stockSorts.price_asc]: ['asc(price)', 'asc(objectID)'],
  },
} as const
