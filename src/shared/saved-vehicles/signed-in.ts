/** Returns whether this browser has the signed-in hint; only the server can check the session. */
export const isSignedIn = (): boolean => /(?:^|;\s*)forecourt-signed-in=1(?:;|$)/.test(document.cookie)

/** Result of a change in this browser: whether it succeeded, or that a sign-in is needed first. */
export type ToggleResult = boolean | 'sign-in'
