import { createDiskUploads } from '@/src/integrations/uploads/disk'
import { access, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EVERY_VEHICLE, pruneStockChanges } from '@/src/services/stock-index/change-log'
import { purgeMarkedTenants, purgeTenant } from '@/src/services/tenants/purge'
import { createWorld, type World } from './world'

/** Purges of tenants. Tenant B has to stay unchanged throughout. */
let world: World
let rootToken: string
let mediaDir: string

beforeAll(async () => {
  world = await createWorld()
  mediaDir = path.join(process.env['DATA_DIR'] ?? '', 'media')
  rootToken = await createRootToken()
})

afterAll(async () => {
  await world.close()
})

const createRootToken = async (): Promise<string> => {
  const login = { email: 'root@platform.example', password: 'correct horse battery' }
  await world.payload.create({ collection: 'users', data: { ...login, platformAdmin: true }, overrideAccess: true })
  const { token } = await world.payload.login({ collection: 'users', data: login })
  if (!token) throw new Error('No token for the platform admin.')
  return token
}

type FoundRow = { readonly table: string; readonly row: string }

const listTables = async (): Promise<readonly string[]> => {
  const { rows } = await world.pool.query<{ name: string }>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  )
  return rows.map((one) => one.name)
}

/** Rows of any table in any schema that contain the text: in columns, JSON, keys or arrays. */
const findRowsWith = async (text: string): Promise<readonly FoundRow[]> => {
  const rowsFound: FoundRow[] = []
  for (const table of await listTables()) {
    const statement = `SELECT t::text AS row FROM ${table} t WHERE position($1 in t::text) > 0`
    const { rows } = await world.pool.query<{ row: string }>(statement, [text])
    rowsFound.push(...rows.map(({ row }) => ({ table, row })))
  }
  return rowsFound
}

/**
 * The same without the stock change log, where other processes and the hosted search's sync still read that this stock
 * is gone. It contains only ids and is pruned by age.
 */
const findLastingRowsWith = async (text: string): Promise<readonly FoundRow[]> =>
  (await findRowsWith(text)).filter((one) => one.table !== 'public.stock_changes')

/** All rows of tenant B, row by row, except those that also mention tenant A. */
const readOtherRows = async (a: string): Promise<string> => {
  const parts: string[] = []
  for (const table of await listTables()) {
    if (/stock_changes|users_sessions|payload_preferences|payload_migrations/.test(table)) continue
    const { rows } = await world.pool.query<{ row: string }>(
      `SELECT t::text AS row FROM ${table} t WHERE position($1 in t::text) > 0 AND position($2 in t::text) = 0 ORDER BY 1`,
      [world.b, a],
    )
    parts.push(`${table}:${rows.map((one) => one.row).join('|')}`)
  }
  return parts.join('\n')
}

const archiveTenant = async (id: string): Promise<void> => {
  expect((await world.rest('PATCH', `/tenants/${id}`, rootToken, { status: 'archived' })).status).toBe(200)
}
const requestPurge = async (id: string, slug: string): Promise<void> => {
  await archiveTenant(id)
  expect((await world.rest('POST', `/tenants/${id}/purge`, rootToken, { slug })).status).toBe(202)
}

