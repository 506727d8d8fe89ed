import type { VehicleFields } from '../fields'
import type { partFields } from '../fields/part-fields'
import type { CaravanSpecifications, Vehicle, VehicleVariant } from '../vehicle/vehicle'

type AttributeOf<Fields, Name> = Name extends keyof Fields
  ? Fields[Name] extends { search: infer Attribute extends string }
    ? Exclude<Attribute, 'computed'>
    : never
  : never

type AttributesOf<Values, Fields> = { [Name in keyof Values as AttributeOf<Fields, Name>]: Values[Name] }

/** Attributes that are fields of the vehicle or of its nested parts, under the name that the field declares. */
export type DirectAttributes = AttributesOf<Vehicle, VehicleFields> &
  AttributesOf<VehicleVariant, (typeof partFields)['variant']> &
  AttributesOf<CaravanSpecifications, (typeof partFields)['caravan']>

/**
 * One vehicle in the search index (STK-04). Money in dollars, moments in unix seconds. `body`, `fuel` and
 * `transmission` hold the vehicle's simplified values, as used by the search state in the URL (SRCH-02). A missing
 * field is unknown; a price is never 0.
 */
export type StockRecord = DirectAttributes & {
  readonly objectID: string
  readonly tenant_id: string
  /** `Make:Model`; model path segments are matched against it (SRCH-03). */
  readonly make_model: string
  /** `item type:body:Make:Model`, which tells words which models can have a body (SRCH-19). */
  readonly model_body?: string
  /** `new`, `demo` or `used`, and the plural of the item type; used by category paths. */
  readonly categories: readonly string[]
  readonly sold: boolean
  readonly certified: boolean
  readonly price?: number
  readonly before_price?: number
  readonly offer_price?: number
  /** The asking price is lower than it was. */
  readonly reduced?: true
  readonly subscription_price?: number
  /** Cubic centimetres of the combustion engine. */
  readonly engine_capacity?: number
  /** Bands such as `20000-30000`, for tiles and facets. */
  readonly price_range?: string
  /** Bands such as `100-150` in dollars per week; only with a weekly finance estimate (FIN-01). */
  readonly weekly_price_range?: string
  readonly weekly_price?: number
  /** Whole dollars per month, from a lender without a weekly example. */
  readonly monthly_price?: number
  readonly advertised_rate?: number
  readonly comparison_rate?: number
  /** Dollars and years that the repayment stands for; only if a deposit or a final payment is paid besides. */
  readonly finance_deposit?: number
  readonly finance_final_payment?: number
  readonly finance_years?: number
  readonly filtered_features: readonly string[]
  readonly location_name?: string
  /** The coordinates of the location, in the protocol's form. */
  readonly _geoloc?: { readonly lat: number; readonly lng: number }
  /** The region of the location, such as `Brisbane`. */
  readonly region?: string
  /** The first photo; the studio image of its body for a vehicle without one (GAL-01). */
  readonly image_url: string
  readonly photos_count: number
  readonly has_spin: boolean
  readonly state_average_market_price?: number
  readonly average_market_price?: number
  readonly created_at: number
  readonly sold_date_timestamp?: number
  /** The default order of the index, descending (SRCH-11). */
  readonly rank: number
}

export const STOCK_INDEX = 'vehicles'

/**
 * The sorts offered to shoppers, each a replica of the index; the first is by relevance (SRCH-01). The order by distance
 * is part of relevance, and offered around a place only (SHP-04).
 */
export const stockSorts = {
  relevant: STOCK_INDEX,
  latest: `${STOCK_INDEX}_created_at_desc`,
  price_desc: `${STOCK_INDEX}_price_desc`,
  price_asc: `${STOCK_INDEX}_price_asc`,
  km_asc: `${STOCK_INDEX}_km_asc`,
  nearest: STOCK_INDEX,
} as const
export type StockSort = keyof typeof stockSorts
