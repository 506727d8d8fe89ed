/** `npm start` and `npm run dev` (`--dev`): prepares everything that is missing and starts the site. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { stopChildren } from './lib/children.mjs'
import { install } from './lib/install.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { probePort } from './lib/ports.mjs'
import { OperatorError, runMain, formatError } from './lib/log.mjs'
import { applyEnvironment, buildEnvironment, ensureDataDir, loadDotEnv, parseSettings } from './lib/settings.mjs'

const startedAt = performance.now()
const isDev = process.argv.includes('--dev')
/** Close functions, called last opened first. */
const closeFunctions = []
let isStopping = false

/** Time for one part to close: a hanging page must not keep the database from a clean shutdown. */
const closeTimeoutMs = isDev ? 3_000 : 15_000

const closeAll = async () => {
  void stopChildren()
  while (closeFunctions.length > 0)
    await Promise.race([closeFunctions.pop()(), sleep(closeTimeoutMs, undefined, { ref: false })])
}

const stop = async (code) => {
  if (isStopping) process.exit(code || 130)
  isStopping = true
  // A connection that never closes must not keep the process alive.
  setTimeout(() => process.exit(code || 1), 40_000).unref()
  try {
    await closeAll()
  } catch (error) {
    process.stderr.write(`${formatError(error)}\n`)
    process.exit(1)
  }
  process.exit(code)
}

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new OperatorError(`Node ${process.versions.node} is too old: Forecourt needs 20.19 or newer.`)
}

const checkPort = async ({ port, host }) => {
  const state = await probePort(port, host)
  if (state === 'EADDRINUSE')
    throw new OperatorError(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=3001 npm start`,
    )
  if (state === 'EACCES') throw new OperatorError(`This user isn’t allowed to use port ${port}. Choose one above 1023.`)
  if (state !== 'free') throw new OperatorError(`Can’t listen on HOST ${host} (${state}).`)
}

/** Runs the slow steps, each only when it is needed. */
const prepare = async (settings) => {
  await install({ dev: isDev })
  const { openDatabase, migrateDatabase, seedDatabase } = await import('./lib/database.mjs')
  const { buildNode, buildSite } = await import('./lib/build.mjs')
  const database = await openDatabase(settings)
  closeFunctions.push(database.stop)
  const env = await buildEnvironment(settings, database.url)
  await buildNode()
  await applyEnvironment(env)
  await migrateDatabase(env)
  const seeded = await seedDatabase(settings, env)
  if (!isDev) await buildSite()
  return { env, seeded }
}

const startServer = async ({ port, host }) => {
  process.env.NODE_ENV = isDev ? 'development' : 'production'
  const { serve } = await import(pathToFileURL(inRoot('server.mjs')).href)
  return serve({ dev: isDev, port, host, root })
}

const main = async () => {
  checkNode()
  loadDotEnv()
  const settings = parseSettings(process.env)
  await checkPort(settings)
  await ensureDataDir(settings.dataDir)
  const { env, seeded } = await prepare(settings)
  const server = await startServer(settings)
  closeFunctions.push(server.close)
  if (isDev) {
    const { watchNode } = await import('./lib/bundles.mjs')
    closeFunctions.push(await watchNode(server.reload))
  }
  // Commands run meanwhile read the running site's address from this file.
  const siteFile = path.join(settings.dataDir, 'site.json')
  await writeFile(siteFile, JSON.stringify({ pid: process.pid, publicUrl: settings.publicUrl, port: settings.port }))
  const { logWelcome } = await import('./lib/welcome.mjs')
  await logWelcome(settings, env, { seeded, seconds: ((performance.now() - startedAt) / 1000).toFixed(1) })
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
process.on('SIGHUP', () => void stop(0))
process.on('uncaughtException', (error) => {
  process.stderr.write(`${formatError(error)}\n`)
  void stop(1)
})

/** npm cannot pass on a SIGKILL, so a site whose npm was killed stops by itself. */
const parentPid = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parentPid && !isStopping) void stop(0)
  }, 1000).unref()
}

await runMain(async () => {
  try {
    await main()
  } catch (error) {
    if (isStopping) return
    await closeAll()
    throw error
  }
})
