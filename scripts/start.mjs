/** `npm start` and `npm run dev` (`--dev`): prepares everything that is missing and starts the site. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { stopChildren } from './lib/children.mjs'
import { install } from './lib/install.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { portState } from './lib/ports.mjs'
import { Problem, command, explain } from './lib/say.mjs'
import { adopt, environment, openDataDir, readDotEnv, settingsFrom } from './lib/settings.mjs'

const started = performance.now()
const dev = process.argv.includes('--dev')
/** Close functions, called last opened first. */
const open = []
let stopping = false

/** Time for one part to close: a hanging page must not keep the database from a clean shutdown. */
const patience = dev ? 3_000 : 15_000

const closeAll = async () => {
  void stopChildren()
  while (open.length > 0) await Promise.race([open.pop()(), sleep(patience, undefined, { ref: false })])
}

const stop = async (code) => {
  if (stopping) process.exit(code || 130)
  stopping = true
  // A connection that never closes must not keep the process alive.
  setTimeout(() => process.exit(code || 1), 40_000).unref()
  try {
    await closeAll()
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
  process.exit(code)
}

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Problem(`Node ${process.versions.node} is too old: Forecourt needs 20.19 or newer.`)
}

const checkPort = async ({ port, host }) => {
  const state = await portState(port, host)
  if (state === 'EADDRINUSE')
    throw new Problem(`Port ${port} is in use. Stop what uses it, or choose another: PORT=3001 npm start`)
  if (state === 'EACCES') throw new Problem(`Port ${port} may not be used by this user. Choose one above 1023.`)
  if (state !== 'free') throw new Problem(`HOST ${host} cannot be listened on (${state}).`)
}

/** Runs the slow steps, each only when it is needed. */
const prepare = async (settings) => {
  await install({ dev })
  const { openDatabase, migrateDatabase, seedDatabase } = await import('./lib/database.mjs')
  const { buildNode, buildSite } = await import('./lib/build.mjs')
  const database = await openDatabase(settings)
  open.push(database.stop)
  const env = await environment(settings, database.url)
  await buildNode()
  await adopt(env)
  await migrateDatabase(env)
  const seeded = await seedDatabase(settings, env)
  if (!dev) await buildSite()
  return { env, seeded }
}

const serveOn = async ({ port, host }) => {
  process.env.NODE_ENV = dev ? 'development' : 'production'
  const { serve } = await import(pathToFileURL(inRoot('server.mjs')).href)
  return serve({ dev, port, host, root })
}

const main = async () => {
  checkNode()
  readDotEnv()
  const settings = settingsFrom(process.env)
  await checkPort(settings)
  await openDataDir(settings.dataDir)
  const { env, seeded } = await prepare(settings)
  const server = await serveOn(settings)
  open.push(server.close)
  // Commands run meanwhile read the running site's address from this file.
  const note = path.join(settings.dataDir, 'site.json')
  await writeFile(note, JSON.stringify({ pid: process.pid, publicUrl: settings.publicUrl, port: settings.port }))
  const { welcome } = await import('./lib/welcome.mjs')
  await welcome(settings, env, { seeded, seconds: ((performance.now() - started) / 1000).toFixed(1) })
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
process.on('SIGHUP', () => void stop(0))
process.on('uncaughtException', (error) => {
  process.stderr.write(`${explain(error)}\n`)
  void stop(1)
})

/** npm cannot pass on a SIGKILL, so a site whose npm was killed stops by itself. */
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent && !stopping) void stop(0)
  }, 1000).unref()
}

await command(async () => {
  try {
    await main()
  } catch (error) {
    if (stopping) return
    await closeAll()
    throw error
  }
})
