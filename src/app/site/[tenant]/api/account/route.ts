import type { Site } from '@/src/domain/tenancy/site'
import {
  cancelOwnBooking,
  confirmShopperEmail,
  confirmShopperSearch,
  deleteOwnAccount,
  deleteOwnSearch,
  saveShopperDetails,
} from '@/src/server/accounts/shopper-account'
import { redirectTo, type FormBody, readFormOrEmpty, readFormText } from '@/src/server/forms/posted-form'
import { createHintCookie, findRequestShopper, createSignOutCookie } from '@/src/server/accounts/shopper-session'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { signInHref } from '@/src/domain/accounts/sign-in-type'
import { postRoute } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

type AccountRequest = { readonly site: Site; readonly shopper: Shopper; readonly form: FormBody }
/** A message for the account page. */
type AccountMessage = { readonly done: string } | { readonly problem: string }
type AccountOutcome = AccountMessage | Response

const accountPathOf = (site: Site): string => site.switches.accounts.garage_path

const redirectToAccount = (site: Site, message: AccountMessage): Response =>
  redirectTo(`${accountPathOf(site)}?${new URLSearchParams(message).toString()}`)

const postedId = (form: FormBody): string => readFormText(form, 'id', 60)

const updateDetails = async ({ site, shopper, form }: AccountRequest): Promise<AccountOutcome> => {
  const problem = await saveShopperDetails(site, shopper, form)
  if (problem) return { problem }
  const email = readFormText(form, 'email', 300).toLowerCase()
  const isConfirmationSent = email !== '' && (email !== shopper.email || !shopper.email_confirmed)
  return { done: isConfirmationSent ? 'mailed' : 'saved' }
}

const deleteAccount = async ({ site, shopper, form }: AccountRequest): Promise<AccountOutcome> => {
  if (readFormText(form, 'confirm') !== 'yes') return { problem: 'rejected' }
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
    (await cancelOwnBooking(site, shopper, postedId(form))) ? { done: 'cancelled' } : { problem: 'rejected' },
  'confirm-search': async ({ site, shopper, form }) =>
    (await confirmShopperSearch(site, shopper, postedId(form))) ? { done: 'searched' } : { problem: 'rejected' },
  'drop-search': async ({ site, shopper, form }) =>
    (await deleteOwnSearch(site, shopper, postedId(form))) ? { done: 'ended' } : { problem: 'rejected' },
}

/**
 * Changes to a shopper's account (ACC-04, ACC-06), sent by plain forms: `action` is details, confirm, cancel-booking,
 * confirm-search, drop-search or delete. An id of another shopper gets the same answer as an unknown one.
 */
export const POST = postRoute(
  {
    body: (request) => readFormOrEmpty(request),
    shopper: findRequestShopper,
    elsewhere: ({ site }) => redirectTo(accountPathOf(site)),
    signedOut: ({ site }) => redirectTo(signInHref('my-garage', accountPathOf(site), '/')),
    failed: ({ site }) => redirectToAccount(site, { problem: 'failed' }),
  },
  async ({ site, shopper, body: form }) => {
    const action = readFormText(form, 'action', 40)
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined
    const outcome = act ? await act({ site, shopper, form }) : { problem: 'rejected' }
    return outcome instanceof Response ? outcome : redirectToAccount(site, outcome)
  },
)
