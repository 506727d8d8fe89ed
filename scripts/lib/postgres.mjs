/**
 * The embedded Postgres: one cluster in the data folder, started when no `DATABASE_URL` is set, shared by all commands
 * that run there, and restarted when it dies.
 */
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { exclusively } from './lock.mjs'
import { freePort, portState } from './ports.mjs'
import { alive, gone, identity, lives } from './processes.mjs'
import { account, reachable } from './postgres/account.mjs'
import { binaries, shelter } from './postgres/binaries.mjs'
import * as cluster from './postgres/cluster.mjs'
import { Problem } from './say.mjs'

/**
 * @typedef {object} ServerState content of `postgres.json`, by which the next command finds the server
 * @property {string} directory
 * @property {number} port
 * @property {string} password
 * @property {number} pid the server's
 * @property {{ pid: number, birth: string | null }} owner the command that stops it
 */

const stateFile = (dataDir) => path.join(dataDir, 'postgres.json')

const readState = (dataDir) =>
  readFile(stateFile(dataDir), 'utf8').then(
    (text) => JSON.parse(text),
    () => null,
  )

const writeState = async (dataDir, state) => {
  const partial = `${stateFile(dataDir)}.${process.pid}`
  await writeFile(partial, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  await rename(partial, stateFile(dataDir))
}

/** Under the data folder, unless the user that runs Postgres cannot enter it. */
const placeFor = async (dataDir, user) => {
  if (await reachable(dataDir, user)) return path.join(dataDir, 'postgres')
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  await mkdir(shelter, { recursive: true, mode: 0o755 })
  return path.join(shelter, name, 'postgres')
}

/** Returns the user to run Postgres as: for root, the owner of an existing cluster's files. */
const ownerOf = async (directory, user) => {
  if (!user || !(await cluster.initialised(directory))) return user
  const { uid, gid } = await stat(directory)
  return uid === 0 ? user : { uid, gid }
}

const prepare = async (dataDir, state, settings) => {
  const anyone = await account()
  const directory = state?.directory ?? (await placeFor(dataDir, anyone))
  const user = await ownerOf(directory, anyone)
  const programs = await binaries(user)
  const password = state?.password ?? randomBytes(18).toString('base64url')
  const it = { directory, log: path.join(dataDir, 'postgres.log'), user, programs, password, settings }
  if (!(await cluster.initialised(directory))) await cluster.initialise(it)
  else {
    const orphan = await cluster.serverPid(directory)
    if (orphan) await cluster.stopServer(it, orphan)
    if (!state) await cluster.resetPassword(it)
  }
  return it
}

const portFor = async (state, fixed) => {
  if (fixed) return fixed
  if (state && (await portState(state.port, '127.0.0.1')) === 'free') return state.port
  return freePort()
}

const launch = async (it, port) => {
  // The lock of a server killed a moment ago may still be held; one or two retries are enough for that.
  for (const pause of [200, 500, 1000, 2000, 0]) {
    const child = await cluster.spawnServer(it, port)
    child.unref()
    if (await cluster.ready(child, cluster.urlOf({ ...it, port, database: 'postgres' }))) return child.pid
    await sleep(pause)
  }
  throw new Problem(`Postgres did not start: ${await cluster.complaint(it)} (see ${it.log}).`)
}

const createDatabase = (url) =>
  cluster.withClient(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [cluster.database])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(cluster.database)}`)
  })

const stillThere = async (state) =>
  state && alive(state.pid) && (await cluster.answers(cluster.urlOf({ ...state, database: 'postgres' })))

const attach = (dataDir, { settings = [], fixed = 0 } = {}) =>
  exclusively(path.join(dataDir, 'postgres.lock'), async () => {
    const state = await readState(dataDir)
    const me = await identity(process.pid)
    if (await stillThere(state)) {
      // A server whose command was killed is adopted; one in use is shared and left to the command that started it.
      const kept = (await lives(state.owner)) ? state : { ...state, owner: me }
      if (kept !== state) await writeState(dataDir, kept)
      return kept
    }
    const it = await prepare(dataDir, state, settings)
    const port = await portFor(state, fixed)
    const pid = await launch(it, port)
    const kept = { directory: it.directory, port, password: it.password, pid, owner: me }
    await writeState(dataDir, kept)
    await createDatabase(cluster.urlOf({ ...kept, database: 'postgres' }))
    return kept
  })

const longestPause = 10_000

const restart = async (held, options, onLog) => {
  try {
    held.state = await attach(options.dataDir, { settings: options.settings, fixed: held.state.port })
    onLog('Postgres is running again.')
  } catch (error) {
    onLog(error instanceof Problem ? error.message : String(error))
  }
}

/** Restarts the server whenever it dies, until `stop` is called. */
const supervise = async (held, options, onLog) => {
  let pause = 0
  let up = performance.now()
  while (!held.stopping) {
    await sleep(250, undefined, { ref: false })
    if (held.stopping || !(await gone(held.state.pid, 1))) continue
    if (performance.now() - up > 60_000) pause = 0
    onLog(`Postgres has ended; restarting it${pause ? ` in ${pause / 1000} s` : ''}.`)
    await sleep(pause)
    pause = Math.min(longestPause, pause * 2 || 250)
    if (held.stopping) return
    held.restarting = restart(held, options, onLog)
    await held.restarting
    up = performance.now()
  }
}

/**
 * Opens this installation's Postgres. Reuses the server that another command runs or that a killed command left behind.
 * @param {{ dataDir: string, settings?: readonly string[], onLog?: (line: string) => void }} options
 * @returns {Promise<{ url: string, port: number, owned: () => boolean, pid: () => number, stop: () => Promise<void> }>}
 * @throws {OperatorError} when it cannot run here; the message gives the reason
 */
export const openPostgres = async (options) => {
  await mkdir(options.dataDir, { recursive: true })
  const held = { stopping: false, restarting: Promise.resolve(), state: await attach(options.dataDir, options) }
  void supervise(held, options, options.onLog ?? console.error)
  const owned = () => held.state.owner.pid === process.pid
  return {
    url: cluster.urlOf(held.state),
    port: held.state.port,
    owned,
    pid: () => held.state.pid,
    stop: async () => {
      held.stopping = true
      await held.restarting
      if (owned()) await cluster.stopServer(await stopping(options.dataDir, held.state), held.state.pid)
    },
  }
}

const stopping = async (dataDir, state) => {
  const user = await ownerOf(state.directory, await account())
  return { directory: state.directory, user, programs: await binaries(user), log: path.join(dataDir, 'postgres.log') }
}
