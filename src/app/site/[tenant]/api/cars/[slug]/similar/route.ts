import { listSimilarStock } from '@/src/server/stock/stock'
import { storedRoute } from '@/src/site/api/route'
import { findShownVehicle } from '@/src/site/api/shown-vehicle'

/** Cached like a page, until the dealer's stock changes. */
export const revalidate = 300
export const generateStaticParams = () => []

/** `GET /api/cars/{slug}/similar` (SIM-01): the ids of similar vehicles, those of the same model first. */
export const GET = storedRoute({ find: findShownVehicle }, async ({ site, found: { vehicle } }) => {
  const similar = await listSimilarStock(site, vehicle)
  return Response.json(similar.map(({ objectID }) => objectID))
})
