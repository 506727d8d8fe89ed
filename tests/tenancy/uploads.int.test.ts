import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageQueue } from '@/src/services/images/reencode-image'
import { createWorld, type World } from './world'

/** Files that are not what they claim to be: only images are accepted, and only their pixels are stored. */
let world: World
let mediaDir: string

beforeAll(async () => {
  world = await createWorld()
  mediaDir = path.join(process.env['DATA_DIR'] ?? '', 'media')
})

afterAll(async () => {
  await world.close()
})

const htmlBytes = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
const svgBytes = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
)
const createPng = () =>
  sharp({ create: { width: 9, height: 7, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
const createJpeg = () =>
  sharp({ create: { width: 9, height: 7, channels: 3, background: '#654321' } })
    .withExif({ IFD0: { Artist: 'A. Person' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 28/1 0/1' } })
    .jpeg()
    .toBuffer()

type UploadAnswer = { readonly status: number; readonly doc: Record<string, unknown>; readonly text: string }

const upload = async (
  name: string,
  type: string,
  bytes: Buffer,
  fields: object = {},
  to = '/media',
): Promise<UploadAnswer> => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  form.set('_payload', JSON.stringify({ alt: 'A picture', tenant: world.a, ...fields }))
  const response = await world.send(to, {
    method: to === '/media' ? 'POST' : 'PATCH',
    headers: { authorization: `JWT ${world.staff.editor.token}` },
    body: form,
  })
  const text = await response.text()
  const { doc = {} } = JSON.parse(text) as { doc?: Record<string, unknown> }
  return { status: response.status, doc, text }
}

const readStored = async (doc: Record<string, unknown>): Promise<Buffer> =>
  readFile(path.join(mediaDir, String(doc['filename'])))

describe('an upload', () => {
  test.each([
    ['a page named as an image', 'page.png', 'image/png', htmlBytes],
    ['an HTML page', 'page.html', 'text/html', htmlBytes],
    [
      'a page with an image’s first bytes',
      'page.png',
      'image/png',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), htmlBytes]),
    ],
    ['an SVG with a script', 'logo.svg', 'image/svg+xml', svgBytes],
    ['an SVG with a script named as an image', 'logo.png', 'image/png', svgBytes],
    [
      'XML',
      'data.xml',
      'application/xml',
      Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'),
    ],
    ['an empty file', 'empty.png', 'image/png', Buffer.alloc(0)],
    ['a GIF with a script in it', 'x.png', 'image/png', Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)')],
  ])('[ADM-01] that is %s is refused, and nothing is stored', async (_what, name, type, bytes) => {
    const before = await readdir(mediaDir)
    const { status, text } = await upload(name, type, bytes)
    expect(status, text).toBe(400)
    expect(text).not.toContain(mediaDir)
    expect(await readdir(mediaDir)).toEqual(before)
  })

  test('[ADM-01] that is both an image and a page is stored as an image only', async () => {
    const both = Buffer.concat([await createPng(), htmlBytes])
    const { status, doc, text } = await upload('both.png', 'image/png', both)
    expect(status, text).toBe(201)
    const storedBytes = await readStored(doc)
    expect(storedBytes.includes('<script>')).toBe(false)
    expect(await sharp(storedBytes).metadata()).toMatchObject({ format: 'png', width: 9, height: 7 })
  })

  test('[ADM-01] is stored without the EXIF data of its place and author', async () => {
    const original = await createJpeg()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const { doc } = await upload('yard.jpg', 'image/jpeg', original)
    expect((await sharp(await readStored(doc)).metadata()).exif).toBeUndefined()
  })

  test.each([
    ['photo.php.png', 'photo-php'],
    ['photo.png.html', 'photo-png'],
    ['../../../etc/cron.d/job.png', 'job'],
    ['..\\..\\windows\\x.png', 'x'],
    ['/absolute/path.png', 'path'],
    ['<img src=x onerror=alert(1)>.png', 'img-src-x-onerror-alert-1'],
    ['.htaccess', 'image'],
    [`${'a'.repeat(300)}.png`, 'a'.repeat(80)],
    ['фото.png', 'image'],
  ])('[ADM-01] called %s gets a plain name and the extension of its type', async (name, word) => {
    const before = new Set(await readdir(path.join(mediaDir, '..')))
    const { status, doc, text } = await upload(name, 'image/png', await createPng())
    expect(status, text).toBe(201)
    expect(doc['filename']).toMatch(new RegExp(`^${word}-[0-9a-f]{12}\\.png$`))
    expect(doc['mimeType']).toBe('image/png')
    expect(await readdir(mediaDir)).toContain(doc['filename'])
    expect(new Set(await readdir(path.join(mediaDir, '..')))).toEqual(before)
  })

  test('[ADM-01] with a zero byte in its name is refused', async () => {
    const before = await readdir(mediaDir)
    const { status, text } = await upload('name\u0000.html.png', 'image/png', await createPng())
    expect(status).toBeGreaterThanOrEqual(400)
    expect(text).not.toContain(mediaDir)
    expect(await readdir(mediaDir)).toEqual(before)
  })

  test('[ADM-01] gets the type of its content, whatever it claims', async () => {
    const { doc } = await upload('really-a-jpeg.png', 'image/png', await createJpeg())
    expect(doc).toMatchObject({ filename: expect.stringMatching(/\.jpg$/), mimeType: 'image/jpeg' })
  })

  test('[SEC-04] as AVIF is stored as WebP, and made smaller to fit 4,096 pixels each way', async () => {
    const original = sharp({ create: { width: 5000, height: 60, channels: 3, background: '#123456' } })
    const { status, doc, text } = await upload('wide.avif', 'image/avif', await original.avif({ effort: 0 }).toBuffer())
    expect(status, text).toBe(201)
    expect(doc).toMatchObject({ filename: expect.stringMatching(/\.webp$/), mimeType: 'image/webp', width: 4096 })
    expect(await sharp(await readStored(doc)).metadata()).toMatchObject({ format: 'webp', width: 4096, height: 49 })
  })

  test('[SEC-04] as AVIF with more than 24 megapixels is refused before it is decoded', async () => {
    const small = sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } })
    const bytes = await small.avif({ effort: 0 }).toBuffer()
    // The box with the size: its name, four bytes of version and flags, width and height.
    const box = bytes.indexOf('ispe')
    bytes.writeUInt32BE(7700, box + 8)
    bytes.writeUInt32BE(7700, box + 12)
    const { status, text } = await upload('large.avif', 'image/avif', bytes)
    expect(status, text).toBe(400)
    expect(text).toContain('too many pixels')
  })

  test('[SEC-04] waits for its turn without a connection, and beyond the limit of its sender is refused', async () => {
    let unblock: (() => void) | undefined
    void imageQueue.add(
      { tenantId: world.b, sender: undefined },
      () => new Promise<void>((resolve) => (unblock = resolve)),
    )
    const png = await createPng()
    const answered: Awaited<ReturnType<typeof upload>>[] = []
    const answers = Array.from({ length: 6 }, async () => answered.push(await upload('waiting.png', 'image/png', png)))
    // Both refusals have to be here before the others may go on: an upload that arrives later would find a free place.
    await expect.poll(() => answered.length).toBe(2)
    for (const { status, text } of answered) {
      expect(status, text).toBe(503)
      expect(text).toContain('We’re still working on other images. Try again in a minute.')
    }
    const countHeldConnections = async () => {
      const { rows } = await world.pool.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
      )
      return rows.length
    }
    await expect.poll(countHeldConnections).toBe(0)
    unblock?.()
    await Promise.all(answers)
    expect(answered.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 503, 503])
  })

  test('[ADM-01] of another tenant cannot be replaced, nor can one be created for it', async () => {
    const bytes = await createPng()
    const foreign = world.inB['media'] ?? ''
    const readRow = async () =>
      (await world.pool.query('SELECT * FROM media WHERE id = $1', [foreign])).rows[0] as unknown
    const before = await readRow()
    const replacement = await upload('mine.png', 'image/png', bytes, { tenant: world.b }, `/media/${foreign}`)
    expect([400, 403, 404]).toContain(replacement.status)
    const creation = await upload('mine.png', 'image/png', bytes, { tenant: world.b })
    expect([400, 403]).toContain(creation.status)
    expect(await readRow()).toEqual(before)
  })

  test('[ADM-01] cannot be read by name by another tenant’s staff or anonymously', async () => {
    const { rows } = await world.pool.query<{ filename: string }>('SELECT filename FROM media WHERE id = $1', [
      world.inB['media'],
    ])
    const file = `/media/file/${rows[0]?.filename ?? ''}`
    for (const headers of [{}, { authorization: `JWT ${world.staff['tenant-admin'].token}` }]) {
      const { status } = await world.send(file, { headers })
      expect([401, 403, 404]).toContain(status)
    }
    for (const name of ['..%2f..%2fpackage.json', '%2e%2e%2fpackage.json', '....//package.json']) {
      const { status } = await world.send(`/media/file/${name}`, {
        headers: { authorization: `JWT ${world.staff['tenant-admin'].token}` },
      })
      expect([400, 403, 404], name).toContain(status)
    }
  })

  test('[ADM-01] is never fetched from a URL by the server', async () => {
    const { token } = world.staff.editor
    for (const src of ['http://127.0.0.1:1/x.png', 'http://169.254.169.254/latest/meta-data', 'file:///etc/passwd']) {
      const answer = await world.rest('GET', `/media/paste-url?src=${encodeURIComponent(src)}`, token)
      expect([400, 403, 404], src).toContain(answer.status)
      const creation = await world.rest('POST', '/media', token, {
        alt: 'x',
        tenant: world.a,
        url: src,
        filename: 'x.png',
      })
      expect([400, 403], src).toContain(creation.status)
    }
  })
})
