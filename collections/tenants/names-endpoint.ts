import type { Endpoint, PayloadRequest } from 'payload'
import { listedNames } from '@/src/domain/tenancy/find-names'
import { type FoundNames, type TenantName, tenantNames } from '@/src/services/tenants/names'
import { poolOf } from '@/src/services/pool'
import { activeStaffOf } from '../shared/active-staff'

/** The ids of the tenants whose names the reader may see; null for all tenants. */
const ownOf = async (req: PayloadRequest): Promise<readonly string[] | null> => {
  const staff = await activeStaffOf(req)
  return staff?.platformAdmin ? null : (staff?.memberships ?? []).map(({ tenant }) => tenant)
}

const found = (req: PayloadRequest, typed: string, among: readonly string[] | null): Promise<FoundNames> =>
  tenantNames(poolOf(req.payload), { typed, among, most: listedNames })

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The tenants in the browser's cookies: the chosen one and the one about to be chosen. The panel needs their names. */
const namedIn = (cookies: string | null): readonly string[] =>
  (cookies ?? '').split(';').flatMap((one) => {
    const [name = '', value = ''] = one.trim().split('=')
    return ['payload-tenant', 'forecourt-tenant'].includes(name) && uuid.test(value) ? [value] : []
  })

/**
 * Returns the first names for a selector, and those of the tenants in the browser's cookies; the selector searches for
 * the others (TEN-01). Only tenants that the reader may see.
 */
export const fewTenants = async (req: PayloadRequest, cookies: string | null): Promise<readonly TenantName[]> => {
  const own = await ownOf(req)
  const { names } = await found(req, '', own)
  const lacking = namedIn(cookies).filter((id) => !names.some((one) => one.id === id) && (own?.includes(id) ?? true))
  if (lacking.length === 0) return names
  const more = await tenantNames(poolOf(req.payload), { typed: '', among: lacking, most: lacking.length })
  return [...names, ...more.names]
}

const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

const signInFirst = { errors: [{ message: 'Sign in first.' }] }

/**
 * `GET /api/tenants/names?typed=`: at most 50 names that contain every typed word, with the total number of matches.
 */
export const namesEndpoint: Endpoint = {
  path: '/names',
  method: 'get',
  handler: async (req) => {
    if (req.user === null) return answer(401, signInFirst)
    const typed = String(req.query['typed'] ?? '')
      .replaceAll('\0', '')
      .slice(0, 200)
    return answer(200, await found(req, typed, await ownOf(req)))
  },
}

/**
 * Replaces the plugin's endpoint for tenants that may have changed, which returns all of them; this one returns a few.
 */
export const optionsEndpoint: Endpoint = {
  path: '/populate-tenant-options',
  method: 'get',
  handler: async (req) => {
    if (req.user === null) return answer(401, signInFirst)
    const few = await fewTenants(req, req.headers.get('cookie'))
    return answer(200, { tenantOptions: few.map(({ id, name }) => ({ value: id, label: name })) })
  },
}
