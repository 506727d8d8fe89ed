import { Readable } from 'node:stream'
import type { Endpoint } from 'payload'
import { isUuid } from '@/src/domain/uuid'
import { DEALER_NOT_FOUND } from '@/src/domain/panel/messages'
import { exportTenant } from '@/src/services/tenants/export-tenant'
import { createTar } from '@/src/services/tenants/tar'
import { errorResponse, hasRole, noStore } from '@/src/cms/endpoints'

/**
 * `GET /api/tenants/:id/export`: the dealer's folder as a tar archive, for its administrators and the platform
 * (TEN-09). 403 for anyone else, whether or not the dealer exists.
 */
export const exportEndpoint: Endpoint = {
  path: '/:id/export',
  method: 'get',
  handler: async (req) => {
    const id = String(req.routeParams?.['id'])
    if (!(await hasRole(req, ['tenant-admin'], id)))
      return errorResponse(403, 'Only the dealer’s administrators can export it.')
    const query = { collection: 'tenants', id, depth: 0, disableErrors: true, overrideAccess: true, req } as const
    const tenant = isUuid(id) ? await req.payload.findByID(query) : null
    const tenantFolder = tenant === null ? undefined : await exportTenant(req.payload, tenant.slug)
    if (tenantFolder === undefined) return errorResponse(404, DEALER_NOT_FOUND)
    return new Response(Readable.toWeb(Readable.from(createTar(tenantFolder))) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': 'application/x-tar',
        'content-disposition': `attachment; filename="${tenantFolder.slug}.tar"`,
        ...noStore,
      },
    })
  },
}
