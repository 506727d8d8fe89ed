import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SanitizedCollectionConfig } from 'payload'
import { declarationOf } from '@/src/domain/collections/declaration'
import { type Role, roles } from '@/src/cms/access/roles'
import { createWorld, type Answer, type World } from './world'

/** Versions in every collection that keeps them: who may read them, and what restoring one does. */
let world: World

beforeAll(async () => {
  world = await createWorld()
})

afterAll(async () => {
  await world.close()
})

const listVersioned = (): readonly SanitizedCollectionConfig[] =>
  world.owned.filter(({ versions }) => Boolean(versions))
const idInA = (slug: string) => world.inA[slug] ?? ''
const idInB = (slug: string) => world.inB[slug] ?? ''
const isRefused = ({ status }: Answer): boolean => [400, 403, 404].includes(status)
const versionTable = (slug: string): string => `_${slug.replaceAll('-', '_')}_v`

/** Ids of the versions of a document, oldest first. */
const listVersions = async (slug: string, parent: string): Promise<readonly string[]> => {
  const { rows } = await world.pool.query<{ id: string }>(
    `SELECT id FROM "${versionTable(slug)}" WHERE parent_id = $1 ORDER BY created_at, id`,
    [parent],
  )
  return rows.map(({ id }) => id)
}

const readRowsOfB = async (): Promise<string> => {
  const parts: string[] = []
  for (const { slug } of listVersioned()) {
    const { rows } = await world.pool.query<{ digest: string }>(
      `SELECT count(*) || ':' || coalesce(md5(string_agg(t::text, '|' ORDER BY t.id)), '') AS digest FROM "${versionTable(slug)}" t WHERE version_tenant_id = $1`,
      [world.b],
    )
    parts.push(`${slug}=${rows[0]?.digest ?? ''}`)
  }
  return parts.join('\n')
}

const tokenOf = (role: Role | 'anonymous'): string | null => (role === 'anonymous' ? null : world.staff[role].token)

test('[ADM-02] every collection of content that staff edit keeps between 30 and 50 versions of a document', () => {
  for (const collection of world.owned) {
    // A brochure is a file with a title, and a new file is a new brochure.
    const isContent = declarationOf(collection)?.exportExclusion === undefined && collection.slug !== 'brochures'
    if (isContent) expect(collection.versions, collection.slug).toBeTruthy()
  }
  for (const { versions, slug } of listVersioned()) {
    expect(typeof versions === 'object' && versions.maxPerDoc, slug).toBeGreaterThanOrEqual(30)
    expect(typeof versions === 'object' && versions.maxPerDoc, slug).toBeLessThanOrEqual(50)
  }
})

describe.each([...roles, 'anonymous' as const])('as %s of tenant A', (role) => {
  test('[ADM-01] [ADM-02] no version of tenant B can be listed, read or restored over REST', async () => {
    const before = await readRowsOfB()
    for (const { slug } of listVersioned()) {
      const [version = ''] = await listVersions(slug, idInB(slug))
      expect(version, `${slug} has a version`).not.toBe('')
      for (const query of ['', `?where[parent][equals]=${idInB(slug)}`, `?where[version.tenant][equals]=${world.b}`]) {
        const answer = await world.rest('GET', `/${slug}/versions${query}`, tokenOf(role))
        const text = JSON.stringify(answer.body)
        expect(text.includes(world.b) || text.includes(idInB(slug)), `GET /${slug}/versions${query}`).toBe(false)
      }
      const path = `/${slug}/versions/${version}`
      const read = await world.rest('GET', path, tokenOf(role))
      expect(isRefused(read), `GET ${path} → ${String(read.status)}`).toBe(true)
      for (const query of ['', '?draft=true']) {
        const restore = await world.rest('POST', `${path}${query}`, tokenOf(role))
        expect(isRefused(restore), `POST ${path}${query} → ${String(restore.status)}`).toBe(true)
      }
    }
    expect(await readRowsOfB()).toBe(before)
  })
})

test('[ADM-01] [ADM-02] the Local API with access restores no version of tenant B', async () => {
  const before = await readRowsOfB()
  for (const role of roles) {
    const user = await world.payload.findByID({ collection: 'users', id: world.staff[role].id, depth: 0 })
    const access = { user: { ...user, collection: 'users' as const }, overrideAccess: false }
    for (const { slug } of listVersioned()) {
      const [id = ''] = await listVersions(slug, idInB(slug))
      const collection = slug as 'locations'
      await expect(world.payload.restoreVersion({ collection, id, ...access }), `${role} ${slug}`).rejects.toThrow()
      await expect(world.payload.findVersionByID({ collection, id, ...access }), `${role} ${slug}`).rejects.toThrow()
    }
  }
  expect(await readRowsOfB()).toBe(before)
})

