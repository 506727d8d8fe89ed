/** Limits on the size of a request's body and the time it may take to arrive (SEC-04). */

export type BodyLimit = { readonly bytes: number; readonly milliseconds: number }

const MEGABYTE_BYTES = 1024 * 1024

/** Maximum size of a stock file. */
export const MAX_STOCK_FILE_BYTES = 50 * MEGABYTE_BYTES
/** Maximum size of an image or brochure in the media library. */
export const MAX_UPLOAD_BYTES = 20_000_000
/** Maximum size of a logo in the form that creates a dealer. */
export const MAX_LOGO_BYTES = 8_000_000
/** Room for the form's other fields. */
const MAX_FORM_BYTES = 200_000

/** Default limit on every host: larger than any shopper's form and any pushed vehicle. */
const defaultPublicLimit: BodyLimit = { bytes: MEGABYTE_BYTES / 2, milliseconds: 30_000 }
/** Limit for batches of search records. */
const searchLimit: BodyLimit = { bytes: 2 * MEGABYTE_BYTES, milliseconds: 30_000 }

/** Returns the limit of a public request. `path` is without its query. */
export const publicBodyLimit = (path: string): BodyLimit =>
  path.startsWith('/api/search/') ? searchLimit : defaultPublicLimit

/** Limit for staff: the panel sends a page with all its blocks in one request. */
const defaultStaffLimit: BodyLimit = { bytes: 8 * MEGABYTE_BYTES, milliseconds: 30_000 }

const staffRoutes: readonly (readonly [RegExp, BodyLimit])[] = [
  [
    /^\/api\/(?:media|brochures|vehicle-documents)(?:\/|$)/,
    { bytes: MAX_UPLOAD_BYTES + MAX_FORM_BYTES, milliseconds: 120_000 },
  ],
  [
    /^\/api\/stock-feeds\/[^/]+\/(?:import|drafts)$/,
    { bytes: MAX_STOCK_FILE_BYTES + MAX_FORM_BYTES, milliseconds: 120_000 },
  ],
  [/^\/api\/tenants\/set-up$/, { bytes: MAX_LOGO_BYTES + MAX_FORM_BYTES, milliseconds: 60_000 }],
]

/** Returns the limit of a request of signed-in staff on the platform's host. `path` is without its query. */
export const staffBodyLimit = (path: string): BodyLimit =>
  staffRoutes.find(([pattern]) => pattern.test(path))?.[1] ?? defaultStaffLimit
