/** Whether staff may link there: a path of this site, an anchor, a full https address, a number or an e-mail address. */
export const isSafeHref = (href: string): boolean =>
  /^(?:\/(?![/\\])|https:\/\/[^\s/]|tel:|mailto:|#)/.test(href) && !/[\s\\]/.test(href)

export const hrefProblem = 'A path such as /search, or a full https address.'
