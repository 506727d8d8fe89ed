/**
 * A vehicle (STK-01). Field names are those of feeds, database columns and search records, so that every layer uses the
 * same word. Money is whole cents (`*_cents`), distances whole kilometres, dates `YYYY-MM-DD`, moments ISO 8601.
 */
export const carTypes = ['new', 'demo', 'used'] as const
export type CarType = (typeof carTypes)[number]

export const vehicleStatuses = ['in_stock', 'coming_soon', 'sold', 'others'] as const
export type VehicleStatus = (typeof vehicleStatuses)[number]

export const itemTypes = ['car', 'motorcycle', 'truck', 'caravan'] as const
export type ItemType = (typeof itemTypes)[number]

/** A price is either drive away or excludes government charges, and is never displayed without saying which. */
export const priceTypes = ['drive_away', 'excl_govt'] as const
export type PriceType = (typeof priceTypes)[number]

export type VehicleImage = {
  readonly url: string
  readonly thumb_url?: string
  readonly isVideo?: boolean
}

export type VehicleVariant = {
  readonly cylinders?: number
  readonly enginesize?: string
  readonly enginesize_litres?: number
  readonly induction?: string
  readonly fuelconsumptioncombined?: number
  readonly fuelcapacity?: number
  readonly grossvehiclemass?: number
  readonly vehiclelength?: number
  readonly vehicleheight?: number
  readonly vehiclewidth?: number
  readonly towingcapacitybraked?: number
  readonly bodyconfiguration?: string
  readonly torque?: string
  readonly ancaprating?: number
  readonly geartype?: string
}

/** Lengths in feet, masses in kilograms. */
export type CaravanSpecifications = {
  readonly body_width?: number
  readonly body_length?: number
  readonly tare_weight?: number
  readonly axle_type?: string
  readonly sleeps?: number
  readonly aggregate_trailer_mass?: number
}

/** One lender's finance example for one vehicle. Money in dollars, as in lenders' feeds. */
export type FinanceLender = {
  readonly disclaimer?: string
  readonly deposit?: number
  readonly paymentMonth?: number
  readonly paymentWeek?: number
  readonly totalPayable?: number
  readonly interestRate?: number
  readonly comparisonRate?: number
  readonly termMonths?: number
  readonly termWeeks?: number
  readonly termYears?: number
  readonly establishmentFees?: number
  readonly balloon?: number
}

export type YouxQuote = {
  readonly weeklyRepaymentAmount: number
  readonly comparisonRate: number
  readonly advertisedRate: number
}

export type AutograbData = {
  readonly state_average_market_price?: number
  readonly average_market_price?: number
}

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
  readonly image_order?: readonly string[]
}

export type Vehicle = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly year: number
  readonly make: string
  readonly model: string
  readonly badge?: string
  readonly series?: string
  readonly item_type: ItemType
  readonly car_type: CarType
  readonly status: VehicleStatus
  readonly reserved: boolean
  /** Set while a shopper holds the vehicle on the site; displayed as `reserved`, which itself comes from the feed. */
  readonly held?: boolean
  readonly certified: boolean
  readonly preorder: boolean
  readonly price_cents?: number
  readonly before_price_cents?: number
  readonly offer_price_cents?: number
  /** Cents per week. */
  readonly subscription_price_cents?: number
  readonly price_type: PriceType
  readonly km?: number
  readonly simple_body?: string
  readonly simple_transmission?: string
  readonly simple_fuel?: string
  readonly fuel?: string
  readonly drive?: string
  readonly trans?: string
  readonly bodyconfiguration?: string
  readonly gearnum?: number
  readonly seats?: number
  readonly doors?: number
  readonly engine_size?: string
  readonly engine_size_litres?: number
  readonly colour?: string
  readonly interior_colour?: string
  readonly stocknum?: string
  readonly vin?: string
  readonly nvic?: string
  readonly regplate?: string
  readonly rego?: string
  readonly rego_expiry?: string
  readonly build_date?: string
  readonly compliance_date?: string
  readonly tag?: string
  readonly carsales_title?: string
  readonly dealercomments?: string
  /** Address of the history report; its button needs one (VDP-09). */
  readonly file?: string
  readonly video_url?: string
  readonly external_video_url?: string
  readonly images: readonly VehicleImage[]
  readonly spin_images: readonly string[]
  readonly spin_interior_image?: string
  readonly spin_code?: string
  readonly hotspots?: Hotspots
  readonly features: readonly string[]
  readonly standardEquipment: readonly string[]
  readonly variant?: VehicleVariant
  readonly caravan?: CaravanSpecifications
  readonly finance_lenders?: Readonly<Record<string, FinanceLender>>
  readonly youxQuote?: YouxQuote
  /** The price the finance examples above were computed for; at any other price they are not used (FIN-01). */
  readonly finance_price_cents?: number
  readonly autograb_data?: AutograbData
  readonly location_id?: string
  readonly dealership_id?: string
  readonly dealership_slug?: string
  readonly dealership_name?: string
  readonly city?: string
  readonly state?: string
  readonly private_suburb?: string
  readonly private_postcode?: string
  readonly show_on_dealer_website: boolean
  readonly hidden: boolean
  readonly created_at: string
  readonly updated_at: string
  readonly sold_at?: string
  readonly removed_at?: string
  readonly views: number
  readonly overrides?: VehicleOverrides
}

/**
 * A normalised vehicle from a feed, the input of the import plan. `key` identifies the vehicle in its feed;
 * `location_slug` names an existing location of the tenant, since an import never creates one.
 */
export type FeedVehicle = Omit<
  Vehicle,
  | 'id'
  | 'slug'
  | 'name'
  | 'held'
  | 'location_id'
  | 'hidden'
  | 'created_at'
  | 'updated_at'
  | 'removed_at'
  | 'views'
  | 'overrides'
> & {
  readonly key: string
  readonly location_slug?: string
  /** The listing date from the feed; without it the moment of the first import is used. */
  readonly listed_at?: string
}

type DefaultedField =
  | 'item_type'
  | 'car_type'
  | 'status'
  | 'reserved'
  | 'certified'
  | 'preorder'
  | 'price_type'
  | 'images'
  | 'spin_images'
  | 'features'
  | 'standardEquipment'
  | 'show_on_dealer_website'

/**
 * A mapped row, with only the fields it contains. Missing ones keep staff's values, or get defaults on a new vehicle.
 */
export type PartialFeedVehicle = Omit<FeedVehicle, DefaultedField> & Partial<Pick<FeedVehicle, DefaultedField>>
