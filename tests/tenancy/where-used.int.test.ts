import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles, type Role } from '@/src/cms/access/roles'
import type { WhereUsed } from '@/src/domain/panel/where-used'
import { createWorld, type World } from './world'

let world: World
let image: string
beforeAll(async () => {
  world = await createWorld()
  image = world.inA['media'] ?? ''
  await world.pool.query('UPDATE media SET filename = $2 WHERE id = $1', [image, 'ours.webp'])
})
afterAll(() => world.close())

const read = async (ids: readonly string[], token: string | null, upload = 'media') => {
  const { status, body } = await world.rest('GET', `/${upload}/where-used?where[id][in]=${ids.join(',')}`, token)
  return { status, ...(body as WhereUsed) }
}
const readAs = (role: Role) => read([image], world.staff[role].token)

/** Lets every document of dealer A that has a field for an image show this one. */
const showEverywhere = async (): Promise<void> => {
  const { pool, inA } = world
  for (const [sql, slug] of [
    ['UPDATE locations SET image_id = $1 WHERE id = $2', 'locations'],
    ['UPDATE brands SET logo_id = $1, banner_id = $1 WHERE id = $2', 'brands'],
    ['UPDATE theme SET logo_id = $1 WHERE id = $2', 'theme'],
    ['UPDATE models SET image_id = $1 WHERE id = $2', 'models'],
    [`UPDATE posts SET body = jsonb_build_object('image', $1::text) WHERE id = $2`, 'posts'],
    [`UPDATE home SET blocks = jsonb_build_array(jsonb_build_object('image', $1::text)) WHERE id = $2`, 'home'],
    [
      `UPDATE vehicles SET overrides = '{"photos": [{"url": "/images/media/uploads/ours.webp"}]}'
        WHERE $1::uuid IS NOT NULL AND id = $2`,
      'vehicles',
    ],
  ] as const)
    await pool.query(sql, [image, inA[slug]])
}

test('[ADM-02] names what uses an image: in fields, rows, blocks, texts, photos and drafts, each once', async () => {
  const before = await readAs('editor')
  await showEverywhere()
  const { status, documents, usedUploads, others } = await readAs('editor')
  expect({ status, usedUploads, others }).toEqual({ status: 200, usedUploads: 1, others: 0 })
  const slugs = documents.map(({ href }) => href.split('/')[3])
  for (const slug of ['locations', 'brands', 'theme', 'models', 'posts', 'home', 'vehicles'])
    expect(slugs, slug).toContain(slug)
  expect(new Set(documents.map(({ href }) => href)).size).toBe(documents.length)
  expect(documents).toContainEqual(expect.objectContaining({ title: 'Home page' }))
  expect(documents).toContainEqual(expect.objectContaining({ kind: 'location' }))
  // A draft of a page that shoppers don't see yet would miss it too.
  const page = world.inA['pages'] ?? ''
  const isPage = ({ href }: { readonly href: string }): boolean => href.endsWith(page)
  await world.pool.query('UPDATE pages SET seo_image_id = NULL, blocks = NULL WHERE id = $1', [page])
  await world.pool.query(
    'UPDATE _pages_v SET version_seo_image_id = NULL, version_blocks = NULL, latest = true WHERE parent_id = $1',
    [page],
  )
  expect((await readAs('editor')).documents.some(isPage)).toBe(false)
  await world.pool.query('UPDATE _pages_v SET version_seo_image_id = $2 WHERE parent_id = $1', [page, image])
  expect((await readAs('editor')).documents.some(isPage)).toBe(true)
  expect(before.status).toBe(200)
})

