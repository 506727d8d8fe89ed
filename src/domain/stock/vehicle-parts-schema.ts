import * as z from 'zod/mini'
import type {
  AutograbData,
  CaravanSpecifications,
  FinanceLender,
  Hotspots,
  VehicleImage,
  VehicleOverrides,
  VehicleVariant,
  YouxQuote,
} from './vehicle'

/** Schemas of a vehicle's nested parts, shared by the JSON columns, the panel's fields and feeds (STK-01). */

const optional = z.exactOptional

export const lineSchema = z.string().check(z.maxLength(200))
export const longTextSchema = z.string().check(z.maxLength(20_000))
/** An http(s) address or a path of this site; never a script (`javascript:`) or another host (`//`). */
export const addressSchema = z
  .string()
  .check(z.maxLength(2000), z.regex(/^(?:https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/iu, 'Expected a web address.'))
export const centsSchema = z.int().check(z.gte(0), z.lte(10_000_000_000))
export const wholeNumberSchema = z.int().check(z.gte(0), z.lte(10_000_000))
const amountSchema = z.number().check(z.gte(0), z.lte(100_000_000))
const rateSchema = z.number().check(z.gte(0), z.lte(100))

export const imageSchema: z.ZodMiniType<VehicleImage> = z.object({
  url: addressSchema,
  thumb_url: optional(addressSchema),
  isVideo: optional(z.boolean()),
})
/** Images of one vehicle. */
export const MAX_IMAGES = 200
export const imagesSchema = z.array(imageSchema).check(z.maxLength(MAX_IMAGES))
export const MAX_SPIN_FRAMES = 500
export const addressesSchema = z.array(addressSchema).check(z.maxLength(MAX_SPIN_FRAMES))
export const linesSchema = z.array(z.string().check(z.minLength(1), z.maxLength(500))).check(z.maxLength(1000))

export const variantFields = {
  cylinders: optional(z.int().check(z.gte(1), z.lte(24))),
  enginesize: optional(lineSchema),
  enginesize_litres: optional(z.number().check(z.gt(0), z.lte(30))),
  induction: optional(lineSchema),
  fuelconsumptioncombined: optional(z.number().check(z.gt(0), z.lte(100))),
  fuelcapacity: optional(amountSchema),
  grossvehiclemass: optional(amountSchema),
  vehiclelength: optional(amountSchema),
  vehicleheight: optional(amountSchema),
  vehiclewidth: optional(amountSchema),
  towingcapacitybraked: optional(amountSchema),
  bodyconfiguration: optional(lineSchema),
  torque: optional(lineSchema),
  ancaprating: optional(z.number().check(z.gte(0), z.lte(5))),
  geartype: optional(lineSchema),
}
export const variantSchema: z.ZodMiniType<VehicleVariant> = z.object(variantFields)

export const caravanFields = {
  body_width: optional(amountSchema),
  body_length: optional(amountSchema),
  tare_weight: optional(amountSchema),
  axle_type: optional(lineSchema),
  sleeps: optional(z.int().check(z.gte(0), z.lte(20))),
  aggregate_trailer_mass: optional(amountSchema),
}
export const caravanSchema: z.ZodMiniType<CaravanSpecifications> = z.object(caravanFields)

export const lenderFields = {
  disclaimer: optional(longTextSchema),
  deposit: optional(amountSchema),
  paymentMonth: optional(amountSchema),
  paymentWeek: optional(amountSchema),
  totalPayable: optional(amountSchema),
  interestRate: optional(rateSchema),
  comparisonRate: optional(rateSchema),
  termMonths: optional(amountSchema),
  termWeeks: optional(amountSchema),
  termYears: optional(amountSchema),
  establishmentFees: optional(amountSchema),
  balloon: optional(amountSchema),
}
const lenderSchema: z.ZodMiniType<FinanceLender> = z.object(lenderFields)
export const lenderNameSchema = z.string().check(z.minLength(1), z.maxLength(60))
export const lendersSchema = z.record(lenderNameSchema, lenderSchema)

export const youxQuoteFields = {
  weeklyRepaymentAmount: amountSchema,
  comparisonRate: rateSchema,
  advertisedRate: rateSchema,
}
export const youxQuoteSchema: z.ZodMiniType<YouxQuote> = z.object(youxQuoteFields)

export const autograbFields = {
  state_average_market_price: optional(amountSchema),
  average_market_price: optional(amountSchema),
}
export const autograbSchema: z.ZodMiniType<AutograbData> = z.object(autograbFields)

const percentSchema = z.number().check(z.gte(0), z.lte(100))
export const hotspotSchema = z.object({
  description: z.string().check(z.maxLength(2000)),
  title: optional(lineSchema),
  positions: z.record(z.string().check(z.regex(/^\d{1,4}$/u)), z.object({ x: percentSchema, y: percentSchema })),
})
export const hotspotsSchema: z.ZodMiniType<Hotspots> = z.object({
  exterior: optional(z.array(hotspotSchema).check(z.maxLength(50))),
  interior: optional(z.array(hotspotSchema).check(z.maxLength(50))),
})

export const overridesSchema: z.ZodMiniType<VehicleOverrides> = z.object({
  tag: optional(lineSchema),
  dealercomments: optional(longTextSchema),
  offer_price_cents: optional(centsSchema),
  image_order: optional(addressesSchema),
})
