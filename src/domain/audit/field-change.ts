/** One changed field of a save, as staff read it (ADM-02). */
export type FieldChange = {
  readonly field: string
  readonly label: string
  readonly before?: string
  readonly after?: string
}

/** The field of a document whose parts are compared. */
export type NamedField = { readonly name: string; readonly label: string }

/** Values are truncated: the log is a summary, versions hold the complete values. */
export const MAX_VALUE_CHARS = 200

/** The author of changes that an import made. It is no email address, so no member of staff has it. */
export const FEED_AUTHOR = 'Stock feed'

/** The author of changes that a price change made when it started, ended or followed a feed by itself (STF-11). */
export const PRICE_CHANGE_AUTHOR = 'Price change'
