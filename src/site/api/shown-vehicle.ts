import { type VehiclePageData, findVehiclePage } from '@/src/server/vehicles/vehicle-page'
import type { RouteAddress } from './route'

/**
 * Finds the vehicle of an address, with its page (VDP-01). Null for another dealer's vehicle, and for one that is
 * hidden, removed or sold long ago.
 */
export const findShownVehicle = async ({
  site,
  params: { slug = '' },
}: RouteAddress): Promise<VehiclePageData | null> => {
  const page = await findVehiclePage(site.id, slug)
  return page?.kind === 'shown' ? page : null
}
