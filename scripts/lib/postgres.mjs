/**
 * The embedded Postgres: one cluster in the data folder, started when no `DATABASE_URL` is set, shared by all commands
 * that run there, and restarted when it dies.
 */
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withLock } from './lock.mjs'
import { findFreePort, probePort } from './ports.mjs'
import { isAlive, waitUntilGone, identify, isSameProcess } from './processes.mjs'
import { findPostgresUser, canAccess } from './postgres/user.mjs'
import { prepareBinaries, SHELTER_FOLDER } from './postgres/binaries.mjs'
import * as cluster from './postgres/cluster.mjs'
import { OperatorError } from './log.mjs'

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
const clusterFolder = async (dataDir, user) => {
  if (await canAccess(dataDir, user)) return path.join(dataDir, 'postgres')
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  await mkdir(SHELTER_FOLDER, { recursive: true, mode: 0o755 })
  return path.join(SHELTER_FOLDER, name, 'postgres')
}

/** Returns the user to run Postgres as: for root, the owner of an existing cluster's files. */
const runAsUser = async (directory, user) => {
  if (!user || !(await cluster.isInitialised(directory))) return user
  const { uid, gid } = await stat(directory)
  return uid === 0 ? user : { uid, gid }
}

const prepareCluster = async (dataDir, state, settings) => {
  const defaultUser = await findPostgresUser()
  const directory = state?.directory ?? (await clusterFolder(dataDir, defaultUser))
  const user = await runAsUser(directory, defaultUser)
  const programs = await prepareBinaries(user)
  const password = state?.password ?? randomBytes(18).toString('base64url')
  const prepared = { directory, log: path.join(dataDir, 'postgres.log'), user, programs, password, settings }
  if (!(await cluster.isInitialised(directory))) await cluster.initialise(prepared)
  else {
    const orphan = await cluster.readServerPid(directory)
    if (orphan) await cluster.stopServer(prepared, orphan)
    if (!state) await cluster.resetPassword(prepared)
  }
  return prepared
}

const choosePort = async (state, fixed) => {
  if (fixed) return fixed
  if (state && (await probePort(state.port, '127.0.0.1')) === 'free') return state.port
  return findFreePort()
}

const launchServer = async (prepared, port) => {
  // The lock of a server killed a moment ago may still be held; one or two retries are enough for that.
  for (const pause of [200, 500, 1000, 2000, 0]) {
    const child = await cluster.spawnServer(prepared, port)
    child.unref()
    if (await cluster.waitUntilReady(child, cluster.databaseUrl({ ...prepared, port, database: 'postgres' })))
      return child.pid
    await sleep(pause)
  }
  throw new OperatorError(`Postgres did not start: ${await cluster.readLastError(prepared)} (see ${prepared.log}).`)
}

const createDatabase = (url) =>
  cluster.withClient(url, async (client) => {
    const matches = await client.query('select 1 from pg_database where datname = $1', [cluster.DATABASE_NAME])
    if (matches.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(cluster.DATABASE_NAME)}`)
  })

const isStillRunning = async (state) =>
  state && isAlive(state.pid) && (await cluster.canConnect(cluster.databaseUrl({ ...state, database: 'postgres' })))

const attachServer = (dataDir, { settings = [], fixed = 0 } = {}) =>
  withLock(path.join(dataDir, 'postgres.lock'), async () => {
    const state = await readState(dataDir)
    const self = await identify(process.pid)
    if (await isStillRunning(state)) {
      // A server whose command was killed is adopted; one in use is shared and left to the command that started it.
      const current = (await isSameProcess(state.owner)) ? state : { ...state, owner: self }
      if (current !== state) await writeState(dataDir, current)
      return current
    }
    const prepared = await prepareCluster(dataDir, state, settings)
    const port = await choosePort(state, fixed)
    const pid = await launchServer(prepared, port)
    const current = { directory: prepared.directory, port, password: prepared.password, pid, owner: self }
    await writeState(dataDir, current)
    await createDatabase(cluster.databaseUrl({ ...current, database: 'postgres' }))
    return current
  })

const MAX_PAUSE_MS = 10_000

const restartServer = async (instance, options, onLog) => {
  try {
    instance.state = await attachServer(options.dataDir, { settings: options.settings, fixed: instance.state.port })
    onLog('Postgres is running again.')
  } catch (error) {
    onLog(error instanceof OperatorError ? error.message : String(error))
  }
}

/** Restarts the server whenever it dies, until `stop` is called. */
const supervise = async (instance, options, onLog) => {
  let pause = 0
  let up = performance.now()
  while (!instance.stopping) {
    await sleep(250, undefined, { ref: false })
    if (instance.stopping || !(await waitUntilGone(instance.state.pid, 1))) continue
    if (performance.now() - up > 60_000) pause = 0
    onLog(`Postgres has ended; restarting it${pause ? ` in ${pause / 1000} s` : ''}.`)
    await sleep(pause)
    pause = Math.min(MAX_PAUSE_MS, pause * 2 || 250)
    if (instance.stopping) return
    instance.restarting = restartServer(instance, options, onLog)
    await instance.restarting
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
  const instance = {
    stopping: false,
    restarting: Promise.resolve(),
    state: await attachServer(options.dataDir, options),
  }
  void supervise(instance, options, options.onLog ?? console.error)
  const isOwned = () => instance.state.owner.pid === process.pid
  return {
    url: cluster.databaseUrl(instance.state),
    port: instance.state.port,
    owned: isOwned,
    pid: () => instance.state.pid,
    stop: async () => {
      instance.stopping = true
      await instance.restarting
      if (isOwned()) await cluster.stopServer(await clusterToStop(options.dataDir, instance.state), instance.state.pid)
    },
  }
}

const clusterToStop = async (dataDir, state) => {
  const user = await runAsUser(state.directory, await findPostgresUser())
  return {
    directory: state.directory,
    user,
    programs: await prepareBinaries(user),
    log: path.join(dataDir, 'postgres.log'),
  }
}
