/** Why somebody signs in (V§2, D§2.1): each has its own words. */
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

/** The type an address names; the garage's, which says nothing special, for none or another. */
export const signInType = (text: unknown): SignInType => signInTypes.find((one) => one === text) ?? 'my-garage'

type Words = { readonly title: string; readonly intro: string }

/** What the page says, by type. */
export const signInWords: Readonly<Record<SignInType, Words>> = {
  watchlist: {
    title: 'Sign in to save this car',
    intro: 'Your watchlist goes with you to every device, and shows when a price drops.',
  },
  'trade-in': {
    title: 'Sign in to value your trade-in',
    intro: 'Your valuation is kept, so that you can come back to it.',
  },
  checkout: {
    title: 'Sign in to check out',
    intro: 'What you have filled in is kept, and you can go on with it on another device.',
  },
  finance: {
    title: 'Sign in for your finance',
    intro: 'Your finance details are about you alone, so we first make sure that it is you.',
  },
  'spin-to-win': {
    title: 'Sign in to spin',
    intro: 'Everybody has the same number of spins, so we count them by mobile number.',
  },
  'online-payment': {
    title: 'Sign in to pay online',
    intro: 'Your payments and receipts are kept under your mobile number.',
  },
  'car-finance': {
    title: 'Sign in for finance on this car',
    intro: 'Your repayments are worked out for you alone, so we first make sure that it is you.',
  },
  'my-garage': {
    title: 'Sign in',
    intro: 'See the cars you saved, your enquiries, bookings and reservations in one place.',
  },
}

/** What the way out says to who does not want to sign in, by where it leads. */
export const wayOutWords = (back: string): string => (back.startsWith('/cars/') ? 'Back to the car' : 'Back')

/** The address of the sign-in, with the way on and the way back (D§2.1). `save` is a car to put on the watchlist. */
export const signInHref = (type: SignInType, redirect: string, back: string = redirect, save?: string): string => {
  const query = new URLSearchParams({ type, redirect, back, ...(save === undefined ? {} : { save }) })
  return `/sign-in?${query.toString()}`
}
