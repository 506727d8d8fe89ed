import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { listPhotos } from '@/src/domain/images/rendered-body'
import { bodiesByKind, interiorViews, renderedBodies, type RenderedBody } from '@/src/domain/images/rendered-images'
import { essentialViews, hasMaster } from '@/src/domain/images/vehicle-masters'
import { itemTypes } from '@/src/domain/stock/vehicle/vehicle'
import { listVehicleMasters } from './painter'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const masters = await listVehicleMasters(root)

const PHOTO_ADDRESS = /\/images\/cars\/([a-z-]+)\/[a-z]+\/([a-z0-9-]+)\.webp/g
const parsePhotos = (text: string) =>
  [...text.matchAll(PHOTO_ADDRESS)].map(([url, body = '', view = '']) => ({ url, body: body as RenderedBody, view }))
const exists = ({ body, view }: { readonly body: RenderedBody; readonly view: string }): boolean =>
  (interiorViews as readonly string[]).includes(view) || hasMaster(masters, body, view)

describe('the studio masters of this repository', () => {
  test.each(renderedBodies)('[GAL-05] show every side of a %s', (body) => {
    expect(essentialViews.filter((view) => !hasMaster(masters, body, view))).toEqual([])
  })

  test.each([...masters])('[GAL-05] %s is of a known body, in its size', async (name) => {
    expect(renderedBodies).toContain(name.slice(0, -4))
    const { format, width, height } = await sharp(path.join(root, 'assets/vehicle-masters', `${name}.webp`)).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 960, height: 1920 })
  })

  test.each(itemTypes)('[GAL-03] every photo that a %s may have exists', (item) => {
    const urls = bodiesByKind[item].flatMap((body) =>
      listPhotos(masters, { item, body, colour: 'white' }, 24).map(({ url }) => url),
    )
    expect(parsePhotos(urls.join('\n')).filter((photo) => !exists(photo))).toEqual([])
  })

  test('[GAL-03] every photo that a demo dealer’s content names exists', () => {
    const files = readdirSync(path.join(root, 'tenants'), { recursive: true, encoding: 'utf8' })
    const texts = files
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFileSync(path.join(root, 'tenants', file), 'utf8'))
    const photos = parsePhotos(texts.join('\n'))
    expect(photos.length).toBeGreaterThan(50)
    expect(photos.filter((photo) => !exists(photo)).map(({ url }) => url)).toEqual([])
  })
})
