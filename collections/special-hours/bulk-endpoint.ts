import type { Endpoint, PayloadRequest } from 'payload'
import { parseBulkHours, type BulkConflict, type BulkHours } from '@/src/domain/locations/bulk-hours'
import { formatStoredHours, hasSameHours } from '@/src/domain/locations/special-hours'
import { formatSpecialTimes } from '@/src/domain/locations/hours'
import { omitEmpty } from '@/src/domain/omit-empty'
import { NO_CONTENT_ACCESS, SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { inPayloadTransaction } from '@/src/platform/postgres/payload-transaction'
import { errorResponse, hasRole, jsonResponse, readJsonObject } from '@/src/cms/endpoints'
import { dayAtWesternmost } from '@/src/domain/time/zones'
import { findMissingDepartment } from './refuse-missing-department'
import { findOverlaps, type Overlap } from './refuse-overlap'

const problemsResponse = (status: number, messages: readonly string[]): Response =>
  jsonResponse(status, { errors: messages.map((message) => ({ message })) })

const conflictsResponse = (conflicts: readonly BulkConflict[]): Response =>
  jsonResponse(409, {
    errors: conflicts.map((one) => ({ message: `${formatStoredHours(one.name, one)}: ${one.current}.` })),
    conflicts,
  })

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
const withoutSameHours = async (req: PayloadRequest, bulk: BulkHours): Promise<BulkHours> => {
  const same = (await findAllOverlaps(req, bulk)).filter(({ isSame, isReplaced }) => isSame && !isReplaced)
  const isSame = (date: string, location: string): boolean =>
    same.some((one) => one.found.date === date && one.location === location)
  const days = bulk.days
    .map((day) => ({ ...day, locations: day.locations.filter((location) => !isSame(day.date, location)) }))
    .filter(({ locations }) => locations.length > 0)
  return { ...bulk, days }
}

/** Lists the overlaps that staff have not decided about. */
const findConflicts = async (req: PayloadRequest, bulk: BulkHours): Promise<readonly BulkConflict[]> =>
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
const removeReplaced = async (req: PayloadRequest, bulk: BulkHours): Promise<void> => {
  const replaced = (await findAllOverlaps(req, bulk)).filter(({ isReplaced }) => isReplaced)
  const shared = { collection: 'special-hours', depth: 0, overrideAccess: false, user: req.user, req } as const
  for (const found of new Map(replaced.map((one) => [one.found.id, one.found])).values()) {
    const replacedLocations = replaced.filter((one) => one.found.id === found.id).map(({ location }) => location)
    const locations = found.locations.filter((one) => !replacedLocations.includes(one))
    const data = locations.length > 0 ? { locations } : { deletedAt: new Date().toISOString() }
    await req.payload.update({ ...shared, id: found.id, data })
  }
}

/** Replaces what staff chose to replace, and creates all days, in one transaction. */
const saveAll = async (req: PayloadRequest, bulk: BulkHours): Promise<void> => {
  const { days, ...shared } = bulk
  const openingTimes =
    shared.status === 'Open' ? omitEmpty({ start_hour: shared.start_hour, end_hour: shared.end_hour }) : {}
  await inPayloadTransaction(req, async () => {
    await removeReplaced(req, bulk)
    for (const { date, name, locations } of days) {
      await req.payload.create({
        collection: 'special-hours',
        data: {
          tenant: shared.tenant,
          date,
          ...(name === '' ? {} : { name }),
          locations: [...locations],
          department: shared.department,
          status: shared.status,
          ...openingTimes,
        },
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
    }
  })
}

/**
 * `POST /api/special-hours/bulk`: saves holidays for several locations in one step (LOC-05). 201 with the number of
 * days, without those on which all locations have these hours already; 400 for an invalid body; 409 if a day overlaps
 * stored ones that `replace` does not name, with these as `conflicts`. On any error nothing is saved.
 */
export const bulkEndpoint: Endpoint = {
  path: '/bulk',
  method: 'post',
  handler: async (req) => {
    if (req.user === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const parsed = parseBulkHours(await readJsonObject(req), dayAtWesternmost(new Date()))
    if ('problems' in parsed) return problemsResponse(400, parsed.problems)
    if (!(await hasRole(req, ['tenant-admin', 'editor'], parsed.bulk.tenant)))
      return errorResponse(403, NO_CONTENT_ACCESS)
    const locations = parsed.bulk.days.flatMap((day) => day.locations)
    const missing = await findMissingDepartment(req, parsed.bulk.department, locations)
    if (missing !== undefined) return problemsResponse(400, [missing])
    const bulk = await withoutSameHours(req, parsed.bulk)
    const conflicts = await findConflicts(req, bulk)
    if (conflicts.length > 0) return conflictsResponse(conflicts)
    try {
      await saveAll(req, bulk)
    } catch (error) {
      // A colleague may have saved the same day since the check above, which is the same conflict.
      const newConflicts = await findConflicts(req, bulk)
      if (newConflicts.length > 0) return conflictsResponse(newConflicts)
      throw error
    }
    return jsonResponse(201, { created: bulk.days.length })
  },
}
