/**
 * Starts another web process on a database that is ready, without the slow steps of `npm start`. The tested site has
 * installed, migrated and seeded; and since a test requests only a few pages, Next.js does not preload all of them.
 */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import 'next'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { applyEnvironment, buildEnvironment, ensureDataDir, parseSettings } from '../../scripts/lib/settings.mjs'

const settings = parseSettings(process.env)
await ensureDataDir(settings.dataDir)
await applyEnvironment(await buildEnvironment(settings, settings.databaseUrl))
process.env.NODE_ENV = 'production'
createRequire(import.meta.url)('next/dist/server/next-server.js').default.prototype.unstable_preloadEntries = () =>
  Promise.resolve()
const { serve } = await import(pathToFileURL(inRoot('server.mjs')).href)
const server = await serve({ dev: false, port: settings.port, host: settings.host, root })
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
