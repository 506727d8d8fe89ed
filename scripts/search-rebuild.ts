import pg from 'pg'
import { env } from '@/src/env'
import { logAllStock } from '@/src/services/stock-index/change-log'

/**
 * `npm run search:rebuild`: every search index reads all stock of every tenant again and swaps it in, with no empty
 * moment in between. The order is kept in the change log, so a process that is away now follows it later.
 */
const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 5000 })
try {
  await client.connect()
  const tenants = await logAllStock(client)
  process.stdout.write(`Asked every search index to rebuild ${String(tenants)} tenants.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await client.end()
}
