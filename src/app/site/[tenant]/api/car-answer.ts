import { type ShownVehicle, vehicleAt } from '@/src/server/vehicle-page'
import { missing } from './answer'

type Given = { readonly params: Promise<{ readonly tenant: string; readonly slug: string }> }

/**
 * A GET endpoint about a vehicle that has a page of its own (VDP-01): what is another dealer's, hidden, removed or long sold
 * is not found, by whichever endpoint.
 */
export const carRoute =
  (answer: (found: ShownVehicle) => Response | Promise<Response>) =>
  async (_request: Request, { params }: Given): Promise<Response> => {
    const { tenant, slug } = await params
    const found = await vehicleAt(tenant, slug)
    return found?.kind === 'shown' ? answer(found) : missing()
  }
