import * as z from 'zod/mini'
import { carTypes, itemTypes, priceTypes, vehicleStatuses, type FeedVehicle, type Vehicle } from './vehicle'
import {
  address,
  addressesSchema,
  autograbSchema,
  caravanSchema,
  cents,
  hotspotsSchema,
  imagesSchema,
  lendersSchema,
  line,
  linesSchema,
  longText,
  overridesSchema,
  variantSchema,
  whole,
  youxQuoteSchema,
} from './vehicle-parts-schema'

/** Validates vehicles from feeds, the panel and the database (STK-01). */

export const firstYear = 1885
export const lastYear = 2100

const optional = z.exactOptional
const word = z.string().check(z.minLength(1), z.maxLength(100))
const year = z.int().check(z.gte(firstYear), z.lte(lastYear))
/** `YYYY-MM-DD`. */
export const day = z
  .string()
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u, 'Expected YYYY-MM-DD.'))
const moment = z.iso.datetime({ offset: true })
const slug = z.string().check(z.maxLength(200), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u))

const identity = {
  year,
  make: word,
  model: word,
  badge: optional(line),
  series: optional(line),
  item_type: z.enum(itemTypes),
  car_type: z.enum(carTypes),
  status: z.enum(vehicleStatuses),
  reserved: z.boolean(),
  certified: z.boolean(),
  preorder: z.boolean(),
  stocknum: optional(line),
  vin: optional(z.string().check(z.maxLength(40))),
  nvic: optional(line),
  regplate: optional(line),
  rego: optional(line),
  rego_expiry: optional(day),
  build_date: optional(day),
  compliance_date: optional(day),
}

const prices = {
  price_cents: optional(cents),
  before_price_cents: optional(cents),
  offer_price_cents: optional(cents),
  subscription_price_cents: optional(cents),
  price_type: z.enum(priceTypes),
  finance_lenders: optional(lendersSchema),
  youxQuote: optional(youxQuoteSchema),
  autograb_data: optional(autograbSchema),
}

const mechanics = {
  km: optional(whole),
  simple_body: optional(line),
  simple_transmission: optional(line),
  simple_fuel: optional(line),
  fuel: optional(line),
  drive: optional(line),
  trans: optional(line),
  bodyconfiguration: optional(line),
  gearnum: optional(z.int().check(z.gte(1), z.lte(24))),
  seats: optional(z.int().check(z.gte(1), z.lte(100))),
  doors: optional(z.int().check(z.gte(1), z.lte(12))),
  engine_size: optional(line),
  engine_size_litres: optional(z.number().check(z.gt(0), z.lte(30))),
  colour: optional(line),
  interior_colour: optional(line),
  variant: optional(variantSchema),
  caravan: optional(caravanSchema),
}

const telling = {
  tag: optional(line),
  carsales_title: optional(line),
  dealercomments: optional(longText),
  features: linesSchema,
  standardEquipment: linesSchema,
  file: optional(address),
  video_url: optional(address),
  external_video_url: optional(address),
  images: imagesSchema,
  spin_images: addressesSchema,
  spin_interior_image: optional(address),
  spin_code: optional(line),
  hotspots: optional(hotspotsSchema),
}

const whereabouts = {
  dealership_id: optional(line),
  dealership_slug: optional(line),
  dealership_name: optional(line),
  city: optional(line),
  state: optional(z.string().check(z.maxLength(10))),
  private_suburb: optional(line),
  private_postcode: optional(z.string().check(z.maxLength(10))),
  show_on_dealer_website: z.boolean(),
  sold_at: optional(moment),
}

const shared = { ...identity, ...prices, ...mechanics, ...telling, ...whereabouts }

export const vehicleSchema: z.ZodMiniType<Vehicle> = z.object({
  ...shared,
  id: word,
  slug,
  name: z.string().check(z.minLength(1), z.maxLength(500)),
  location_id: optional(line),
  hidden: z.boolean(),
  created_at: moment,
  updated_at: moment,
  removed_at: optional(moment),
  views: z.int().check(z.gte(0)),
  overrides: optional(overridesSchema),
})

export const feedVehicleFields = {
  ...shared,
  /** Short enough for a unique index even in multi-byte characters. */
  key: z.string().check(z.minLength(1), z.maxLength(600)),
  location_slug: optional(z.string().check(z.maxLength(200))),
  listed_at: optional(moment),
}

export const feedVehicleSchema: z.ZodMiniType<FeedVehicle> = z.object(feedVehicleFields)
