/** Whether this browser says that somebody is signed in; the server alone knows whether it is so. */
export const signedIn = (): boolean => /(?:^|;\s*)forecourt-signed-in=1(?:;|$)/.test(document.cookie)

/** What became of a press: done in this browser, not possible in it, or a matter of signing in first. */
export type Done = boolean | 'sign-in'
