import { canonicalSlug } from '@/src/domain/vehicle-page/page-fate'
import { carFigures } from '@/src/server/car-figures'
import { siteById } from '@/src/server/site'
import { missing } from '../../../answer'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string; readonly slug: string }> }

/**
 * `GET /api/cars/{slug}/view.json?photos_count=&updated_at=&website_id=` (VDP-13): `{views, car_fields}`. The query
 * parameters do not affect the answer, which is always current.
 */
export const GET = async (_request: Request, { params }: Given): Promise<Response> => {
  const { tenant, slug } = await params
  const site = canonicalSlug(slug) === slug ? await siteById(tenant) : null
  const figures = site && (await carFigures(site, slug, new Date()))
  return figures ? Response.json(figures, { headers: { 'cache-control': 'no-store' } }) : missing()
}
