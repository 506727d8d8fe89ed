import * as z from 'zod/mini'
import { fieldSchemas } from '../fields/field-schema'
import { vehicleFieldEntries } from '../fields'
import type { FeedVehicle } from './vehicle'
import { jsonPartSchemas } from './vehicle-parts-schema'

/** Nested data that feeds fill property by property. */
const fedParts: ReadonlySet<string> = new Set(['variant', 'caravan', 'youxQuote', 'autograb_data'])
const fed = vehicleFieldEntries.filter(([name, { feed, stored = true }]) => (feed && stored) || fedParts.has(name))

export const feedVehicleFields = {
  ...fieldSchemas(Object.fromEntries(fed), jsonPartSchemas),
  /** Short enough for a unique index in any script. */
  key: z.string().check(z.minLength(1), z.maxLength(600)),
  location_slug: z.exactOptional(z.string().check(z.maxLength(200))),
  listed_at: z.exactOptional(z.iso.datetime({ offset: true })),
}

/** The schema of a vehicle from a feed (STK-01), from the same declaration as the panel's fields and the columns. */
export const feedVehicleSchema = z.object(feedVehicleFields) as z.ZodMiniType<object> as z.ZodMiniType<FeedVehicle>
