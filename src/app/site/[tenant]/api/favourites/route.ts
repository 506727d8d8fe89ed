import { mergeSavedVehicles, listSavedVehicles } from '@/src/server/accounts/saved-vehicles'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { readFormOrEmpty, toPrivateJson } from '@/src/server/forms/posted-form'
import { errorResponse } from '@/src/site/api/responses'
import { postRoute } from '@/src/site/api/route'
import { toStoredVehicle } from '@/src/site/stored-vehicle'

export const dynamic = 'force-dynamic'

const parseIds = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null

/**
 * Merges the vehicles saved in the browser before the sign-in into the account (ACC-03): `{ids}` as JSON, of which the
 * first 100 are read. Answers all saved vehicles as `{cars}`, and the ids that the account had no room for as
 * `{no_room}`; 401 if signed out, 422 for an invalid list.
 */
export const POST = postRoute(
  { body: (request) => readFormOrEmpty(request), shopper: findRequestShopper },
  async ({ site, shopper, body }) => {
    const ids = parseIds(body['ids'])
    if (ids === null) return errorResponse(422, 'Expected a list of ids.')
    const no_room = await mergeSavedVehicles(site, shopper.id, ids)
    const vehicles = (await listSavedVehicles(site, shopper.id)).map(({ vehicle }) => toStoredVehicle(vehicle))
    return toPrivateJson({ cars: vehicles, no_room })
  },
)
