import type { Endpoint } from 'payload'
import { SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { loadRejectedCsv } from '@/src/services/stock/rejected-rows'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { staffOf } from '@/src/cms/access/roles'
import { errorResponse } from '@/src/cms/endpoints'

/**
 * `GET /api/stock-imports/:id/rejected.csv`: every rejected row of the import with line, column, value and reason, for
 * staff who may read the import. No cell can run as a formula in a spreadsheet.
 */
export const rejectedRowsEndpoint: Endpoint = {
  path: '/:id/rejected.csv',
  method: 'get',
  handler: async (req) => {
    const id = req.routeParams?.['id']
    if (staffOf(req) === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const { docs } = await req.payload.find({
      collection: 'stock-imports',
      where: { id: { equals: id } },
      select: { source: true },
      depth: 0,
      limit: 1,
      overrideAccess: false,
      user: req.user,
      req,
    })
    const [run] = docs
    const csv = run === undefined ? undefined : await loadRejectedCsv(getPool(req.payload), run.id)
    if (csv === undefined) return errorResponse(404, 'This import has no rejected rows.')
    return new Response(new Uint8Array(csv), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="rejected-rows.csv"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  },
}
