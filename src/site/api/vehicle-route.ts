import { type VehiclePageData, findVehiclePage } from '@/src/server/vehicles/vehicle-page'
import { notFoundResponse } from './json-route'

type RouteContext = { readonly params: Promise<{ readonly tenant: string; readonly slug: string }> }

/**
 * Creates a GET endpoint about a vehicle with its own page (VDP-01). 404 for another dealer's vehicle, and for one that
 * is hidden, removed or sold long ago.
 */
export const vehicleRoute =
  (handle: (found: VehiclePageData) => Response | Promise<Response>) =>
  async (_request: Request, { params }: RouteContext): Promise<Response> => {
    const { tenant, slug } = await params
    const found = await findVehiclePage(tenant, slug)
    return found?.kind === 'shown' ? handle(found) : notFoundResponse()
  }
