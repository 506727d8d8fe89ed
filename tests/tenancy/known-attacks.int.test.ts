import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, TypedUser } from 'payload'
import { guardReferences } from '@/src/cms/access/guard-references'
import { createWorld, type Answer, type World } from './world'

/**
 * Single attacks that have worked on other Payload installations, by staff of tenant A unless stated otherwise. Attacks
 * that `isolation.int.test.ts` tries on every collection are not repeated here.
 */
let world: World

beforeAll(async () => {
  world = await createWorld()
})

afterAll(async () => {
  await world.close()
})

const isRefused = ({ status }: Answer): boolean => [400, 401, 403, 404].includes(status)
const adminToken = () => world.staff['tenant-admin'].token
const idInA = (slug: string) => world.inA[slug] ?? ''
const idInB = (slug: string) => world.inB[slug] ?? ''
const errorPath = (answer: Answer): string | undefined =>
  (answer.body as { errors: [{ data?: { errors?: [{ path: string }] } }] }).errors[0].data?.errors?.[0].path

describe('a reference to another tenant', () => {
  test.each([
    ['home', { blocks: [{ blockType: 'hero', title: 'x', image: 'media' }] }, 'blocks.0.image'],
    ['pages', { blocks: [{ blockType: 'hero', title: 'x', image: 'media' }] }, 'blocks.0.image'],
    ['promo-cards', { image: 'media' }, 'image'],
    ['models', { images: [{ image: 'media' }] }, 'images.0.image'],
    ['theme', { logo: 'media' }, 'logo'],
    ['locations', { image: 'media' }, 'image'],
    ['special-hours', { locations: ['locations'] }, 'locations'],
    ['vehicles', { location: 'locations' }, 'location'],
  ])('[ADM-01] in %s %j is refused at its field, published or draft', async (slug, shape, field) => {
    const data = JSON.parse(JSON.stringify(shape), (_key, value: unknown) =>
      typeof value === 'string' && world.inB[value] !== undefined ? world.inB[value] : value,
    ) as object
    expect(JSON.stringify(data)).not.toBe(JSON.stringify(shape))
    for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
      const answer = await world.rest('PATCH', `/${slug}/${idInA(slug)}${query}`, adminToken(), data)
      expect(answer.status, JSON.stringify(answer.body)).toBe(400)
      expect(errorPath(answer)).toMatch(new RegExp(`^${field}`))
    }
    // The same guard stops trusted code, which bypasses access rules.
    await expect(world.payload.update({ collection: slug as 'home', id: idInA(slug), data })).rejects.toThrow()
  })

  test.each(['vehicles', 'stock-imports'] as const)(
    '[ADM-01] [SEC-01] to a feed, in %s, is ignored from staff and refused from trusted code',
    async (slug) => {
      const read = () => world.payload.findByID({ collection: slug, id: idInA(slug), depth: 0 })
      const before = (await read()).feed
      await world.rest('PATCH', `/${slug}/${idInA(slug)}`, adminToken(), { feed: idInB('stock-feeds') })
      expect((await read()).feed).toEqual(before)
      const update = world.payload.update({ collection: slug, id: idInA(slug), data: { feed: idInB('stock-feeds') } })
      await expect(update).rejects.toMatchObject({ data: { errors: [{ path: 'feed' }] } })
    },
  )

  test('[ADM-01] in JSON is refused at any depth, as a value or a key', async () => {
    const id = idInB('media')
    const insertCounts = (counts: object | string) =>
      world.payload.update({
        collection: 'stock-imports',
        id: idInA('stock-imports'),
        data: { counts: counts as object },
      })
    for (const counts of [id, { read: id }, [{ a: [{ b: id.toUpperCase() }] }], { [id]: 1 }, `see ${id} there`])
      await expect(insertCounts(counts), JSON.stringify(counts)).rejects.toMatchObject({
        data: { errors: [{ path: 'counts' }] },
      })
    const switches = { display: { announcement: `/media/${idInB('media')}` } }
    expect(
      (await world.rest('PATCH', `/site-settings/${idInA('site-settings')}`, adminToken(), { switches })).status,
    ).toBe(400)
    for (const own of [idInA('media'), '0199aaaa-0000-7000-8000-000000000000'])
      await expect(insertCounts([own]), own).resolves.toMatchObject({ counts: [own] })
  })

  test.each([
    ['an upload', (id: string) => ({ type: 'upload', relationTo: 'media', value: id, fields: { alt: 'x' } })],
    ['a populated upload', (id: string) => ({ type: 'upload', relationTo: 'media', value: { id } })],
    [
      'a link',
      (id: string) => ({ type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'home', value: id } } }),
    ],
    ['a block', (id: string) => ({ type: 'block', fields: { blockType: 'cards', rows: [{ image: id }] } })],
    ['a link typed as text', (id: string) => ({ type: 'text', text: `/admin/collections/media/${id}` })],
  ])('[ADM-01] in rich text as %s is refused, also in an array, a group and a block', async (_what, node) => {
    const text = { name: 'text', type: 'richText' }
    const flattenedFields = [
      text,
      { name: 'parts', type: 'array', flattenedFields: [text] },
      { name: 'inner', type: 'group', flattenedFields: [text] },
      { name: 'blocks', type: 'blocks', blocks: [{ slug: 'words', flattenedFields: [text] }] },
    ] as unknown as FlattenedField[]
    const collection = { slug: 'pages', flattenedFields } as unknown as SanitizedCollectionConfig
    const req = {
      payload: world.payload,
      user: null,
      context: {},
      t: (key: string) => key,
    } as unknown as PayloadRequest
    const guard = (data: object) =>
      Promise.resolve(
        guardReferences({
          data: { tenant: world.a, ...data },
          collection,
          req,
          context: {},
          operation: 'update',
        } as never),
      )
    const richText = (id: string) => ({
      root: { type: 'root', children: [{ type: 'paragraph', children: [node(id)] }] },
    })
    const positions = (id: string) => [
      { text: richText(id) },
      { parts: [{ text: null }, { text: richText(id) }] },
      { inner: { text: richText(id) } },
      { blocks: [{ blockType: 'words', text: richText(id) }] },
    ]
    for (const data of positions(idInB('media'))) await expect(guard(data), JSON.stringify(data)).rejects.toThrow()
    for (const data of positions(idInA('media'))) await expect(guard(data)).resolves.toBeDefined()
  })

  test('[ADM-01] that is already in the database is not populated for staff', async () => {
    const client = await world.pool.connect()
    try {
      // A restore or an older version might leave such a row, which no trigger sees.
      await client.query("SET session_replication_role = 'replica'")
      await client.query('UPDATE theme SET logo_id = $1 WHERE id = $2', [idInB('media'), idInA('theme')])
      for (const depth of [1, 3, 10]) {
        const answer = await world.rest('GET', `/theme/${idInA('theme')}?depth=${depth}`, adminToken())
        expect(answer.status).toBe(200)
        expect(JSON.stringify(answer.body)).not.toContain('sample-b')
      }
      await client.query('UPDATE theme SET logo_id = NULL WHERE id = $1', [idInA('theme')])
    } finally {
      await client.query("SET session_replication_role = 'origin'")
      client.release()
    }
  })
})

