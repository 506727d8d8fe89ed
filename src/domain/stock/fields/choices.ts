export const carTypes = ['new', 'demo', 'used'] as const
export type CarType = (typeof carTypes)[number]

export const vehicleStatuses = ['in_stock', 'coming_soon', 'sold', 'others'] as const
export type VehicleStatus = (typeof vehicleStatuses)[number]

export const itemTypes = ['car', 'motorcycle', 'truck', 'caravan'] as const
export type ItemType = (typeof itemTypes)[number]

/** A price is either drive away or excludes government charges, and is never displayed without saying which. */
export const priceTypes = ['drive_away', 'excl_govt'] as const
export type PriceType = (typeof priceTypes)[number]

/** Names of the price types in the panel. Shoppers read the dealer's own words: `priceTypeText`. */
export const priceTypeLabels: Readonly<Record<PriceType, string>> = {
  drive_away: 'Drive away',
  excl_govt: 'Excluding government charges',
}

/** Nouns of one vehicle. */
export const itemTypeLabels = { car: 'Car', motorcycle: 'Motorcycle', truck: 'Truck', caravan: 'Caravan' } as const

/** Names of the conditions, on cards, in titles, filters and the panel. */
export const carTypeLabels: Readonly<Record<CarType, string>> = { new: 'New', demo: 'Demo', used: 'Used' }
