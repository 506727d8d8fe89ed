import { similarStock } from '@/src/server/stock'
import { carRoute } from '../../../car-answer'

/** Cached like a page, until the dealer's stock changes. */
export const revalidate = 300
export const generateStaticParams = () => []

/** `GET /api/cars/{slug}/similar` (SIM-01): the ids of similar vehicles, those of the same model first. */
export const GET = carRoute(async ({ site, vehicle }) => {
  const similar = await similarStock(site, vehicle)
  return Response.json(similar.map(({ objectID }) => objectID))
})
