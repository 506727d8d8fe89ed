import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSite } from '../../scripts/bench/lib.mjs'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { clockEnvironment } from '../../scripts/testing/clock.mjs'
import { requestAt, databaseUrl, dataDir, type SiteAnswer } from './fixtures'

/** Commands and further web processes on the tested site's database, and proxies in front of their services. */

type Environment = Readonly<Record<string, string>>

/**
 * Environment of a command next to the tested site: it finds the database by the data folder, and has the run's clock.
 */
export const commandEnvironment = (env: Environment = {}): NodeJS.ProcessEnv => {
  const { PATH = '', HOME = '' } = process.env
  const environment: Environment = { PATH, HOME, DATA_DIR: dataDir(), MODE: 'demo', ...clockEnvironment(), ...env }
  // Next's types require NODE_ENV, which the commands set themselves.
  return environment as NodeJS.ProcessEnv
}

export type CommandResult = { readonly code: number | null; readonly output: string }

/** Runs the stock import on the tested site's data with the given arguments. */
export const importStock = (args: readonly string[]): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const command = spawn(process.execPath, [inRoot('scripts/run.mjs'), 'stock-import', '--', ...args], {
      cwd: root,
      env: commandEnvironment(),
    })
    let output = ''
    for (const stream of [command.stdout, command.stderr])
      stream.on('data', (part: Buffer) => (output += part.toString()))
    command.once('error', reject)
    command.once('close', (code) => resolve({ code, output }))
  })

export type WebProcess = {
  readonly port: number
  readonly ask: (slug: string, target: string) => Promise<SiteAnswer>
  readonly output: () => string
  readonly ended: () => boolean
  readonly stop: () => Promise<void>
}

/** Starts a second web process on the tested site's database, directly or through a proxy, with the run's clock. */
export const startProcess = async ({ NODE_OPTIONS = '', ...env }: Environment = {}): Promise<WebProcess> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-process-'))
  const clock = clockEnvironment()
  const options = { ...clock, NODE_OPTIONS: `${clock.NODE_OPTIONS} ${NODE_OPTIONS}`.trim() }
  const environment = { MODE: 'demo', DATABASE_URL: databaseUrl(), DATA_DIR: folder, RUN_JOBS: '0', ...options, ...env }
  const started = await startSite({ args: [inRoot('tests/e2e/web-process.mjs')], env: environment })
  return {
    ...started,
    ask: (slug, target) => requestAt(started.port, slug, target),
    stop: async () => {
      await started.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type PausedAnswer = {
  /** Resolves once the database has answered the statement. */
  readonly reached: Promise<void>
  readonly release: () => void
}

export type Gate = {
  /** Address of the database through the gate. */
  readonly url: string
  /** Holds back the answer to the next statement that contains this text; all other statements pass. */
  readonly holdAnswer: (words: string) => PausedAnswer
  /** Refuses new connections and closes the open ones. */
  readonly close: () => Promise<void>
  /** Drops every byte while connections stay open, like a network that fails silently. */
  readonly hang: () => void
  readonly open: () => Promise<void>
}

/** Opens a proxy to the tested site's database, which can be closed without affecting other clients. */
export const openGate = async (): Promise<Gate> => {
  const database = new URL(databaseUrl())
  const port = await findFreePort()
  const sockets = new Set<Socket>()
  let isHanging = false
  let hold: { readonly words: string; readonly start: (from: Socket, to: Socket) => void } | null = null
  const forwardBytes = (one: Socket, other: Socket) =>
    one.on('data', (bytes: Buffer) => {
      if (!isHanging) other.write(bytes)
    })
  const server = createServer((from) => {
    const to = connect(Number(database.port), database.hostname)
    from.on('data', (bytes: Buffer) => {
      if (!hold || !bytes.includes(hold.words)) return
      hold.start(from, to)
      hold = null
    })
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one)
      forwardBytes(one, other)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('error', () => one.destroy())
    }
  })
  const listen = async (): Promise<void> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen()
  const gateUrl = new URL(database)
  gateUrl.port = String(port)
  return {
    url: gateUrl.href,
    open: async () => {
      isHanging = false
      // Connections that hung have lost bytes, so they are closed.
      for (const socket of sockets) socket.destroy()
      if (!server.listening) await listen()
    },
    hang: () => {
      isHanging = true
    },
    holdAnswer: (words) => {
      let release = () => undefined as void
      const reached = new Promise<void>((resolve) => {
        hold = {
          words,
          start: (from, to) => {
            to.removeAllListeners('data')
            const heldBytes: Buffer[] = []
            to.on('data', (bytes: Buffer) => {
              heldBytes.push(bytes)
              resolve()
            })
            release = () => {
              to.removeAllListeners('data')
              for (const bytes of heldBytes) from.write(bytes)
              forwardBytes(to, from)
            }
          },
        }
      })
      return { reached, release: () => release() }
    },
    close: async () => {
      const closed = server.listening ? once(server.close(), 'close') : Promise.resolve()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

export const isRedisInstalled = (): boolean => spawnSync('redis-server', ['--version']).status === 0

export type Redis = { readonly url: string; readonly start: () => Promise<void>; readonly stop: () => Promise<void> }

/** Starts a Redis without persistence for one test. */
export const startRedis = async (): Promise<Redis> => {
  const port = await findFreePort()
  let server: ChildProcess | null = null
  const start = async (): Promise<void> => {
    const args = ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1']
    const started = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    server = started
    let output = ''
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (part: Buffer) => {
        output += part.toString()
        if (output.includes('Ready to accept connections')) resolve()
      })
      started.once('error', reject)
      started.once('exit', () => reject(new Error(`Redis did not start:\n${output}`)))
    })
  }
  await start()
  return {
    url: `redis://127.0.0.1:${String(port)}`,
    start,
    stop: async () => {
      if (!server || server.exitCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}
