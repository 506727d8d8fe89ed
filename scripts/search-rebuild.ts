import pg from 'pg'
import { env } from '@/src/env'
import { everyVehicle } from '@/src/services/stock-index/change-log'

/**
 * `npm run search:rebuild`: every search index reads all stock of every tenant again and swaps it in, with no empty
 * moment in between. The order is kept in the change log, so a process that is away now follows it later.
 */
const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 5000 })
try {
  await client.connect()
  const { rowCount } = await client.query(
    `WITH logged AS (INSERT INTO stock_changes (tenant_id, vehicle_id) SELECT id, $1 FROM tenants RETURNING tenant_id)
     SELECT pg_notify('forecourt_stock', tenant_id::text) FROM logged`,
    [everyVehicle],
  )
  process.stdout.write(`Asked every search index to rebuild ${String(rowCount ?? 0)} tenants.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await client.end()
}
