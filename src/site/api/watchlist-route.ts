import { parseSafePath } from '@/src/domain/accounts/safe-path'
import { toE164 } from '@/src/domain/phone'
import type { Site } from '@/src/domain/tenancy/site'
import { log } from '@/src/platform/log'
import { isRateLimited } from '@/src/server/limits'
import {
  isCrossSite,
  redirectTo,
  type FormBody,
  readFormBody,
  readFormText,
  toPrivateJson,
  wantsJson,
} from '@/src/server/forms/posted-form'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { findRequestShopper } from '@/src/server/accounts/shopper-session'
import { siteById } from '@/src/server/site/site'

type RouteContext = { readonly params: Promise<{ readonly tenant: string }> }
type ErrorAnswer = { readonly status: number; readonly message: string }

const errorAnswers = {
  elsewhere: { status: 403, message: 'This did not come from our own page.' },
  unread: { status: 422, message: 'Expected phone_number and car_id.' },
  signedOut: { status: 401, message: 'Please sign in to save cars.' },
  otherPhone: { status: 403, message: 'You are signed in with another phone number.' },
  often: { status: 429, message: 'Too many tries; wait a minute.' },
  failed: { status: 503, message: 'An unexpected error occured' },
} as const

/** Changes the watchlist; resolves to an error, or to null on success. */
type Change = (site: Site, shopper: Shopper, carId: string) => Promise<ErrorAnswer | null>

const checkRequest = async (form: FormBody | null, shopper: Shopper | null): Promise<ErrorAnswer | null> => {
  if (!shopper) return errorAnswers.signedOut
  if (form === null || readFormText(form, 'car_id', 60) === '') return errorAnswers.unread
  const phone = readFormText(form, 'phone_number', 60)
  if (phone === '') return errorAnswers.unread
  if (toE164(phone) !== shopper.phone) return errorAnswers.otherPhone
  return (await isRateLimited(['savedCarsByShopper', shopper.id])) ? errorAnswers.often : null
}

const applyChange = async (
  site: Site,
  request: Request,
  form: FormBody | null,
  change: Change,
): Promise<ErrorAnswer | null> => {
  if (isCrossSite(request)) return errorAnswers.elsewhere
  const shopper = await findRequestShopper(site, request)
  const problem = await checkRequest(form, shopper)
  if (problem || !shopper || !form) return problem ?? errorAnswers.signedOut
  return change(site, shopper, readFormText(form, 'car_id', 60).toLowerCase())
}

/**
 * Creates an endpoint of the watchlist (ACC-02): POST with `phone_number` and `car_id`, as JSON or as a form. 200
 * `{success: true, car_id}`, or `{message, status}`: 401 signed out, 403 for another phone or another site's page, 404
 * for an unknown vehicle, 409 if sold or the list is full, 422 for a missing field, 429 too often, 503 on a failure. A
 * plain form gets a redirect to its `page`, or to the watchlist.
 */
export const watchlistRoute =
  (change: Change) =>
  async (request: Request, { params }: RouteContext): Promise<Response> => {
    const site = await siteById((await params).tenant)
    if (!site) return new Response('Not found.\n', { status: 404 })
    const form = await readFormBody(request)
    let problem: ErrorAnswer | null
    try {
      problem = await applyChange(site, request, form, change)
    } catch (error) {
      log.error({ err: error }, 'A watchlist could not be changed.')
      problem = errorAnswers.failed
    }
    const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
    if (isForm && !wantsJson(request)) return redirectTo(parseSafePath(form?.['page']) ?? '/watchlist')
    if (problem) return toPrivateJson(problem, problem.status)
    return toPrivateJson({ success: true, car_id: readFormText(form ?? {}, 'car_id', 60).toLowerCase() })
  }
