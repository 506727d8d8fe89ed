import type { Site } from '@/src/domain/tenancy/site'
import {
  cancelOwnBooking,
  confirmShopperEmail,
  confirmShopperSearch,
  deleteOwnAccount,
  deleteOwnSearch,
  saveShopperDetails,
} from '@/src/server/accounts/shopper-account'
import { isCrossSite, redirectTo, type FormBody, readFormBody, readFormText } from '@/src/server/forms/posted-form'
import { createHintCookie, findRequestShopper, createSignOutCookie } from '@/src/server/accounts/shopper-session'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { signInHref } from '@/src/domain/accounts/sign-in-type'
import { siteById } from '@/src/server/site/site'
import { log } from '@/src/platform/log'

export const dynamic = 'force-dynamic'

type AccountRequest = { readonly site: Site; readonly shopper: Shopper; readonly form: FormBody }
/** A message for the account page, or a complete response. */
type AccountOutcome = { readonly done: string } | { readonly problem: string } | Response

const postedId = (form: FormBody): string => readFormText(form, 'id', 60)

const updateDetails = async ({ site, shopper, form }: AccountRequest): Promise<AccountOutcome> => {
  const problem = await saveShopperDetails(site, shopper, form)
  if (problem) return { problem }
  const email = readFormText(form, 'email', 300).toLowerCase()
  const isConfirmationSent = email !== '' && (email !== shopper.email || !shopper.email_confirmed)
  return { done: isConfirmationSent ? 'mailed' : 'saved' }
}

const deleteAccount = async ({ site, shopper, form }: AccountRequest): Promise<AccountOutcome> => {
  if (readFormText(form, 'confirm') !== 'yes') return { problem: 'gone' }
  await deleteOwnAccount(site, shopper)
  return redirectTo('/', [createSignOutCookie(), createHintCookie(false)])
}

const actions: Readonly<Record<string, (accountRequest: AccountRequest) => Promise<AccountOutcome>>> = {
  details: updateDetails,
  delete: deleteAccount,
  confirm: async ({ site, shopper, form }) =>
    (await confirmShopperEmail(site, shopper, readFormText(form, 'token', 1000)))
      ? { done: 'confirmed' }
      : { problem: 'link' },
  'cancel-booking': async ({ site, shopper, form }) =>
    (await cancelOwnBooking(site, shopper, postedId(form))) ? { done: 'cancelled' } : { problem: 'gone' },
  'confirm-search': async ({ site, shopper, form }) =>
    (await confirmShopperSearch(site, shopper, postedId(form))) ? { done: 'searched' } : { problem: 'gone' },
  'drop-search': async ({ site, shopper, form }) =>
    (await deleteOwnSearch(site, shopper, postedId(form))) ? { done: 'ended' } : { problem: 'gone' },
}

const runAction = async (accountRequest: AccountRequest): Promise<AccountOutcome> => {
  const action = readFormText(accountRequest.form, 'action', 40)
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!act) return { problem: 'gone' }
  try {
    return await act(accountRequest)
  } catch (error) {
    log.error({ err: error }, 'An account could not be changed.')
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
  const accountPath = site.switches.accounts.garage_path
  if (isCrossSite(request)) return redirectTo(accountPath)
  const form = (await readFormBody(request)) ?? {}
  const shopper = await findRequestShopper(site, request)
  if (!shopper) return redirectTo(signInHref('my-garage', accountPath, '/'))
  const outcome = await runAction({ site, shopper, form })
  if (outcome instanceof Response) return outcome
  return redirectTo(`${accountPath}?${new URLSearchParams(outcome).toString()}`)
}
