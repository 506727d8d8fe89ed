import { cardView } from '@/src/features/stock/card-view'
import { siteById } from '@/src/server/site'
import { similarStock, vehicleBySlug } from '@/src/server/stock'

/** Stored like a page, until the dealer's stock changes. */
export const revalidate = 300
export const generateStaticParams = () => []

type Params = { readonly params: Promise<{ tenant: string; slug: string }> }

/** `GET /api/cars/{slug}/similar/cards` (SIM-01): similar vehicles as the cards of the page's strip. */
export const GET = async (_: Request, { params }: Params): Promise<Response> => {
  const { tenant, slug } = await params
  const [site, vehicle] = await Promise.all([siteById(tenant), vehicleBySlug(tenant, slug)])
  if (!site || !vehicle) return Response.json({ message: 'Not found.', status: 404 }, { status: 404 })
  const similar = await similarStock(site, vehicle)
  const now = new Date()
  return Response.json(similar.map((record) => cardView(record, site.switches.display, now)))
}
