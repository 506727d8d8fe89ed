import { gaugeOf } from '@/src/server/market-gauge'
import { siteById } from '@/src/server/site'
import { vehicleBySlug } from '@/src/server/stock'

/** Stored like a page, until the dealer's stock changes. */
export const revalidate = 300
export const generateStaticParams = () => []

type Params = { readonly params: Promise<{ tenant: string; slug: string }> }

/**
 * `GET {car path}/autogauge` (VDP-11): `{fill, listing_price, market_range_min, market_range_max, confidence, description?}`
 * in dollars, `{reason}` where there is no rating, 404 for no such vehicle or a dealer without gauges, 503 where it fails.
 */
export const GET = async (_: Request, { params }: Params): Promise<Response> => {
  const { tenant, slug } = await params
  const [site, vehicle] = await Promise.all([siteById(tenant), vehicleBySlug(tenant, slug)])
  if (!site?.switches.tools.autogauge || !vehicle) {
    return Response.json({ message: 'Not found.', status: 404 }, { status: 404 })
  }
  const gauge = await gaugeOf(vehicle)
  if (gauge) return Response.json(gauge)
  return Response.json({ message: 'The price cannot be compared just now.', status: 503 }, { status: 503 })
}
