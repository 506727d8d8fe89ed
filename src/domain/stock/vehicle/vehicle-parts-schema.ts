import * as z from 'zod/mini'
import { addressSchema, fieldSchemas } from '../fields/field-schema'
import { contentFields } from '../fields/content-fields'
import type { JsonPart } from '../fields/field'
import { partFields } from '../fields/part-fields'
import { priceFields } from '../fields/price-fields'
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

/** Characters; longer captions would cover the photo on a phone. */
export const MAX_CAPTION_CHARS = 150
const captionSchema = z.string().check(z.minLength(1), z.maxLength(MAX_CAPTION_CHARS))

export const imageSchema: z.ZodMiniType<VehicleImage> = z.object({
  url: addressSchema,
  thumb_url: optional(addressSchema),
  isVideo: optional(z.boolean()),
  category: optional(z.enum(['interior', 'damage'])),
  caption: optional(captionSchema),
})
/** Images of one vehicle. */
export const MAX_IMAGES = 200
export const imagesSchema = z.array(imageSchema).check(z.maxLength(MAX_IMAGES))
export const MAX_SPIN_FRAMES = 500
export const addressesSchema = z.array(addressSchema).check(z.maxLength(MAX_SPIN_FRAMES))
export const linesSchema = z.array(z.string().check(z.minLength(1), z.maxLength(500))).check(z.maxLength(1000))

const { name: lenderNameField, ...lenderPartFields } = partFields.lender
export { lenderPartFields }
export const lenderFields = fieldSchemas(lenderPartFields)
export const lenderNameSchema = z.string().check(z.minLength(1), z.maxLength(lenderNameField.maxLength))

/** Schemas built from declared fields have the types that `vehicle.ts` derives from the same declaration. */
const partSchema = <T>(fields: Readonly<Record<string, z.ZodMiniType<unknown>>>): z.ZodMiniType<T> =>
  z.object(fields) as z.ZodMiniType<object> as z.ZodMiniType<T>

export const variantSchema = partSchema<VehicleVariant>(fieldSchemas(partFields.variant))
export const caravanSchema = partSchema<CaravanSpecifications>(fieldSchemas(partFields.caravan))
export const lendersSchema = z.record(lenderNameSchema, partSchema<FinanceLender>(lenderFields))
export const youxQuoteSchema = partSchema<YouxQuote>(fieldSchemas(partFields.youxQuote))
export const autograbSchema = partSchema<AutograbData>(fieldSchemas(partFields.autograb_data))

const lineSchema = z.string().check(z.maxLength(200))
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

/** Staff's own values of four fields; the photos have inputs of their own. */
export const overridableFields = {
  tag: contentFields.tag,
  dealercomments: contentFields.dealercomments,
  offer_price_cents: priceFields.offer_price_cents,
  before_price_cents: priceFields.before_price_cents,
}

export const overridesSchema = partSchema<VehicleOverrides>({
  ...fieldSchemas(overridableFields),
  photos: optional(imagesSchema),
  hidden_photos: optional(addressesSchema),
  removed_photos: optional(imagesSchema),
  exterior_photos: optional(addressesSchema),
  interior_photos: optional(addressesSchema),
  damage_photos: optional(addressesSchema),
  image_order: optional(addressesSchema),
  photo_captions: optional(z.record(addressSchema, captionSchema)),
})

/** Schemas by the name that a declared field gives as its `part`. */
export const jsonPartSchemas: Readonly<Record<JsonPart, z.ZodMiniType<unknown>>> = {
  images: imagesSchema,
  addresses: addressesSchema,
  lines: linesSchema,
  hotspots: hotspotsSchema,
  variant: variantSchema,
  caravan: caravanSchema,
  lenders: lendersSchema,
  youxQuote: youxQuoteSchema,
  autograb_data: autograbSchema,
  overrides: overridesSchema,
}
