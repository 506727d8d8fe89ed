/**
 * Reports whether staff may link to this: a path or anchor of the site, an https address, a phone number or an email.
 */
export const isSafeHref = (href: string): boolean =>
  /^(?:\/(?![/\\])|https:\/\/[^\s/]|tel:|mailto:|#)/.test(href) && !/[\s\\]/.test(href)

export const INVALID_HREF_TEXT = 'Enter a path such as /search, or a full https address.'
export const MISSING_HREF_TEXT = 'Choose a page, or enter an address.'
