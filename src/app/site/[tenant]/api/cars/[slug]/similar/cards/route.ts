import { toCardView } from '@/src/features/stock/card/card-view'
import { listSimilarStock } from '@/src/server/stock/stock'
import { vehicleRoute } from '@/src/site/api/vehicle-route'

/** Cached like a page, until the dealer's stock changes. */
export const revalidate = 300
export const generateStaticParams = () => []

/** `GET /api/cars/{slug}/similar/cards` (SIM-01): similar vehicles as card data. */
export const GET = vehicleRoute(async ({ site, vehicle }) => {
  const similar = await listSimilarStock(site, vehicle)
  const now = new Date()
  return Response.json(similar.map((record) => toCardView(record, site.switches, now)))
})
