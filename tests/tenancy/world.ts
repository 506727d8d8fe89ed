import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { handleEndpoints, type Payload, type SanitizedCollectionConfig, type SanitizedConfig } from 'payload'
import { createPreparedDatabase } from '@/scripts/testing/database'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { isTenantOwned } from '@/src/domain/collections/declaration'
import { roles, type Role } from '@/src/cms/access/roles'
import { createSample } from './samples'

export type Answer = { readonly status: number; readonly body: unknown }

export type World = {
  readonly payload: Payload
  readonly pool: pg.Pool
  readonly owned: readonly SanitizedCollectionConfig[]
  readonly a: string
  readonly b: string
  /** Ids of one document of every tenant-owned collection, by slug. */
  readonly inA: Readonly<Record<string, string>>
  readonly inB: Readonly<Record<string, string>>
  readonly staff: Readonly<Record<Role, { readonly id: string; readonly token: string }>>
  readonly shared: string
  readonly rest: (method: string, path: string, token: string | null, body?: unknown) => Promise<Answer>
  /** Sends any request to REST, unchanged: with cookies, origins or forms. The path is the part after `/api`. */
  readonly send: (pathname: string, init?: RequestInit) => Promise<Response>
  readonly close: () => Promise<void>
}

const PASSWORD = 'correct horse battery'

type Memberships = { tenant: string; role: Role }[]
const withId = (row: Memberships[number]) => ({ id: randomBytes(12).toString('hex'), ...row })

/** Adds users with one password, which is hashed only for the first: hashing is slow on purpose. */
const createUserAdder = (payload: Payload) => {
  let first: { readonly hash?: string | null; readonly salt?: string | null } | null = null
  return async (email: string, tenants: Memberships): Promise<string> => {
    if (first)
      return (await payload.db.create({ collection: 'users', data: { ...first, email, tenants: tenants.map(withId) } }))
        .id as string
    const { id } = await payload.create({
      collection: 'users',
      data: { email, password: PASSWORD, tenants },
      overrideAccess: true,
    })
    const where = { id: { equals: id } }
    const made = await payload.db.findOne<{ id: string; hash?: string; salt?: string }>({ collection: 'users', where })
    first = { hash: made?.hash ?? null, salt: made?.salt ?? null }
    return id
  }
}

const signIn = async (payload: Payload, email: string): Promise<string> => {
  const { token } = await payload.login({ collection: 'users', data: { email, password: PASSWORD } })
  if (!token) throw new Error(`${email} got no token`)
  // The 15 minutes in which a session may give roles must not pass during a test file on a busy machine.
  await getPool(payload).query(`UPDATE users_sessions SET created_at = now() + interval '1 day'`)
  return token
}

const createSend =
  (config: SanitizedConfig): World['send'] =>
  (pathname, init = {}) =>
    handleEndpoints({
      config: Promise.resolve(config),
      request: new Request(`http://localhost:3000/api${pathname}`, init),
    })

