import { states } from '@/src/domain/locations/states'
import * as z from 'zod/mini'
import { locationTypes, type SiteLocation } from '@/src/domain/locations/location'
import { departments, type OpeningHours, type SpecialHours } from '@/src/domain/locations/opening-hours'
import { date, httpsUrl, kebab, line, phone, imageAddress, timezone, uploadName, localTime } from './folder-schemas'

/** A location in a folder, without an id. `order` is its position in lists, else by name; `image` an uploaded file. */
export type FolderLocation = Omit<SiteLocation, 'id'> & { readonly order?: number; readonly image?: string }

const isOrdered = (from: string | undefined, to: string | undefined): boolean =>
  from !== undefined && to !== undefined && from < to

const openingHours: z.ZodMiniType<OpeningHours> = z
  .strictObject({
    weekday: z.literal([0, 1, 2, 3, 4, 5, 6]),
    status: z.enum(['Open', 'Closed']),
    open: z.exactOptional(localTime),
    close: z.exactOptional(localTime),
  })
  .check(
    z.refine(
      (day) => day.status === 'Closed' || isOrdered(day.open, day.close),
      'The closing time must be after the opening time.',
    ),
  )

const specialHours: z.ZodMiniType<SpecialHours> = z
  .strictObject({
    date,
    status: z.enum(['Open', 'Closed']),
    start_hour: z.exactOptional(localTime),
    end_hour: z.exactOptional(localTime),
    department: z.enum(departments),
    name: z.exactOptional(line(80)),
  })
  .check(
    z.refine(
      (day) => day.status === 'Closed' || isOrdered(day.start_hour, day.end_hour),
      'The closing time must be after the opening time.',
    ),
  )

const address: z.ZodMiniType<SiteLocation['address']> = z.strictObject({
  street: line(120),
  city: line(60),
  state: z.enum(states),
  postcode: z.string().check(z.regex(/^\d{4}$/, 'Expected a 4-digit postcode.')),
  lat: z.exactOptional(z.number().check(z.gte(-44), z.lte(-9))),
  long: z.exactOptional(z.number().check(z.gte(112), z.lte(160))),
  place_url: z.exactOptional(httpsUrl),
  place_id: z.exactOptional(line(120)),
})

const location: z.ZodMiniType<FolderLocation> = z.strictObject({
  name: line(120),
  slug: kebab,
  dealership_id: z.exactOptional(line(60)),
  dealership_slug: z.exactOptional(kebab),
  location_type: z.enum(locationTypes),
  location_subtype: z.exactOptional(z.array(line(40)).check(z.maxLength(10))),
  manufacturers: z.exactOptional(z.array(line(60)).check(z.maxLength(60))),
  distribution_locations: z.exactOptional(z.array(line(60)).check(z.maxLength(20))),
  order: z.exactOptional(z.number()),
  primary: z.boolean(),
  visible: z.boolean(),
  dealer_license_number: z.exactOptional(line(60)),
  motor_vehicle_repairer: z.exactOptional(line(60)),
  image: z.exactOptional(uploadName),
  image_url: z.exactOptional(imageAddress),
  badge: z.exactOptional(line(60)),
  timezone,
  address,
  phone: z.exactOptional(phone),
  landline_phone: z.exactOptional(phone),
  service_booking_url: z.exactOptional(httpsUrl),
  opening_hours: z.array(openingHours).check(z.maxLength(14)),
  special_hours: z.exactOptional(z.array(specialHours).check(z.maxLength(400))),
})

const hasUniqueSlugs = (all: readonly FolderLocation[]): boolean =>
  new Set(all.map((one) => one.slug)).size === all.length

/** `locations.json`: unique slugs, at most one primary location. */
export const locationsFile: z.ZodMiniType<readonly FolderLocation[]> = z.array(location).check(
  z.maxLength(500),
  z.refine(hasUniqueSlugs, 'Two locations have the same slug.'),
  z.refine((all) => all.filter((one) => one.primary).length <= 1, 'Only one location can be the primary location.'),
)
