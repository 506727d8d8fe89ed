import type { Endpoint } from 'payload'

const closedEndpoint = (path: string, status: 403 | 404): Endpoint => ({
  path,
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'This isn’t available here.' }] }, { status }),
})

/**
 * Closes two of Payload's endpoints. Addresses are not verified by link, so that endpoint would query a missing column.
 * `scripts/seed.ts` creates the first user, so that no one else can register before the installation's owner.
 */
export const closedEndpoints: Endpoint[] = [
  closedEndpoint('/verify/:token', 404),
  closedEndpoint('/first-register', 403),
]