test('[ADM-02] counts places where the image was entered as an address, but not those of other dealers', async () => {
  const { pool, inA, inB } = world
  const address = '/images/media/uploads/by-address.webp'
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO media SELECT (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'filename', 'by-address.webp'))).*
       FROM media m WHERE m.id = $1 RETURNING id`,
    [image],
  )
  const [{ id } = { id: '' }] = rows
  const readOwn = async () =>
    (await read([id], world.staff.editor.token)).documents.map(({ href }) => href.split('/')[3])
  expect(await readOwn()).toEqual([])
  for (const [sql, document] of [
    ['UPDATE brands SET logo_url = $1 WHERE id = $2', inA['brands']],
    ['UPDATE theme SET icon_url = $1 WHERE id = $2', inA['theme']],
    ['UPDATE models SET image_url = $1 WHERE id = $2', inA['models']],
    [
      `UPDATE home SET blocks = jsonb_build_array(jsonb_build_object('image_url', $1::text)) WHERE id = $2`,
      inA['home'],
    ],
    [
      `UPDATE site_settings SET switches = jsonb_build_object('display', jsonb_build_object('badge', $1::text)) WHERE id = $2`,
      inA['site-settings'],
    ],
    ['UPDATE locations SET image_url = $1 WHERE id = $2', inB['locations']],
  ] as const)
    expect((await pool.query(sql, [`https://dealer.example${address}?width=320`, document])).rowCount, sql).toBe(1)
  expect((await readOwn()).sort()).toEqual(['brands', 'home', 'models', 'site-settings', 'theme'])
})

test('[ADM-02] says of each document whether it is published with the image', async () => {
  const { pool, inA } = world
  const offer = inA['offers'] ?? ''
  const isPublished = async () =>
    (await readAs('editor')).documents.find(({ href }) => href.endsWith(offer))?.isPublished
  await pool.query(`UPDATE offers SET image_id = $2, _status = 'published' WHERE id = $1`, [offer, image])
  expect(await isPublished()).toBe(true)
  await pool.query(`UPDATE offers SET _status = 'draft' WHERE id = $1`, [offer])
  expect(await isPublished()).toBe(false)
  // A published offer whose newest draft alone has the image.
  await pool.query(`UPDATE offers SET image_id = NULL, _status = 'published' WHERE id = $1`, [offer])
  await pool.query('UPDATE _offers_v SET version_image_id = $2, latest = true WHERE parent_id = $1', [offer, image])
  expect(await isPublished()).toBe(false)
})

test('[ADM-02] links a document in the trash there', async () => {
  const id = world.inA['offers'] ?? ''
  for (const change of [{ image }, { deletedAt: new Date().toISOString() }])
    expect((await world.rest('PATCH', `/offers/${id}`, world.staff.editor.token, change)).status).toBe(200)
  expect((await readAs('editor')).documents).toContainEqual(
    expect.objectContaining({ href: `/admin/collections/offers/trash/${id}`, isTrashed: true }),
  )
})

test('[ADM-01] [SEC-01] tells each role of its own dealer, and nothing about images of another', async () => {
  await showEverywhere()
  for (const role of roles) {
    const { status, documents, others } = await readAs(role)
    expect(status, role).toBe(200)
    expect(documents.length + others, role).toBeGreaterThan(5)
  }
  const foreign = world.inB['media'] ?? ''
  await world.pool.query('UPDATE locations SET image_id = $1 WHERE id = $2', [foreign, world.inB['locations']])
  expect(await read([foreign], world.staff['tenant-admin'].token)).toEqual({
    status: 200,
    usedUploads: 0,
    documents: [],
    others: 0,
  })
  expect(await read([image], null)).toMatchObject({ status: 401 })
})

test('[ADM-02] names the models of a brochure', async () => {
  const [brochure, model] = [world.inA['brochures'] ?? '', world.inA['models'] ?? '']
  await world.pool.query('UPDATE models SET brochure_id = $1 WHERE id = $2', [brochure, model])
  const { documents } = await read([brochure], world.staff.editor.token, 'brochures')
  expect(documents).toMatchObject([{ kind: 'model', href: `/admin/collections/models/${model}` }])
})

test('[ADM-02] refuses to check more than 200 images at once, instead of answering for some of them', async () => {
  await world.pool.query(
    `INSERT INTO media SELECT (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'filename', n || '.webp'))).*
       FROM media m, generate_series(1, 201) n WHERE m.id = $1`,
    [image],
  )
  const { token } = world.staff.editor
  const { status, body } = await world.rest('GET', '/media/where-used?where[filename][exists]=true', token)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('up to 200')
})
