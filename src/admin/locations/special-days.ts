import type { Payload } from 'payload'
import { cache } from 'react'
import { addDays } from '@/src/domain/time/days'
import type { SpecialHours } from '@/src/domain/locations/opening-hours'
import { parseWeek } from '@/src/domain/locations/week'
import { type AnsweringHours, MAX_WAITING_DAYS } from '@/src/domain/leads/waiting-time'
import { omitEmpty } from '@/src/domain/omit-empty'
import { idOf } from '@/src/domain/content/id-of'
import type { SpecialHour } from '@/src/payload-types'
import { batchLookups } from '../lists/batch-lookups'

const toSpecialHours = ({ date, status, start_hour, end_hour, department, name }: SpecialHour): SpecialHours =>
  ({ date, status, department, ...omitEmpty({ start_hour, end_hour, name }) }) as SpecialHours

/** Loads the special hours of locations from a number of days ago on, by location. */
const loadSpecialDays = async (
  payload: Payload,
  ids: readonly string[],
  daysAgo: number,
): Promise<ReadonlyMap<string, readonly SpecialHours[]>> => {
  const { docs } = await payload.find({
    collection: 'special-hours',
    where: {
      and: [
        { locations: { in: [...ids] } },
        { date: { greater_than_equal: addDays(new Date().toISOString().slice(0, 10), -daysAgo) } },
      ],
    },
    sort: 'date',
    limit: 1000,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const found = new Map<string, SpecialHours[]>()
  for (const row of docs) {
    for (const one of row.locations) {
      const id = idOf(one) ?? ''
      found.set(id, [...(found.get(id) ?? []), toSpecialHours(row)])
    }
  }
  return found
}

/**
 * Special hours of locations from yesterday on, in one query per list. The list has already checked access to its rows.
 * The day of margin is needed because the current date differs between Australian time zones.
 */
export const findSpecialDays = cache((payload: Payload) => batchLookups((ids) => loadSpecialDays(payload, ids, 1)))

/** The hours of locations in which they could answer the leads that still wait, in two queries per list. */
export const findAnsweringHours = cache((payload: Payload) =>
  batchLookups(async (ids): Promise<ReadonlyMap<string, AnsweringHours>> => {
    const [{ docs }, special] = await Promise.all([
      payload.find({
        collection: 'locations',
        where: { id: { in: [...ids] } },
        select: { timezone: true, location_type: true, opening_hours: true },
        depth: 0,
        pagination: false,
        overrideAccess: true,
      }),
      loadSpecialDays(payload, ids, MAX_WAITING_DAYS + 1),
    ])
    return new Map(
      docs.map(({ id, timezone, location_type, opening_hours }) => [
        id,
        {
          timezone,
          location_type: location_type ?? '',
          hours: parseWeek(opening_hours),
          special_hours: special.get(id) ?? [],
        },
      ]),
    )
  }),
)
