import type { CarType, ItemType, PriceType, VehicleStatus } from '../fields/choices'
import type { VehicleFieldName, VehicleFields } from '../fields'
import type { partFields } from '../fields/part-fields'

export type { CarType, ItemType, PriceType, VehicleStatus }
export { carTypes, itemTypes, priceTypes } from '../fields/choices'

type Flatten<T> = { readonly [Key in keyof T]: T[Key] }
type NumberType = 'integer' | 'number' | 'cents' | 'amount' | 'rate'

type ValueOf<Field> = Field extends { type: NumberType }
  ? number
  : Field extends { type: 'flag' }
    ? boolean
    : Field extends { type: 'choice'; options: readonly (infer Option)[] }
      ? Option
      : Field extends { type: 'json'; part: infer Part extends keyof JsonValues }
        ? JsonValues[Part]
        : string

type PresentKey<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends { required: true } | { default: unknown } ? Key : never
}[keyof Fields]

/** The object that holds a value for each of these fields; those without a default or `required` may be absent. */
type ObjectOf<Fields> = Flatten<
  { readonly [Key in PresentKey<Fields>]: ValueOf<Fields[Key]> } & {
    readonly [Key in Exclude<keyof Fields, PresentKey<Fields>>]?: ValueOf<Fields[Key]>
  }
>

/** The part of the vehicle in a photo. Most show the exterior, which is not stored (SHP-07). */
export type PhotoCategory = 'interior' | 'damage'

export type VehicleImage = {
  readonly url: string
  readonly thumb_url?: string
  readonly isVideo?: boolean
  readonly category?: PhotoCategory
  /** A text of staff that shoppers read with the photo (STF-01). */
  readonly caption?: string
}

export type VehicleVariant = ObjectOf<(typeof partFields)['variant']>

/** Lengths in feet, masses in kilograms. */
export type CaravanSpecifications = ObjectOf<(typeof partFields)['caravan']>

/** Example of one lender for one vehicle. Money in dollars, as lenders' feeds state it. */
export type FinanceLender = Omit<ObjectOf<(typeof partFields)['lender']>, 'name'>

export type YouxQuote = ObjectOf<(typeof partFields)['youxQuote']>

export type AutograbData = ObjectOf<(typeof partFields)['autograb_data']>

export type Hotspot = {
  readonly description: string
  readonly title?: string
  /** Position in percent of the image, keyed by frame index (exterior) or 0 (interior). */
  readonly positions: Readonly<Record<string, { readonly x: number; readonly y: number }>>
}
export type Hotspots = { readonly exterior?: readonly Hotspot[]; readonly interior?: readonly Hotspot[] }

/** Values set by staff, stored apart from the feed's values so that the next import does not replace them. */
export type VehicleOverrides = {
  readonly tag?: string
  readonly dealercomments?: string
  readonly offer_price_cents?: number
  /** The earlier price, crossed out. */
  readonly before_price_cents?: number
  /** The dealer's own photos, beside those of the feed. */
  readonly photos?: readonly VehicleImage[]
  /** Addresses of the feed's photos that shoppers do not see. */
  readonly hidden_photos?: readonly string[]
  /** The dealer's own photos that staff removed last, which they can bring back. */
  readonly removed_photos?: readonly VehicleImage[]
  /** Addresses of the photos in their order, the dealer's own among those of the feed. */
  readonly image_order?: readonly string[]
  /** Addresses of the photos that staff marked. The exterior is stored only where the feed says otherwise. */
  readonly exterior_photos?: readonly string[]
  readonly interior_photos?: readonly string[]
  readonly damage_photos?: readonly string[]
  /** Captions by the photo's address. */
  readonly photo_captions?: Readonly<Record<string, string>>
}

type JsonValues = {
  readonly images: readonly VehicleImage[]
  readonly addresses: readonly string[]
  readonly lines: readonly string[]
  readonly hotspots: Hotspots
  readonly variant: VehicleVariant
  readonly caravan: CaravanSpecifications
  readonly lenders: Readonly<Record<string, FinanceLender>>
  readonly youxQuote: YouxQuote
  readonly autograb_data: AutograbData
  readonly overrides: VehicleOverrides
}

type StoredName = {
  [Name in VehicleFieldName]: VehicleFields[Name] extends { stored: false } ? never : Name
}[VehicleFieldName]

/** A vehicle as the product stores it (STK-01); `fields` declares its properties. */
export type Vehicle = ObjectOf<Pick<VehicleFields, StoredName>>

type FedName = {
  [Name in StoredName]: VehicleFields[Name] extends { feed: unknown } ? Name : never
}[StoredName]

/** Nested data that feeds fill property by property. */
type FedPart = 'variant' | 'caravan' | 'youxQuote' | 'autograb_data'

/**
 * A normalized vehicle from a feed, the input of the import plan. `key` identifies the vehicle in its feed;
 * `location_slug` names an existing location of the tenant, since an import never creates one.
 */
export type FeedVehicle = Flatten<
  ObjectOf<Pick<VehicleFields, FedName | FedPart>> & {
    readonly key: string
    readonly location_slug?: string
    /** The listing date from the feed; without it the moment of the first import is used. */
    readonly listed_at?: string
  }
>

type DefaultedName = {
  [Name in FedName]: VehicleFields[Name] extends { default: unknown } ? Name : never
}[FedName]

/**
 * A mapped row, with only the fields it contains. Missing ones keep staff's values, or get defaults on a new vehicle.
 */
export type PartialFeedVehicle = Omit<FeedVehicle, DefaultedName> & Partial<Pick<FeedVehicle, DefaultedName>>
