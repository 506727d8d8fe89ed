import { createHintCookie, findRequestShopper } from '@/src/server/accounts/shopper-session'
import { siteById } from '@/src/server/site/site'
import { listSavedVehicles } from '@/src/server/accounts/saved-vehicles'
import { toPrivateJson } from '@/src/server/forms/posted-form'
import { toStoredVehicle } from '@/src/site/stored-vehicle'

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
  const shopper = await findRequestShopper(site, request)
  if (!shopper) return toPrivateJson({ message: 'Nobody is signed in.', status: 401 }, 401, [createHintCookie(false)])
  const cars = (await listSavedVehicles(site, shopper.id)).map(({ car }) => toStoredVehicle(car))
  return toPrivateJson({ account: shopper.id, phone_number: shopper.phone, cars })
}
