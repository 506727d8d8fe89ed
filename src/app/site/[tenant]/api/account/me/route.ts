import { omitEmpty } from '@/src/domain/omit-empty'
import { listSavedVehicles } from '@/src/server/accounts/saved-vehicles'
import { createHintCookie, findRequestShopper } from '@/src/server/accounts/shopper-session'
import { toPrivateJson } from '@/src/server/forms/posted-form'
import { signedOutResponse } from '@/src/site/api/responses'
import { getRoute } from '@/src/site/api/route'
import { toStoredVehicle } from '@/src/site/stored-vehicle'

export const dynamic = 'force-dynamic'

/**
 * Returns the signed-in shopper to scripts (ACC-02): `{account, phone_number, name, email, cars}`, with an opaque `account` id and
 * `cars` in the format of the browser's storage. 401 without a session, which also clears the hint cookie.
 */
export const GET = getRoute(
  {
    shopper: findRequestShopper,
    signedOut: () => signedOutResponse(undefined, { 'set-cookie': createHintCookie(false) }),
  },
  async ({ site, shopper }) => {
    const vehicles = (await listSavedVehicles(site, shopper.id)).map(({ vehicle }) => toStoredVehicle(vehicle))
    const { id, phone, name, email } = shopper
    return toPrivateJson({ account: id, phone_number: phone, ...omitEmpty({ name, email }), cars: vehicles })
  },
)
