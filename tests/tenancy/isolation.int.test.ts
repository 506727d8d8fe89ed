import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declarationOf, isTenantOwned } from '@/src/domain/collections/declaration'
import { roles } from '@/src/cms/access/roles'
import { listRelationFields, buildSample } from './samples'
import { type Answer, createWorld, type World } from './world'

/**
 * Every collection × operation × role × interface, generated from the configuration, so that a new collection is
 * covered without a change here. In the end not one row of tenant B may have changed.
 */
let world: World
let before: string

const readRowsOfB = async (): Promise<string> => {
  const tables = await world.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'tenant_id' AND table_name NOT IN ('users_tenants', 'stock_changes') ORDER BY 1`,
  )
  const parts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await world.pool.query<{ digest: string }>(
      `SELECT count(*) || ':' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS digest FROM "${name}" t WHERE tenant_id = $1`,
      [world.b],
    )
    parts.push(`${name}=${rows[0]?.digest ?? ''}`)
  }
  return parts.join('\n')
}

beforeAll(async () => {
  world = await createWorld()
  before = await readRowsOfB()
})

afterAll(async () => {
  await world.close()
})

const isRefused = (answer: Answer): boolean => answer.status === 403 || answer.status === 404 || answer.status === 400
const leaks = (answer: Answer): boolean => {
  const text = JSON.stringify(answer.body)
  return text.includes(world.b) || Object.values(world.inB).some((id) => text.includes(id))
}

describe.each([...roles, 'anonymous' as const])('as %s of tenant A', (role) => {
  const token = (): string | null => (role === 'anonymous' ? null : world.staff[role].token)

  test('[ADM-01] [TEN-01] REST: no list, count or query shows a document of tenant B', async () => {
    for (const { slug } of world.owned) {
      const queries = [
        '',
        `?where[tenant][equals]=${world.b}`,
        `?where[or][0][id][exists]=true&limit=0&depth=2`,
        '/count',
      ]
      for (const query of queries) {
        const answer = await world.rest('GET', `/${slug}${query}`, token())
        expect(leaks(answer), `GET /${slug}${query}`).toBe(false)
      }
      const count = await world.rest('GET', `/${slug}/count?where[tenant][equals]=${world.b}`, token())
      expect((count.body as { totalDocs?: number }).totalDocs ?? 0, `count of ${slug}`).toBe(0)
    }
  })

  test('[ADM-01] REST: a document of tenant B can be neither read, changed nor deleted', async () => {
    for (const { slug } of world.owned) {
      const id = world.inB[slug] ?? ''
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const answer = await world.rest(
          method,
          `/${slug}/${id}`,
          token(),
          method === 'PATCH' ? { name: 'taken' } : undefined,
        )
        expect(isRefused(answer) && !leaks(answer), `${method} /${slug} → ${String(answer.status)}`).toBe(true)
      }
    }
  })

  test('[ADM-01] REST: bulk writes change nothing of tenant B', async () => {
    for (const { slug } of world.owned) {
      const where = `?where[id][equals]=${world.inB[slug] ?? ''}`
      await world.rest('PATCH', `/${slug}${where}`, token(), { name: 'taken' })
      await world.rest('DELETE', `/${slug}${where}`, token())
    }
    expect(await readRowsOfB()).toBe(before)
  })

  test('[ADM-01] REST: no document can be created for or moved to tenant B, as a draft or not', async () => {
    for (const collection of world.owned) {
      const data = buildSample(collection, world.b, `intruder-${role}`, (slug) => world.inB[slug])
      for (const query of ['', '?draft=true']) {
        expect(isRefused(await world.rest('POST', `/${collection.slug}${query}`, token(), data)), collection.slug).toBe(
          true,
        )
        const own = world.inA[collection.slug] ?? ''
        const move = await world.rest('PATCH', `/${collection.slug}/${own}${query}`, token(), { tenant: world.b })
        expect(isRefused(move), `move ${collection.slug} → ${String(move.status)}`).toBe(true)
      }
    }
    expect(await readRowsOfB()).toBe(before)
  })

  test('[ADM-01] REST: no relation or upload can point to tenant B', async () => {
    const owned = new Set(world.owned.map((one) => one.slug))
    for (const collection of world.owned) {
      for (const { name, to, many } of listRelationFields(collection, owned)) {
        const foreign = world.inB[to]
        const value = many ? [foreign] : foreign
        for (const query of ['', '?draft=true']) {
          const path = `/${collection.slug}/${world.inA[collection.slug] ?? ''}${query}`
          const answer = await world.rest('PATCH', path, token(), { [name]: value })
          // Either refused or unchanged: a field with data from shoppers ignores the value.
          const isUnchanged = answer.status === 200 && !JSON.stringify(answer.body).includes(String(foreign))
          expect(isRefused(answer) || isUnchanged, `${collection.slug}.${name} → ${String(answer.status)}`).toBe(true)
        }
      }
    }
  })

  test('[ADM-01] REST: users, tenants, locks and preferences of tenant B are hidden', async () => {
    for (const path of ['/users', '/tenants', '/payload-locked-documents', '/payload-preferences', '/access']) {
      const answer = await world.rest('GET', `${path}?limit=0&depth=2`, token())
      expect(leaks(answer) || JSON.stringify(answer.body).includes('tenant-b'), path).toBe(false)
    }
  })
})

describe.each(roles)('Local API with access, as %s of tenant A', (role) => {
  test('[ADM-01] reads and changes nothing of tenant B', async () => {
    const user = await world.payload.findByID({ collection: 'users', id: world.staff[role].id, depth: 0 })
    const access = { user: { ...user, collection: 'users' as const }, overrideAccess: false }
    for (const { slug } of world.owned) {
      const collection = slug as 'locations'
      const id = world.inB[slug] ?? ''
      const where = { tenant: { equals: world.b } }
      // A role that may not read the collection at all gets an empty list instead of an error.
      const result = await world.payload.find({ collection, where, disableErrors: true, ...access })
      expect(result.totalDocs, slug).toBe(0)
      await expect(world.payload.findByID({ collection, id, ...access }), slug).rejects.toThrow()
      await expect(world.payload.update({ collection, id, data: { name: 'taken' }, ...access }), slug).rejects.toThrow()
      await expect(world.payload.delete({ collection, id, ...access }), slug).rejects.toThrow()
    }
    expect(await readRowsOfB()).toBe(before)
  })
})

describe('roles within tenant A', () => {
  test('[ADM-01] [ADM-02] a tenant admin can change documents and settings of their tenant', async () => {
    const { token } = world.staff['tenant-admin']
    const answer = await world.rest('PATCH', `/locations/${world.inA['locations'] ?? ''}`, token, { name: 'New name' })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const settings = `/site-settings/${world.inA['site-settings'] ?? ''}`
    expect((await world.rest('PATCH', settings, token, { phone: '07 5550 0000' })).status).toBe(200)
    expect((await world.rest('PATCH', settings, world.staff.editor.token, { phone: '1' })).status).toBe(403)
  })

  test('[ADM-01] no role can raise its own role, become a platform admin, or take over a user of two tenants', async () => {
    for (const role of roles) {
      const { id, token } = world.staff[role]
      await world.rest('PATCH', `/users/${id}`, token, { platformAdmin: true })
      await world.rest('PATCH', `/users/${id}`, token, { tenants: [{ tenant: world.b, role: 'tenant-admin' }] })
      await world.rest('PATCH', `/users/${id}`, token, { tenants: [{ tenant: world.a, role: 'tenant-admin' }] })
      const user = await world.payload.findByID({ collection: 'users', id, depth: 0 })
      expect(user.platformAdmin ?? false, role).toBe(false)
      expect(
        user.tenants?.map((one) => [one.tenant, one.role]),
        role,
      ).toEqual([[world.a, role]])
      const takeover = await world.rest('PATCH', `/users/${world.shared}`, token, { password: 'mine now' })
      expect(isRefused(takeover), `${role} sets a shared user's password → ${String(takeover.status)}`).toBe(true)
    }
  })

  test('[ADM-01] [STF-09] no role creates accounts: only an invitation does, whose owner chooses the password', async () => {
    const before = await world.payload.count({ collection: 'users' })
    for (const { token } of Object.values(world.staff))
      for (const more of [{ tenants: [{ tenant: world.a, role: 'editor' }] }, { platformAdmin: true }]) {
        const person = { email: 'new@tenant-a.example', password: 'a long enough password', ...more }
        expect(isRefused(await world.rest('POST', '/users', token, person))).toBe(true)
      }
    expect(await world.payload.count({ collection: 'users' })).toEqual(before)
  })
})

