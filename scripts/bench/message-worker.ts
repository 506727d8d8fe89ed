import pg from 'pg'
import { env } from '@/src/env'
import { runMessageWorker } from '@/src/jobs/message-worker'
import { createSenders } from '@/src/main/senders'

/** For `dist/bench.mjs message-worker`: runs the message worker until it is killed. It may call webhooks on this machine. */
export const runBenchWorker = async (): Promise<never> => {
  const log = (line: string): void => {
    process.stderr.write(`${line}\n`)
  }
  const db = new pg.Pool({ connectionString: env.DATABASE_URL, max: 10, connectionTimeoutMillis: 3000 })
  db.on('error', (error) => log(error.message))
  const guard = { allows: () => true, resolve: async () => [{ address: '127.0.0.1', family: 4 }] }
  const webhookAccess = { guard, plain: true }
  runMessageWorker({
    connectionString: env.DATABASE_URL,
    db,
    senders: { ...createSenders(env), webhookAccess },
    log,
    pollSeconds: 1,
  })
  return new Promise(() => undefined)
}