describe('archiving', () => {
  const countVisible = async (role: 'tenant-admin' | 'viewer', slug: string): Promise<number> => {
    const { status, body } = await world.rest('GET', `/${slug}`, world.staff[role].token)
    return status === 200 ? (body as { totalDocs: number }).totalDocs : 0
  }

  test('[TEN-01] [ADM-01] takes the tenant from signed-in staff at once; reactivating gives it back', async () => {
    expect(await countVisible('tenant-admin', 'locations')).toBe(1)
    await archiveTenant(world.a)
    for (const { slug } of world.owned) {
      expect(await countVisible('tenant-admin', slug), slug).toBe(0)
      expect(await countVisible('viewer', slug), slug).toBe(0)
    }
    const { token, id } = world.staff['tenant-admin']
    expect((await world.rest('GET', '/tenants', token)).body).toMatchObject({ totalDocs: 0 })
    expect((await world.rest('GET', '/templates', token)).status).toBe(403)
    const own = `/locations/${world.inA['locations'] ?? ''}`
    for (const [method, target, body] of [
      ['GET', own, undefined],
      ['PATCH', own, { name: 'Mine still' }],
      ['DELETE', own, undefined],
      ['POST', '/locations', { tenant: world.a, name: 'New', slug: 'new' }],
      ['PATCH', `/tenants/${world.a}`, { name: 'Mine still' }],
      [
        'POST',
        '/users',
        { email: 'n@a.example', password: 'a long enough password', tenants: [{ tenant: world.a, role: 'viewer' }] },
      ],
    ] as const) {
      const { status } = await world.rest(method, target, token, body)
      expect([400, 403, 404], `${method} ${target} → ${status}`).toContain(status)
    }
    expect((await world.rest('GET', `/users/${id}`, token)).status, 'own account').toBe(200)
    // The platform can still read it.
    expect((await world.rest('GET', own, rootToken)).status).toBe(200)
    expect((await world.rest('PATCH', `/tenants/${world.a}`, rootToken, { status: 'active' })).status).toBe(200)
    expect(await countVisible('tenant-admin', 'locations')).toBe(1)
  })

  test('[ADM-01] is reserved for the platform', async () => {
    const { token } = world.staff['tenant-admin']
    await world.rest('PATCH', `/tenants/${world.a}`, token, { status: 'archived' })
    expect((await world.payload.findByID({ collection: 'tenants', id: world.a })).status).toBe('active')
  })
})

