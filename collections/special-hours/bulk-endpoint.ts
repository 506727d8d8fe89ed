import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { readBulk, type BulkHours } from '@/src/domain/locations/bulk'
import { present } from '@/src/domain/present'
import { activeStaffOf } from '../shared/active-staff'
import { tenantsWith } from '../shared/roles'
import { overlapsOf } from './refuse-overlap'

const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
const refuse = (status: number, messages: readonly string[]): Response =>
  answer(status, { errors: messages.map((message) => ({ message })) })

const bodyOf = async (req: PayloadRequest): Promise<unknown> => {
  try {
    return await req.json?.()
  } catch {
    return undefined
  }
}

const mayWrite = async (req: PayloadRequest, tenant: string): Promise<boolean> => {
  const staff = await activeStaffOf(req)
  return staff !== null && (staff.platformAdmin || tenantsWith(staff, ['tenant-admin', 'editor']).includes(tenant))
}

const clashes = async (req: PayloadRequest, { days, ...shared }: BulkHours): Promise<readonly string[]> => {
  const all = []
  for (const day of days) all.push(...(await overlapsOf(req, { ...shared, ...day, locations: day.locations })))
  return all
}

/** Creates all days in one transaction. */
const createAll = async (req: PayloadRequest, { days, ...shared }: BulkHours): Promise<void> => {
  const times = shared.status === 'Open' ? present({ start_hour: shared.start_hour, end_hour: shared.end_hour }) : {}
  await initTransaction(req)
  try {
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
          ...times,
        },
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
    }
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/**
 * `POST /api/special-hours/bulk`: saves holidays for several locations in one step (LOC-05). 201 with the number of
 * days; 400 for an invalid body; 409 if a day overlaps stored ones. On any error nothing is saved.
 */
export const bulkEndpoint: Endpoint = {
  path: '/bulk',
  method: 'post',
  handler: async (req) => {
    if (req.user === null) return refuse(401, ['Sign in first.'])
    const read = readBulk(await bodyOf(req))
    if ('problems' in read) return refuse(400, read.problems)
    if (!(await mayWrite(req, read.bulk.tenant))) return refuse(403, ['You may not change this tenant’s content.'])
    const taken = await clashes(req, read.bulk)
    if (taken.length > 0) return refuse(409, taken)
    try {
      await createAll(req, read.bulk)
    } catch (error) {
      // A colleague may have saved the same day since the check above, which is the same conflict.
      const saved = await clashes(req, read.bulk)
      if (saved.length > 0) return refuse(409, saved)
      throw error
    }
    return answer(201, { created: read.bulk.days.length })
  },
}
