/** An invalid filter expression; the message begins with the name of the request parameter. */
export class FilterError extends Error {}
