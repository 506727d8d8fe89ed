import * as z from 'zod/mini'
import { carTypes, itemTypes, priceTypes } from '@/src/domain/stock/vehicle/vehicle'

const shareSchema = z.number().check(z.gte(0), z.lte(1))
const weightSchema = z.number().check(z.gt(0))

const groupSchema = z.strictObject({
  item_type: z.enum(itemTypes),
  weight: weightSchema,
  car_types: z.partialRecord(z.enum(carTypes), weightSchema),
  /** Weights by `Make` or `Make Model`; a model's own weight takes precedence over its make's. */
  models: z.record(z.string(), weightSchema),
  /** Slugs of the locations that stock this group. */
  locations: z.array(z.string()).check(z.minLength(1)),
})

const lenderSchema = z.strictObject({
  provider: z.string(),
  name: z.string(),
  rate: z.number().check(z.gte(0), z.lte(48)),
  years: z.number().check(z.gte(1), z.lte(7)),
  deposit: shareSchema,
  balloon: shareSchema,
  establishment: z.number().check(z.gte(0)),
  monthly: z.number().check(z.gte(0)),
})

/** `demo-stock.json` of a demo tenant's folder: the composition of its stock, as weights. */
export const demoStockSchema = z.strictObject({
  seed: z.string().check(z.minLength(1)),
  count: z.int().check(z.gte(0), z.lte(10_000)),
  price_type: z.enum(priceTypes),
  /** Minimum and maximum photos of an ordinary vehicle. */
  photos: z.tuple([z.int(), z.int()]),
  /** Marks photos of cars as interior. */
  photo_categories: z.exactOptional(z.boolean()),
  /** Share of the vehicles with photos that have a spin. */
  spin: shareSchema,
  oldest: z.exactOptional(z.int()),
  subscription: z.exactOptional(z.boolean()),
  /** Adds cases that break layouts: odd prices, very long names, a vehicle with almost no data. */
  oddities: z.exactOptional(z.boolean()),
  lender: z.exactOptional(lenderSchema),
  /** The stock is imported from a file by this built-in mapping; without it no mapping is used. */
  mapping: z.exactOptional(z.literal('vehicle-records')),
  groups: z.array(groupSchema).check(z.minLength(1)),
})
export type DemoStockSpec = z.infer<typeof demoStockSchema>
export type DemoGroup = DemoStockSpec['groups'][number]

/** The location of a demo vehicle, from the tenant's folder. */
export type DemoLocation = {
  readonly slug: string
  readonly name: string
  readonly dealership_id?: string
  readonly dealership_slug?: string
  readonly address: { readonly city: string; readonly state: string; readonly postcode: string }
}
