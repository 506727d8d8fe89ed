import { listCardPhotos } from '@/src/domain/stock/vehicle/card-photos'
import { storedRoute } from '@/src/site/api/route'
import { findShownVehicle } from '@/src/site/api/shown-vehicle'

/** Cached like a page, until the dealer's stock changes. */
export const revalidate = 300
export const generateStaticParams = () => []

/** `GET /api/cars/{slug}/photos` (SHP-07): the photos that a card shows one after another, as addresses. */
export const GET = storedRoute({ find: findShownVehicle }, ({ found: { vehicle } }) =>
  Response.json(listCardPhotos(vehicle)),
)
