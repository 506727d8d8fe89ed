import type { Switches } from '@/tenants/switches'
import type { SignInType } from './sign-in-type'

/** Pages that may stand behind a sign-in (D§6). */
export type GatedPage =
  'garage' | 'checkout' | 'spin-to-win' | 'online-payment' | 'trade-in' | 'finance' | 'personalised-finance'

/** The kind of sign-in each leads to. */
export const gateType: Readonly<Record<GatedPage, SignInType>> = {
  garage: 'my-garage',
  checkout: 'checkout',
  'spin-to-win': 'spin-to-win',
  'online-payment': 'online-payment',
  'trade-in': 'trade-in',
  finance: 'finance',
  'personalised-finance': 'car-finance',
}

/**
 * ACC-05, D§6: the garage always; personalised finance, a page that stands only where its switch is on, always; the
 * others where the dealer's list names them, which by default is online payment alone.
 */
export const isGated = (accounts: Pick<Switches['accounts'], 'gated_pages'>, page: GatedPage): boolean =>
  page === 'garage' || page === 'personalised-finance' || accounts.gated_pages.includes(page)
