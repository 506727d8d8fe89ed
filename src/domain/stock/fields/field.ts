import type { ItemType } from './choices'
import type { VehicleKind } from './kinds'

/** Names of the values that are stored as JSON; `vehicle.ts` has their types and `vehicle-parts-schema.ts` their schemas. */
export type JsonPart =
  | 'images'
  | 'addresses'
  | 'lines'
  | 'hotspots'
  | 'variant'
  | 'caravan'
  | 'lenders'
  | 'youxQuote'
  | 'autograb_data'
  | 'overrides'

/** Groups of the mapping editor, in their order. */
export const feedGroups = {
  identity: 'Identification',
  price: 'Price and availability',
  content: 'Description and photos',
  details: 'Vehicle details',
  location: 'Location',
  spin: '360° view',
  variant: 'Technical data',
  caravan: 'Caravan',
  finance: 'Finance and market',
  other: 'Everything else',
} as const
export type FeedGroup = keyof typeof feedGroups

export type FeedRules = {
  /** Name of the transform that reads the text of a feed, unless the mapping names another one. */
  readonly transform: string
  /** Label in the mapping editor, where the form's label does not fit. */
  readonly label?: string
  readonly help?: string
  /** An unreadable cell rejects its row, because a wrong or missing value would mislead (ACL s18). */
  readonly strict?: true
  /**
   * The most that a vehicle on sale in Australia has, money in whole dollars; few exceed it, and none of them by much.
   * A larger value is imported, and `reason` asks the dealer to check it (STK-02).
   */
  readonly unusual?: { readonly over: Readonly<Record<ItemType, number>>; readonly reason: string }
  /** Changes while the vehicle stays the same: as part of a key, each change would create a new vehicle. */
  readonly volatile?: true
}

/** Input of a field in the vehicle's form: inputs with the same row are beside each other. */
export type PanelInput = {
  readonly tab: 'details' | 'price' | 'media' | 'location' | 'overrides'
  readonly row: number
  readonly help: string
  /** The words of a number's message: “Enter a number of kilometres, such as 12,500.” */
  readonly number?: { readonly noun?: string; readonly example: number; readonly isYear?: true }
  readonly optionLabels?: Readonly<Record<string, string>>
  /** Staff choose the value from a list of known terms, or type it; it's then spelled as feeds' values are. */
  readonly isTerm?: true
  /** Staff look vehicles up by this column, so it has an index. */
  readonly index?: true
  /** Only the database writes it. */
  readonly readOnly?: true
}

/** Place of a field in a list of facts for shoppers; rows are listed in the order of `position`. */
export type FactPosition = {
  readonly position: number
  /** Label of the row, where the form's label does not fit. */
  readonly label?: string
  /** The kind of vehicles that has this row; without it all to which the field applies. */
  readonly only?: VehicleKind
}

/** Place among the facts that a dealer can choose for cards (CARD-01). */
type CardFact = Pick<FactPosition, 'position'> & {
  /** Word before the value, where it says too little without a label: `ATM 2,800 kg`. A flag is this word alone. */
  readonly before?: string
  /** Word after it: `455 km range`. */
  readonly after?: string
}

/** Unit of a measure. Caravans' lengths are stored in feet (`ft`) and shown in metres too. */
export type MeasureUnit = 'km' | 'kg' | 'mm' | 'cc' | 'L' | 'L/100 km' | 'ft' | 'kWh' | 'kW' | 'min'

/** Unit of an amount that shoppers filter by. */
export type AmountUnit = MeasureUnit | 'dollars'

/** Place of a facet among the filters beside the results (SRCH-04). */
type SidebarFilter = {
  readonly position: number
  /** Title of the filter, where the form's label does not fit. */
  readonly title?: string
  /** A filter of its own form. Without it, a facet with a list is a list of values, any other a range. */
  readonly kind?: 'makes' | 'colours' | 'certified' | 'range'
  /** Sorts values alphabetically or numerically instead of by count. */
  readonly order?: 'alphabet' | 'up' | 'down'
  /** The filter is open when the page loads. */
  readonly open?: true
  /** Rendered only once it is opened: few shoppers use it, and every page of results would carry it. */
  readonly lazy?: true
}

