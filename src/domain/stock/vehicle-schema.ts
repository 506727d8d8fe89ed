import * as z from 'zod/mini'
import { carTypes, itemTypes, priceTypes, vehicleStatuses, type FeedVehicle, type Vehicle } from './vehicle'
import {
  addressSchema,
  addressesSchema,
  autograbSchema,
  caravanSchema,
  centsSchema,
  hotspotsSchema,
  imagesSchema,
  lendersSchema,
  lineSchema,
  linesSchema,
  longTextSchema,
  overridesSchema,
  variantSchema,
  wholeNumberSchema,
  youxQuoteSchema,
} from './vehicle-parts-schema'

/** Validates vehicles from feeds, the panel and the database (STK-01). */

export const MIN_YEAR = 1885
export const MAX_YEAR = 2100

const optional = z.exactOptional
const wordSchema = z.string().check(z.minLength(1), z.maxLength(100))
const yearSchema = z.int().check(z.gte(MIN_YEAR), z.lte(MAX_YEAR))
/** `YYYY-MM-DD`. */
export const daySchema = z
  .string()
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u, 'Expected YYYY-MM-DD.'))
const dateTimeSchema = z.iso.datetime({ offset: true })
const slugSchema = z.string().check(z.maxLength(200), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u))

const identityFields = {
  year: yearSchema,
  make: wordSchema,
  model: wordSchema,
  badge: optional(lineSchema),
  series: optional(lineSchema),
  item_type: z.enum(itemTypes),
  car_type: z.enum(carTypes),
  status: z.enum(vehicleStatuses),
  reserved: z.boolean(),
  certified: z.boolean(),
  preorder: z.boolean(),
  stocknum: optional(lineSchema),
  vin: optional(z.string().check(z.maxLength(40))),
  nvic: optional(lineSchema),
  regplate: optional(lineSchema),
  rego: optional(lineSchema),
  rego_expiry: optional(daySchema),
  build_date: optional(daySchema),
  compliance_date: optional(daySchema),
}

const priceFields = {
  price_cents: optional(centsSchema),
  before_price_cents: optional(centsSchema),
  offer_price_cents: optional(centsSchema),
  subscription_price_cents: optional(centsSchema),
  price_type: z.enum(priceTypes),
  finance_lenders: optional(lendersSchema),
  youxQuote: optional(youxQuoteSchema),
  autograb_data: optional(autograbSchema),
}

const mechanicalFields = {
  km: optional(wholeNumberSchema),
  simple_body: optional(lineSchema),
  simple_transmission: optional(lineSchema),
  simple_fuel: optional(lineSchema),
  fuel: optional(lineSchema),
  drive: optional(lineSchema),
  trans: optional(lineSchema),
  bodyconfiguration: optional(lineSchema),
  gearnum: optional(z.int().check(z.gte(1), z.lte(24))),
  seats: optional(z.int().check(z.gte(1), z.lte(100))),
  doors: optional(z.int().check(z.gte(1), z.lte(12))),
  engine_size: optional(lineSchema),
  engine_size_litres: optional(z.number().check(z.gt(0), z.lte(30))),
  colour: optional(lineSchema),
  interior_colour: optional(lineSchema),
  variant: optional(variantSchema),
  caravan: optional(caravanSchema),
}

const contentFields = {
  tag: optional(lineSchema),
  carsales_title: optional(lineSchema),
  dealercomments: optional(longTextSchema),
  features: linesSchema,
  standardEquipment: linesSchema,
  file: optional(addressSchema),
  video_url: optional(addressSchema),
  external_video_url: optional(addressSchema),
  images: imagesSchema,
  spin_images: addressesSchema,
  spin_interior_image: optional(addressSchema),
  spin_code: optional(lineSchema),
  hotspots: optional(hotspotsSchema),
}

const locationFields = {
  dealership_id: optional(lineSchema),
  dealership_slug: optional(lineSchema),
  dealership_name: optional(lineSchema),
  city: optional(lineSchema),
  state: optional(z.string().check(z.maxLength(10))),
  private_suburb: optional(lineSchema),
  private_postcode: optional(z.string().check(z.maxLength(10))),
  show_on_dealer_website: z.boolean(),
  sold_at: optional(dateTimeSchema),
}

const sharedFields = { ...identityFields, ...priceFields, ...mechanicalFields, ...contentFields, ...locationFields }

export const vehicleSchema: z.ZodMiniType<Vehicle> = z.object({
  ...sharedFields,
  id: wordSchema,
  slug: slugSchema,
  name: z.string().check(z.minLength(1), z.maxLength(500)),
  location_id: optional(lineSchema),
  hidden: z.boolean(),
  created_at: dateTimeSchema,
  updated_at: dateTimeSchema,
  removed_at: optional(dateTimeSchema),
  views: z.int().check(z.gte(0)),
  overrides: optional(overridesSchema),
})

export const feedVehicleFields = {
  ...sharedFields,
  /** Short enough for a unique index even in multi-byte characters. */
  key: z.string().check(z.minLength(1), z.maxLength(600)),
  location_slug: optional(z.string().check(z.maxLength(200))),
  listed_at: optional(dateTimeSchema),
}

export const feedVehicleSchema: z.ZodMiniType<FeedVehicle> = z.object(feedVehicleFields)