describe('users and sessions', () => {
  test('[ADM-01] `users` is the only collection with sign-in', () => {
    expect(world.payload.config.collections.filter((one) => one.auth).map((one) => one.slug)).toEqual(['users'])
  })

  test('[ADM-01] a user of another collection has no access', async () => {
    const shopper = { id: world.staff.editor.id, collection: 'customers', platformAdmin: true, tenants: [] }
    const access = { user: shopper as unknown as TypedUser, overrideAccess: false }
    for (const { slug } of [...world.owned, { slug: 'users' }, { slug: 'tenants' }, { slug: 'templates' }]) {
      const collection = slug as 'locations'
      await expect(world.payload.find({ collection, ...access }), slug).rejects.toThrow()
      await expect(world.payload.update({ collection, where: {}, data: {}, ...access }), slug).rejects.toThrow()
      await expect(world.payload.delete({ collection, where: {}, ...access }), slug).rejects.toThrow()
    }
  })

  test('[ADM-01] a forged tenant cookie gives no access, with a token, a session cookie or no sign-in', async () => {
    const origin = 'http://localhost:3000'
    for (const headers of [
      { authorization: `JWT ${adminToken()}`, cookie: `payload-tenant=${world.b}` },
      { origin, cookie: `forecourt-token=${adminToken()}; payload-tenant=${world.b}` },
      { cookie: `payload-tenant=${world.b}` },
    ]) {
      for (const { slug } of world.owned) {
        for (const query of ['', `?where[tenant][equals]=${world.b}`]) {
          const answer = await world.send(`/${slug}${query}`, { headers })
          const text = await answer.text()
          expect(text.includes(world.b) || text.includes(idInB(slug)), `${slug}${query}`).toBe(false)
        }
        const one = await world.send(`/${slug}/${idInB(slug)}`, { headers })
        expect([403, 404], slug).toContain(one.status)
      }
      const options = await world.send('/tenants/populate-tenant-options', { headers })
      expect(await options.text()).not.toContain(world.b)
    }
    // The cookies do arrive: with a session cookie alone the administrator sees their own documents.
    const cookie = `forecourt-token=${adminToken()}; payload-tenant=${world.b}`
    const own = await world.send('/locations', { headers: { origin, cookie } })
    expect(await own.text()).toContain(world.a)
    const creation = await world.send('/locations', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `JWT ${adminToken()}`,
        cookie: `payload-tenant=${world.b}`,
      },
      body: JSON.stringify({ name: 'Intruder', slug: 'intruder' }),
    })
    expect([400, 403]).toContain(creation.status)
    const { rows } = await world.pool.query("SELECT 1 FROM locations WHERE slug = 'intruder'")
    expect(rows).toEqual([])
  })

  test('[ADM-01] staff cannot change their own role, however the body is written', async () => {
    const { id, token } = world.staff.viewer
    const readMemberships = async () =>
      (await world.pool.query('SELECT tenant_id, role FROM users_tenants WHERE _parent_id = $1', [id]))
        .rows as unknown[]
    const before = await readMemberships()
    const [{ id: row }] = (
      await world.pool.query<{ id: string }>('SELECT id FROM users_tenants WHERE _parent_id = $1', [id])
    ).rows as [{ id: string }]
    for (const body of [
      { tenants: [{ id: row, tenant: world.a, role: 'tenant-admin' }] },
      { tenants: [{ id: row, role: 'tenant-admin' }] },
      { tenants: [] },
      { 'tenants.0.role': 'tenant-admin' },
      { tenants: { 0: { role: 'tenant-admin' } } },
      { platformAdmin: true },
      { platformAdmin: 'true' },
      { collection: 'users', role: 'tenant-admin' },
      { sessions: [], loginAttempts: 0, lockUntil: null },
      { hash: 'x', salt: 'y' },
    ]) {
      for (const [method, target] of [
        ['PATCH', `/users/${id}`],
        ['PATCH', `/users?where[id][equals]=${id}`],
      ] as const) {
        await world.rest(method, target, token, body)
        expect(await readMemberships(), `${method} ${JSON.stringify(body)}`).toEqual(before)
      }
    }
    const user = await world.payload.findByID({ collection: 'users', id, showHiddenFields: true })
    expect(user.platformAdmin ?? false).toBe(false)
    const again = await world.payload.login({
      collection: 'users',
      data: { email: 'viewer@tenant-a.example', password: 'correct horse battery' },
    })
    expect(again.token).toBeDefined()
  })

  test('[ADM-01] only the platform can change a user of two tenants', async () => {
    const target = `/users/${world.shared}`
    const before = (await world.pool.query('SELECT * FROM users WHERE id = $1', [world.shared])).rows as unknown[]
    for (const body of [
      { password: 'mine now' },
      { email: 'mine@tenant-a.example' },
      { name: 'Mine' },
      { tenants: [{ tenant: world.a, role: 'viewer' }] },
    ]) {
      expect(isRefused(await world.rest('PATCH', target, adminToken(), body)), JSON.stringify(body)).toBe(true)
      await world.rest('PATCH', `/users?where[id][equals]=${world.shared}`, adminToken(), body)
    }
    expect(isRefused(await world.rest('DELETE', target, adminToken()))).toBe(true)
    expect(isRefused(await world.rest('POST', '/users/unlock', adminToken(), { email: 'both@tenants.example' }))).toBe(
      true,
    )
    expect((await world.pool.query('SELECT * FROM users WHERE id = $1', [world.shared])).rows).toEqual(before)
    // Tenant A's staff can read the colleague, without the other dealer.
    const visible = await world.rest('GET', target, adminToken())
    expect(visible.status).toBe(200)
    expect(JSON.stringify(visible.body)).not.toContain(world.b)
  })
})

