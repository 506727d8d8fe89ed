/** Gets the database ready for the product: reachable, migrated and seeded. */
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runInTerminal, nodeArgs } from './children.mjs'
import { checkDiskSpace } from './disk-space.mjs'
import { inRoot } from './paths.mjs'
import { OperatorError, logLine, runStep } from './log.mjs'

const reasonOf = (error) => {
  const first = error.errors?.[0] ?? error
  return first.message || first.code || String(error)
}

const describeDatabase = (url) => {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname}:${port || 5432}${pathname}`
  } catch {
    throw new OperatorError('DATABASE_URL must be an address such as postgres://user:password@host:5432/name.')
  }
}

const checkConnection = async (url) => {
  const name = describeDatabase(url)
  const { withClient } = await import('./postgres/cluster.mjs')
  try {
    await withClient(url, (client) => client.query('select 1'))
  } catch (error) {
    throw new OperatorError(`DATABASE_URL: can’t connect to the database at ${name} (${reasonOf(error)}).`)
  }
}

/**
 * Opens the database of these settings: the one at `databaseUrl`, once it answers, else the embedded Postgres.
 * @param {{ databaseUrl: string | null, dataDir: string }} settings
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const openDatabase = async ({ databaseUrl, dataDir }) => {
  if (databaseUrl) {
    await runStep('Connecting to the database', () => checkConnection(databaseUrl))
    return { url: databaseUrl, stop: async () => {} }
  }
  const first = !existsSync(path.join(dataDir, 'postgres.json'))
  await checkDiskSpace(dataDir, first ? 5e8 : 5e7, 'the database files')
  const { openPostgres } = await import('./postgres.mjs')
  return runStep('Starting Postgres', () => openPostgres({ dataDir, onLog: logLine }))
}

const runBundled = async (name, env, what) => {
  const code = await runInTerminal(process.execPath, nodeArgs(inRoot('dist', `${name}.mjs`)), { env })
  if (code !== 0) throw new OperatorError(`${what} failed.`)
}

/** @param {Record<string, string>} env as returned by `buildEnvironment()` */
export const migrateDatabase = (env) =>
  runStep('Migrating the database', () => runBundled('migrate', env, 'Migrating the database'))

const isEmpty = async (client) => {
  const { rows } = await client.query('select (select count(*) from tenants) + (select count(*) from users) as n')
  return Number(rows[0].n) === 0
}

/** Key of the advisory lock that lets one process at a time, on any machine, seed a database. */
const SEED_LOCK = 7_310_425_602

const hasSharedPasswords = async (dataDir) => {
  const logins = JSON.parse(await readFile(path.join(dataDir, 'logins.json'), 'utf8').catch(() => '[]'))
  return new Set(logins.map(({ password }) => password)).size < logins.length
}

const seedOrRenew = async (settings, env, client) => {
  const marker = path.join(settings.dataDir, 'seeding')
  const needsRandomPasswords = settings.open && settings.mode === 'demo'
  if (!existsSync(marker) && !(await isEmpty(client))) {
    if (needsRandomPasswords && (await hasSharedPasswords(settings.dataDir))) {
      await runStep('Renewing the demo passwords', () => runBundled('renew-logins', env, 'Renewing the demo passwords'))
    }
    return false
  }
  await writeFile(marker, '')
  logLine(settings.mode === 'demo' ? 'Filling the empty database with the demo' : 'Adding the first administrator')
  await runBundled('seed', { ...env, ...(needsRandomPasswords ? { SEED_PASSWORDS: 'random' } : {}) }, 'Seeding')
  await rm(marker)
  return true
}

/**
 * Seeds an empty database, or one whose seeding was interrupted. Renews the demo passwords when a demo is open to
 * others.
 * @returns {Promise<boolean>} true when it seeded
 */
export const seedDatabase = async (settings, env) => {
  const { withClient } = await import('./postgres/cluster.mjs')
  return withClient(env.DATABASE_URL, async (client) => {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK])
    return seedOrRenew(settings, env, client)
  })
}