/** The name of a text field that the test can change; undefined when the collection has none. */
const findTextField = ({ flattenedFields }: SanitizedCollectionConfig): string | undefined =>
  ['name', 'title', 'alt', 'author', 'licence', 'from', 'logo_url'].find((name) =>
    flattenedFields.some((field) => field.name === name && field.type === 'text'),
  )

test('[ADM-02] restoring the version before a save undoes it, and the log records the restore', async () => {
  const token = world.staff['tenant-admin'].token
  for (const collection of listVersioned()) {
    const { slug } = collection
    const field = findTextField(collection)
    if (field === undefined) continue
    const path = `/${slug}/${idInA(slug)}`
    const read = async () => (await world.rest('GET', `${path}?depth=0`, token)).body as Record<string, unknown>
    const before = (await read())[field]
    const first = (await listVersions(slug, idInA(slug))).at(-1) ?? ''
    const value = field === 'from' || field === 'logo_url' ? '/changed-here' : 'Changed here'
    const save = await world.rest('PATCH', path, token, { [field]: value })
    expect(save.status, `${slug}: ${JSON.stringify(save.body)}`).toBe(200)
    expect((await read())[field], slug).toBe(value)
    for (const role of ['viewer', 'lead-handler'] as const) {
      const attempt = await world.rest('POST', `/${slug}/versions/${first}`, world.staff[role].token)
      expect(attempt.status, `${role} goes back in ${slug}`).toBe(403)
    }
    expect((await read())[field], slug).toBe(value)
    const restore = await world.rest('POST', `/${slug}/versions/${first}`, token)
    expect(restore.status, `${slug}: ${JSON.stringify(restore.body)}`).toBe(200)
    expect((await read())[field] ?? null, slug).toBe(before ?? null)
    const { rows } = await world.pool.query<{ action: string; who: string }>(
      'SELECT action, who FROM audit WHERE document = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
      [idInA(slug)],
    )
    expect(rows, slug).toEqual([{ action: 'restored a version', who: 'tenant-admin@tenant-a.example' }])
  }
})

test('[ADM-01] [ADM-02] only staff who may save settings can restore them', async () => {
  const slug = 'site-settings'
  const [version = ''] = await listVersions(slug, idInA(slug))
  const path = `/${slug}/versions/${version}`
  expect((await world.rest('POST', path, world.staff.editor.token)).status).toBe(403)
  expect((await world.rest('GET', path, world.staff.editor.token)).status).toBe(200)
})

test('[ADM-02] a document without versions can be restored to its state before the first save', async () => {
  const token = world.staff.editor.token
  const id = idInA('manufacturers')
  await world.pool.query('DELETE FROM _manufacturers_v WHERE parent_id = $1', [id])
  await world.pool.query("UPDATE manufacturers SET name = 'As the command wrote it' WHERE id = $1", [id])
  expect((await world.rest('PATCH', `/manufacturers/${id}`, token, { name: 'By hand' })).status).toBe(200)
  const versions = await listVersions('manufacturers', id)
  expect(versions).toHaveLength(2)
  expect((await world.rest('POST', `/manufacturers/versions/${versions[0] ?? ''}`, token)).status).toBe(200)
  const { body } = await world.rest('GET', `/manufacturers/${id}`, token)
  expect(body).toMatchObject({ name: 'As the command wrote it' })
})

test('[ADM-02] restoring a version of an image keeps its current file', async () => {
  const token = world.staff.editor.token
  const id = idInA('media')
  const [version = ''] = await listVersions('media', id)
  const readFilename = async () =>
    (await world.pool.query<{ filename: string }>('SELECT filename FROM media WHERE id = $1', [id])).rows[0]?.filename
  await world.pool.query("UPDATE media SET filename = 'another-0123456789ab.png', alt = 'Another' WHERE id = $1", [id])
  expect((await world.rest('POST', `/media/versions/${version}`, token)).status).toBe(200)
  expect(await readFilename()).toBe('another-0123456789ab.png')
})

test('[ADM-01] [TEN-02] only the platform can read versions of templates', async () => {
  const template = await world.payload.create({
    collection: 'templates',
    data: { slug: 'shared', name: 'Shared' },
    overrideAccess: true,
  })
  for (const role of roles) {
    const answer = await world.rest('GET', `/templates/versions?where[parent][equals]=${template.id}`, tokenOf(role))
    expect(answer.status, role).toBe(403)
  }
})
