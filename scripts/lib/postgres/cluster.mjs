import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isAlive, waitUntilGone, runFile } from '../processes.mjs'
import { OperatorError } from '../log.mjs'

/**
 * @typedef {object} Cluster
 * @property {string} directory the cluster's files
 * @property {string} log the server's log file
 * @property {{ uid: number, gid: number } | null} user that runs the server; null: the user of this process
 * @property {{ postgres: string, initdb: string, pgCtl: string }} programs
 * @property {string} password
 * @property {readonly string[]} [settings] further `name=value` pairs
 */

export const DATABASE_NAME = 'forecourt'
const isWindows = process.platform === 'win32'

/** @param {{ port: number, password: string, database?: string }} of */
export const databaseUrl = ({ port, password, database: name = DATABASE_NAME }) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${name}`

const environment = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' }

/** Runs `work` with a connection to the server and closes it afterwards. */
export const withClient = async (url, work) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {
    // A lost connection also fails the query below; an unhandled `error` event would end the process.
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const canConnect = (url) =>
  withClient(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )

export const isInitialised = (directory) =>
  stat(path.join(directory, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

/** Creates the cluster's files. An interrupted attempt leaves nothing that could be mistaken for a cluster. */
export const initialise = async (cluster) => {
  await rm(cluster.directory, { recursive: true, force: true })
  await mkdir(path.dirname(cluster.directory), { recursive: true, mode: 0o755 })
  await mkdir(cluster.directory, { mode: 0o700 })
  if (cluster.user) await chown(cluster.directory, cluster.user.uid, cluster.user.gid)
  const passwordFile = path.join(os.tmpdir(), `forecourt-${randomBytes(8).toString('hex')}`)
  await writeFile(passwordFile, `${cluster.password}\n`, { mode: 0o600 })
  if (cluster.user) await chown(passwordFile, cluster.user.uid, cluster.user.gid)
  try {
    await runFile(
      cluster.programs.initdb,
      [
        `--pgdata=${cluster.directory}`,
        `--pwfile=${passwordFile}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        // Explicit, because with LANG unset the encoding would be SQL_ASCII.
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { ...cluster.user, cwd: os.tmpdir(), env: environment },
    )
  } catch (error) {
    await rm(cluster.directory, { recursive: true, force: true })
    throw new OperatorError(`Postgres could not create its files in ${cluster.directory}: ${lastLine(error.stderr)}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

const lastLine = (text) =>
  String(text ?? '')
    .trim()
    .split('\n')
    .at(-1) ?? ''

/** Small containers have a tiny /dev/shm, where a parallel query would fail. */
const sharedMemorySettings = async () => {
  if (process.platform !== 'linux') return []
  const free = await statfs('/dev/shm').then(
    (fs) => fs.bavail * fs.bsize,
    () => 0,
  )
  return free < 256 * 2 ** 20 ? ['dynamic_shared_memory_type=mmap'] : []
}

const serverSettings = async (cluster) => [
  'listen_addresses=127.0.0.1',
  // A socket's path may be too long or not writable; TCP on the loopback always works.
  ...(isWindows ? [] : ['unix_socket_directories=']),
  'max_connections=100',
  'shared_buffers=128MB',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  // A failed statement contains what shoppers typed, so the log has the error without the statement.
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  ...(await sharedMemorySettings()),
  ...(cluster.settings ?? []),
]

const rotateLog = async (log) => {
  const { size } = await stat(log).catch(() => ({ size: 0 }))
  if (size > 10 * 2 ** 20) await rename(log, `${log}.1`)
}

export const spawnServer = async (cluster, port) => {
  await rotateLog(cluster.log)
  const log = await open(cluster.log, 'a', 0o600)
  try {
    const flags = (await serverSettings(cluster)).flatMap((pair) => ['-c', pair])
    return spawn(cluster.programs.postgres, ['-D', cluster.directory, '-p', String(port), ...flags], {
      ...cluster.user,
      cwd: os.tmpdir(),
      env: environment,
      // A session of its own, so that Ctrl+C reaches only this process: the site finishes before its database stops.
      detached: !isWindows,
      stdio: ['ignore', log.fd, log.fd],
    })
  } finally {
    await log.close()
  }
}

/** Returns the last error in the server's log. */
export const readLastError = async (cluster) => {
  const text = await readFile(cluster.log, 'utf8').catch(() => '')
  const lines = text.split('\n').filter((line) => /FATAL|PANIC|ERROR|could not|No space/.test(line))
  return lines.at(-1)?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? 'no reason in its log'
}

/** Waits until the server accepts connections. Returns false when it exited or did not answer within two minutes. */
export const waitUntilReady = async (child, url) => {
  const hasExited = () => child.exitCode !== null || child.signalCode !== null
  let hasFailed = false
  child.once('error', () => (hasFailed = true))
  const end = performance.now() + 120_000
  while (performance.now() < end) {
    if (hasFailed || hasExited()) return false
    if (await canConnect(url)) return true
    await sleep(40)
  }
  return false
}

const isPostgres = async (pid) => {
  if (isWindows) return true
  const { stdout } = await runFile('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  const args = stdout || (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))
  return args.includes('postgres')
}

/** Reads the process id from `postmaster.pid`; null when no Postgres runs under it, as after a crash. */
export const readServerPid = async (directory) => {
  const text = await readFile(path.join(directory, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return isAlive(pid) && (await isPostgres(pid)) ? pid : null
}

/** Sets a new superuser password on a stopped cluster, when the old one was lost. */
export const resetPassword = async (cluster) => {
  const single = spawn(cluster.programs.postgres, ['--single', '-D', cluster.directory, 'postgres'], {
    ...cluster.user,
    cwd: os.tmpdir(),
    env: environment,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  single.stdin.end(`alter user postgres password '${cluster.password}'\n`)
  await once(single, 'exit')
}

/** Stops a server with a fast shutdown: running queries are aborted, the data is left consistent. */
export const stopServer = async (cluster, pid) => {
  if (isWindows) await runFile(cluster.programs.pgCtl, ['stop', '-D', cluster.directory, '-m', 'fast', '-w'])
  else {
    try {
      process.kill(pid, 'SIGINT')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
    if (!(await waitUntilGone(pid, 20_000))) process.kill(pid, 'SIGQUIT')
    await waitUntilGone(pid, 5_000)
  }
}
