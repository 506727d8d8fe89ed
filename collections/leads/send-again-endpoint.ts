import { isUuid } from '@/src/domain/uuid'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { idOf } from '@/src/domain/content/id-of'
import { leadHandlers } from '@/src/cms/access/roles'
import { errorResponse, forRoles, hasRole, jsonResponse } from '@/src/cms/endpoints'

/** Restarts a delivery with all its tries. A waiting delivery is left to the worker that has it. */
const restartSql = `UPDATE lead_deliveries SET state = 'waiting', tries = 0, problem = NULL, next_try_at = now(), updated_at = now()
  WHERE id = $1 AND state <> 'waiting'`

/**
 * `POST /api/lead-deliveries/:id/send-again`: sends a delivery again, for staff who answer leads at that dealer
 * (ADM-04). The id stays the same, so a receiver that already has the lead can ignore the repeat. 404 for any other
 * delivery.
 */
export const sendAgainEndpoint = forRoles(leadHandlers, {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    const id = String(req.routeParams?.['id'])
    const query = { collection: 'lead-deliveries', id, depth: 0, disableErrors: true } as const
    const delivery = isUuid(id)
      ? await req.payload.findByID({ ...query, overrideAccess: false, user: req.user, req })
      : null
    if (delivery === null || !(await hasRole(req, leadHandlers, idOf(delivery.tenant) ?? '')))
      return errorResponse(404, 'We couldn’t find this delivery. Reload the page and try again.')
    const pool = getPool(req.payload)
    await pool.query(restartSql, [id])
    await pool.query("SELECT pg_notify('forecourt_messages', '')")
    return jsonResponse(200, { state: 'waiting' })
  },
})
