import { mkdtempSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createImageHandler } from './handler'
import type { ImageResponse } from './image-response'
import { createFolderSource } from './image-sources'
import { createStudioPainter, listVehicleMasters } from './studio/painter'

const home = mkdtempSync(join(tmpdir(), 'pictures-'))
const builtIn = join(home, 'built-in')
const uploaded = join(home, 'uploaded')
const root = fileURLToPath(new URL('../../../', import.meta.url))
const paint = createStudioPainter({ root, masters: await listVehicleMasters(root), cacheBytes: 40_000_000 })
const handler = createImageHandler({
  cacheBytes: 40_000_000,
  paint,
  scenesFolder: join(root, 'assets/scenes'),
  sources: [
    createFolderSource({ folder: (tenant) => join(builtIn, tenant, 'media'), svg: true }),
    createFolderSource({ folder: (tenant) => join(uploaded, tenant), svg: false }),
  ],
})

/** A handler that creates images one after another, and the colours in that order. */
const createSmallHandler = (limits: { atOnce: number; waitingOfSender: number }) => {
  const order: string[] = []
  const images = createImageHandler({
    cacheBytes: 20_000_000,
    paint: (wanted) => {
      order.push(wanted.colour ?? '')
      return paint(wanted)
    },
    scenesFolder: home,
    sources: [],
    queueLimits: { waiting: 20, waitingOfTenant: 20, ...limits },
  })
  const want = (colour: string, requester = visitor) =>
    images({
      pathname: `/images/cars/coupe/${colour}/030.webp`,
      search: new URLSearchParams('width=160'),
      method: 'GET',
      requester,
    })
  return { want, order }
}

const visitor = { tenantId: 'a', sender: '192.0.2.1' }

const request = async (
  address: string,
  more: { method?: string; ifNoneMatch?: string } = {},
): Promise<ImageResponse | null> => {
  const [pathname = '', query] = address.split('?')
  return handler({ pathname, search: new URLSearchParams(query), method: 'GET', requester: visitor, ...more })
}
const sizeOf = async (answer: ImageResponse | null) => {
  const { width, height, format } = await sharp(Buffer.from(answer?.body ?? '')).metadata()
  return { width, height, format }
}

