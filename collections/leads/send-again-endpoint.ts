import type { Endpoint, PayloadRequest } from 'payload'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { idOf } from '@/src/domain/content/id-of'
import { tenantsWith } from '@/src/cms/access/roles'

/** Restarts a delivery with all its tries. A waiting delivery is left to the worker that has it. */
const restartSql = `UPDATE lead_deliveries SET state = 'waiting', tries = 0, problem = NULL, next_try_at = now(), updated_at = now()
  WHERE id = $1 AND state <> 'waiting'`

const canAnswerLeads = async (req: PayloadRequest, tenant: string | undefined): Promise<boolean> => {
  const staff = await findActiveStaff(req)
  if (staff === null || tenant === undefined) return false
  return staff.platformAdmin || tenantsWith(staff, ['tenant-admin', 'editor', 'lead-handler']).includes(tenant)
}

/**
 * `POST /api/lead-deliveries/:id/send-again`: sends a delivery again, for staff who answer leads at that dealer
 * (ADM-04). The id stays the same, so a receiver that already has the lead can ignore the repeat. 404 for any other
 * delivery.
 */
export const sendAgainEndpoint: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    const headers = { 'cache-control': 'no-store' }
    const id = String(req.routeParams?.['id'])
    const query = { collection: 'lead-deliveries', id, depth: 0, disableErrors: true } as const
    const delivery = /^[0-9a-f-]{36}$/i.test(id)
      ? await req.payload.findByID({ ...query, overrideAccess: false, user: req.user, req })
      : null
    if (delivery === null || !(await canAnswerLeads(req, idOf(delivery.tenant))))
      return Response.json({ errors: [{ message: 'There is no such delivery.' }] }, { status: 404, headers })
    const pool = getPool(req.payload)
    await pool.query(restartSql, [id])
    await pool.query("SELECT pg_notify('forecourt_outbox', '')")
    return Response.json({ state: 'waiting' }, { headers })
  },
}
