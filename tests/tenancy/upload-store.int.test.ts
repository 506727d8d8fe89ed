import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ImageSourceUnavailable } from '@/src/integrations/images/image-sources'
import { createDiskUploads } from '@/src/integrations/uploads/disk'
import { type FakeS3, startFakeS3 } from '@/src/integrations/uploads/fake-s3.test-support'
import type { Upload, UploadStore } from '@/src/integrations/uploads/port'
import { createS3Uploads } from '@/src/integrations/uploads/s3'
import { withPayloadTransaction } from '@/src/platform/postgres/payload-transaction'
import { copyUploads } from '@/src/services/uploads/copy-uploads'
import { createUploadedImageSource } from '@/src/services/uploads/uploaded-images'
import { removeDueUploads } from '@/src/services/uploads/removals'
import { createWorld, type World } from './world'

/** An installation with an object store. The sample documents' files are on the disk, as before a move. */
let world: World
let fake: FakeS3
let s3: UploadStore
const storeHolder = vi.hoisted(() => ({ store: null as unknown }))
vi.mock('@/src/services/uploads/upload-store', () => {
  const store = () => storeHolder.store as UploadStore
  return {
    uploads: {
      read: (upload: Upload) => store().read(upload),
      write: (upload: Upload, bytes: Uint8Array, type: string) => store().write(upload, bytes, type),
      size: (upload: Upload) => store().size(upload),
      remove: (upload: Upload) => store().remove(upload),
    },
  }
})
const diskStore = () => createDiskUploads(path.join(process.env['DATA_DIR'] ?? '', 'media'))

beforeAll(async () => {
  storeHolder.store = {
    ...createDiskUploads('.'),
    write: (upload: Upload, bytes: Buffer, type: string) => diskStore().write(upload, bytes, type),
  }
  world = await createWorld()
  fake = await startFakeS3()
  s3 = createS3Uploads(fake.options)
  storeHolder.store = s3
})
afterAll(async () => {
  await fake.close()
  await world.close()
})

const createImage = (background: string) =>
  sharp({ create: { width: 9, height: 7, channels: 3, background } })
    .png()
    .toBuffer()

const sendUpload = async (method: 'POST' | 'PATCH', to: string, background: string) => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await createImage(background))], 'ute.png', { type: 'image/png' }))
  form.set('_payload', JSON.stringify({ alt: 'A ute', tenant: world.a }))
  const headers = { authorization: `JWT ${world.staff.editor.token}` }
  const response = await world.send(to, { method, headers, body: form })
  const body = (await response.json()) as { doc?: { id: string; filename: string }; errors?: { message: string }[] }
  return {
    status: response.status,
    doc: body.doc ?? { id: '', filename: '' },
    message: body.errors?.[0]?.message ?? '',
  }
}
const keyOf = (file: string): string => `forecourt/${world.a}/${file}`
const listKeys = () => [...fake.objects.keys()].sort()
const makeRemovalsDue = () => world.pool.query("UPDATE upload_removals SET due_at = now() - interval '1 second'")

