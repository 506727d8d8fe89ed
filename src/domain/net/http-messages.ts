/** Messages of refused requests. The web server and the routes of dealers' sites share them. */
export const httpMessages = {
  badRequest: 'Bad request.',
  otherSite: 'This request came from another site. Reload the page and try again.',
  notFound: 'Not found.',
  methodNotAllowed: 'Method not allowed.',
  tooSlow: 'The request took too long to arrive. Please try again.',
  tooLarge: 'The request is too large.',
  addressTooLong: 'The address is too long.',
  tooManyRequests: 'Too many attempts. Please wait a minute, then try again.',
  failed: 'Something went wrong. Please try again.',
  unavailable: 'Temporarily unavailable. Please try again in a moment.',
} as const