describe('the declaration of each collection', () => {
  const ownCollections = () => world.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))

  test('[TEN-01] its documents have a tenant exactly if it is declared as tenant-owned', () => {
    for (const collection of ownCollections()) {
      const { slug, flattenedFields } = collection
      const hasTenant = flattenedFields.some(({ name, type }) => name === 'tenant' && type === 'relationship')
      expect(declarationOf(collection), slug).toBeDefined()
      expect(isTenantOwned(collection), slug).toBe(hasTenant)
    }
  })

  test('[ADM-02] a change to what pages read is announced to every process', async () => {
    const { rows } = await world.pool.query<{ name: string }>(
      "SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'forecourt_announce'",
    )
    const announced = new Set(rows.map(({ name }) => name))
    for (const collection of ownCollections()) {
      // The stock change log announces vehicles.
      if (!declarationOf(collection)?.public || collection.slug === 'vehicles') continue
      expect([...announced]).toContain(collection.slug.replaceAll('-', '_'))
    }
  })
})

describe('the database', () => {
  test('[TEN-01] every foreign key between tenants’ tables has a guard', async () => {
    const { rows } = await world.pool.query<{ relation: string }>(
      `SELECT c.conrelid::regclass || '.' || a.attname AS relation FROM pg_constraint c
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       WHERE c.contype = 'f' AND a.attname NOT IN ('_parent_id', 'parent_id', 'tenant_id', 'version_tenant_id')
         AND c.conrelid::regclass::text NOT LIKE 'payload_%'
         -- A row whose key is the other row's belongs to it, and has no tenant of its own to differ.
         AND NOT EXISTS (SELECT 1 FROM pg_constraint p WHERE p.contype = 'p' AND p.conrelid = c.conrelid AND p.conkey = c.conkey)
         -- So does a row that is deleted with the only row of a tenant that it points to.
         AND NOT (c.confdeltype = 'c'
           AND NOT EXISTS (SELECT 1 FROM pg_attribute t WHERE t.attrelid = c.conrelid AND t.attname = 'tenant_id')
           AND (SELECT count(*) FROM pg_constraint o JOIN pg_attribute t ON t.attrelid = o.confrelid AND t.attname = 'tenant_id'
             WHERE o.contype = 'f' AND o.conrelid = c.conrelid) = 1)
         AND EXISTS (SELECT 1 FROM pg_attribute t WHERE t.attrelid = c.confrelid AND t.attname = 'tenant_id')
         AND NOT EXISTS (SELECT 1 FROM pg_trigger g JOIN pg_class r ON r.oid = g.tgrelid
           WHERE g.tgrelid = c.conrelid AND g.tgname = 'guard_' || md5(r.relname || '.' || a.attname))`,
    )
    expect(rows.map((row) => row.relation)).toEqual([])
  })

  test('[TEN-01] plain SQL cannot point a row to another tenant', async () => {
    const write = world.pool.query('UPDATE vehicles SET location_id = $1 WHERE id = $2', [
      world.inB['locations'],
      world.inA['vehicles'],
    ])
    await expect(write).rejects.toThrow(/another tenant/)
  })

  test('[STK-03] a change to a vehicle is logged in the same transaction', async () => {
    const id = world.inA['vehicles']
    await world.pool.query('DELETE FROM stock_changes')
    await world.pool.query('UPDATE vehicles SET km = 42 WHERE id = $1', [id])
    const { rows } = await world.pool.query('SELECT tenant_id, vehicle_id FROM stock_changes')
    expect(rows).toEqual([{ tenant_id: world.a, vehicle_id: id }])
  })
})

test('[ADM-01] the access rule for versions is limited to the user’s dealers, alone and combined with the plugin’s', async () => {
  const isUnchanged = world.owned.filter(({ versions }) => Boolean(versions))
  expect(isUnchanged.length).toBeGreaterThan(5)
  const user = await world.payload.findByID({ collection: 'users', id: world.staff.editor.id, depth: 0 })
  for (const { slug, access } of isUnchanged) {
    const req = { payload: world.payload, user: { ...user, collection: 'users' } }
    const rule = await access.readVersions?.({ req } as never)
    // Our rule, and the plugin's combined with it.
    const own = { 'version.tenant': { in: [world.a] } }
    expect([false, { and: [own, own] }], slug).toContainEqual(rule)
  }
})
