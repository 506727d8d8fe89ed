/** Messages of the panel's forms for requests that failed. */

export const SERVER_UNREACHABLE = 'We couldn’t reach the server. Check your connection and try again.'

/** The dialog in which staff sign in again, over what they were doing (STF-09). */
export const sessionEndedDialog = {
  title: 'Your session has ended',
  text: 'Nothing you typed is lost. Sign in again, here or in another window, to continue.',
} as const

/** Where that dialog is not open: staff closed it, or the page only read. */
export const SESSION_ENDED = `${sessionEndedDialog.title}. Sign in again in another window, then try again.`

export const REQUEST_FAILED = 'Something went wrong. Try again.'

/** Formats the message for a response that does not explain its error. */
export const formatServerError = (status: number): string =>
  `Something went wrong (error ${String(status)}). Try again.`
