import type { Endpoint, PayloadRequest } from 'payload'
import { listedNames } from '@/src/domain/tenancy/find-names'
import { type FoundNames, type TenantName, tenantNames } from '@/src/services/tenants/names'
import { poolOf } from '@/src/services/pool'
import { activeStaffOf } from '../shared/active-staff'

/** Tenants whose names somebody may see: null for all there are; nobody's are none. */
const ownOf = async (req: PayloadRequest): Promise<readonly string[] | null> => {
  const staff = await activeStaffOf(req)
  return staff?.platformAdmin ? null : (staff?.memberships ?? []).map(({ tenant }) => tenant)
}

const found = (req: PayloadRequest, typed: string, among: readonly string[] | null): Promise<FoundNames> =>
  tenantNames(poolOf(req.payload), { typed, among, most: listedNames })

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whose documents the browser shows, and whose it is about to: their names are needed wherever they stand. */
const namedIn = (cookies: string | null): readonly string[] =>
  (cookies ?? '').split(';').flatMap((one) => {
    const [name = '', value = ''] = one.trim().split('=')
    return ['payload-tenant', 'forecourt-tenant'].includes(name) && uuid.test(value) ? [value] : []
  })

/**
 * The first names a selector lists, and those of the tenants the browser names: whatever else there is is searched for
 * (TEN-01). Names of tenants alone that whoever asks may see.
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

/** `GET /api/tenants/names?typed=`: 50 names at most with every typed word, and how many there are; one's own alone. */
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

/** What the multi-tenant plugin asks for when tenants may have changed: a few, where its own answer is all there are. */
export const optionsEndpoint: Endpoint = {
  path: '/populate-tenant-options',
  method: 'get',
  handler: async (req) => {
    if (req.user === null) return answer(401, signInFirst)
    const few = await fewTenants(req, req.headers.get('cookie'))
    return answer(200, { tenantOptions: few.map(({ id, name }) => ({ value: id, label: name })) })
  },
}
