import { safePath } from '@/src/domain/accounts/safe-path'
import { dialled } from '@/src/domain/people/phone'
import type { Site } from '@/src/domain/tenancy/site'
import { mustWait } from '@/src/server/limits'
import { fromElsewhere, goTo, type Posted, posted, postedText, privateJson, wantsJson } from '@/src/server/posted'
import { type Shopper, shopperOfRequest } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'

type Given = { readonly params: Promise<{ readonly tenant: string }> }
type Answer = { readonly status: number; readonly message: string }

const texts = {
  elsewhere: { status: 403, message: 'This did not come from our own page.' },
  unread: { status: 422, message: 'Expected phone_number and car_id.' },
  signedOut: { status: 401, message: 'Please sign in to save cars.' },
  otherPhone: { status: 403, message: 'You are signed in with another phone number.' },
  often: { status: 429, message: 'Too many tries; wait a minute.' },
  failed: { status: 503, message: 'An unexpected error occured' },
} as const

/** Changes the watchlist; resolves to an error, or to null on success. */
type Change = (site: Site, shopper: Shopper, carId: string) => Promise<Answer | null>

const refusal = async (form: Posted | null, shopper: Shopper | null): Promise<Answer | null> => {
  if (!shopper) return texts.signedOut
  if (form === null || postedText(form, 'car_id', 60) === '') return texts.unread
  const phone = postedText(form, 'phone_number', 60)
  if (phone === '') return texts.unread
  if (dialled(phone) !== shopper.phone) return texts.otherPhone
  return (await mustWait(['savedCarsByShopper', shopper.id])) ? texts.often : null
}

const outcome = async (site: Site, request: Request, form: Posted | null, change: Change): Promise<Answer | null> => {
  if (fromElsewhere(request)) return texts.elsewhere
  const shopper = await shopperOfRequest(site, request)
  const refused = await refusal(form, shopper)
  if (refused || !shopper || !form) return refused ?? texts.signedOut
  return change(site, shopper, postedText(form, 'car_id', 60).toLowerCase())
}

/**
 * Creates an endpoint of the watchlist (ACC-02): POST with `phone_number` and `car_id`, as JSON or as a form. 200
 * `{success: true, car_id}`, or `{message, status}`: 401 signed out, 403 for another phone or another site's page, 404
 * for an unknown vehicle, 409 if sold or the list is full, 422 for a missing field, 429 too often, 503 on a failure. A
 * plain form gets a redirect to its `page`, or to the watchlist.
 */
export const watchlistRoute =
  (change: Change) =>
  async (request: Request, { params }: Given): Promise<Response> => {
    const site = await siteById((await params).tenant)
    if (!site) return new Response('Not found.\n', { status: 404 })
    const form = await posted(request)
    let refused: Answer | null
    try {
      refused = await outcome(site, request, form, change)
    } catch (error) {
      console.error('A watchlist could not be changed:', error)
      refused = texts.failed
    }
    const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
    if (isForm && !wantsJson(request)) return goTo(safePath(form?.['page']) ?? '/watchlist')
    if (refused) return privateJson(refused, refused.status)
    return privateJson({ success: true, car_id: postedText(form ?? {}, 'car_id', 60).toLowerCase() })
  }
