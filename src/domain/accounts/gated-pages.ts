import type { Switches } from '@/tenants/switches'
import type { SignInType } from './sign-in-type'

/** Pages that may require a sign-in (ACC-05). */
export type GatedPage =
  'garage' | 'checkout' | 'spin-to-win' | 'online-payment' | 'trade-in' | 'finance' | 'personalised-finance'

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

/**
 * Reports whether a page requires a sign-in (ACC-05): the garage always; personalised finance, which exists only by
 * switch, always; other pages if the dealer's list names them, by default only online payment.
 */
export const isGated = (accounts: Pick<Switches['accounts'], 'gated_pages'>, page: GatedPage): boolean =>
  page === 'garage' || page === 'personalised-finance' || accounts.gated_pages.includes(page)
