import { createDiskUploads } from '@/src/integrations/uploads/disk'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_FEEDS } from '@/collections/stock-feeds/limit-feeds'
import { purgeTenant } from '@/src/services/tenants/purge'
import { createWorld, type World } from './world'

/** Concurrent changes that hooks alone cannot prevent: two transactions that do not see each other's writes. */
let world: World
let rootToken: string

beforeAll(async () => {
  world = await createWorld()
  const login = { email: 'root@platform.example', password: 'correct horse battery' }
  await world.payload.create({ collection: 'users', data: { ...login, platformAdmin: true }, overrideAccess: true })
  rootToken = (await world.payload.login({ collection: 'users', data: login })).token ?? ''
})

afterAll(async () => {
  await world.close()
})

const addTenant = async (slug: string, status: 'active' | 'archived'): Promise<string> =>
  (await world.payload.create({ collection: 'tenants', data: { name: slug, slug, status }, overrideAccess: true })).id
const statusOf = async (id: string) => (await world.payload.findByID({ collection: 'tenants', id })).status
const purge = (id: string) =>
  purgeTenant({ db: world.pool, uploads: createDiskUploads(path.join(process.env['DATA_DIR'] ?? '', 'media')) }, id)

/** Resolves once a connection waits for a row that another transaction has locked. */
const waitForLock = async (): Promise<void> => {
  for (;;) {
    const { rowCount } = await world.pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    if (rowCount) return
    await sleep(10)
  }
}

describe('[TEN-01] a save and a purge at the same time', () => {
  test('[TEN-01] a save that read the tenant before it was marked for purging does not remove the mark', async () => {
    const id = await addTenant('tenant-f', 'archived')
    const marking = await world.pool.connect()
    await marking.query('BEGIN')
    await marking.query("UPDATE tenants SET status = 'purging' WHERE id = $1 AND status = 'archived'", [id])
    // The save still reads the tenant as archived, would write that back, and waits for the row.
    const save = world.rest('PATCH', `/tenants/${id}`, rootToken, { name: 'Renamed meanwhile' })
    await waitForLock()
    await marking.query('COMMIT')
    marking.release()
    expect(await save).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'This dealer is being deleted and can’t be restored.' }] },
    })
    expect(await statusOf(id)).toBe('purging')
    await purge(id)
  })

  test('[TEN-01] no other update removes the mark either, and updates that keep it are allowed', async () => {
    const id = await addTenant('tenant-g', 'archived')
    await world.pool.query("UPDATE tenants SET status = 'purging' WHERE id = $1", [id])
    for (const status of ["'active'", "'archived'", 'NULL']) {
      const back = world.pool.query(`UPDATE tenants SET status = ${status} WHERE id = $1`, [id])
      await expect(back, status).rejects.toThrow(/being deleted|null value/)
    }
    await world.pool.query("UPDATE tenants SET name = 'Other', status = 'purging' WHERE id = $1", [id])
    expect(await statusOf(id)).toBe('purging')
    await purge(id)
    expect((await world.pool.query('SELECT 1 FROM tenants WHERE id = $1', [id])).rowCount).toBe(0)
  })
})

describe('[STK-02] stock feeds created at the same time', () => {
  const countOf = async (tenant: string): Promise<number> =>
    (await world.payload.count({ collection: 'stock-feeds', where: { tenant: { equals: tenant } } })).totalDocs
  const add = (tenant: string, n: number) =>
    world.payload.create({
      collection: 'stock-feeds',
      data: { tenant, name: `F${n}`, key: `f-${n}`, on_missing: 'remove', schedule: 'off' },
      overrideAccess: true,
    })

  test('[STK-02] concurrent creations stop at twenty feeds for one dealer', async () => {
    const tenant = await addTenant('tenant-h', 'active')
    const other = await addTenant('tenant-i', 'active')
    for (let n = 0; n < MAX_FEEDS - 3; n += 1) await add(tenant, n)
    const results = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => add(tenant, 100 + n)))
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(3)
    expect(await countOf(tenant)).toBe(MAX_FEEDS)
    // Feeds of another dealer are counted separately.
    await Promise.all([1, 2, 3].map((n) => add(other, n)))
    expect(await countOf(other)).toBe(3)
  })

  test('[STK-02] the database enforces the same limit as the panel, and REST answers with a clear message', async () => {
    const tenant = await addTenant('tenant-j', 'active')
    const insert = (n: number) =>
      world.pool.query(
        `INSERT INTO stock_feeds (id, tenant_id, name, key, on_missing, schedule)
         SELECT gen_random_uuid(), $1, 'F', 'f-' || i, 'remove', 'off' FROM generate_series(1, $2::int) i`,
        [tenant, n],
      )
    await expect(insert(MAX_FEEDS + 1)).rejects.toThrow(`${MAX_FEEDS} stock feeds already`)
    await insert(MAX_FEEDS - 1)
    const body = (n: number) => ({ tenant, name: `R${n}`, key: `r-${n}`, on_missing: 'remove' })
    const answers = await Promise.all([1, 2, 3].map((n) => world.rest('POST', '/stock-feeds', rootToken, body(n))))
    expect(answers.map((one) => one.status).sort()).toEqual([201, 400, 400])
    for (const { status, body: answerBody } of answers) {
      if (status === 400)
        expect(answerBody).toMatchObject({
          errors: [{ message: 'A dealer can have up to 20 stock feeds. Delete a feed before you add another.' }],
        })
    }
  })
})

