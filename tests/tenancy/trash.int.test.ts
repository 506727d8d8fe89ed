import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SanitizedCollectionConfig } from 'payload'
import { publishDueContent } from '@/src/services/content/scheduled-publishing'
import { declarationOf } from '@/src/domain/collections/declaration'
import { createWorld, type Answer, type World } from './world'

/** Documents that staff delete go to the trash first: who still sees them, and how they are restored. */
let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
})

const editorToken = () => world.staff.editor.token
const idInA = (slug: string) => world.inA[slug] ?? ''
const table = (slug: string): string => slug.replaceAll('-', '_')
/** Models first, since a manufacturer can be deleted only without models; restore in reverse order. */
const listTrashable = (): readonly SanitizedCollectionConfig[] =>
  world.owned
    .filter(({ trash }) => trash)
    .sort((one, other) => (one.slug === 'models' ? -1 : other.slug === 'models' ? 1 : 0))

const now = () => new Date().toISOString()
const moveToTrash = (slug: string, id: string, query = '', token = editorToken()): Promise<Answer> =>
  world.rest('PATCH', `/${slug}/${id}${query}`, token, { deletedAt: now() })
/** Restores a document with the request that the panel sends. */
const restore = (slug: string, id: string, more: object = {}, token = editorToken()): Promise<Answer> =>
  world.rest(
    'PATCH',
    `/${slug}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
    token,
    {
      deletedAt: null,
      ...more,
    },
  )
const errorText = ({ body }: Answer): string => JSON.stringify((body as { errors?: unknown }).errors ?? '')
const listIds = async (slug: string, query = ''): Promise<readonly string[]> =>
  ((await world.rest('GET', `/${slug}?limit=500${query}`, editorToken())).body as { docs: { id: string }[] }).docs.map(
    ({ id }) => id,
  )
const readRow = async (slug: string, id: string): Promise<Record<string, unknown> | undefined> =>
  (await world.pool.query<Record<string, unknown>>(`SELECT * FROM "${table(slug)}" WHERE id = $1`, [id])).rows[0]
/** A row without its time of saving; an empty list equals null, because a save writes it so. */
const comparableRow = (row: Record<string, unknown> | undefined) =>
  Object.entries({ ...row, updated_at: null }).map(([name, value]) => [
    name,
    JSON.stringify(value) === '[]' ? null : value,
  ])
const listActions = async (id: string): Promise<readonly string[]> =>
  (
    await world.pool.query<{ action: string }>('SELECT action FROM audit WHERE document = $1 ORDER BY created_at, id', [
      id,
    ])
  ).rows.map(({ action }) => action)

test('[ADM-02] content that staff edit goes to the trash; shoppers’ data and uploaded files do not', () => {
  const trashable = listTrashable().map(({ slug }) => slug)
  for (const collection of world.owned) {
    const { exportExclusion, single, rights } = declarationOf(collection) ?? {}
    const isContent = exportExclusion === undefined && !single && collection.slug !== 'media'
    if (isContent) expect(trashable).toContain(collection.slug)
    if (single || rights?.update.length === 0) expect(trashable).not.toContain(collection.slug)
  }
  for (const slug of ['leads', 'appointments', 'media'] as const) expect(trashable).not.toContain(slug)
})

test('[ADM-02] [ADM-01] only staff who may delete can trash and restore; a document leaves all lists and comes back complete', async () => {
  const before = new Map<string, Record<string, unknown> | undefined>()
  for (const { slug } of listTrashable()) {
    before.set(slug, await readRow(slug, idInA(slug)))
    for (const role of ['viewer', 'lead-handler'] as const)
      expect((await moveToTrash(slug, idInA(slug), '', world.staff[role].token)).status, `${role} ${slug}`).toBe(403)
    expect((await moveToTrash(slug, world.inB[slug] ?? '')).status, `B ${slug}`).toBe(403)
    const answer = await moveToTrash(slug, idInA(slug))
    expect(answer.status, `${slug} ${errorText(answer)}`).toBe(200)
    expect(await listIds(slug), slug).not.toContain(idInA(slug))
    expect(await listIds(slug, '&trash=true&where[deletedAt][exists]=true'), slug).toContain(idInA(slug))
    expect((await world.rest('GET', `/${slug}/${idInA(slug)}`, editorToken())).status, slug).toBe(404)
  }
  for (const { slug } of [...listTrashable()].reverse()) {
    const foreign = await restore(slug, idInA(slug), {}, world.staff.viewer.token)
    expect((await readRow(slug, idInA(slug)))?.['deleted_at'], `${slug} ${String(foreign.status)}`).toBeInstanceOf(Date)
    const answer = await restore(slug, idInA(slug))
    expect(answer.status, `${slug} ${errorText(answer)}`).toBe(200)
    expect(comparableRow(await readRow(slug, idInA(slug))), slug).toEqual(comparableRow(before.get(slug)))
    expect(await listActions(idInA(slug)), slug).toEqual(
      expect.arrayContaining(['moved to trash', 'restored from trash']),
    )
  }
})

test('[ADM-02] a document can be deleted permanently from the trash only, and the log records each step', async () => {
  const creation = await world.rest('POST', '/promo-cards', editorToken(), {
    tenant: world.a,
    title: 'Over',
    position: 1,
    display: 'all',
  })
  const { id } = (creation.body as { doc: { id: string } }).doc
  await moveToTrash('promo-cards', id)
  expect((await world.rest('DELETE', `/promo-cards/${id}`, editorToken())).status).toBe(403)
  expect((await world.rest('DELETE', `/promo-cards/${id}?trash=true`, world.staff.viewer.token)).status).toBe(403)
  expect((await world.rest('DELETE', `/promo-cards/${id}?trash=true`, editorToken())).status).toBe(200)
  expect(await readRow('promo-cards', id)).toBeUndefined()
  expect(await listActions(id)).toEqual(['created', 'moved to trash', 'deleted for good'])
})

describe('the address of a document in the trash', () => {
  const copiedFields: Readonly<Record<string, readonly string[]>> = {
    redirects: ['from', 'to'],
    pages: ['title', 'slug'],
    'post-categories': ['name', 'slug'],
    manufacturers: ['name', 'slug'],
    brands: ['title', 'slug'],
    locations: ['name', 'slug', 'address'],
    offers: ['title', 'slug', 'summary'],
    models: ['name', 'slug', 'manufacturer'],
    posts: ['title', 'slug', 'date', 'date_tz', 'body'],
  }

  test.each(Object.keys(copiedFields))(
    '[ADM-02] of %s is free for another document, and restoring is then refused with the reason',
    async (slug) => {
      const models = slug === 'manufacturers' ? [idInA('models')] : []
      for (const id of models) await moveToTrash('models', id)
      const { body } = await world.rest('GET', `/${slug}/${idInA(slug)}?depth=0`, editorToken())
      const document = body as Record<string, unknown>
      const data = {
        tenant: world.a,
        ...Object.fromEntries((copiedFields[slug] ?? []).map((name) => [name, document[name]])),
      }
      expect((await world.rest('POST', `/${slug}`, editorToken(), data)).status, 'while it is taken').toBe(400)
      expect((await moveToTrash(slug, idInA(slug))).status).toBe(200)
      const again = await world.rest('POST', `/${slug}`, editorToken(), data)
      expect(again.status, errorText(again)).toBe(201)
      const { id } = (again.body as { doc: { id: string } }).doc
      const answer = await restore(slug, idInA(slug))
      expect(answer.status).toBe(400)
      expect(errorText(answer)).toMatch(/already.*The item stays in the trash until you fix this/)
      const single = await world.rest('PATCH', `/${slug}/${idInA(slug)}?trash=true`, editorToken(), { deletedAt: null })
      expect(errorText(single)).toContain(`"path":"${slug === 'redirects' ? 'from' : 'slug'}"`)
      const sqlRestore = world.pool.query(`UPDATE "${table(slug)}" SET deleted_at = NULL WHERE id = $1`, [idInA(slug)])
      await expect(sqlRestore, 'two at once').rejects.toThrow(/own_/)
      expect((await moveToTrash(slug, id)).status).toBe(200)
      expect((await restore(slug, idInA(slug))).status).toBe(200)
      for (const one of models) expect((await restore('models', one)).status).toBe(200)
    },
  )
})

test('[ADM-02] a manufacturer cannot be deleted while it has models, nor permanently while the trash has some', async () => {
  const manufacturer = idInA('manufacturers')
  expect(errorText(await moveToTrash('manufacturers', manufacturer))).toContain(
    'has one model. Delete them or change their manufacturer first',
  )
  await moveToTrash('models', idInA('models'))
  expect((await moveToTrash('manufacturers', manufacturer)).status).toBe(200)
  expect(errorText(await world.rest('DELETE', `/manufacturers/${manufacturer}?trash=true`, editorToken()))).toContain(
    'in the trash',
  )
  expect((await restore('manufacturers', manufacturer)).status).toBe(200)
  expect((await restore('models', idInA('models'))).status).toBe(200)
})

describe('drafts and versions', () => {
  const createPage = async (slug: string) => {
    const answer = await world.rest('POST', '/pages', editorToken(), {
      tenant: world.a,
      title: slug,
      slug,
      _status: 'published',
    })
    return (answer.body as { doc: { id: string } }).doc.id
  }

  test('[ADM-02] [CNT-01] a draft cannot be in the trash alone, the server sets the time, and no document is created there', async () => {
    const id = await createPage('whole')
    const answer = await world.rest('PATCH', `/pages/${id}?draft=true&autosave=true`, editorToken(), {
      deletedAt: '1999-01-01T00:00:00Z',
    })
    expect(answer.status, errorText(answer)).toBe(200)
    const at = (await readRow('pages', id))?.['deleted_at'] as Date
    expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000)
    const data = { tenant: world.a, title: 'x', slug: 'born-in', deletedAt: now(), _status: 'published' }
    const { body } = await world.rest('POST', '/pages', editorToken(), data)
    expect((body as { doc: { deletedAt?: unknown } }).doc.deletedAt ?? null).toBeNull()
  })

  test('[ADM-02] restoring a version that was in the trash does not put the document back into the trash', async () => {
    const id = await createPage('versions-of')
    await moveToTrash('pages', id)
    const { rows } = await world.pool.query<{ id: string }>(
      'SELECT id FROM _pages_v WHERE parent_id = $1 AND version_deleted_at IS NOT NULL',
      [id],
    )
    expect(
      (await world.rest('POST', `/pages/versions/${rows[0]?.id ?? ''}`, editorToken())).status,
      'while it is in the trash',
    ).toBe(403)
    expect((await restore('pages', id, { _status: 'published' })).status).toBe(200)
    const back = await world.rest('POST', `/pages/versions/${rows[0]?.id ?? ''}`, editorToken())
    expect(back.status, errorText(back)).toBe(200)
    expect(await readRow('pages', id)).toMatchObject({ deleted_at: null, _status: 'published' })
  })

  test('[ADM-02] a restored document has the state that it had, whatever the panel’s dialog sends', async () => {
    const id = await createPage('as-it-was')
    await moveToTrash('pages', id)
    // Payload’s dialog sends a draft, unless its tick is set.
    expect((await restore('pages', id, { _status: 'draft' })).status).toBe(200)
    expect(await readRow('pages', id)).toMatchObject({ deleted_at: null, _status: 'published' })
    await world.rest('PATCH', `/pages/${id}`, editorToken(), { _status: 'draft' })
    await moveToTrash('pages', id)
    expect((await restore('pages', id, { _status: 'published' })).status).toBe(200)
    expect(await readRow('pages', id)).toMatchObject({ deleted_at: null, _status: 'draft' })
  })

  test('[ADM-02] [CNT-01] a published page with a newer draft comes back published, with its draft', async () => {
    const id = await createPage('both')
    const { rows } = await world.pool.query<{ title: string }>('SELECT title FROM pages WHERE id = $1', [id])
    const { title } = rows[0] ?? {}
    const draft = await world.rest('PATCH', `/pages/${id}?draft=true`, editorToken(), {
      title: 'Newer',
      _status: 'draft',
    })
    expect(draft.status, errorText(draft)).toBe(200)
    const readDraft = async () => (await world.rest('GET', `/pages/${id}?draft=true`, editorToken())).body
    // Twice, because the versions of the first time must not be taken for those of the second.
    for (const time of ['first', 'second']) {
      expect((await moveToTrash('pages', id)).status, time).toBe(200)
      expect(await readRow('pages', id), time).toMatchObject({ title, _status: 'published' })
      expect((await restore('pages', id)).status, time).toBe(200)
      expect(await readRow('pages', id), time).toMatchObject({ title, deleted_at: null, _status: 'published' })
      expect(await readDraft(), time).toMatchObject({ title: 'Newer', _status: 'draft' })
    }
    // Without a newer draft, none is added.
    const published = await world.rest('PATCH', `/pages/${id}`, editorToken(), { title: 'Last', _status: 'published' })
    expect(published.status, errorText(published)).toBe(200)
    await moveToTrash('pages', id)
    await restore('pages', id)
    expect(await readDraft()).toMatchObject({ title: 'Last', _status: 'published' })
  })

  test('[ADM-02] [CNT-01] moving a page to the trash cancels its scheduled publishing', async () => {
    const id = await createPage('later')
    await world.rest('PATCH', `/pages/${id}`, editorToken(), { _status: 'draft' })
    await world.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'pages', value: id },
        user: { relationTo: 'users', value: world.staff.editor.id },
      } as never,
      waitUntil: new Date(Date.now() - 1000),
    })
    await moveToTrash('pages', id)
    expect(await publishDueContent(world.payload)).toBe(false)
    await restore('pages', id, { _status: 'draft' })
    expect(await readRow('pages', id)).toMatchObject({ deleted_at: null, _status: 'draft' })
  })
})

test('[ADM-02] [ADM-01] a document may keep a reference to one in the trash, but never to another dealer’s', async () => {
  const { address } = (await world.rest('GET', `/locations/${idInA('locations')}`, editorToken())).body as {
    address: unknown
  }
  const location = await world.rest('POST', '/locations', editorToken(), {
    tenant: world.a,
    name: 'Yard',
    slug: 'yard',
    address,
  })
  const { id } = (location.body as { doc: { id: string } }).doc
  const day = { tenant: world.a, date: '2027-06-14', locations: [id], status: 'Closed', department: 'all' }
  const creation = await world.rest('POST', '/special-hours', editorToken(), day)
  const { id: special } = (creation.body as { doc: { id: string } }).doc
  await moveToTrash('locations', id)
  expect(
    (await world.rest('PATCH', `/special-hours/${special}`, editorToken(), { ...day, name: 'Named' })).status,
  ).toBe(200)
  const foreign = world.inB['locations'] ?? ''
  await world.pool.query('UPDATE locations SET deleted_at = now() WHERE id = $1', [foreign])
  expect((await world.rest('PATCH', `/special-hours/${special}`, editorToken(), { locations: [foreign] })).status).toBe(
    400,
  )
  await world.pool.query('UPDATE locations SET deleted_at = NULL WHERE id = $1', [foreign])
  // Special hours in the trash cannot be restored while another entry has the same day.
  await restore('locations', id)
  await moveToTrash('special-hours', special)
  const other = await world.rest('POST', '/special-hours', editorToken(), day)
  expect(other.status, errorText(other)).toBe(201)
  const answer = await restore('special-hours', special)
  expect(answer.status).toBe(400)
  expect(errorText(answer)).toContain('Yard')
  const sqlRestore = world.pool.query('UPDATE special_hours SET deleted_at = NULL WHERE id = $1', [special])
  await expect(sqlRestore).rejects.toThrow(/has special hours/)
  await moveToTrash('special-hours', (other.body as { doc: { id: string } }).doc.id)
  expect((await restore('special-hours', special)).status).toBe(200)
})
