import type { Endpoint, PayloadRequest } from 'payload'
import { parseBulkHours, type BulkConflict, type BulkHours } from '@/src/domain/locations/bulk-hours'
import { formatStoredHours } from '@/src/domain/locations/special-hours-problems'
import { omitEmpty } from '@/src/domain/omit-empty'
import { NO_CONTENT_ACCESS, SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { inPayloadTransaction } from '@/src/platform/postgres/payload-transaction'
import { errorResponse, hasRole, jsonResponse, readJsonObject } from '@/src/cms/endpoints'
import { dayAtWesternmost } from '@/src/domain/time/zones'
import { findMissingDepartment } from './refuse-missing-department'
import { withoutSameHours, findBulkOverlaps, removeReplaced } from './bulk-overlaps'

const problemsResponse = (status: number, messages: readonly string[]): Response =>
  jsonResponse(status, { errors: messages.map((message) => ({ message })) })

const conflictsResponse = (conflicts: readonly BulkConflict[]): Response =>
  jsonResponse(409, {
    errors: conflicts.map((one) => ({ message: `${formatStoredHours(one.name, one)}: ${one.current}.` })),
    conflicts,
  })

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
    const conflicts = await findBulkOverlaps(req, bulk)
    if (conflicts.length > 0) return conflictsResponse(conflicts)
    try {
      await saveAll(req, bulk)
    } catch (error) {
      // A colleague may have saved the same day since the check above, which is the same conflict.
      const newConflicts = await findBulkOverlaps(req, bulk)
      if (newConflicts.length > 0) return conflictsResponse(newConflicts)
      throw error
    }
    return jsonResponse(201, { created: bulk.days.length })
  },
}
