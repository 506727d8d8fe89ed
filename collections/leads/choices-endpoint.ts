import type { PayloadRequest } from 'payload'
import { isUuid } from '@/src/domain/uuid'
import type { InboxChoices } from '@/src/domain/panel/inbox-filter'
import { DEALER_NOT_FOUND } from '@/src/domain/panel/messages'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { leadHandlers, listTenantsWithRole } from '@/src/cms/access/roles'
import { errorResponse, forRoles, jsonResponse } from '@/src/cms/endpoints'

type NamedOption = { readonly id: string; readonly name: string }
const membersSql = `
  SELECT DISTINCT u.id, coalesce(nullif(u.name, ''), u.email) AS name FROM users u JOIN users_tenants m ON m._parent_id = u.id
   WHERE m.tenant_id = ANY($1::uuid[]) AND m.role::text = ANY($2) ORDER BY name LIMIT 500`
/** Only the newest 5,000 leads are read, so that the query stays fast however many leads there are. */
const categoriesSql = `
  SELECT DISTINCT category FROM (SELECT category FROM leads WHERE tenant_id = ANY($1::uuid[]) ORDER BY created_at DESC LIMIT 5000) l
   ORDER BY category LIMIT 100`
/** Includes locations in the trash, because their leads can still be filtered. */
const locationsSql = `SELECT id, name FROM locations WHERE tenant_id = ANY($1::uuid[]) ORDER BY name LIMIT 500`

/** The requested tenant, if this member answers leads there, or else all such tenants; null if they have none. */
const findRequestedTenants = async (req: PayloadRequest): Promise<readonly string[] | null> => {
  const staff = await findActiveStaff(req)
  if (staff === null) return null
  const requestedTenant = String(req.query['tenant'] ?? '')
  const own = listTenantsWithRole(staff, leadHandlers)
  if (isUuid(requestedTenant)) return staff.platformAdmin || own.includes(requestedTenant) ? [requestedTenant] : null
  return staff.platformAdmin || own.length > 0 ? own : null
}

/**
 * `GET /api/leads/choices?tenant=`: colleagues, categories and locations by name for the inbox. It exists because staff
 * of a dealer may not read user accounts.
 */
export const choicesEndpoint = forRoles(leadHandlers, {
  path: '/choices',
  method: 'get',
  handler: async (req) => {
    const tenants = await findRequestedTenants(req)
    if (tenants === null) return errorResponse(404, DEALER_NOT_FOUND)
    const pool = getPool(req.payload)
    const [memberRows, categoryRows, locationRows] = await Promise.all([
      pool.query<NamedOption>(membersSql, [tenants, leadHandlers]),
      pool.query<{ category: string }>(categoriesSql, [tenants]),
      pool.query<NamedOption>(locationsSql, [tenants]),
    ])
    const choices: InboxChoices = {
      me: String(req.user?.id ?? ''),
      members: memberRows.rows,
      categories: categoryRows.rows.map(({ category }) => category),
      locations: locationRows.rows,
    }
    return jsonResponse(200, choices)
  },
})
