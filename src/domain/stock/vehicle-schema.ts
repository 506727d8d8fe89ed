import * as z from 'zod/mini'
import { fieldSchemas } from './field-schema'
import { vehicleFieldEntries } from './fields'
import type { FeedVehicle, Vehicle } from './vehicle'
import { jsonPartSchemas } from './vehicle-parts-schema'

/** Schemas of the vehicle at the edge (STK-01): feeds, the panel and the database are checked by the same declaration. */

const stored = vehicleFieldEntries.filter(([, { stored = true }]) => stored)
const slugSchema = z.string().check(z.maxLength(200), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u))

export const vehicleSchema = z.object({
  ...fieldSchemas(Object.fromEntries(stored), jsonPartSchemas),
  slug: slugSchema,
}) as z.ZodMiniType<object> as z.ZodMiniType<Vehicle>

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

export const feedVehicleSchema = z.object(feedVehicleFields) as z.ZodMiniType<object> as z.ZodMiniType<FeedVehicle>
