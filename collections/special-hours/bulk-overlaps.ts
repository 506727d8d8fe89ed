import type { PayloadRequest } from 'payload'
import type { BulkConflict, BulkHours } from '@/src/domain/locations/bulk-hours'
import { hasSameHours } from '@/src/domain/locations/special-hours-problems'
import { formatSpecialTimes } from '@/src/domain/locations/hours'
import { findOverlaps, type Overlap } from './refuse-overlap'

type DayOverlap = Overlap & { readonly isReplaced: boolean; readonly isSame: boolean }

const findAllOverlaps = async (req: PayloadRequest, bulk: BulkHours): Promise<readonly DayOverlap[]> => {
  const { days, replace = [], tenant, department } = bulk
  const all = []
  for (const { date, locations } of days) {
    for (const one of await findOverlaps(req, { tenant, department, date, locations }))
      all.push({
        ...one,
        isSame: hasSameHours(one.found, bulk),
        isReplaced: replace.some((choice) => choice.date === date && choice.location === one.location),
      })
  }
  return all
}

/** Leaves out the locations that have these hours on a day already, and the days on which all of them have. */
export const withoutSameHours = async (req: PayloadRequest, bulk: BulkHours): Promise<BulkHours> => {
  const same = (await findAllOverlaps(req, bulk)).filter(({ isSame, isReplaced }) => isSame && !isReplaced)
  const isSame = (date: string, location: string): boolean =>
    same.some((one) => one.found.date === date && one.location === location)
  const days = bulk.days
    .map((day) => ({ ...day, locations: day.locations.filter((location) => !isSame(day.date, location)) }))
    .filter(({ locations }) => locations.length > 0)
  return { ...bulk, days }
}

/** Lists the overlaps that staff have not decided about. */
export const findBulkOverlaps = async (req: PayloadRequest, bulk: BulkHours): Promise<readonly BulkConflict[]> =>
  (await findAllOverlaps(req, bulk))
    .filter(({ isReplaced }) => !isReplaced)
    .map(({ location, locationName, found }) => ({
      date: found.date,
      location,
      name: locationName,
      department: found.department,
      current: formatSpecialTimes(found),
    }))

/** Takes the locations out of stored special hours; those without another location go to the trash. */
export const removeReplaced = async (req: PayloadRequest, bulk: BulkHours): Promise<void> => {
  const replaced = (await findAllOverlaps(req, bulk)).filter(({ isReplaced }) => isReplaced)
  const shared = { collection: 'special-hours', depth: 0, overrideAccess: false, user: req.user, req } as const
  for (const found of new Map(replaced.map((one) => [one.found.id, one.found])).values()) {
    const replacedLocations = replaced.filter((one) => one.found.id === found.id).map(({ location }) => location)
    const locations = found.locations.filter((one) => !replacedLocations.includes(one))
    const data = locations.length > 0 ? { locations } : { deletedAt: new Date().toISOString() }
    await req.payload.update({ ...shared, id: found.id, data })
  }
}
