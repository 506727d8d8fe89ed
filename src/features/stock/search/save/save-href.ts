/** Returns the address of the form that saves the search at an address (SRCH-18). */
export const toSaveHref = (searchHref: string): string =>
  `${searchHref}${searchHref.includes('?') ? '&' : '?'}save=form`
