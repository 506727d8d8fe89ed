import { poolOf } from '@/src/services/pool'
import type { Endpoint, PayloadRequest } from 'payload'
import { isFailedWorkKind } from '@/src/domain/sending/failed-work'
import { tryAgain, type Whose } from '@/src/services/background/failed-work'
import { activeStaffOf } from './active-staff'
import { tenantsWith } from './roles'

/** The dealers whose failed work somebody may see and have tried again; null for all; undefined for none. */
export const failedWorkOf = async (req: PayloadRequest): Promise<Whose | undefined> => {
  const staff = await activeStaffOf(req)
  if (staff?.platformAdmin) return null
  const tenants = staff ? tenantsWith(staff, ['tenant-admin']) : []
  return tenants.length > 0 ? tenants : undefined
}

const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })

/** `POST /api/failed-work` with `{kind, id}`: tries it again (OPS-01). 404 where there is none that one may try. */
export const failedWorkEndpoint: Endpoint = {
  path: '/failed-work',
  method: 'post',
  handler: async (req) => {
    const whose = await failedWorkOf(req)
    if (whose === undefined) return refuse(403, 'Only administrators may have this tried again.')
    const body = (await req.json?.().catch(() => null)) as { readonly kind?: unknown; readonly id?: unknown } | null
    const { kind, id } = body ?? {}
    if (!isFailedWorkKind(kind) || typeof id !== 'string' || !/^[0-9a-f-]{1,36}$/i.test(id))
      return refuse(400, 'Say which: kind and id.')
    const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
    if (kind !== 'publish' && !isUuid) return refuse(404, 'There is nothing to be tried again.')
    const pool = poolOf(req.payload)
    if (!(await tryAgain(pool, { kind, id, whose }))) return refuse(404, 'There is nothing to be tried again.')
    return Response.json({ state: 'waiting' }, { headers: { 'cache-control': 'no-store' } })
  },
}
