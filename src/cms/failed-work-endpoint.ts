import type { Endpoint, PayloadRequest } from 'payload'
import { isUuid } from '@/src/domain/uuid'
import { isFailedWorkKind } from '@/src/domain/sending/failed-work'
import { retryFailedWork, type WorkScope } from '@/src/services/background/failed-work'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { findActiveStaff } from './access/active-staff'
import { listTenantsWithRole } from './access/roles'
import { errorResponse, jsonResponse, readJsonObject } from './endpoints'

/** The dealers whose failed work this member of staff may see and retry: those where they are an administrator. */
export const failedWorkScope = async (req: PayloadRequest): Promise<WorkScope> => {
  const staff = await findActiveStaff(req)
  if (staff?.platformAdmin) return 'all'
  return staff ? listTenantsWithRole(staff, ['tenant-admin']) : []
}

/**
 * `POST /api/failed-work` with `{kind, id}`: retries it (OPS-01). 404 if there is no such work that the reader may
 * retry.
 */
export const failedWorkEndpoint: Endpoint = {
  path: '/failed-work',
  method: 'post',
  handler: async (req) => {
    const scope = await failedWorkScope(req)
    if (scope.length === 0) return errorResponse(403, 'Only administrators can retry failed work.')
    const { kind, id } = await readJsonObject(req)
    if (!isFailedWorkKind(kind) || typeof id !== 'string' || !(kind === 'job' || isUuid(id)))
      return errorResponse(400, 'Send the kind and ID of the work to retry.')
    const pool = getPool(req.payload)
    if (!(await retryFailedWork(pool, { kind, id, scope })))
      return errorResponse(404, 'There’s nothing left to retry. Reload the page.')
    return jsonResponse(200, { state: 'waiting' })
  },
}
