import { toCanonicalSlug } from '@/src/domain/vehicle-page/page-outcome'
import { findVehicleStatistics } from '@/src/server/vehicles/vehicle-statistics'
import { jsonResponse } from '@/src/site/api/responses'
import { getRoute } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/cars/{slug}/view.json?photos_count=&updated_at=&website_id=` (VDP-13): `{views, car_fields}`. The query
 * parameters do not affect the answer, which is always current.
 */
export const GET = getRoute(
  {
    find: async ({ site, params: { slug = '' } }) =>
      toCanonicalSlug(slug) === slug ? findVehicleStatistics(site, slug, new Date()) : null,
  },
  ({ found: statistics }) => jsonResponse(statistics),
)
