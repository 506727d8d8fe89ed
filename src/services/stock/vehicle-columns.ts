import type { PartialFeedVehicle } from '@/src/domain/stock/vehicle'

/** Columns a feed fills, with their Postgres types. `location_id`, `city` and `state` may come from the location. */
export const feedColumns = {
  year: 'numeric',
  make: 'varchar',
  model: 'varchar',
  badge: 'varchar',
  series: 'varchar',
  item_type: 'vehicle_item_type',
  car_type: 'vehicle_car_type',
  status: 'vehicle_status',
  reserved: 'boolean',
  certified: 'boolean',
  preorder: 'boolean',
  price_cents: 'numeric',
  before_price_cents: 'numeric',
  offer_price_cents: 'numeric',
  subscription_price_cents: 'numeric',
  price_type: 'vehicle_price_type',
  km: 'numeric',
  simple_body: 'varchar',
  simple_transmission: 'varchar',
  simple_fuel: 'varchar',
  fuel: 'varchar',
  drive: 'varchar',
  trans: 'varchar',
  bodyconfiguration: 'varchar',
  gearnum: 'numeric',
  seats: 'numeric',
  doors: 'numeric',
  engine_size: 'varchar',
  engine_size_litres: 'numeric',
  colour: 'varchar',
  interior_colour: 'varchar',
  stocknum: 'varchar',
  vin: 'varchar',
  nvic: 'varchar',
  regplate: 'varchar',
  rego: 'varchar',
  rego_expiry: 'varchar',
  build_date: 'varchar',
  compliance_date: 'varchar',
  tag: 'varchar',
  carsales_title: 'varchar',
  dealercomments: 'varchar',
  file: 'varchar',
  video_url: 'varchar',
  external_video_url: 'varchar',
  images: 'jsonb',
  spin_images: 'jsonb',
  spin_interior_image: 'varchar',
  spin_code: 'varchar',
  hotspots: 'jsonb',
  features: 'jsonb',
  standard_equipment: 'jsonb',
  variant: 'jsonb',
  caravan: 'jsonb',
  finance_lenders: 'jsonb',
  youx_quote: 'jsonb',
  autograb_data: 'jsonb',
  location_id: 'uuid',
  dealership_id: 'varchar',
  dealership_slug: 'varchar',
  dealership_name: 'varchar',
  city: 'varchar',
  state: 'varchar',
  private_suburb: 'varchar',
  private_postcode: 'varchar',
  show_on_dealer_website: 'boolean',
  sold_at: 'timestamptz',
} as const

export type FeedColumn = keyof typeof feedColumns

export type FeedLocation = {
  readonly id: string
  readonly slug: string
  readonly city: string | null
  readonly state: string | null
  readonly dealership_id: string | null
  readonly dealership_slug: string | null
}

const renamedColumns: Partial<Record<FeedColumn, keyof PartialFeedVehicle>> = {
  standard_equipment: 'standardEquipment',
  youx_quote: 'youxQuote',
}

const locationColumnsOf = (location: FeedLocation | undefined): Partial<Record<FeedColumn, string | null>> =>
  location === undefined
    ? {}
    : {
        location_id: location.id,
        city: location.city,
        state: location.state,
        dealership_id: location.dealership_id,
        dealership_slug: location.dealership_slug,
      }

/**
 * Converts a feed's vehicle to its row: only columns with a value, always in the same order, so that equal vehicles
 * give equal text. Values the vehicle lacks are taken from its location.
 */
export const toFeedRow = (vehicle: PartialFeedVehicle, location: FeedLocation | undefined): Record<string, unknown> => {
  const locationColumns = locationColumnsOf(location)
  const row: Record<string, unknown> = {}
  for (const column of Object.keys(feedColumns) as FeedColumn[]) {
    const value = vehicle[(renamedColumns[column] ?? column) as keyof PartialFeedVehicle] ?? locationColumns[column]
    if (value !== undefined && value !== null) row[column] = value
  }
  return row
}
