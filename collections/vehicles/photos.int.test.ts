import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '@/tests/tenancy/world'

/** Photos that staff should not have to know about: each is refused with a reason at its place, and nothing is lost. */
let world: World
let vehicle: string
beforeAll(async () => {
  world = await createWorld()
  vehicle = world.inA['vehicles'] ?? ''
})
afterAll(() => world.close())

type Answer = {
  readonly status: number
  readonly doc?: { readonly width: number; readonly url: string }
  readonly text: string
}

const upload = async (name: string, bytes: Buffer, type = 'image/jpeg'): Promise<Answer> => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  form.set('_payload', JSON.stringify({ alt: 'A car', tenant: world.a }))
  const headers = { authorization: `JWT ${world.staff.editor.token}` }
  const response = await world.send('/media', { method: 'POST', headers, body: form })
  const text = await response.text()
  const { doc } = JSON.parse(text) as Pick<Answer, 'doc'>
  return { status: response.status, text, ...(doc && { doc }) }
}

const colours = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#c33' } })

describe('[STF-01] a photo that is uploaded', () => {
  test('as HEIC is refused with the way to make it a JPEG', async () => {
    const header = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')])
    for (const [name, type] of [
      ['IMG_1.HEIC', 'image/heic'],
      ['IMG_1.jpg', 'image/jpeg'],
    ] as const) {
      const { status, text } = await upload(name, Buffer.concat([header, Buffer.alloc(2000)]), type)
      expect(status, text).toBe(400)
      expect(text).toContain('This is a HEIC photo')
      expect(text).toContain('"path":"file"')
    }
  })

  test('in the colours of print is stored in those of screens', async () => {
    const { status, doc, text } = await upload('print.jpg', await colours().toColourspace('cmyk').jpeg().toBuffer())
    expect(status, text).toBe(201)
    expect(doc?.width).toBe(90)
    const { rows } = await world.pool.query<{ filename: string }>(
      "SELECT filename FROM media WHERE filename LIKE 'print-%'",
    )
    expect(rows).toHaveLength(1)
  })

  test('that is a program named as a photo, or a photo that breaks off, is refused', async () => {
    const whole = await colours().resize(2000, 1500).jpeg().toBuffer()
    for (const bytes of [
      Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(5000)]),
      whole.subarray(0, Math.floor(whole.length / 2)),
    ]) {
      const { status, text } = await upload('car.jpg', bytes)
      expect(status, text).toBe(400)
      expect(text).toContain('We can’t read this image. Upload a JPEG, PNG, WebP or AVIF file.')
    }
  })

  test('of 30 MB is refused with the limit', async () => {
    const { status, text } = await upload(
      'large.jpg',
      Buffer.concat([await colours().jpeg().toBuffer(), Buffer.alloc(30_000_000)]),
    )
    expect(status, text).toBe(413)
    expect(text).toContain('20 MB')
  })
})

const photosOf = (count: number, name = 'p') =>
  Array.from({ length: count }, (_, at) => ({ url: `https://photos.example/${name}${String(at)}.jpg` }))

const save = (change: object) => world.rest('PATCH', `/vehicles/${vehicle}`, world.staff.editor.token, change)

const readOverrides = async () => {
  const { rows } = await world.pool.query<{ overrides: { photos: unknown[]; image_order?: string[] } }>(
    'SELECT overrides FROM vehicles WHERE id = $1',
    [vehicle],
  )
  return rows[0]?.overrides
}

test('[STF-01] a vehicle has up to 200 own photos; one more is refused at the field, and the others stay', async () => {
  expect((await save({ overrides: { photos: photosOf(200) } })).status).toBe(200)
  const { status, body } = await save({ overrides: { photos: photosOf(201) } })
  expect(status).toBe(400)
  const message = 'A vehicle can have up to 200 photos. Remove some of them first.'
  expect(body).toMatchObject({ errors: [{ data: { errors: [{ path: 'overrides', message }] } }] })
  expect((await readOverrides())?.photos).toHaveLength(200)
})

test('[STF-01] [ADM-02] of two people who order the photos at the same time, the second is told; nothing is mixed', async () => {
  const photos = photosOf(3)
  expect((await save({ overrides: { photos } })).status).toBe(200)
  const { body } = await world.rest('GET', `/vehicles/${vehicle}?depth=0`, world.staff.editor.token)
  const { updatedAt } = body as { updatedAt: string }
  const orders = [photos.toReversed(), [photos[1], photos[0], photos[2]]].map((all) => all.map((photo) => photo?.url))
  const answers = await Promise.all(
    orders.map((image_order) => save({ updatedAt, overrides: { photos, image_order } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = answers.findIndex(({ status }) => status === 200)
  expect((await readOverrides())?.image_order).toEqual(orders[winner])
  expect(JSON.stringify(answers.find(({ status }) => status === 409)?.body)).toContain('saved this after you opened it')
})
