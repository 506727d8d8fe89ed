/** Gets the database ready for the product: reachable, migrated and seeded. */
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { passThrough, program } from './children.mjs'
import { needSpace } from './disk.mjs'
import { inRoot } from './paths.mjs'
import { Problem, say, step } from './say.mjs'

const reason = (error) => {
  const first = error.errors?.[0] ?? error
  return first.message || first.code || String(error)
}

const nameOf = (url) => {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname}:${port || 5432}${pathname}`
  } catch {
    throw new Problem('DATABASE_URL is not an address like postgres://user:password@host:5432/name.')
  }
}

const connectable = async (url) => {
  const name = nameOf(url)
  const { withClient } = await import('./postgres/cluster.mjs')
  try {
    await withClient(url, (client) => client.query('select 1'))
  } catch (error) {
    throw new Problem(`DATABASE_URL: no database at ${name} (${reason(error)}).`)
  }
}

/**
 * Opens the database of these settings: the one at `databaseUrl`, once it answers, else the embedded Postgres.
 * @param {{ databaseUrl: string | null, dataDir: string }} settings
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const openDatabase = async ({ databaseUrl, dataDir }) => {
  if (databaseUrl) {
    await step('Connecting to the database', () => connectable(databaseUrl))
    return { url: databaseUrl, stop: async () => {} }
  }
  const first = !existsSync(path.join(dataDir, 'postgres.json'))
  await needSpace(dataDir, first ? 5e8 : 5e7, 'the database files')
  const { openPostgres } = await import('./postgres.mjs')
  return step('Starting Postgres', () => openPostgres({ dataDir, onLog: say }))
}

const node = async (name, env, what) => {
  const code = await passThrough(process.execPath, program(inRoot('dist', `${name}.mjs`)), { env })
  if (code !== 0) throw new Problem(`${what} failed.`)
}

/** @param {Record<string, string>} env as returned by `buildEnvironment()` */
export const migrateDatabase = (env) =>
  step('Migrating the database', () => node('migrate', env, 'Migrating the database'))

const isEmpty = async (client) => {
  const { rows } = await client.query('select (select count(*) from tenants) + (select count(*) from users) as n')
  return Number(rows[0].n) === 0
}

/** Key of the advisory lock that lets one process at a time, on any machine, seed a database. */
const seedLock = 7_310_425_602

const passwordsAreKnown = async (dataDir) => {
  const logins = JSON.parse(await readFile(path.join(dataDir, 'logins.json'), 'utf8').catch(() => '[]'))
  return new Set(logins.map(({ password }) => password)).size < logins.length
}

const seed = async (settings, env, client) => {
  const marker = path.join(settings.dataDir, 'seeding')
  const secret = settings.open && settings.mode === 'demo'
  if (!existsSync(marker) && !(await isEmpty(client))) {
    if (secret && (await passwordsAreKnown(settings.dataDir))) {
      await step('Renewing the demo passwords', () => node('renew-logins', env, 'Renewing the demo passwords'))
    }
    return false
  }
  await writeFile(marker, '')
  say(settings.mode === 'demo' ? 'Filling the empty database with the demo' : 'Adding the first administrator')
  await node('seed', { ...env, ...(secret ? { SEED_PASSWORDS: 'random' } : {}) }, 'Seeding')
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
    await client.query('select pg_advisory_lock($1)', [seedLock])
    return seed(settings, env, client)
  })
}