describe('probing hidden fields', () => {
  test('[ADM-01] neither where nor sort reveals passwords, sessions or fields of other tenants', async () => {
    for (const field of ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration', 'sessions.id', 'password']) {
      const where = await world.rest('GET', `/users?where[${field}][exists]=true`, adminToken())
      expect(where.status, `where ${field}`).toBe(400)
      const nested = await world.rest('GET', `/users?where[or][0][and][0][${field}][like]=a`, adminToken())
      expect(nested.status, `nested ${field}`).toBe(400)
      // A sort by a hidden field has to give the same order in both directions, or be refused.
      const [up, down] = [
        await world.rest('GET', `/users?sort=${field}`, adminToken()),
        await world.rest('GET', `/users?sort=-${field}`, adminToken()),
      ]
      const ids = (answer: Answer) => (answer.body as { docs?: { id: string }[] }).docs?.map((one) => one.id)
      if (up.status === 200) expect(ids(down), `sort ${field}`).toEqual(ids(up))
      else expect([400, 403], `sort ${field} → ${up.status}`).toContain(up.status)
    }
    for (const query of [
      'where[tenant.slug][equals]=tenant-b',
      'where[tenant.name][like]=tenant-b',
      'where[location.tenant.slug][equals]=tenant-b',
      `where[feed.tenant][equals]=${world.b}`,
      'select[tenant]=true&populate[tenants][slug]=true&depth=2&where[tenant.slug][not_equals]=tenant-a',
    ]) {
      const answer = await world.rest('GET', `/vehicles?${query}`, adminToken())
      expect((answer.body as { totalDocs?: number }).totalDocs ?? 0, query).toBe(0)
      expect(JSON.stringify(answer.body), query).not.toContain('tenant-b')
    }
  })

  test('[ADM-01] `limit=0&depth=10` and similar queries return at most 500 documents in every collection', async () => {
    await world.pool.query(
      `INSERT INTO locations (id, tenant_id, name, slug, timezone, address_street, address_city, address_state, address_postcode)
       SELECT gen_random_uuid(), $1, 'L' || n, 'l-' || n, 'Australia/Brisbane', 's', 'c', 'QLD', '4000' FROM generate_series(1, 600) n`,
      [world.a],
    )
    for (const query of ['limit=0&depth=10', 'limit=-1', 'limit=1e9', 'pagination=false', 'limit=0&pagination=false']) {
      for (const slug of ['locations', 'users', 'tenants', 'templates']) {
        const { status, body } = await world.rest('GET', `/${slug}?${query}`, adminToken())
        const docs = (body as { docs?: unknown[] }).docs ?? []
        expect(docs.length, `${slug}?${query} → ${status}`).toBeLessThanOrEqual(500)
      }
    }
    await world.pool.query("DELETE FROM locations WHERE slug LIKE 'l-%'")
  })
})