test('[OPS-01] an upload is stored under its dealer, and staff and shoppers are served from the store', async () => {
  const { status, doc } = await sendUpload('POST', '/media', '#123456')
  expect(status).toBe(201)
  expect(listKeys()).toEqual([keyOf(doc.filename)])
  expect(fake.objects.get(keyOf(doc.filename))?.type).toBe('image/png')
  expect(await diskStore().size({ tenant: world.a, file: doc.filename })).toBeNull()
  expect((await world.pool.query('SELECT 1 FROM upload_removals')).rowCount).toBe(0)
  const headers = { authorization: `JWT ${world.staff.editor.token}` }
  const answer = await world.send(`/media/file/${doc.filename}`, { headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect((await world.send(`/media/file/${doc.filename}`)).status).toBe(403)
  const readImage = createUploadedImageSource(world.pool, s3)
  const bytes = await readImage({ kind: 'media', tenant: 'uploads', file: doc.filename })
  expect(Buffer.isBuffer(bytes) && (await sharp(bytes).metadata()).width).toBe(9)
  expect(await readImage({ kind: 'media', tenant: 'uploads', file: 'none-0123456789ab.png' })).toBeUndefined()
  expect(await readImage({ kind: 'media', tenant: 'edge', file: doc.filename })).toBeUndefined()
})

test('[OPS-01] while the store is unavailable an upload is refused with a message, and nothing is left half done', async () => {
  fake.failWith = 503
  const before = listKeys()
  const refusal = await sendUpload('POST', '/media', '#654321')
  expect(refusal.status).toBe(503)
  expect(refusal.message).toBe('We can’t store files right now. Try again in a minute.')
  const readImage = createUploadedImageSource(world.pool, s3)
  const { rows } = await world.pool.query<{ filename: string }>('SELECT filename FROM media WHERE tenant_id = $1', [
    world.a,
  ])
  await expect(readImage({ kind: 'media', tenant: 'uploads', file: rows[0]?.filename ?? '' })).rejects.toThrow(
    ImageSourceUnavailable,
  )
  fake.failWith = null
  expect(listKeys()).toEqual(before)
  expect((await world.pool.query("SELECT 1 FROM media WHERE alt = 'A ute'")).rowCount).toBe(1)
  await makeRemovalsDue()
  await removeDueUploads(world.pool, s3)
  expect(listKeys()).toEqual(before)
})

test('[OPS-01] a replaced or deleted file is removed once the change is committed; a file in use never is', async () => {
  const { doc } = await sendUpload('POST', '/media', '#111111')
  const replacement = await sendUpload('PATCH', `/media/${doc.id}`, '#222222')
  expect(replacement.status).toBe(200)
  expect(replacement.doc.filename).not.toBe(doc.filename)
  expect(listKeys()).toEqual(expect.arrayContaining([keyOf(doc.filename), keyOf(replacement.doc.filename)]))
  expect(await removeDueUploads(world.pool, s3)).toBe(1)
  expect(listKeys()).not.toContain(keyOf(doc.filename))
  // A stale removal entry for a file that a document still has.
  await world.pool.query('INSERT INTO upload_removals VALUES ($1, $2, now())', [replacement.doc.filename, world.a])
  expect(await removeDueUploads(world.pool, s3)).toBe(0)
  expect(listKeys()).toContain(keyOf(replacement.doc.filename))

  const transaction = withPayloadTransaction(world.payload, async ({ req }) => {
    await world.payload.delete({ collection: 'media', id: doc.id, overrideAccess: true, req })
    throw new Error('and something else fails')
  })
  await expect(transaction).rejects.toThrow('and something else fails')
  await makeRemovalsDue()
  await removeDueUploads(world.pool, s3)
  expect(listKeys()).toContain(keyOf(replacement.doc.filename))

  const { token } = world.staff.editor
  expect((await world.rest('DELETE', `/media/${doc.id}`, token)).status).toBe(200)
  expect(await removeDueUploads(world.pool, s3)).toBe(1)
  expect(listKeys()).not.toContain(keyOf(replacement.doc.filename))
})

test('[OPS-01] an image that is replaced or deleted on the disk stays until the change is committed', async () => {
  const onDisk = diskStore()
  storeHolder.store = onDisk
  const { doc } = await sendUpload('POST', '/media', '#444444')
  const upload = { tenant: world.a, file: doc.filename }
  const file = { data: await createImage('#555555'), name: 'other.png', mimetype: 'image/png', size: 1 }
  const transaction = withPayloadTransaction(world.payload, async ({ req }) => {
    await world.payload.update({ collection: 'media', id: doc.id, data: {}, file, overrideAccess: true, req })
    throw new Error('undone')
  })
  await expect(transaction).rejects.toThrow('undone')
  expect(await onDisk.size(upload)).not.toBeNull()
  const { token } = world.staff.editor
  expect((await world.rest('DELETE', `/media/${doc.id}`, token)).status).toBe(200)
  expect(await onDisk.size(upload)).not.toBeNull()
  await makeRemovalsDue()
  await removeDueUploads(world.pool, onDisk)
  expect(await onDisk.size(upload)).toBeNull()
  storeHolder.store = s3
})

test('[OPS-01] [SEC-01] a file sent with the restore of a version is not stored, and moving the focal point stores none', async () => {
  const { doc } = await sendUpload('POST', '/media', '#666666')
  await world.rest('PATCH', `/media/${doc.id}`, world.staff.editor.token, { alt: 'Other words' })
  const bytes = (await s3.read({ tenant: world.a, file: doc.filename }))?.toString('base64')
  const { rows } = await world.pool.query<{ id: string }>('SELECT id FROM _media_v WHERE parent_id = $1 LIMIT 1', [
    doc.id,
  ])
  const form = new FormData()
  form.set('file', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.svg', { type: 'image/svg+xml' }))
  form.set('_payload', '{}')
  const headers = { authorization: `JWT ${world.staff.editor.token}` }
  await world.send(`/media/versions/${rows[0]?.id ?? ''}`, { method: 'POST', headers, body: form })
  expect((await s3.read({ tenant: world.a, file: doc.filename }))?.toString('base64')).toBe(bytes)
  const focalPointAnswer = await world.rest(
    'PATCH',
    `/media/${doc.id}?uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=30`,
    world.staff.editor.token,
    {},
  )
  expect(focalPointAnswer).toMatchObject({
    status: 200,
    body: { doc: { focalX: 20, focalY: 30, filename: doc.filename } },
  })
})

test('[OPS-01] the platform sees files of every dealer; one that cannot be removed does not block the next', async () => {
  const { doc } = await sendUpload('POST', '/media', '#777777')
  const data = { email: 'root@forecourt.example', password: 'correct horse battery', platformAdmin: true }
  await world.payload.create({ collection: 'users', data, overrideAccess: true })
  const { token } = await world.payload.login({ collection: 'users', data })
  const answer = await world.send(`/media/file/${doc.filename}`, { headers: { authorization: `JWT ${token ?? ''}` } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const names = ['stuck-0123456789ab.png', 'loose-0123456789ab.png']
  for (const file of names) {
    await s3.write({ tenant: world.a, file }, Buffer.from('x'), 'image/png')
    await world.pool.query("INSERT INTO upload_removals VALUES ($1, $2, now() - interval '1 minute')", [file, world.a])
  }
  const failing: UploadStore = {
    ...s3,
    remove: (upload) => (upload.file.startsWith('stuck') ? Promise.reject(new Error('locked')) : s3.remove(upload)),
  }
  await expect(removeDueUploads(world.pool, failing)).rejects.toThrow('1 files could not be removed.')
  expect(listKeys()).toContain(keyOf('stuck-0123456789ab.png'))
  expect(listKeys()).not.toContain(keyOf('loose-0123456789ab.png'))
  await makeRemovalsDue()
  expect(await removeDueUploads(world.pool, s3)).toBe(1)
})

test('[OPS-01] a file whose document was never committed is removed a day later, not before', async () => {
  const before = listKeys()
  const data = { alt: 'Undone', tenant: world.a }
  const file = { data: await createImage('#333333'), name: 'undone.png', mimetype: 'image/png', size: 1 }
  const transaction = withPayloadTransaction(world.payload, async ({ req }) => {
    await world.payload.create({ collection: 'media', data, file, overrideAccess: true, req })
    throw new Error('undone')
  })
  await expect(transaction).rejects.toThrow('undone')
  expect(listKeys()).toHaveLength(before.length + 1)
  expect(await removeDueUploads(world.pool, s3)).toBe(0)
  await makeRemovalsDue()
  expect(await removeDueUploads(world.pool, s3)).toBe(1)
  expect(listKeys()).toEqual(before)
})

test('[OPS-01] moving uploads from the disk copies again what is missing or truncated, and reports what is lost', async () => {
  const { rows } = await world.pool.query<{ tenant: string; file: string }>(
    `SELECT tenant_id AS tenant, filename AS file FROM media WHERE tenant_id = $1
     UNION SELECT tenant_id, filename FROM brochures WHERE tenant_id = $1`,
    [world.b],
  )
  expect(rows.length).toBeGreaterThan(1)
  const stores = { from: diskStore(), to: s3 }
  const first = await copyUploads(world.pool, stores)
  expect(first.copied).toBeGreaterThanOrEqual(rows.length)
  expect(first.missing).toEqual([])
  for (const upload of rows) {
    expect((await s3.read(upload))?.equals((await diskStore().read(upload)) ?? Buffer.alloc(0)), upload.file).toBe(true)
  }
  expect(await copyUploads(world.pool, stores)).toMatchObject({ copied: 0, missing: [] })
  const [truncated, missing] = rows
  if (!truncated || !missing) throw new Error('There are too few uploads.')
  await s3.write(truncated, Buffer.from('cut short'), 'image/png')
  await s3.remove(missing)
  await diskStore().remove(missing)
  expect(await copyUploads(world.pool, stores)).toMatchObject({ copied: 1, missing: [missing.file] })
  expect(await s3.size(truncated)).toBe(await diskStore().size(truncated))
})
