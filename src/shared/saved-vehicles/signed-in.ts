/** Returns whether this browser has the signed-in hint; only the server can check the session. */
export const isSignedIn = (): boolean => /(?:^|;\s*)forecourt-signed-in=1(?:;|$)/.test(document.cookie)
