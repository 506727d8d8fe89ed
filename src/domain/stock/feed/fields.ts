import type * as z from 'zod/mini'
import { cents, variantFields } from '../vehicle-parts-schema'
import { feedVehicleFields } from '../vehicle-schema'
import type { TransformName } from './transforms'

/**
 * Fields a column may fill, with the transform used unless the mapping names another. What a dealer paid is no
 * field: it has no way in. `title`, `dap_price_cents` and `egc_price_cents` are read from, not stored.
 */
export const feedFields = {
  title: 'text',
  dap_price_cents: 'money',
  egc_price_cents: 'money',
  year: 'year',
  make: 'text',
  model: 'text',
  badge: 'text',
  series: 'text',
  item_type: 'item_type',
  car_type: 'car_type',
  status: 'status',
  reserved: 'yes_no',
  certified: 'yes_no',
  preorder: 'yes_no',
  price_cents: 'money',
  before_price_cents: 'money',
  offer_price_cents: 'money',
  subscription_price_cents: 'money',
  price_type: 'price_type',
  km: 'kilometres',
  simple_body: 'body',
  simple_transmission: 'transmission',
  simple_fuel: 'fuel',
  fuel: 'text',
  drive: 'drive',
  trans: 'text',
  bodyconfiguration: 'text',
  gearnum: 'gears',
  seats: 'seats',
  doors: 'doors',
  engine_size: 'text',
  engine_size_litres: 'litres',
  colour: 'colour',
  interior_colour: 'colour',
  stocknum: 'text',
  vin: 'plate',
  nvic: 'plate',
  regplate: 'plate',
  rego: 'plate',
  rego_expiry: 'date',
  build_date: 'date',
  compliance_date: 'date',
  tag: 'text',
  carsales_title: 'text',
  dealercomments: 'long_text',
  file: 'address',
  video_url: 'address',
  external_video_url: 'address',
  images: 'images',
  features: 'list',
  standardEquipment: 'list',
  dealership_id: 'text',
  dealership_slug: 'slug',
  dealership_name: 'text',
  location_slug: 'slug',
  city: 'city',
  state: 'state',
  private_suburb: 'text',
  private_postcode: 'text',
  show_on_dealer_website: 'yes_no',
  'variant.cylinders': 'cylinders',
  'variant.enginesize': 'text',
  'variant.enginesize_litres': 'litres',
  'variant.induction': 'text',
  'variant.fuelconsumptioncombined': 'consumption',
  'variant.geartype': 'text',
} as const satisfies Record<string, TransformName>

export type FeedField = keyof typeof feedFields
export const feedFieldNames = Object.keys(feedFields) as [FeedField, ...FeedField[]]

/** A cell of these that cannot be read rejects its row: shown wrong or left out, they mislead (ACL s18). */
export const mustRead: ReadonlySet<FeedField> = new Set<FeedField>([
  'year',
  'make',
  'model',
  'item_type',
  'car_type',
  'status',
  'price_cents',
  'dap_price_cents',
  'egc_price_cents',
  'before_price_cents',
  'offer_price_cents',
  'subscription_price_cents',
  'price_type',
  'km',
  'show_on_dealer_website',
])

/** Values that change while the car stays the same; a key made of them would make a new car of every reduction. */
export const changing: ReadonlySet<FeedField> = new Set<FeedField>([
  'price_cents',
  'dap_price_cents',
  'egc_price_cents',
  'before_price_cents',
  'offer_price_cents',
  'subscription_price_cents',
  'km',
  'status',
  'reserved',
])

const schemas: ReadonlyMap<string, z.ZodMiniType<unknown>> = new Map<string, z.ZodMiniType<unknown>>([
  ...Object.entries(feedVehicleFields),
  ...Object.entries(variantFields).map(([name, schema]) => [`variant.${name}`, schema] as const),
  ['dap_price_cents', cents],
  ['egc_price_cents', cents],
])

/** Why a value cannot stand in a field; undefined where it can. */
export const fieldProblem = (field: string, value: unknown): string | undefined => {
  const parsed = schemas.get(field)?.safeParse(value)
  return parsed === undefined || parsed.success
    ? undefined
    : (parsed.error.issues[0]?.message ?? 'This value is not allowed.')
}
