/** `dist/migrate.mjs`: migrates the database of `DATABASE_URL` to the newest schema. */
import { migrations } from '@/migrations'
import { OperatorError } from './lib/log.mjs'
import { migrate } from './lib/migrate'

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is not set.')
try {
  for (const name of await migrate(url, migrations)) console.log(`Migrated: ${name}`)
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
