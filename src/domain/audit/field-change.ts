/** One changed field of a save, as staff read it (ADM-02). */
export type FieldChange = {
  readonly field: string
  readonly label: string
  readonly before?: string
  readonly after?: string
}

/** The author of changes that an import made. It is no email address, so no member of staff has it. */
export const FEED_AUTHOR = 'Stock feed'

/** The author of changes that a price change made when it started, ended or followed a feed by itself (STF-11). */
export const PRICE_CHANGE_AUTHOR = 'Price change'