describe('requesting a purge', () => {
  const postPurge = (token: string | null, body: unknown) =>
    world.rest('POST', `/tenants/${world.a}/purge`, token, body)

  test('[TEN-01] needs a platform admin, an archived tenant, and its slug typed out', async () => {
    expect((await postPurge(null, { slug: 'tenant-a' })).status).toBe(403)
    expect((await postPurge(world.staff['tenant-admin'].token, { slug: 'tenant-a' })).status).toBe(403)
    expect((await postPurge(rootToken, { slug: 'tenant-a' })).status, 'while active').toBe(409)
    await archiveTenant(world.a)
    for (const body of [undefined, {}, { slug: '' }, { slug: 'tenant-b' }, { slug: ['tenant-a'] }, 'tenant-a']) {
      expect((await postPurge(rootToken, body)).status, JSON.stringify(body)).toBe(400)
    }
    expect((await world.rest('PATCH', `/tenants/${world.a}`, rootToken, { status: 'purging' })).status).toBe(400)
    expect((await world.rest('DELETE', `/tenants/${world.a}`, rootToken)).status, 'deleted directly').toBe(403)
    expect((await world.payload.findByID({ collection: 'tenants', id: world.a })).status).toBe('archived')
    expect(await purgeMarkedTenants({ db: world.pool, uploads: createDiskUploads(mediaDir) })).toBe(0)
    await purgeTenant({ db: world.pool, uploads: createDiskUploads(mediaDir) }, world.a)
    expect((await findRowsWith(world.a)).length).toBeGreaterThan(world.owned.length)
    await world.rest('PATCH', `/tenants/${world.a}`, rootToken, { status: 'active' })
  })

  test('[TEN-01] marks a tenant only while it is archived, and only once', async () => {
    const { id } = await world.payload.create({
      collection: 'tenants',
      data: { name: 'Tenant E', slug: 'tenant-e', status: 'active' },
      overrideAccess: true,
    })
    const statusOf = async () => (await world.payload.findByID({ collection: 'tenants', id })).status
    const save = (context: Record<string, unknown>) =>
      world.payload.update({ collection: 'tenants', id, data: { status: 'purging' }, overrideAccess: true, context })
    await expect(save({ confirmedPurge: true }), 'by a save').rejects.toThrow('delete button')
    await archiveTenant(id)
    // The tenant is reactivated while the confirmation is still being sent.
    const late = new ReadableStream(
      {
        async pull(controller) {
          await world.pool.query("UPDATE tenants SET status = 'active' WHERE id = $1", [id])
          controller.enqueue(Buffer.from(JSON.stringify({ slug: 'tenant-e' })))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const init = { method: 'POST', headers: { authorization: `JWT ${rootToken}` }, body: late, duplex: 'half' }
    expect((await world.send(`/tenants/${id}/purge`, init as RequestInit)).status).toBe(409)
    expect(await statusOf()).toBe('active')
    await requestPurge(id, 'tenant-e')
    expect((await world.rest('POST', `/tenants/${id}/purge`, rootToken, { slug: 'tenant-e' })).status, 'again').toBe(
      409,
    )
    expect(await statusOf()).toBe('purging')
    await purgeTenant({ db: world.pool, uploads: createDiskUploads(mediaDir) }, id)
  })
})

describe('purge', () => {
  /** Ends a purge after some number of its statements. */
  class StoppedError extends Error {}

  const createStoppingPool = (statements: number) => {
    let left = statements
    const countStatement = (query: unknown) => {
      if (typeof query === 'string' && /^\s*(DELETE|COMMIT)/.test(query) && (left -= 1) < 0) throw new StoppedError()
    }
    const query = (...args: Parameters<typeof world.pool.query>) => {
      countStatement(args[0])
      return world.pool.query(...args)
    }
    const connect = async () => {
      const client = await world.pool.connect()
      const runQuery = client.query.bind(client)
      return Object.assign(Object.create(client) as typeof client, {
        query: (...args: Parameters<typeof client.query>) => {
          countStatement(args[0])
          return runQuery(...args)
        },
        release: () => client.release(),
      })
    }
    return { query, connect } as unknown as typeof world.pool
  }

  const fileOf = async (id: string): Promise<string> => {
    const { rows } = await world.pool.query<{ filename: string }>('SELECT filename FROM media WHERE id = $1', [id])
    return path.join(mediaDir, rows[0]?.filename ?? '')
  }
  const exists = (file: string): Promise<boolean> =>
    access(file).then(
      () => true,
      () => false,
    )

  test('[TEN-01] interrupted at any statement and run again, it removes every trace of the tenant and changes nothing else', async () => {
    const [fileA, fileB] = [await fileOf(world.inA['media'] ?? ''), await fileOf(world.inB['media'] ?? '')]
    expect([await exists(fileA), await exists(fileB)]).toEqual([true, true])
    // A preference that names the tenant, and one vehicle more than fits into a batch.
    const { token } = world.staff.editor
    await world.rest('POST', '/payload-preferences/locations-list', token, { value: { tenant: world.a } })
    await world.pool.query(
      `INSERT INTO stock_changes (tenant_id, vehicle_id) SELECT $1, gen_random_uuid() FROM generate_series(1, 20)`,
      [world.a],
    )
    const before = await readOtherRows(world.a)
    expect(before).toContain('tenant-b')
    for (const table of ['leads', 'events', 'vehicle_views', 'vehicle_price_changes'])
      expect(
        (await findRowsWith(world.a)).filter((one) => one.table === `public.${table}`),
        table,
      ).toHaveLength(1)
    await requestPurge(world.a, 'tenant-a')
    await world.rest('PATCH', `/tenants/${world.a}`, rootToken, { status: 'active' })
    expect((await world.payload.findByID({ collection: 'tenants', id: world.a })).status, 'not reactivated').toBe(
      'purging',
    )

    let stops = 0
    for (let statements = 0; ; statements += 1) {
      const db = createStoppingPool(statements)
      const hasEnded = await purgeMarkedTenants({ db, uploads: createDiskUploads(mediaDir), batch: 1 }).then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof StoppedError)) throw error
          return false
        },
      )
      if (hasEnded) break
      stops += 1
      expect(
        (await findRowsWith(world.a)).some((one) => one.table === 'public.tenants'),
        'the tenant is deleted last',
      ).toBe(true)
    }
    expect(stops).toBeGreaterThan(10)
    expect(await findLastingRowsWith(world.a)).toEqual([])
    for (const [slug, id] of Object.entries(world.inA)) expect(await findLastingRowsWith(id), slug).toEqual([])
    expect([await exists(fileA), await exists(fileB)]).toEqual([false, true])
    expect(await readOtherRows(world.a)).toBe(before)
    expect(await purgeMarkedTenants({ db: world.pool, uploads: createDiskUploads(mediaDir) })).toBe(0)
    // The change log still says that the stock is gone; a day later it is pruned.
    expect((await findRowsWith(world.a)).some((one) => one.row.includes(EVERY_VEHICLE))).toBe(true)
    await world.pool.query("UPDATE stock_changes SET changed_at = changed_at - interval '25 hours'")
    await pruneStockChanges(world.pool)
    expect(await findRowsWith(world.a)).toEqual([])

    // A user of both dealers keeps the other one; staff of only this one have no access any more.
    const shared = await world.payload.findByID({ collection: 'users', id: world.shared, depth: 0 })
    expect(shared.tenants?.map((one) => one.tenant)).toEqual([world.b])
    const left = await world.rest('GET', '/locations', world.staff['tenant-admin'].token)
    expect(left.status).toBe(403)
  })

  test('[TEN-01] two concurrent purges, writes in between, and a file name that points out of the folder do no harm', async () => {
    const tenant = await world.payload.create({
      collection: 'tenants',
      data: { name: 'Tenant C', slug: 'tenant-c', status: 'active', domains: [{ host: 'tenant-c.example' }] },
      overrideAccess: true,
    })
    await mkdir(mediaDir, { recursive: true })
    const outside = path.join(mediaDir, '..', 'outside.png')
    await writeFile(outside, 'not ours')
    await world.pool.query(
      `INSERT INTO media (id, tenant_id, alt, filename) VALUES (gen_random_uuid(), $1, 'x', '../outside.png')`,
      [tenant.id],
    )
    await world.pool.query(
      `INSERT INTO locations (id, tenant_id, name, slug, timezone, address_street, address_city, address_state, address_postcode)
       SELECT gen_random_uuid(), $1, 'L' || n, 'l-' || n, 'Australia/Brisbane', 's', 'c', 'QLD', '4000' FROM generate_series(1, 300) n`,
      [tenant.id],
    )
    await requestPurge(tenant.id, 'tenant-c')
    let writing = true
    const writer = (async () => {
      for (let n = 0; writing; n += 1) {
        await world.pool
          .query(
            `INSERT INTO locations (id, tenant_id, name, slug, timezone, address_street, address_city, address_state, address_postcode)
             VALUES (gen_random_uuid(), $1, 'W', 'w-' || $2, 'Australia/Brisbane', 's', 'c', 'QLD', '4000')`,
            [tenant.id, String(n)],
          )
          // Once the tenant is gone, its foreign key refuses the row.
          .catch(() => undefined)
      }
    })()
    const both = [1, 2].map(() =>
      purgeMarkedTenants({ db: world.pool, uploads: createDiskUploads(mediaDir), batch: 7 }),
    )
    await Promise.all(both)
    writing = false
    await writer
    expect(await findLastingRowsWith(tenant.id)).toEqual([])
    const { rows } = await world.pool.query('SELECT 1 FROM locations WHERE tenant_id IS NULL')
    expect(rows).toEqual([])
    expect(await readdir(path.join(mediaDir, '..'))).toContain('outside.png')
  })

  test('[TEN-01] a hosted search is cleared again after the row is gone, because a sync may have sent stock meanwhile', async () => {
    const { id } = await world.payload.create({
      collection: 'tenants',
      data: { name: 'Tenant D', slug: 'tenant-d', status: 'active' },
      overrideAccess: true,
    })
    await requestPurge(id, 'tenant-d')
    const tenantExisted: boolean[] = []
    const removeFromSearch = async (tenantId: string): Promise<void> => {
      const { rowCount } = await world.pool.query('SELECT 1 FROM tenants WHERE id = $1', [tenantId])
      tenantExisted.push(rowCount === 1)
    }
    await purgeMarkedTenants({ db: world.pool, uploads: createDiskUploads(mediaDir), removeFromSearch })
    expect(tenantExisted).toEqual([true, false])
  })
})
