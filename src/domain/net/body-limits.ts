/** Limits on the size of a request's body and the time it may take to arrive (SEC-04). */

export type BodyLimit = { readonly bytes: number; readonly milliseconds: number }

const MB = 1024 * 1024

/** Maximum size of a stock file. */
export const LARGEST_STOCK_FILE = 50 * MB
/** Maximum size of an image or brochure in the media library. */
export const LARGEST_UPLOAD = 20_000_000
/** Maximum size of a logo in the form that creates a dealer. */
const LARGEST_LOGO = 8_000_000
/** Room for the form's other fields. */
const FORM_BYTES = 200_000

/** Default limit on every host: larger than any shopper's form and any pushed vehicle. */
const PUBLIC_LIMIT: BodyLimit = { bytes: MB / 2, milliseconds: 30_000 }
/** Limit for batches of search records. */
const SEARCH_LIMIT: BodyLimit = { bytes: 2 * MB, milliseconds: 30_000 }

/** Returns the limit of a public request. `path` is without its query. */
export const publicLimit = (path: string): BodyLimit => (path.startsWith('/api/search/') ? SEARCH_LIMIT : PUBLIC_LIMIT)

/** Limit for staff: the panel sends a page with all its blocks in one request. */
const STAFF_LIMIT: BodyLimit = { bytes: 8 * MB, milliseconds: 30_000 }

const STAFF_ROUTES: readonly (readonly [RegExp, BodyLimit])[] = [
  [/^\/api\/(?:media|brochures)(?:\/|$)/, { bytes: LARGEST_UPLOAD + FORM_BYTES, milliseconds: 120_000 }],
  [/^\/api\/stock-feeds\/[^/]+\/import$/, { bytes: LARGEST_STOCK_FILE + FORM_BYTES, milliseconds: 120_000 }],
  [/^\/api\/tenants\/set-up$/, { bytes: LARGEST_LOGO + FORM_BYTES, milliseconds: 60_000 }],
]

/** Returns the limit of a request of signed-in staff on the platform's host. `path` is without its query. */
export const staffLimit = (path: string): BodyLimit =>
  STAFF_ROUTES.find(([pattern]) => pattern.test(path))?.[1] ?? STAFF_LIMIT
