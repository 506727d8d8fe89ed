import { type ShownVehicle, vehicleAt } from '@/src/server/vehicle-page'
import { missing } from './answer'

type Given = { readonly params: Promise<{ readonly tenant: string; readonly slug: string }> }

/**
 * Creates a GET endpoint about a vehicle with its own page (VDP-01). 404 for another dealer's vehicle, and for one that
 * is hidden, removed or sold long ago.
 */
export const carRoute =
  (answer: (found: ShownVehicle) => Response | Promise<Response>) =>
  async (_request: Request, { params }: Given): Promise<Response> => {
    const { tenant, slug } = await params
    const found = await vehicleAt(tenant, slug)
    return found?.kind === 'shown' ? answer(found) : missing()
  }
