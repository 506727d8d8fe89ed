import pg from 'pg'
import { env } from '@/src/env'
import { logAllStock } from '@/src/services/stock-index/change-log'

/**
 * `npm run search:rebuild`: makes every search index read the stock of every tenant again and swap it in without an
 * empty moment. The request is stored in the change log, so a process that is not running now follows it later.
 */
const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 5000 })
try {
  await client.connect()
  const tenants = await logAllStock(client)
  process.stdout.write(`Requested a rebuild of every search index for ${String(tenants)} tenants.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await client.end()
}
