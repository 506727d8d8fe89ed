import { toCardSettings } from '@/src/domain/stock/card/card-settings'
import { toCardViews } from '@/src/features/stock/card/card-view'
import { listSimilarStock } from '@/src/server/stock/stock'
import { storedRoute } from '@/src/site/api/route'
import { findShownVehicle } from '@/src/site/api/shown-vehicle'

/** Cached like a page, until the dealer's stock changes. */
export const revalidate = 300
export const generateStaticParams = () => []

/** `GET /api/cars/{slug}/similar/cards` (SIM-01): similar vehicles as card data. */
export const GET = storedRoute({ find: findShownVehicle }, async ({ site, found: { vehicle } }) => {
  const similar = await listSimilarStock(site, vehicle)
  const now = new Date()
  return Response.json(toCardViews(similar, toCardSettings(site), now))
})
