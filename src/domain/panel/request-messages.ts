/** Messages of the panel's forms for requests that failed. */

export const SERVER_UNREACHABLE = 'We couldn’t reach the server. Check your connection and try again.'

export const SESSION_ENDED = 'Your session has ended. Sign in again in a new tab, then come back and try again.'

export const REQUEST_FAILED = 'Something went wrong. Try again.'

/** Formats the message for a response that does not explain its error. */
export const formatServerError = (status: number): string =>
  `Something went wrong (error ${String(status)}). Try again.`
