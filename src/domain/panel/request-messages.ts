import { idOf } from '@/src/domain/content/id-of'

/** Messages of the panel's forms for requests that failed. */

export const SERVER_UNREACHABLE = 'We couldn’t reach the server. Check your connection and try again.'

/** The dialog in which staff sign in again, over what they were doing (STF-09). */
export const sessionEndedDialog = {
  title: 'Your session has ended',
  text: 'Nothing you typed is lost. Sign in again, here or in another window, to continue.',
} as const

/** Where that dialog is not open: staff closed it, or the page only read. */
export const SESSION_ENDED = `${sessionEndedDialog.title}. Sign in again in another window, then try again.`

/** After a refused save, once staff have closed the dialog. */
export const SIGNED_OUT = 'You’ve been signed out. Sign in again in a new tab, then save.'

/** To staff who had a role at the dealer when they opened the page. */
export const ACCESS_ENDED =
  'Your access to this dealer has ended. If that’s a mistake, ask an administrator of the dealership.'

type Account = Readonly<Record<string, unknown>> | null | undefined

const dealersOf = (account: Account): readonly (string | undefined)[] =>
  Array.isArray(account?.['tenants'])
    ? account['tenants'].map((row: { readonly tenant?: unknown }) => idOf(row.tenant))
    : []

/** True if an account had a role at a dealer, and has none there now. */
export const hasLostAccess = (before: Account, now: Account): boolean => {
  const dealers = dealersOf(now)
  return dealersOf(before).some((dealer) => !dealers.includes(dealer))
}

export const REQUEST_FAILED = 'Something went wrong. Try again.'

/** Formats the message for a response that does not explain its error. */
export const formatServerError = (status: number): string =>
  `Something went wrong (error ${String(status)}). Try again.`
