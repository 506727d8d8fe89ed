import { toCanonicalSlug } from '@/src/domain/vehicle-page/page-outcome'
import { findVehicleStatistics } from '@/src/server/vehicles/vehicle-statistics'
import { siteById } from '@/src/server/site/site'
import { notFoundResponse } from '@/src/site/api/json-route'

export const dynamic = 'force-dynamic'

type RouteContext = { readonly params: Promise<{ readonly tenant: string; readonly slug: string }> }

/**
 * `GET /api/cars/{slug}/view.json?photos_count=&updated_at=&website_id=` (VDP-13): `{views, car_fields}`. The query
 * parameters do not affect the answer, which is always current.
 */
export const GET = async (_request: Request, { params }: RouteContext): Promise<Response> => {
  const { tenant, slug } = await params
  const site = toCanonicalSlug(slug) === slug ? await siteById(tenant) : null
  const statistics = site && (await findVehicleStatistics(site, slug, new Date()))
  return statistics ? Response.json(statistics, { headers: { 'cache-control': 'no-store' } }) : notFoundResponse()
}
