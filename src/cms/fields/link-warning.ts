/** The warning below a link's field if the link leads nowhere (STF-06). */
export const linkWarning = { afterInput: ['/src/admin/links/link-warning#LinkWarning'] }
