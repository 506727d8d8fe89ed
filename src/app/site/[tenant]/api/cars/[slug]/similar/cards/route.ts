import { cardView } from '@/src/features/stock/card-view'
import { similarStock } from '@/src/server/stock'
import { carRoute } from '../../../../car-answer'

/** Cached like a page, until the dealer's stock changes. */
export const revalidate = 300
export const generateStaticParams = () => []

/** `GET /api/cars/{slug}/similar/cards` (SIM-01): similar vehicles as card data. */
export const GET = carRoute(async ({ site, vehicle }) => {
  const similar = await similarStock(site, vehicle)
  const now = new Date()
  return Response.json(similar.map((record) => cardView(record, site.switches, now)))
})
