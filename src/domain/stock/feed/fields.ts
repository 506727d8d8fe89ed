import type * as z from 'zod/mini'
import {
  autograbFields,
  caravanFields,
  centsSchema,
  lenderFields,
  lenderNameSchema,
  variantFields,
  youxQuoteFields,
} from '../vehicle-parts-schema'
import { feedVehicleFields } from '../vehicle-schema'
import type { TransformName } from './transforms'

/**
 * Fields a column can fill, with their default transform. A dealer's purchase cost is deliberately not a field.
 * `title`, `dap_price_cents` and `egc_price_cents` are only sources of other fields and are not stored. `variant.*`,
 * `caravan.*`, `youxQuote.*` and `autograb_data.*` are parts of a vehicle; `lender.*` is the example of one lender,
 * under the lender's name. `finance_lenders` and `hotspots` are JSON: a cell that contains it, or the path of an object
 * in a record.
 */
export const feedFieldTransforms = {
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
  'variant.bodyconfiguration': 'text',
  'variant.torque': 'text',
  'variant.fuelcapacity': 'number',
  'variant.towingcapacitybraked': 'kilograms',
  'variant.grossvehiclemass': 'kilograms',
  'variant.vehiclelength': 'millimetres',
  'variant.vehiclewidth': 'millimetres',
  'variant.vehicleheight': 'millimetres',
  'variant.ancaprating': 'number',
  'caravan.body_length': 'feet',
  'caravan.body_width': 'feet',
  'caravan.tare_weight': 'kilograms',
  'caravan.aggregate_trailer_mass': 'kilograms',
  'caravan.axle_type': 'text',
  'caravan.sleeps': 'count',
  spin_images: 'addresses',
  spin_interior_image: 'address',
  spin_code: 'text',
  hotspots: 'hotspots',
  finance_lenders: 'lenders',
  'lender.name': 'text',
  'lender.disclaimer': 'long_text',
  'lender.deposit': 'dollars',
  'lender.paymentWeek': 'dollars',
  'lender.paymentMonth': 'dollars',
  'lender.totalPayable': 'dollars',
  'lender.interestRate': 'percent',
  'lender.comparisonRate': 'percent',
  'lender.termWeeks': 'number',
  'lender.termMonths': 'number',
  'lender.termYears': 'number',
  'lender.establishmentFees': 'dollars',
  'lender.balloon': 'dollars',
  'youxQuote.weeklyRepaymentAmount': 'dollars',
  'youxQuote.advertisedRate': 'percent',
  'youxQuote.comparisonRate': 'percent',
  'autograb_data.average_market_price': 'dollars',
  'autograb_data.state_average_market_price': 'dollars',
  listed_at: 'moment',
  sold_at: 'moment',
} as const satisfies Record<string, TransformName>

export type FeedField = keyof typeof feedFieldTransforms
export const feedFieldNames = Object.keys(feedFieldTransforms) as [FeedField, ...FeedField[]]

/** An unreadable cell of these rejects its row, because a wrong or missing value would mislead (ACL s18). */
export const strictFields: ReadonlySet<FeedField> = new Set<FeedField>([
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

/** Values that change while the vehicle stays the same; as part of a key, each change would create a new vehicle. */
export const volatileFields: ReadonlySet<FeedField> = new Set<FeedField>([
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

type Schema = z.ZodMiniType<unknown>
const prefixFields = (part: string, fields: Readonly<Record<string, Schema>>): readonly (readonly [string, Schema])[] =>
  Object.entries(fields).map(([name, schema]) => [`${part}.${name}`, schema])

const fieldSchemas: ReadonlyMap<string, Schema> = new Map<string, Schema>([
  ...Object.entries(feedVehicleFields),
  ...prefixFields('variant', variantFields),
  ...prefixFields('caravan', caravanFields),
  ...prefixFields('lender', { ...lenderFields, name: lenderNameSchema }),
  ...prefixFields('youxQuote', youxQuoteFields),
  ...prefixFields('autograb_data', autograbFields),
  ['dap_price_cents', centsSchema],
  ['egc_price_cents', centsSchema],
])

/** Returns the reason why a field cannot hold a value; undefined when it can. */
export const findFieldProblem = (field: string, value: unknown): string | undefined => {
  const parsed = fieldSchemas.get(field)?.safeParse(value)
  return parsed === undefined || parsed.success
    ? undefined
    : (parsed.error.issues[0]?.message ?? 'This value is not allowed.')
}