describe('[TEN-01] staff accounts after a purge', () => {
  const staffOf = async (name: string, tenants: readonly string[], more: { platformAdmin?: boolean } = {}) => {
    const { id } = await world.payload.create({
      collection: 'users',
      data: {
        email: `${name}@tenants.example`,
        password: 'correct horse battery',
        tenants: tenants.map((tenant) => ({ tenant, role: 'editor' as const })),
        ...more,
      },
      overrideAccess: true,
    })
    return id
  }
  const existing = async (ids: readonly string[]): Promise<readonly boolean[]> => {
    const { rows } = await world.pool.query<{ id: string }>('SELECT id FROM users WHERE id = ANY ($1)', [ids])
    return ids.map((id) => rows.some((one) => one.id === id))
  }

  test('[TEN-01] [ADM-01] an account at the purged dealer only is deleted with its sessions and preferences; all others stay', async () => {
    const tenant = await addTenant('tenant-k', 'active')
    const archivedTenant = await addTenant('tenant-l', 'archived')
    const ids = [
      await staffOf('alone', [tenant]),
      await staffOf('two-dealers', [tenant, world.b]),
      await staffOf('two-of-them-archived', [tenant, archivedTenant]),
      await staffOf('platform', [tenant], { platformAdmin: true }),
      await staffOf('nowhere', []),
      await staffOf('elsewhere', [world.b]),
    ]
    const login = { email: 'alone@tenants.example', password: 'correct horse battery' }
    const { token = '' } = await world.payload.login({ collection: 'users', data: login })
    await world.rest('POST', '/payload-preferences/nav', token, { value: { open: true } })
    const preferences = async () =>
      (await world.pool.query("SELECT 1 FROM payload_preferences WHERE key = 'nav'")).rowCount
    expect(await preferences()).toBe(1)
    await world.pool.query("UPDATE tenants SET status = 'purging' WHERE id = $1", [tenant])
    await purge(tenant)
    expect(await existing(ids)).toEqual([false, true, true, true, true, true])
    expect(await preferences()).toBe(0)
    expect((await world.pool.query('SELECT 1 FROM users_sessions WHERE _parent_id = $1', [ids[0]])).rowCount).toBe(0)
    await expect(world.payload.login({ collection: 'users', data: login })).rejects.toThrow()
    expect((await world.rest('GET', '/users/me', token ?? null)).body).toMatchObject({ user: null })
  })

  test('[TEN-01] an account that gets a second dealer while the purge begins stays', async () => {
    const tenant = await addTenant('tenant-m', 'active')
    const id = await staffOf('moving', [tenant])
    await world.pool.query("UPDATE tenants SET status = 'purging' WHERE id = $1", [tenant])
    const grant = await world.pool.connect()
    await grant.query('BEGIN')
    await grant.query(
      `INSERT INTO users_tenants (_order, _parent_id, id, tenant_id, role) VALUES (2, $1, 'given', $2, 'viewer')`,
      [id, world.b],
    )
    const purgePromise = purge(tenant)
    await waitForLock()
    await grant.query('COMMIT')
    grant.release()
    await purgePromise
    expect(await existing([id])).toEqual([true])
    const user = await world.payload.findByID({ collection: 'users', id, depth: 0 })
    expect(user.tenants?.map((one) => one.tenant)).toEqual([world.b])
  })
})
