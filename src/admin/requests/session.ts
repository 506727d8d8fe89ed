/**
 * `valid`: the session has not ended. `signed in`: it had, and staff have signed in again. `ended`: they have not.
 * `no access`: they are signed in, and have lost their role at a dealer since the page was opened.
 */
export type SessionState = 'valid' | 'signed in' | 'ended' | 'no access'

type OfferSignIn = () => Promise<SessionState>

const stayAsItIs: OfferSignIn = () => Promise.resolve('valid')

let offer: OfferSignIn = stayAsItIs

/** Registers the sign-in dialog for requests that are refused. @returns a function that removes it again */
export const registerSignIn = (dialog: OfferSignIn): (() => void) => {
  offer = dialog
  return () => {
    if (offer === dialog) offer = stayAsItIs
  }
}

/** Asks staff to sign in again if their session has ended. */
export const offerSignIn: OfferSignIn = () => offer()
