import type { Endpoint, PayloadRequest } from 'payload'
import { parseBulkHours, type BulkHours } from '@/src/domain/locations/bulk-hours'
import { omitEmpty } from '@/src/domain/omit-empty'
import { NO_CONTENT_ACCESS, SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { inPayloadTransaction } from '@/src/platform/postgres/payload-transaction'
import { errorResponse, hasRole, jsonResponse, readJsonObject } from '@/src/cms/endpoints'
import { findOverlapMessages } from './refuse-overlap'
import { todayAtWesternmost } from './refuse-past-day'

const problemsResponse = (status: number, messages: readonly string[]): Response =>
  jsonResponse(status, { errors: messages.map((message) => ({ message })) })

const findOverlaps = async (req: PayloadRequest, { days, ...shared }: BulkHours): Promise<readonly string[]> => {
  const messages = []
  for (const day of days)
    messages.push(...(await findOverlapMessages(req, { ...shared, ...day, locations: day.locations })))
  return messages
}

/** Creates all days in one transaction. */
const createAll = async (req: PayloadRequest, { days, ...shared }: BulkHours): Promise<void> => {
  const openingTimes =
    shared.status === 'Open' ? omitEmpty({ start_hour: shared.start_hour, end_hour: shared.end_hour }) : {}
  await inPayloadTransaction(req, async () => {
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
 * days; 400 for an invalid body; 409 if a day overlaps stored ones. On any error nothing is saved.
 */
export const bulkEndpoint: Endpoint = {
  path: '/bulk',
  method: 'post',
  handler: async (req) => {
    if (req.user === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const parsed = parseBulkHours(await readJsonObject(req), todayAtWesternmost())
    if ('problems' in parsed) return problemsResponse(400, parsed.problems)
    if (!(await hasRole(req, ['tenant-admin', 'editor'], parsed.bulk.tenant)))
      return errorResponse(403, NO_CONTENT_ACCESS)
    const overlaps = await findOverlaps(req, parsed.bulk)
    if (overlaps.length > 0) return problemsResponse(409, overlaps)
    try {
      await createAll(req, parsed.bulk)
    } catch (error) {
      // A colleague may have saved the same day since the check above, which is the same conflict.
      const newOverlaps = await findOverlaps(req, parsed.bulk)
      if (newOverlaps.length > 0) return problemsResponse(409, newOverlaps)
      throw error
    }
    return jsonResponse(201, { created: parsed.bulk.days.length })
  },
}
