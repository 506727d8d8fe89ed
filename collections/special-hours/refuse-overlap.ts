import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { overlaps, formatOverlap, type SpecialDay } from '@/src/domain/locations/special-hours-problems'
import type { Department, SpecialHours } from '@/src/domain/locations/opening-hours'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { SpecialHour } from '@/src/payload-types'
import { idOf, idsOf } from '@/src/domain/content/id-of'
import { isTrashing } from '@/src/domain/content/trash'

export type NewSpecialDay = SpecialDay & { readonly id?: string | undefined; readonly tenant: string }

const loadLocationNames = async (req: PayloadRequest, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { id: { in: ids } },
    select: { name: true },
    trash: true,
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

export type Overlap = { readonly location: string; readonly locationName: string; readonly found: StoredDay }

type StoredDay = SpecialDay & SpecialHours & { readonly id: string }

const toStoredDay = (document: SpecialHour): StoredDay => {
  const { id, date, department, status, locations } = document
  const { name, start_hour, end_hour } = document
  return { id, date, department, status, locations: idsOf(locations), ...omitEmpty({ name, start_hour, end_hour }) }
}

/**
 * Returns the stored special hours that a day overlaps, for each of its locations (LOC-05). The constraint
 * `forecourt_check_added_special_hours` refuses the same in parallel saves.
 */
export const findOverlaps = async (req: PayloadRequest, day: NewSpecialDay): Promise<readonly Overlap[]> => {
  const { docs } = await req.payload.find({
    collection: 'special-hours',
    where: {
      and: [
        { tenant: { equals: day.tenant } },
        { date: { equals: day.date } },
        { locations: { in: day.locations } },
        ...(day.id === undefined ? [] : [{ id: { not_equals: day.id } }]),
      ],
    },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const overlapping = docs.map(toStoredDay).filter((one) => overlaps(one, day))
  const conflicts = day.locations.flatMap((location) =>
    overlapping.filter(({ locations }) => locations.includes(location)).map((found) => ({ location, found })),
  )
  if (conflicts.length === 0) return []
  const names = await loadLocationNames(
    req,
    conflicts.map(({ location }) => location),
  )
  return conflicts.map((one) => ({ ...one, locationName: names.get(one.location) ?? 'A location' }))
}

const formatMessages = (found: readonly Overlap[]): readonly string[] => [
  ...new Map(found.map((one) => [one.location, formatOverlap(one.locationName, one.found)])).values(),
]

/**
 * Refuses a second set of hours for the same day and department of a location. Days moved to the trash are not checked.
 */
export const refuseOverlap: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  const merged = { ...(originalDoc as object | undefined), ...data } as Readonly<Record<string, unknown>>
  const tenant = idOf(merged['tenant'])
  if (tenant === undefined || isTrashing(data, originalDoc)) return data
  const found = await findOverlaps(req, {
    id: (originalDoc as { id?: string } | undefined)?.id,
    tenant,
    date: String(merged['date']),
    department: (merged['department'] ?? 'all') as Department,
    locations: idsOf(merged['locations']),
  })
  if (found.length === 0) return data
  const errors = [{ path: 'locations', message: formatMessages(found).join(' ') }]
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}
