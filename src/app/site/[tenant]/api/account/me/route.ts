import { hintFor, shopperOfRequest } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'
import { savedCars } from '@/src/server/watchlist'
import { privateJson } from '@/src/server/posted'
import { keptCarOf } from '../../../kept-car'

export const dynamic = 'force-dynamic'

/**
 * Returns the signed-in shopper to scripts (ACC-02): `{account, phone_number, cars}`, with an opaque `account` id and
 * `cars` in the format of the browser's storage. 401 without a session, which also clears the hint cookie.
 */
export const GET = async (
  request: Request,
  { params }: { readonly params: Promise<{ readonly tenant: string }> },
): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  const shopper = await shopperOfRequest(site, request)
  if (!shopper) return privateJson({ message: 'Nobody is signed in.', status: 401 }, 401, [hintFor(false)])
  const cars = (await savedCars(site, shopper.id)).map(({ car }) => keptCarOf(car))
  return privateJson({ account: shopper.id, phone_number: shopper.phone, cars })
}
