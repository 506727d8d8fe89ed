/**
 * Builds the Content-Security-Policy of pages (SEC-03): the scripts a browser runs and the targets a page may send data
 * to. Event handler attributes, scripts inserted in the browser, other hosts' scripts and unknown inline scripts
 * (`src/web/known-scripts.ts`) are blocked.
 */

/** Third-party hosts that a page may use. Each is an origin, such as `https://chat.example`. */
export type ContentSources = {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  /** Targets of forms. */
  readonly form: readonly string[]
}

/** Format of a host in a policy, optionally with `*.`; it excludes `;`, which would start another directive. */
export const HOST_SOURCE_PATTERN = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/

export const emptySources: ContentSources = { script: [], connect: [], form: [] }

export const mergeSources = (...all: readonly ContentSources[]): ContentSources => ({
  script: all.flatMap(({ script }) => script),
  connect: all.flatMap(({ connect }) => connect),
  form: all.flatMap(({ form }) => form),
})

/** Endpoint for browsers' reports of violations. */
export const REPORT_PATH = '/api/content-reports'

/** A policy without the hashes of inline scripts, which are appended and differ by page. */
export type ContentPolicy = string

const formatDirective = (name: string, ...sources: readonly string[]): string => [name, ...new Set(sources)].join(' ')

/** Builds the policy of a dealer's pages or the platform's. */
export const buildContentPolicy = ({ script, connect, form }: ContentSources): ContentPolicy =>
  [
    formatDirective('default-src', "'self'"),
    formatDirective('base-uri', "'self'"),
    formatDirective('object-src', "'none'"),
    formatDirective('frame-ancestors', "'self'"),
    formatDirective('form-action', "'self'", ...form),
    formatDirective('connect-src', "'self'", ...connect),
    // Embedded calendars, videos and viewers are isolated in frames.
    formatDirective('frame-src', "'self'", 'https:'),
    // Feeds link images and videos on any host. These cannot run scripts.
    formatDirective('img-src', '*', 'data:', 'blob:'),
    formatDirective('media-src', '*', 'blob:'),
    formatDirective('font-src', "'self'", 'data:', ...script),
    // React writes sizes and colours into style attributes, which hashes cannot allow.
    formatDirective('style-src', "'self'", "'unsafe-inline'", ...script),
    formatDirective('worker-src', "'self'", 'blob:'),
    formatDirective('report-uri', REPORT_PATH),
    formatDirective('script-src', "'self'", ...script),
  ].join('; ')

/** Returns the header for a page with these hashes of inline scripts (base64 of SHA-256). */
export const formatPolicyHeader = (policy: ContentPolicy, hashes: readonly string[]): string =>
  [policy, ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ')

/** Parses a browser's violation report in `report-uri` format; null for anything else. */
export const parseViolationReport = (
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
