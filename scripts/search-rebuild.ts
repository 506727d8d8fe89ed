import pg from 'pg'
import { env } from '@/src/env'

/**
 * `npm run search:rebuild`: every running process reads all stock of every tenant again and swaps it in, with
 * no empty moment in between.
 */
const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 5000 })
try {
  await client.connect()
  const { rowCount } = await client.query(
    "SELECT pg_notify('forecourt_content', id::text || ':search') FROM tenants WHERE status = 'active'",
  )
  process.stdout.write(`Asked every running process to rebuild ${String(rowCount ?? 0)} tenants.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await client.end()
}
