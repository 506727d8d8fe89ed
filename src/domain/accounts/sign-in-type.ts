/** Reasons for a sign-in; each has its own copy (ACC-01). */
export const signInTypes = [
  'watchlist',
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
] as const
export type SignInType = (typeof signInTypes)[number]

/** Returns the type an address names; `my-garage`, whose copy is general, if it names none or an unknown one. */
export const parseSignInType = (text: unknown): SignInType => signInTypes.find((one) => one === text) ?? 'my-garage'

type SignInCopy = { readonly title: string; readonly intro: string }

/** Copy of the sign-in page by type. */
export const signInCopy: Readonly<Record<SignInType, SignInCopy>> = {
  watchlist: {
    title: 'Sign in to your watchlist',
    intro: 'See your watchlist on any device, and get an email when a price drops.',
  },
  'trade-in': {
    title: 'Sign in to value your trade-in',
    intro: 'We’ll save your valuation so you can come back to it.',
  },
  checkout: {
    title: 'Sign in to check out',
    intro: 'We’ll save your answers so you can continue on another device.',
  },
  finance: {
    title: 'Sign in to see your finance',
    intro: 'Your finance details are private, so we need to check it’s you.',
  },
  'spin-to-win': {
    title: 'Sign in to spin',
    intro: 'Everyone gets the same number of spins, so we count them by mobile number.',
  },
  'online-payment': {
    title: 'Sign in to pay online',
    intro: 'We’ll save your payments and receipts to your account.',
  },
  'car-finance': {
    title: 'Sign in to see finance on this vehicle',
    intro: 'Your repayments are worked out just for you, so we need to check it’s you.',
  },
  'my-garage': {
    title: 'Sign in',
    intro: 'See the vehicles you saved, your enquiries, bookings and reservations in one place.',
  },
}

/** Label of the link that leaves the sign-in page. */
export const backLinkText = (back: string): string => (back.startsWith('/cars/') ? 'Back to the vehicle' : 'Back')

/** Builds the address of the sign-in page with the targets after it and on cancelling; `save` is a vehicle to save. */
export const signInHref = (type: SignInType, redirect: string, back: string = redirect, save?: string): string => {
  const query = new URLSearchParams({ type, redirect, back, ...(save === undefined ? {} : { save }) })
  return `/sign-in?${query.toString()}`
}
