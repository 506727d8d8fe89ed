import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type Answer, type World } from './world'

/** Data next to the documents: preferences, versions, settings and the tenant itself. */
let world: World

beforeAll(async () => {
  world = await createWorld()
})

afterAll(async () => {
  await world.close()
})

const isRefused = ({ status }: Answer): boolean => [400, 401, 403, 404].includes(status)
const adminToken = () => world.staff['tenant-admin'].token
const editorToken = () => world.staff.editor.token
const idInA = (slug: string) => world.inA[slug] ?? ''
const idInB = (slug: string) => world.inB[slug] ?? ''

describe('preferences and versions', () => {
  test('[ADM-01] preferences are readable and writable by their owner only', async () => {
    const key = '/payload-preferences/locations-list'
    expect((await world.rest('POST', key, adminToken(), { value: { secret: 'of the admin' } })).status).toBe(200)
    for (const token of [editorToken(), null]) {
      for (const target of [
        key,
        '/payload-preferences',
        `${key}?where[user.value][equals]=${world.staff['tenant-admin'].id}`,
      ]) {
        const answer = await world.rest('GET', target, token)
        expect(JSON.stringify(answer.body), target).not.toContain('of the admin')
      }
    }
    await world.rest('POST', key, editorToken(), {
      value: { secret: 'taken' },
      user: { relationTo: 'users', value: world.staff['tenant-admin'].id },
    })
    await world.rest('DELETE', key, editorToken())
    const own = await world.rest('GET', key, adminToken())
    expect(JSON.stringify(own.body)).toContain('of the admin')
  })

  test('[SEC-04] a preference has at most 64 kB, and beyond 500 the one that was saved longest ago is deleted', async () => {
    const save = (key: string, value: unknown) =>
      world.rest('POST', `/payload-preferences/${key}`, editorToken(), { value })
    expect((await save('large', 'a'.repeat(64_000))).status).toBe(413)
    expect((await save('k'.repeat(201), 'a')).status).toBe(413)
    expect((await save('oldest', 'a'.repeat(60_000))).status).toBe(200)
    await world.pool.query("UPDATE payload_preferences SET updated_at = '2026-01-01' WHERE key = 'oldest'")
    await world.pool.query(
      `WITH made AS (
         INSERT INTO payload_preferences (id, key, value)
         SELECT gen_random_uuid(), 'filler-' || n, '{}' FROM generate_series(1, 500) AS n RETURNING id)
       INSERT INTO payload_preferences_rels (parent_id, path, users_id) SELECT id, 'user', $1 FROM made`,
      [world.staff.editor.id],
    )
    expect((await save('newest', { columns: [] })).status).toBe(200)
    const { rows } = await world.pool.query<{ key: string }>(
      "SELECT key FROM payload_preferences p JOIN payload_preferences_rels r ON r.parent_id = p.id WHERE users_id = $1 AND path = 'user'",
      [world.staff.editor.id],
    )
    const keys = rows.map(({ key }) => key)
    expect(keys).toHaveLength(500)
    expect(keys).toContain('newest')
    expect(keys).not.toContain('oldest')
  })

  test('[SEC-04] a preference is written by its key only', async () => {
    const value = { key: 'other', value: 'a'.repeat(70_000) }
    expect(isRefused(await world.rest('POST', '/payload-preferences', editorToken(), value))).toBe(true)
    const { rows } = await world.pool.query<{ id: string }>('SELECT id FROM payload_preferences LIMIT 1')
    expect(
      isRefused(await world.rest('PATCH', `/payload-preferences/${rows[0]?.id ?? ''}`, editorToken(), value)),
    ).toBe(true)
  })

  test('[ADM-01] versions can be read and restored within their tenant only', async () => {
    for (const { slug, versions } of world.owned) {
      for (const target of [`/${slug}/versions`, `/${slug}/versions/${idInB(slug)}`]) {
        const answer = await world.rest('GET', target, adminToken())
        expect(JSON.stringify(answer.body), target).not.toContain(world.b)
        if (!versions) expect(isRefused(answer), `${target} → ${answer.status}`).toBe(true)
      }
      const restore = await world.rest('POST', `/${slug}/versions/${idInB(slug)}`, adminToken())
      expect(isRefused(restore), `restore ${slug} → ${restore.status}`).toBe(true)
    }
  })
})

describe('a tenant', () => {
  test('[TEN-01] cannot have a second document of the same settings', async () => {
    for (const slug of ['site-settings', 'theme', 'home', 'header', 'footer']) {
      const data = await world.payload.findByID({ collection: slug as 'theme', id: idInA(slug), depth: 0 })
      const { id: _, createdAt: __, updatedAt: ___, ...copy } = data
      const answer = await world.rest('POST', `/${slug}`, adminToken(), copy)
      expect(answer.status, slug).toBe(400)
    }
  })

  test('[TEN-01] cannot be deleted by the Local API or SQL, because its rows would lose their tenant', async () => {
    await expect(world.payload.delete({ collection: 'tenants', id: world.a })).rejects.toThrow(/can’t delete a dealer/)
    await expect(world.payload.delete({ collection: 'tenants', where: {} })).resolves.toMatchObject({ docs: [] })
    await expect(world.pool.query('DELETE FROM tenants WHERE id = $1', [world.a])).rejects.toThrow(/never deleted/)
    const { rows } = await world.pool.query('SELECT 1 FROM locations WHERE tenant_id IS NULL')
    expect(rows).toEqual([])
  })
})
