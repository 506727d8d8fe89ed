/** Returns whether this browser has the signed-in hint; only the server knows whether the session is valid. */
export const isSignedIn = (): boolean => /(?:^|;\s*)forecourt-signed-in=1(?:;|$)/.test(document.cookie)