const createRest =
  (send: World['send']): World['rest'] =>
  async (method, pathname, token, body) => {
    const response = await send(pathname, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `JWT ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
  }

/** Sorts collections by their number of required relations, since a related document has to exist first. */
const sortByRelations = (owned: readonly SanitizedCollectionConfig[]): readonly SanitizedCollectionConfig[] => {
  const countRequiredRelations = (one: SanitizedCollectionConfig): number =>
    one.flattenedFields.filter((field) => field.name !== 'tenant' && field.type === 'relationship' && field.required)
      .length
  return [...owned].sort((one, other) => countRequiredRelations(one) - countRequiredRelations(other))
}

const createSamples = async (
  payload: Payload,
  owned: readonly SanitizedCollectionConfig[],
  tenant: string,
  name: string,
): Promise<Record<string, string>> => {
  const made: Record<string, string> = {}
  for (const collection of sortByRelations(owned)) {
    made[collection.slug] = await createSample(payload, collection, tenant, `sample-${name}`, (slug) => made[slug])
  }
  return made
}

/** Adds rows of a tenant that no collection describes: events, views and price changes of its vehicle. */
const addStatistics = async (pool: pg.Pool, tenant: string, vehicle: string | undefined): Promise<void> => {
  await pool.query(
    "INSERT INTO events (tenant_id, event, car_id, path, at) VALUES ($1, 4, $2, '/cars/sample', now())",
    [tenant, vehicle],
  )
  await pool.query("INSERT INTO vehicle_views (tenant_id, vehicle_id, day, count) VALUES ($1, $2, '2026-01-01', 3)", [
    tenant,
    vehicle,
  ])
  const { rowCount } = await pool.query(
    'WITH changed AS (UPDATE vehicles SET price_cents = 1234500 WHERE id = $1 RETURNING id) SELECT 1 FROM changed',
    [vehicle],
  )
  if (rowCount !== 1) throw new Error('There is no vehicle to change the price of.')
}

/** Contents of a world besides its database: ids, tokens and the files of its uploads. */
type WorldContents = Pick<World, 'a' | 'b' | 'inA' | 'inB' | 'staff' | 'shared'>
type WorldSnapshot = { readonly contents: WorldContents; readonly files: Readonly<Record<string, string>> }

/** Reads the files of a folder as base64, by relative path. */
const readFiles = async (folder: string): Promise<WorldSnapshot['files']> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name))
  const read = files.map(async (file) => [path.relative(folder, file), await readFile(file, 'base64')] as const)
  return Object.fromEntries(await Promise.all(read))
}

const writeFiles = async (folder: string, files: WorldSnapshot['files']): Promise<void> => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content, 'base64')
  }
}

const dataDir = (): string => process.env['DATA_DIR'] ?? ''

const fillWorld = async (
  payload: Payload,
  pool: pg.Pool,
  owned: readonly SanitizedCollectionConfig[],
): Promise<WorldContents> => {
  const tenant = (slug: string) =>
    payload.create({ collection: 'tenants', data: { name: slug, slug, status: 'active' }, overrideAccess: true })
  const [a, b] = [(await tenant('tenant-a')).id, (await tenant('tenant-b')).id]
  const inA = await createSamples(payload, owned, a, 'a')
  const inB = await createSamples(payload, owned, b, 'b')
  await addStatistics(pool, a, inA['vehicles'])
  await addStatistics(pool, b, inB['vehicles'])
  const addUser = createUserAdder(payload)
  const emailOf = (role: Role) => `${role}@tenant-a.example`
  const ids: string[] = []
  for (const role of roles) ids.push(await addUser(emailOf(role), [{ tenant: a, role }]))
  const tokens = await Promise.all(roles.map((role) => signIn(payload, emailOf(role))))
  const staff = Object.fromEntries(
    roles.map((role, at) => [role, { id: ids[at] ?? '', token: tokens[at] ?? '' }]),
  ) as WorldContents['staff']
  const shared = await addUser('both@tenants.example', [
    { tenant: a, role: 'editor' },
    { tenant: b, role: 'tenant-admin' },
  ])
  return { a, b, inA, inB, staff, shared }
}

const startPayload = async (databaseUrl: string): Promise<{ payload: Payload; config: SanitizedConfig }> => {
  process.env['DATABASE_URL'] = databaseUrl
  process.env['PAYLOAD_SECRET'] = 'for tests only'
  // Vitest sets its own MODE.
  process.env['MODE'] = 'demo'
  process.env['DATA_DIR'] = await mkdtemp(path.join(os.tmpdir(), 'forecourt-test-'))
  // The imports of a test may have loaded the environment before these variables were set.
  const { env, parseEnv } = await import('@/src/env')
  const parsed = parseEnv(process.env)
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  Object.assign(env, parsed.env)
  const [{ getPayload }, { default: configPromise }] = await Promise.all([
    import('payload'),
    import('@/payload.config'),
  ])
  const config = await configPromise
  // Payload would generate its types at each start, in a process that takes longer than the tests.
  config.typescript.autoGenerate = false
  const payload = await getPayload({ config })
  // These tests cause thousands of refusals; only warnings and errors are logged.
  payload.logger.level = 'warn'
  return { payload, config }
}

/**
 * Creates two tenants with one document of every collection each, staff of A in every role, and one user of both. They
 * are created once per run; each test file works on a copy.
 */
export const createWorld = async (): Promise<World> => {
  let startedPayload: Awaited<ReturnType<typeof startPayload>> | null = null
  const { database, note } = await createPreparedDatabase<WorldSnapshot>('world', async ({ url, pool }) => {
    startedPayload = await startPayload(url)
    const contents = await fillWorld(
      startedPayload.payload,
      pool,
      startedPayload.config.collections.filter(isTenantOwned),
    )
    return { contents, files: await readFiles(dataDir()) }
  })
  const { payload, config } = startedPayload ?? (await startPayload(database.url))
  await writeFiles(dataDir(), note.files)
  return {
    ...note.contents,
    payload,
    pool: database.pool,
    owned: config.collections.filter(isTenantOwned),
    rest: createRest(createSend(config)),
    send: createSend(config),
    close: async () => {
      await payload.destroy()
      await database.drop()
      await rm(dataDir(), { recursive: true, force: true })
    },
  }
}
