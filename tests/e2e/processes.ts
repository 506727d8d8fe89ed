import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSite } from '../../scripts/bench/lib.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { askAt, databaseUrl, type Answer } from './fixtures'

/** Further web processes on the tested site's database, and what stands between them and what they use. */

export type Process = {
  readonly port: number
  readonly ask: (slug: string, target: string) => Promise<Answer>
  readonly output: () => string
  readonly ended: () => boolean
  readonly stop: () => Promise<void>
}

/** A second web process on the tested site's own database, or on another way to it. */
export const startProcess = async (env: Readonly<Record<string, string>> = {}): Promise<Process> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-process-'))
  const given = { MODE: 'demo', DATABASE_URL: databaseUrl(), DATA_DIR: folder, RUN_JOBS: '0', ...env }
  const started = await startSite({ env: given })
  return {
    ...started,
    ask: (slug, target) => askAt(started.port, slug, target),
    stop: async () => {
      await started.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Gate = {
  /** The database through the gate. */
  readonly url: string
  /** Nothing gets through, and who is through is cut off. */
  readonly close: () => Promise<void>
  /** Nothing gets through, and nobody is told. */
  readonly hang: () => void
  readonly open: () => Promise<void>
}

/** A way to the tested site's database that can be closed without closing the database to others. */
export const openGate = async (): Promise<Gate> => {
  const database = new URL(databaseUrl())
  const port = await freePort()
  const sockets = new Set<Socket>()
  let hanging = false
  const server = createServer((from) => {
    const to = connect(Number(database.port), database.hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => hanging || other.write(bytes))
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
  const through = new URL(database)
  through.port = String(port)
  return {
    url: through.href,
    open: async () => {
      hanging = false
      // What hung has lost bytes: it cannot go on.
      for (const socket of sockets) socket.destroy()
      if (!server.listening) await listen()
    },
    hang: () => {
      hanging = true
    },
    close: async () => {
      const closed = server.listening ? once(server.close(), 'close') : Promise.resolve()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

export const redisIsHere = (): boolean => spawnSync('redis-server', ['--version']).status === 0

export type Redis = { readonly url: string; readonly start: () => Promise<void>; readonly stop: () => Promise<void> }

/** A Redis of the test's own, in memory alone. */
export const startRedis = async (): Promise<Redis> => {
  const port = await freePort()
  let server: ChildProcess | null = null
  const answers = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
  const start = async (): Promise<void> => {
    const args = ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1']
    server = spawn('redis-server', args, { stdio: 'ignore' })
    while (!(await answers())) await sleep(50)
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