beforeAll(async () => {
  for (const folder of [join(builtIn, 'acacia', 'media'), join(uploaded, 'acacia')])
    mkdirSync(folder, { recursive: true })
  const photo = sharp({ create: { width: 900, height: 700, channels: 3, background: '#336699' } })
  await photo.jpeg().toFile(join(uploaded, 'acacia', 'car.jpg'))
  writeFileSync(join(builtIn, 'acacia', 'media', 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(uploaded, 'acacia', 'evil.svg'), '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  writeFileSync(join(uploaded, 'acacia', 'text.png'), 'not a picture')
  writeFileSync(join(home, 'secret.jpg'), 'secret')
  symlinkSync(join(home, 'secret.jpg'), join(uploaded, 'acacia', 'link.jpg'))
})

describe('image route', () => {
  test.each([
    ['width=160', 160, 107],
    ['width=300&crop=1x1', 320, 320],
    ['width=480&crop=16x9', 480, 270],
    ['width=1&quality=12&crop=9x9', 160, 107],
    ['width=-5', 960, 640],
    ['width=99999', 1920, 1280],
  ])('[GAL-05] a drawn car with %s is WebP of %i × %i', async (query, width, height) => {
    const answer = await request(`/images/cars/hatch/red/030.webp?${query}`)
    expect(answer?.status).toBe(200)
    expect(answer?.headers['cache-control']).toContain('immutable')
    expect(await sizeOf(answer)).toEqual({ width, height, format: 'webp' })
  })

  test('[GAL-05] a drawn car has the requested colour', async () => {
    const middle = async (colour: string) => {
      const answer = await request(`/images/cars/van/${colour}/090.webp?width=160`)
      const { data } = await sharp(Buffer.from(answer?.body ?? ''))
        .extract({ left: 95, top: 50, width: 8, height: 8 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return [...data.subarray(0, 3)]
    }
    const [red = 0, , blueOfRed = 0] = await middle('red')
    const [redOfBlue = 0, , blue = 0] = await middle('blue')
    expect(red).toBeGreaterThan(blueOfRed + 50)
    expect(blue).toBeGreaterThan(redOfBlue + 30)
  })

  test.each(['interior', 'seats', 'panorama', '350'])('[GAL-03] the view %s exists', async (view) => {
    expect((await request(`/images/cars/suv/blue/${view}.webp?width=160`))?.status).toBe(200)
  })

  test.each([
    ['/images/cars/hatch/red/030.webp?width=160', 'transparent'],
    ['/images/cars/placeholder/hatch/soon.webp?width=160', 'transparent'],
    ['/images/cars/hatch/red/030.webp?width=160&crop=40x21', 'opaque'],
    ['/images/cars/hatch/red/interior.webp?width=160', 'opaque'],
  ])('[GAL-05] the corner of %s is %s', async (address, expected) => {
    const answer = await request(address)
    const corner = await sharp(Buffer.from(answer?.body ?? ''))
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect((corner[3] ?? 0) > 250 ? 'opaque' : corner[3] === 0 ? 'transparent' : 'half').toBe(expected)
  })

  test('[GAL-01] a vehicle without photos has an image of its body', async () => {
    expect(await sizeOf(await request('/images/cars/placeholder/ute/soon.webp?width=320'))).toMatchObject({
      width: 320,
    })
  })

  test('[GAL-05] a tenant’s photo is converted to WebP, cropped and never enlarged', async () => {
    expect(await sizeOf(await request('/images/media/acacia/car.jpg?width=320&crop=1x1'))).toEqual({
      width: 320,
      height: 320,
      format: 'webp',
    })
    expect(await sizeOf(await request('/images/media/acacia/car.jpg?width=1920'))).toMatchObject({ width: 900 })
  })

  test('[GAL-05] serves a built-in SVG logo with a policy that blocks scripts, and no uploaded SVG', async () => {
    const logo = await request('/images/media/acacia/logo.svg')
    expect(logo?.headers).toMatchObject({ 'content-type': 'image/svg+xml' })
    expect(logo?.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await request('/images/media/acacia/evil.svg'))?.status).toBe(404)
  })

  test('[TEN-10] derives a PNG of a site’s icon, for home screens that read neither SVG nor WebP', async () => {
    const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><circle cx="22" cy="22" r="20"/></svg>'
    writeFileSync(join(builtIn, 'acacia', 'media', 'icon.svg'), icon)
    const answer = await request('/images/media/acacia/icon.svg?width=240&crop=1x1&format=png')
    expect(answer?.headers).toMatchObject({ 'content-type': 'image/png' })
    expect(await sizeOf(answer)).toEqual({ width: 240, height: 240, format: 'png' })
    expect((await request('/images/media/acacia/evil.svg?format=png'))?.status).toBe(404)
  })

  test('[GAL-05] refuses a file that is not an image and does not follow a link out of the folder', async () => {
    expect((await request('/images/media/acacia/text.png'))?.status).toBe(415)
    expect((await request('/images/media/acacia/link.jpg'))?.status).toBe(404)
  })

  test.each([
    '/images/cars/spaceship/red/030.webp',
    '/images/cars/suv/red/031.webp',
    '/images/cars/suv/red/boot.webp',
    '/images/cars/suv/constructor/030.webp',
    '/images/cars/suv/red/030.png',
    '/images/cars/placeholder/suv/030.webp',
    '/images/media/acacia/missing.jpg',
    '/images/media/acacia/../../secret.jpg',
    '/images/media/acacia/%2e%2e%2fsecret.jpg',
    '/images/media/acacia/%2e%2e/secret.jpg',
    '/images/media/acacia/car.jpg\0.png',
    '/images/media/acacia\\car.jpg',
    '/images/media/nobody/car.jpg',
    `/images/${'a'.repeat(100_000)}`,
    '/images/',
  ])('[GAL-05] %s is not an image', async (path) => {
    expect((await request(path))?.status).toBe(404)
  })

  test('[GAL-05] answers any path with null, 404 or an image, and never fails', async () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('..', 'cars', 'media', 'acacia', '%00', '%2e%2e', 'car.jpg', '__proto__'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
        const answer = await handler({
          pathname: `/images/${pieces.join('/')}`,
          search: new URLSearchParams(),
          method: 'GET',
          requester: visitor,
        })
        expect([200, 404]).toContain(answer?.status)
      }),
    )
  })

  test('[GAL-05] returns null for paths outside /images/ and refuses other methods', async () => {
    expect(await request('/cars/2024-mazda')).toBeNull()
    expect((await request('/images/cars/suv/red/030.webp', { method: 'POST' }))?.status).toBe(405)
  })

  test('[GAL-05] the same request has the same ETag, and 304 for a browser that has it', async () => {
    const first = await request('/images/cars/hatch/red/030.webp?width=160')
    const etag = first?.headers['etag'] ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await request('/images/cars/hatch/red/030.webp?width=160', { ifNoneMatch: `"x", ${etag}` })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(await request('/images/cars/hatch/red/030.webp?width=160', { method: 'HEAD' })).toMatchObject({
      status: 200,
      body: '',
    })
  })

  test('[GAL-05] answers 503 with Retry-After when too many wait, and shares concurrent requests', async () => {
    const { want } = createSmallHandler({ atOnce: 2, waitingOfSender: 1 })
    const answers = await Promise.all(['red', 'red', 'blue', 'navy', 'grey', 'white'].map((colour) => want(colour)))
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200, 503, 503])
    expect(answers[4]?.headers['retry-after']).toBe('2')
    expect((await want('grey'))?.status).toBe(200)
  })

  test('[GAL-05] [SEC-01] a flood by one sender neither refuses another shopper nor makes them wait for it', async () => {
    const { want, order } = createSmallHandler({ atOnce: 1, waitingOfSender: 4 })
    const flood = ['red', 'blue', 'navy', 'grey', 'white', 'black'].map((colour) => want(colour))
    const neighbour = want('green', { tenantId: 'a', sender: '192.0.2.2' })
    const statuses = (await Promise.all([...flood, neighbour])).map((answer) => answer?.status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503, 200])
    expect(order.indexOf('green')).toBeLessThanOrEqual(2)
  })
})