/** How shoppers filter by an attribute of the search record. */
export type Facet = {
  /**
   * Filters by values. The number is the position among the lists of an address (SRCH-02). A new facet comes last,
   * because another order changes the addresses of existing searches.
   */
  readonly list?: number
  /** Filters from … to …, in whole numbers. The number is the position among the ranges of an address. */
  readonly range?: number
  /** Has so many values that shoppers search them. */
  readonly searchable?: true
  /** Absent if only links, addresses and words of shoppers filter by it. */
  readonly sidebar?: SidebarFilter
}

/** Where shoppers read the value, and how. */
type FactRules = {
  /** Unit written after the value. */
  readonly unit?: MeasureUnit
  /** Noun written after a count where no label is beside it, on cards and in filters: `5 seats`. */
  readonly countNoun?: string
  /** Shoppers read only the month of a date: plates of builders state no day. */
  readonly precision?: 'month'
  /** Field whose value is shown where the field is empty, such as `fuel`, or `variant.torque` of a nested part. */
  readonly fallback?: string
  /** Key information on the vehicle's page (VDP-02). */
  readonly keyInformation?: FactPosition & {
    /** Name of the icon; `key-information.tsx` compiles only if it exists. */
    readonly icon?: string
  }
  /** "Vehicle Details" on the vehicle's page (VDP-02). */
  readonly specification?: FactPosition
  /** Row of the comparison (ACC-03). */
  readonly comparison?: FactPosition
  /**
   * Property of schema.org's `Vehicle` (CNT-07); with `unitCode` it is a quantity. What the vocabulary has no property
   * for is an `additionalProperty` under the field's label.
   */
  readonly structuredData?: { readonly property: string; readonly unitCode?: string }
}

/** Attribute of a field in the search record, and what cards and filters do with it. */
type SearchRules = {
  /** Attribute of the search record with the same value; `computed` if attributes are derived from it. */
  readonly search?: string
  /** Offers the attribute as a fact on cards. */
  readonly card?: CardFact
  /** Makes the attribute a filter. `computed-facets.ts` declares those of computed attributes. */
  readonly facet?: Facet
}

type ValueRules = FactRules & {
  readonly type:
    | 'text'
    | 'longText'
    | 'date'
    | 'moment'
    | 'address'
    | 'integer'
    | 'number'
    | 'cents'
    | 'amount'
    | 'rate'
    | 'flag'
    | 'choice'
    | 'json'
  readonly minLength?: number
  readonly maxLength?: number
  readonly min?: number
  readonly max?: number
  /** Exclusive minimum. */
  readonly above?: number
  readonly options?: readonly [string, ...string[]]
  readonly part?: JsonPart
  readonly required?: true
  readonly label: string
  /** The kind of vehicles that can have the value; of others it is neither shown nor searched (SHP-06). */
  readonly appliesTo?: VehicleKind
}

/** Property of a nested part, such as `variant.torque`. */
export type PartField = ValueRules & SearchRules & { readonly feed: FeedRules }

/** A property of a vehicle (STK-01), from the feed's text to the shopper's page. */
export type VehicleField = ValueRules &
  SearchRules & {
    /** Value of a vehicle without one. Fields with a default or `required` are always present. */
    readonly default?: string | boolean | number | readonly []
    /** The latest year is this many years after the current one; `max` alone would need no clock, but admit typing errors. */
    readonly maxYearsAhead?: number
    /** Name of the enum in Postgres. */
    readonly enumName?: string
    /** False for what feeds give only to derive other fields from. */
    readonly stored?: false
    readonly feed?: FeedRules & { readonly group: FeedGroup }
    readonly panel?: PanelInput
  }
