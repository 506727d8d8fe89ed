import { findGauge } from '@/src/server/vehicles/market-gauge'
import { errorResponse } from '@/src/site/api/responses'
import { storedRoute } from '@/src/site/api/route'
import { findShownVehicle } from '@/src/site/api/shown-vehicle'

/** Cached like a page, until the dealer's stock changes. */
export const revalidate = 300
export const generateStaticParams = () => []

/**
 * `GET {car path}/autogauge` (VDP-11): `{fill, listing_price, market_range_min, market_range_max, confidence,
 * description?}` in dollars; `{reason}` without a rating; 404 for an unknown vehicle or if switched off; 503 on a
 * failure.
 */
export const GET = storedRoute(
  { isOffered: ({ switches }) => switches.tools.autogauge, find: findShownVehicle },
  async ({ found: { vehicle } }) => {
    const gauge = await findGauge(vehicle)
    return gauge ? Response.json(gauge) : errorResponse(503, 'We can’t compare this price at the moment.')
  },
)
