import { type ShownVehicle, vehicleAt } from '@/src/server/vehicle-page'
import { notHere } from './answer'

type Given = { readonly params: Promise<{ readonly tenant: string; readonly slug: string }> }

const fresh = { 'cache-control': 'no-store' }

/** An endpoint's own failure, in the shape of all of them: `{message, status}`. */
export const refused = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ message, status }, { status, headers: { ...fresh, ...headers } })

/** 404: no such vehicle here, or nothing of the kind that was asked for. */
export const carMissing = (): Response => Response.json(notHere.body, { status: 404, headers: fresh })

/**
 * A GET endpoint about a vehicle that has a page of its own (VDP-01): what is another dealer's, hidden, removed or long sold
 * is not found, by whichever endpoint.
 */
export const carRoute =
  (answer: (found: ShownVehicle) => Response | Promise<Response>) =>
  async (_request: Request, { params }: Given): Promise<Response> => {
    const { tenant, slug } = await params
    const found = await vehicleAt(tenant, slug)
    return found?.kind === 'shown' ? answer(found) : carMissing()
  }
