import type { Payload } from 'payload'
import { cache } from 'react'
import { addDays } from '@/src/domain/locations/dates'
import type { SpecialHours } from '@/src/domain/tenancy/site'
import { present } from '@/src/domain/present'
import { idOf } from '@/collections/shared/roles'
import type { SpecialHour } from '@/src/payload-types'
import { inRounds } from '../lists/in-rounds'

const dayOf = ({ date, status, start_hour, end_hour, department, name }: SpecialHour): SpecialHours =>
  ({ date, status, department, ...present({ start_hour, end_hour, name }) }) as SpecialHours

/** Special days of a location from yesterday on: one query for a list of them. Its rows were read by access rules. */
export const specialDaysOf = cache((payload: Payload) =>
  inRounds(async (ids): Promise<ReadonlyMap<string, readonly SpecialHours[]>> => {
    const { docs } = await payload.find({
      collection: 'special-hours',
      where: {
        and: [
          { locations: { in: [...ids] } },
          // Today is still yesterday at the other end of the country.
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
        found.set(id, [...(found.get(id) ?? []), dayOf(row)])
      }
    }
    return found
  }),
)
