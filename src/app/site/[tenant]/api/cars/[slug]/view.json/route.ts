import { carFigures } from '@/src/server/car-figures'
import { siteById } from '@/src/server/site'

export const dynamic = 'force-dynamic'

type Given = { readonly params: Promise<{ readonly tenant: string; readonly slug: string }> }

const headers = { 'cache-control': 'no-store' }
const notHere = (): Response => Response.json({ message: 'Not found.', status: 404 }, { status: 404, headers })

/** Slugs of cars are shorter; what is longer needs no question. */
const longestSlug = 200

/**
 * `GET /api/cars/{slug}/view.json?photos_count=&updated_at=&website_id=` (VDP-13): `{views, car_fields}`. What the page
 * says of itself in the query decides nothing: the answer is how things are now.
 */
export const GET = async (_request: Request, { params }: Given): Promise<Response> => {
  const { tenant, slug } = await params
  const site = slug.length <= longestSlug ? await siteById(tenant) : null
  const figures = site && (await carFigures(site, slug, new Date()))
  return figures ? Response.json(figures, { headers }) : notHere()
}
