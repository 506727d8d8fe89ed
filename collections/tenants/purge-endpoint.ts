import type { Endpoint, PayloadRequest } from 'payload'
import { staffOf } from '../shared/roles'
import { confirmedPurge } from './guard-status'

const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
const refuse = (status: number, message: string): Response => answer(status, { errors: [{ message }] })

const confirmed = async (req: PayloadRequest): Promise<unknown> => {
  const body: unknown = await req.json?.().catch(() => null)
  return typeof body === 'object' && body !== null && 'slug' in body ? body.slug : undefined
}

/**
 * `POST /api/tenants/:id/purge` with `{ slug }`: marks an archived tenant for deletion; a job does it within minutes,
 * and goes on after a crash (TEN-01). 202 when marked, 400 without the right slug, 409 while it is not archived.
 */
export const purgeEndpoint: Endpoint = {
  path: '/:id/purge',
  method: 'post',
  handler: async (req) => {
    const id = req.routeParams?.['id']
    if (staffOf(req)?.platformAdmin !== true || typeof id !== 'string') {
      return refuse(403, 'Only the platform deletes a tenant.')
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
    if (tenant === null) return refuse(404, 'There is no such tenant.')
    if (tenant.status === 'active') return refuse(409, 'Archive the tenant first.')
    if ((await confirmed(req)) !== tenant.slug) return refuse(400, 'Write the tenant’s slug to confirm.')
    await req.payload.update({
      collection: 'tenants',
      id,
      data: { status: 'purging' },
      depth: 0,
      overrideAccess: false,
      user: req.user,
      context: { [confirmedPurge]: true },
      req,
    })
    return answer(202, { status: 'purging' })
  },
}
