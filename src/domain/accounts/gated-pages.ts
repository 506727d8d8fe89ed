import type { SignInType } from './sign-in-type'

/** Pages that require a sign-in if the dealer says so (ACC-05). */
export const optionallyGatedPages = ['checkout', 'spin-to-win', 'online-payment', 'trade-in', 'finance'] as const

type OptionallyGatedPage = (typeof optionallyGatedPages)[number]

/** Pages that may require a sign-in. The garage always does, and so does personalised finance, which exists by switch. */
export type GatedPage = 'garage' | 'personalised-finance' | OptionallyGatedPage

/** The sign-in type of each gated page. */
export const signInTypeByPage: Readonly<Record<GatedPage, SignInType>> = {
  garage: 'my-garage',
  checkout: 'checkout',
  'spin-to-win': 'spin-to-win',
  'online-payment': 'online-payment',
  'trade-in': 'trade-in',
  finance: 'finance',
  'personalised-finance': 'car-finance',
}

type AccountSwitches = { readonly gated_pages: readonly string[] }

/** Reports whether a page requires a sign-in by a dealer's switches (ACC-05). */
export const isGated = (accounts: AccountSwitches, page: GatedPage): boolean =>
  !optionallyGatedPages.some((one) => one === page) || accounts.gated_pages.includes(page)
