import { parseSafePath } from '@/src/domain/accounts/safe-path'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { toE164 } from '@/src/domain/phone'
import type { Site } from '@/src/domain/tenancy/site'
import { createHintCookie, findRequestShopper } from '@/src/server/accounts/shopper-session'
import {
  hasFormType,
  readFormOrEmpty,
  readFormText,
  redirectTo,
  type FormBody,
  toPrivateJson,
  wantsJson,
} from '@/src/server/forms/posted-form'
import { isRateLimited } from '@/src/server/limits'
import {
  errorResponse,
  failedResponse,
  otherSiteResponse,
  signedOutResponse,
  tooManyRequestsResponse,
} from './responses'
import { postRoute } from './route'

/** Changes the watchlist; resolves to an error, or to null on success. */
type Change = (site: Site, shopper: Shopper, vehicleId: string) => Promise<Response | null>

const checkForm = async (form: FormBody, shopper: Shopper): Promise<Response | null> => {
  const phone = readFormText(form, 'phone_number', 60)
  if (readFormText(form, 'car_id', 60) === '' || phone === '')
    return errorResponse(422, 'Expected phone_number and car_id.')
  if (toE164(phone) !== shopper.phone) return errorResponse(403, 'You’re signed in with a different phone number.')
  return (await isRateLimited(['savedVehiclesByShopper', shopper.id])) ? tooManyRequestsResponse() : null
}

/** A plain form gets its page again, whatever the outcome. */
const toResponse = (request: Request, form: FormBody | null, response: Response): Response =>
  hasFormType(request) && !wantsJson(request) ? redirectTo(parseSafePath(form?.['page']) ?? '/watchlist') : response

/**
 * Creates an endpoint of the watchlist (ACC-02): POST with `phone_number` and `car_id`, as JSON or as a form. 200
 * `{success: true, car_id}`, or `{message, status}`: 401 signed out, which also clears the hint cookie, 403 for another phone or another site's page, 404
 * for an unknown vehicle, 409 if sold or the list is full, 422 for a missing field, 429 too often, 503 on a failure. A
 * plain form gets a redirect to its `page`, or to the watchlist.
 */
export const watchlistRoute = (change: Change) =>
  postRoute(
    {
      body: (request) => readFormOrEmpty(request),
      shopper: findRequestShopper,
      elsewhere: ({ request, body }) => toResponse(request, body, otherSiteResponse()),
      signedOut: ({ request, body }) =>
        toResponse(
          request,
          body,
          signedOutResponse('Please sign in to save vehicles.', { 'set-cookie': createHintCookie(false) }),
        ),
      failed: ({ request, body }) => toResponse(request, body, failedResponse()),
    },
    async ({ request, site, body, shopper }) => {
      const car_id = readFormText(body, 'car_id', 60).toLowerCase()
      const problem = (await checkForm(body, shopper)) ?? (await change(site, shopper, car_id))
      return toResponse(request, body, problem ?? toPrivateJson({ success: true, car_id }))
    },
  )
