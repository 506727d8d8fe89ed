/** How large a request's body may be and how long it may take to arrive (SEC-04). */

export type BodyLimit = { readonly bytes: number; readonly milliseconds: number }

const MB = 1024 * 1024

/** The most bytes of a stock file. */
export const LARGEST_STOCK_FILE = 50 * MB
/** The most bytes of a picture or brochure in the media library. */
export const LARGEST_UPLOAD = 20_000_000
/** The most bytes of a logo in the form that sets up a dealer. */
const LARGEST_LOGO = 8_000_000
/** The fields of a form around a file. */
const FORM_BYTES = 200_000

/** For everybody, on every host: more than any form of a shopper and any pushed vehicle. */
const PUBLIC_LIMIT: BodyLimit = { bytes: MB / 2, milliseconds: 30_000 }
/** For batches of search records. */
const SEARCH_LIMIT: BodyLimit = { bytes: 2 * MB, milliseconds: 30_000 }

/** The limit of a request of anybody. `path` is without its query. */
export const publicLimit = (path: string): BodyLimit => (path.startsWith('/api/search/') ? SEARCH_LIMIT : PUBLIC_LIMIT)

/** A page with all its blocks is sent whole by the panel. */
const STAFF_LIMIT: BodyLimit = { bytes: 8 * MB, milliseconds: 30_000 }

const STAFF_ROUTES: readonly (readonly [RegExp, BodyLimit])[] = [
  [/^\/api\/(?:media|brochures)(?:\/|$)/, { bytes: LARGEST_UPLOAD + FORM_BYTES, milliseconds: 120_000 }],
  [/^\/api\/stock-feeds\/[^/]+\/import$/, { bytes: LARGEST_STOCK_FILE + FORM_BYTES, milliseconds: 120_000 }],
  [/^\/api\/tenants\/set-up$/, { bytes: LARGEST_LOGO + FORM_BYTES, milliseconds: 60_000 }],
]

/** The limit of a request of signed-in staff on the platform's host. `path` is without its query. */
export const staffLimit = (path: string): BodyLimit =>
  STAFF_ROUTES.find(([pattern]) => pattern.test(path))?.[1] ?? STAFF_LIMIT
