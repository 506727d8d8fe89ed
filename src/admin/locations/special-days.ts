import type { Payload } from 'payload'
import { cache } from 'react'
import { addDays } from '@/src/domain/time/days'
import type { SpecialHours } from '@/src/domain/locations/opening-hours'
import { omitEmpty } from '@/src/domain/omit-empty'
import { idOf } from '@/src/domain/content/id-of'
import type { SpecialHour } from '@/src/payload-types'
import { batchLookups } from '../lists/batch-lookups'

const toSpecialHours = ({ date, status, start_hour, end_hour, department, name }: SpecialHour): SpecialHours =>
  ({ date, status, department, ...omitEmpty({ start_hour, end_hour, name }) }) as SpecialHours

/**
 * Special hours of locations from yesterday on, in one query per list. The list has already checked access to its rows.
 */
export const findSpecialDays = cache((payload: Payload) =>
  batchLookups(async (ids): Promise<ReadonlyMap<string, readonly SpecialHours[]>> => {
    const { docs } = await payload.find({
      collection: 'special-hours',
      where: {
        and: [
          { locations: { in: [...ids] } },
          // One day of margin, because the current date differs between Australian time zones.
          { date: { greater_than_equal: addDays(new Date().toISOString().slice(0, 10), -1) } },
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
  }),
)
