import { listSimilarStock } from '@/src/server/stock/stock'
import { vehicleRoute } from '@/src/site/api/vehicle-route'

/** Cached like a page, until the dealer's stock changes. */
export const revalidate = 300
export const generateStaticParams = () => []

/** `GET /api/cars/{slug}/similar` (SIM-01): the ids of similar vehicles, those of the same model first. */
export const GET = vehicleRoute(async ({ site, vehicle }) => {
  const similar = await listSimilarStock(site, vehicle)
  return Response.json(similar.map(({ objectID }) => objectID))
})
