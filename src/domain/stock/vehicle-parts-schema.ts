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

export const line = z.string().check(z.maxLength(200))
export const longText = z.string().check(z.maxLength(20_000))
/** An http(s) address or a path of this site; never a script (`javascript:`) or another host (`//`). */
export const address = z
  .string()
  .check(z.maxLength(2000), z.regex(/^(?:https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/iu, 'Expected a web address.'))
export const cents = z.int().check(z.gte(0), z.lte(10_000_000_000))
export const whole = z.int().check(z.gte(0), z.lte(10_000_000))
const amount = z.number().check(z.gte(0), z.lte(100_000_000))
const rate = z.number().check(z.gte(0), z.lte(100))

export const image: z.ZodMiniType<VehicleImage> = z.object({
  url: address,
  thumb_url: optional(address),
  isVideo: optional(z.boolean()),
})
/** Images of one vehicle. */
export const mostImages = 200
export const imagesSchema = z.array(image).check(z.maxLength(mostImages))
export const mostFrames = 500
export const addressesSchema = z.array(address).check(z.maxLength(mostFrames))
export const linesSchema = z.array(z.string().check(z.minLength(1), z.maxLength(500))).check(z.maxLength(1000))

export const variantFields = {
  cylinders: optional(z.int().check(z.gte(1), z.lte(24))),
  enginesize: optional(line),
  enginesize_litres: optional(z.number().check(z.gt(0), z.lte(30))),
  induction: optional(line),
  fuelconsumptioncombined: optional(z.number().check(z.gt(0), z.lte(100))),
  fuelcapacity: optional(amount),
  grossvehiclemass: optional(amount),
  vehiclelength: optional(amount),
  vehicleheight: optional(amount),
  vehiclewidth: optional(amount),
  towingcapacitybraked: optional(amount),
  bodyconfiguration: optional(line),
  torque: optional(line),
  ancaprating: optional(z.number().check(z.gte(0), z.lte(5))),
  geartype: optional(line),
}
export const variantSchema: z.ZodMiniType<VehicleVariant> = z.object(variantFields)

export const caravanFields = {
  body_width: optional(amount),
  body_length: optional(amount),
  tare_weight: optional(amount),
  axle_type: optional(line),
  sleeps: optional(z.int().check(z.gte(0), z.lte(20))),
  aggregate_trailer_mass: optional(amount),
}
export const caravanSchema: z.ZodMiniType<CaravanSpecifications> = z.object(caravanFields)

export const lenderFields = {
  disclaimer: optional(longText),
  deposit: optional(amount),
  paymentMonth: optional(amount),
  paymentWeek: optional(amount),
  totalPayable: optional(amount),
  interestRate: optional(rate),
  comparisonRate: optional(rate),
  termMonths: optional(amount),
  termWeeks: optional(amount),
  termYears: optional(amount),
  establishmentFees: optional(amount),
  balloon: optional(amount),
}
const lender: z.ZodMiniType<FinanceLender> = z.object(lenderFields)
export const lenderName = z.string().check(z.minLength(1), z.maxLength(60))
export const lendersSchema = z.record(lenderName, lender)

export const youxQuoteFields = {
  weeklyRepaymentAmount: amount,
  comparisonRate: rate,
  advertisedRate: rate,
}
export const youxQuoteSchema: z.ZodMiniType<YouxQuote> = z.object(youxQuoteFields)

export const autograbFields = {
  state_average_market_price: optional(amount),
  average_market_price: optional(amount),
}
export const autograbSchema: z.ZodMiniType<AutograbData> = z.object(autograbFields)

const percent = z.number().check(z.gte(0), z.lte(100))
export const hotspot = z.object({
  description: z.string().check(z.maxLength(2000)),
  title: optional(line),
  positions: z.record(z.string().check(z.regex(/^\d{1,4}$/u)), z.object({ x: percent, y: percent })),
})
export const hotspotsSchema: z.ZodMiniType<Hotspots> = z.object({
  exterior: optional(z.array(hotspot).check(z.maxLength(50))),
  interior: optional(z.array(hotspot).check(z.maxLength(50))),
})

export const overridesSchema: z.ZodMiniType<VehicleOverrides> = z.object({
  tag: optional(line),
  dealercomments: optional(longText),
  offer_price_cents: optional(cents),
  image_order: optional(addressesSchema),
})
