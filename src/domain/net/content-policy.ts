/**
 * The Content-Security-Policy of pages (SEC-03): which scripts a browser runs, and where a page may send what is typed.
 * Handlers in markup, scripts added in the browser, scripts of other hosts and inline scripts that are not known
 * (`src/runtime/known-scripts.ts`) do not run.
 */

/** Hosts of other companies that a page may use besides its own. Each is an origin, such as `https://chat.example`. */
export type ContentSources = {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  /** Where a form may lead. */
  readonly form: readonly string[]
}

/** The origin of such a host, which may begin with `*.`; nothing else may stand in a policy, whose parts `;` divides. */
export const HOST_SOURCE = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/

export const noSources: ContentSources = { script: [], connect: [], form: [] }

export const allSources = (...all: readonly ContentSources[]): ContentSources => ({
  script: all.flatMap(({ script }) => script),
  connect: all.flatMap(({ connect }) => connect),
  form: all.flatMap(({ form }) => form),
})

/** Where browsers report what a policy refused. */
export const REPORT_PATH = '/api/content-reports'

/** A policy without the hashes of a page's inline scripts, which come last and differ from page to page. */
export type ContentPolicy = string

const directive = (name: string, ...sources: readonly string[]): string => [name, ...new Set(sources)].join(' ')

/** The policy of a dealer's pages, or of the platform's. */
export const contentPolicy = ({ script, connect, form }: ContentSources): ContentPolicy =>
  [
    directive('default-src', "'self'"),
    directive('base-uri', "'self'"),
    directive('object-src', "'none'"),
    directive('frame-ancestors', "'self'"),
    directive('form-action', "'self'", ...form),
    directive('connect-src', "'self'", ...connect),
    // Booking calendars, films and viewers of other companies stand in frames, which cannot reach into the page.
    directive('frame-src', "'self'", 'https:'),
    // Pictures and films come from wherever a feed says. They run nothing.
    directive('img-src', '*', 'data:', 'blob:'),
    directive('media-src', '*', 'blob:'),
    directive('font-src', "'self'", 'data:', ...script),
    // React writes sizes and colours into style attributes, which no hash can allow.
    directive('style-src', "'self'", "'unsafe-inline'", ...script),
    directive('worker-src', "'self'", 'blob:'),
    directive('report-uri', REPORT_PATH),
    directive('script-src', "'self'", ...script),
  ].join('; ')

/** The header of a page with these hashes of its inline scripts, each as base64 of SHA-256. */
export const policyHeader = (policy: ContentPolicy, hashes: readonly string[]): string =>
  [policy, ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ')

/** What a browser says it refused, in the form of `report-uri`; null for what is no such report. */
export const readReport = (
  body: unknown,
): { readonly page: string; readonly refused: string; readonly by: string } | null => {
  const report = typeof body === 'object' && body !== null && 'csp-report' in body ? body['csp-report'] : null
  if (typeof report !== 'object' || report === null) return null
  const text = (name: string): string => {
    const value = (report as Readonly<Record<string, unknown>>)[name]
    return typeof value === 'string' ? value.replaceAll(/[\p{Cc}\s]+/gu, ' ').slice(0, 200) : ''
  }
  const [page = ''] = text('document-uri').split(/[?#]/)
  return { page, refused: text('blocked-uri'), by: text('effective-directive') || text('violated-directive') }
}
