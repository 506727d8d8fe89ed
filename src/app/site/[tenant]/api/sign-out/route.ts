import {
  createHintCookie,
  createSignOutCookie,
  endRequestSession,
  findRequestShopper,
} from '@/src/server/accounts/shopper-session'
import { endSessions } from '@/src/server/accounts/sign-in'
import { redirectTo, readFormOrEmpty, readFormText } from '@/src/server/forms/posted-form'
import { postRoute } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/**
 * Signs the shopper out of this browser, or with `everywhere` of all browsers (ACC-01), and redirects to the home page.
 */
export const POST = postRoute(
  { body: (request) => readFormOrEmpty(request), elsewhere: () => redirectTo('/') },
  async ({ request, site, body }) => {
    const shopper = readFormText(body, 'everywhere') === '' ? null : await findRequestShopper(site, request)
    if (shopper) await endSessions(shopper.id)
    else await endRequestSession(site, request)
    return redirectTo('/', [createSignOutCookie(), createHintCookie(false)])
  },
)
