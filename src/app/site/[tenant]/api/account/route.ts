import type { Site } from '@/src/domain/tenancy/site'
import {
  cancelOwnBooking,
  confirmEmail,
  confirmSearchOfOwner,
  deleteOwnAccount,
  dropOwnSearch,
  saveDetails,
} from '@/src/server/garage'
import { fromElsewhere, goTo, type Posted, posted, postedText } from '@/src/server/posted'
import { hintFor, type Shopper, shopperOfRequest, signOutCookie } from '@/src/server/shopper-session'
import { signInHref } from '@/src/domain/accounts/sign-in-type'
import { siteById } from '@/src/server/site'

export const dynamic = 'force-dynamic'

type Asked = { readonly site: Site; readonly shopper: Shopper; readonly form: Posted }
/** A message for the account page, or a complete response. */
type Outcome = { readonly done: string } | { readonly problem: string } | Response

const id = (form: Posted): string => postedText(form, 'id', 60)

const details = async ({ site, shopper, form }: Asked): Promise<Outcome> => {
  const problem = await saveDetails(site, shopper, form)
  if (problem) return { problem }
  const email = postedText(form, 'email', 300).toLowerCase()
  const mailed = email !== '' && (email !== shopper.email || !shopper.email_confirmed)
  return { done: mailed ? 'mailed' : 'saved' }
}

const remove = async ({ site, shopper, form }: Asked): Promise<Outcome> => {
  if (postedText(form, 'confirm') !== 'yes') return { problem: 'gone' }
  await deleteOwnAccount(site, shopper)
  return goTo('/', [signOutCookie(), hintFor(false)])
}

const actions: Readonly<Record<string, (asked: Asked) => Promise<Outcome>>> = {
  details,
  delete: remove,
  confirm: async ({ site, shopper, form }) =>
    (await confirmEmail(site, shopper, postedText(form, 'token', 1000))) ? { done: 'confirmed' } : { problem: 'link' },
  'cancel-booking': async ({ site, shopper, form }) =>
    (await cancelOwnBooking(site, shopper, id(form))) ? { done: 'cancelled' } : { problem: 'gone' },
  'confirm-search': async ({ site, shopper, form }) =>
    (await confirmSearchOfOwner(site, shopper, id(form))) ? { done: 'searched' } : { problem: 'gone' },
  'drop-search': async ({ site, shopper, form }) =>
    (await dropOwnSearch(site, shopper, id(form))) ? { done: 'ended' } : { problem: 'gone' },
}

const outcomeOf = async (asked: Asked): Promise<Outcome> => {
  const action = postedText(asked.form, 'action', 40)
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!act) return { problem: 'gone' }
  try {
    return await act(asked)
  } catch (error) {
    console.error('An account could not be changed:', error)
    return { problem: 'failed' }
  }
}

/**
 * Changes to a shopper's account (ACC-04, ACC-06), sent by plain forms: `action` is details, confirm, cancel-booking,
 * confirm-search, drop-search or delete. An id of another shopper gets the same answer as an unknown one.
 */
export const POST = async (
  request: Request,
  { params }: { readonly params: Promise<{ readonly tenant: string }> },
): Promise<Response> => {
  const site = await siteById((await params).tenant)
  if (!site) return new Response('Not found.\n', { status: 404 })
  const garage = site.switches.accounts.garage_path
  if (fromElsewhere(request)) return goTo(garage)
  const form = (await posted(request)) ?? {}
  const shopper = await shopperOfRequest(site, request)
  if (!shopper) return goTo(signInHref('my-garage', garage, '/'))
  const outcome = await outcomeOf({ site, shopper, form })
  if (outcome instanceof Response) return outcome
  return goTo(`${garage}?${new URLSearchParams(outcome).toString()}`)
}
