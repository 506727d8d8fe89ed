import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { overlaps, formatOverlap, type SpecialDay } from '@/src/domain/locations/special-hours'
import type { Department } from '@/src/domain/locations/opening-hours'
import { idOf } from '@/src/domain/content/id-of'
import { isTrashing } from '@/src/domain/content/trash'

export type NewSpecialDay = SpecialDay & { readonly id?: string | undefined; readonly tenant: string }

const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap((one: unknown) => idOf(one) ?? []) : []

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

/**
 * Returns one message for each location where the day overlaps stored ones (LOC-05). The constraint
 * `forecourt_check_added_special_hours` enforces the same for parallel saves.
 */
export const findOverlapMessages = async (req: PayloadRequest, day: NewSpecialDay): Promise<readonly string[]> => {
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
  const stored = docs.map((one): SpecialDay => ({ ...one, locations: idsOf(one.locations) }))
  const overlapping = stored.filter((one) => overlaps(one, day))
  const conflicts = day.locations.flatMap((id) => {
    const found = overlapping.find(({ locations }) => locations.includes(id))
    return found ? [{ id, found }] : []
  })
  if (conflicts.length === 0) return []
  const names = await loadLocationNames(
    req,
    conflicts.map(({ id }) => id),
  )
  return conflicts.map(({ id, found }) => formatOverlap(names.get(id) ?? 'A location', found))
}

/**
 * Refuses a second set of hours for the same day and department of a location. Days moved to the trash are not checked.
 */
export const refuseOverlap: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  const merged = { ...(originalDoc as object | undefined), ...data } as Readonly<Record<string, unknown>>
  const tenant = idOf(merged['tenant'])
  if (tenant === undefined || isTrashing(data, originalDoc)) return data
  const messages = await findOverlapMessages(req, {
    id: (originalDoc as { id?: string } | undefined)?.id,
    tenant,
    date: String(merged['date']),
    department: (merged['department'] ?? 'all') as Department,
    locations: idsOf(merged['locations']),
  })
  if (messages.length === 0) return data
  const errors = [{ path: 'locations', message: messages.join(' ') }]
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}
