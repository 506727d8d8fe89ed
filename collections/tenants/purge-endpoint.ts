import type { Endpoint, PayloadRequest } from 'payload'
import { DEALER_NOT_FOUND } from '@/src/domain/panel/messages'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { staffOf } from '@/src/cms/access/roles'
import { errorResponse, jsonResponse, readJsonObject } from '@/src/cms/endpoints'

const NOT_ARCHIVED = 'Archive the dealer before you delete it.'

/** Checks and sets the status in one statement, so that a tenant restored in the meantime is kept. */
const markForPurge = async (req: PayloadRequest, id: string): Promise<boolean> => {
  const pool = getPool(req.payload)
  const { rowCount } = await pool.query(
    "UPDATE tenants SET status = 'purging', updated_at = now() WHERE id = $1 AND status = 'archived'",
    [id],
  )
  return rowCount === 1
}

/**
 * `POST /api/tenants/:id/purge` with `{ slug }`: marks an archived tenant for deletion; a job deletes it within minutes
 * and resumes after a crash (TEN-01). 202 when marked, 400 for a wrong slug, 409 if the tenant is not archived.
 */
export const purgeEndpoint: Endpoint = {
  path: '/:id/purge',
  method: 'post',
  handler: async (req) => {
    const id = req.routeParams?.['id']
    if (staffOf(req)?.platformAdmin !== true || typeof id !== 'string') {
      return errorResponse(403, 'Only platform admins can delete a dealer.')
    }
    const tenant = await req.payload.findByID({
      collection: 'tenants',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
      req,
    })
    if (tenant === null) return errorResponse(404, DEALER_NOT_FOUND)
    if (tenant.status !== 'archived') return errorResponse(409, NOT_ARCHIVED)
    if ((await readJsonObject(req))['slug'] !== tenant.slug)
      return errorResponse(400, 'Enter the dealer’s slug to confirm.')
    if (!(await markForPurge(req, tenant.id))) return errorResponse(409, NOT_ARCHIVED)
    return jsonResponse(202, { status: 'purging' })
  },
}
