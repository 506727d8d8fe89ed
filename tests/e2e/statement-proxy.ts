import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { findFreePort } from '@/scripts/lib/ports.mjs'
import { databaseUrl } from './fixtures'

export type StatementProxy = {
  /** Address of the database through this proxy. */
  readonly url: string
  /** Returns the statements sent to Postgres since the last call. */
  readonly takeStatements: () => readonly string[]
  /**
   * Number of times that the process has listened for changes anew. After a pause of a busy machine it may have missed
   * some, and then reads everything again.
   */
  readonly countListens: () => number
  readonly close: () => Promise<void>
}

/** Statements that a process sends by itself: its heartbeat, its look for due jobs, and the ends of transactions. */
const BACKGROUND = /clock_timestamp\(\)|^SELECT 1 FROM payload_jobs|^\s*(?:BEGIN|COMMIT|ROLLBACK|LISTEN|SET|SELECT 1$)/i

/** Statements of the search engine, which loads one dealer after the other once the process has started. */
const ENGINE_LOAD =
  /^SELECT v\.stocknum, v\.vin,|^SELECT 1 FROM tenants WHERE id = \$1 AND status = 'active'|^SELECT template\.switches AS template, own\.switches AS own FROM tenants t/

const NOTIFICATION = 'A'.charCodeAt(0)

const textAt = (bytes: Buffer, from: number): string => bytes.toString('utf8', from, bytes.indexOf(0, from))

/**
 * Reads the statements from a client's messages (Postgres protocol 3): simple queries (`Q`) and parsed statements
 * (`P`). The first message of a connection has no type byte.
 */
const createStatementReader = (onStatement: (statement: string) => void) => {
  let rest: Buffer = Buffer.alloc(0)
  let isStarted = false
  return (bytes: Buffer): void => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const head = isStarted ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readUInt32BE(head)
      if (rest.length < end) return
      const type = isStarted ? String.fromCharCode(rest[0] ?? 0) : ''
      isStarted = true
      if (type === 'Q') onStatement(textAt(rest, 5))
      if (type === 'P') onStatement(textAt(rest, rest.indexOf(0, 5) + 1))
      rest = rest.subarray(end)
    }
  }
}

/**
 * Returns what a client gets of Postgres' messages without notifications (`A`), so that the client reads nothing because
 * of the writes of other tests.
 */
const createNotificationFilter = () => {
  let rest: Buffer = Buffer.alloc(0)
  return (bytes: Buffer): Buffer => {
    rest = Buffer.concat([rest, bytes])
    const passed: Buffer[] = []
    while (rest.length >= 5) {
      const end = 1 + rest.readUInt32BE(1)
      if (rest.length < end) break
      if (rest[0] !== NOTIFICATION) passed.push(rest.subarray(0, end))
      rest = rest.subarray(end)
    }
    return Buffer.concat(passed)
  }
}

/** Opens a proxy to the tested site's database that records statements, and passes no notifications on. */
export const openStatementProxy = async (): Promise<StatementProxy> => {
  const database = new URL(databaseUrl())
  const port = await findFreePort()
  const sockets = new Set<Socket>()
  let statements: string[] = []
  let listens = 0
  const server = createServer((from) => {
    const to = connect(Number(database.port), database.hostname)
    const read = createStatementReader((statement) => {
      if (/^\s*LISTEN/i.test(statement)) listens += 1
      if (!BACKGROUND.test(statement) && !ENGINE_LOAD.test(statement)) statements.push(statement)
    })
    from.on('data', read)
    from.pipe(to)
    const withoutNotifications = createNotificationFilter()
    to.on('data', (bytes) => from.write(withoutNotifications(bytes)))
    to.on('end', () => from.end())
    for (const one of [from, to]) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        from.destroy()
        to.destroy()
      })
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const proxyUrl = new URL(database)
  proxyUrl.port = String(port)
  return {
    url: proxyUrl.href,
    takeStatements: () => {
      const before = statements
      statements = []
      return before
    },
    countListens: () => listens,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
