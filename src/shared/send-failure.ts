/** Reports whether a request did not reach the server: `fetch` rejects with a `TypeError` then. */
const isConnectionFailure = (error: unknown): boolean =>
  (typeof navigator !== 'undefined' && navigator.onLine === false) || error instanceof TypeError

/**
 * The message of a form that could not be sent (LEAD-07): `failed`, and without a connection what to do now. `phone` is
 * formatted.
 */
export const sendFailureText = (error: unknown, failed: string, phone?: string): string =>
  isConnectionFailure(error)
    ? `${failed}. You seem to be offline. What you’ve entered is kept. Try again${phone ? `, or call us on ${phone}` : ' when you’re connected'}.`
    : failed
