import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createImageDriver } from '.'
import { testImagesContract, type RunningImages } from './contract'
import { createImageHandler } from './handler'
import { createFolderSource } from './image-sources'
import { startFakeImageHost } from './testing/fake-image-host.test-support'

/** Noise over a gradient, so that the quality affects the file size. */
const createPhoto = () =>
  sharp({
    create: { width: 1600, height: 1000, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } } as never,
  }).blur(1.2)

const fetched = async (address: string) => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return { type: response.headers.get('content-type') ?? '', bytes: Buffer.from(await response.arrayBuffer()) }
}

testImagesContract('embedded', async (): Promise<RunningImages> => {
  const home = mkdtempSync(join(tmpdir(), 'contract-'))
  mkdirSync(join(home, 'acacia'))
  await createPhoto()
    .jpeg({ quality: 95 })
    .toFile(join(home, 'acacia', 'car.jpg'))
  const handler = createImageHandler({
    cacheBytes: 40_000_000,
    paint: async () => Promise.reject(new Error('This test draws no vehicles.')),
    scenesFolder: home,
    sources: [createFolderSource({ folder: (tenant) => join(home, tenant), svg: false })],
  })
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any')
    handler({
      pathname,
      search: searchParams,
      method: request.method ?? 'GET',
      requester: { tenantId: '', sender: undefined },
    }).then(
      (answer) => response.writeHead(answer?.status ?? 404, answer?.headers).end(answer?.body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    driver: createImageDriver({ IMAGE_HOST_URL: undefined }),
    imageUrl: '/images/media/acacia/car.jpg',
    fetchImage: (address) => fetched(`http://127.0.0.1:${port}${address}`),
    close: async () => {
      server.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
})

testImagesContract('image host', async (): Promise<RunningImages> => {
  const image = 'https://photos.example/stock/a car & b.jpg?v=1&width=9#top'
  const host = await startFakeImageHost({ [image]: await createPhoto().jpeg({ quality: 95 }).toBuffer() })
  return {
    driver: createImageDriver({ IMAGE_HOST_URL: `${host.address}/` }),
    imageUrl: image,
    fetchImage: fetched,
    close: host.close,
  }
})

describe('image driver of the environment', () => {
  test('[GAL-05] leaves external addresses unchanged without an image host; our own images never go through it', () => {
    const elsewhere = 'https://photos.example/a.jpg'
    expect(createImageDriver({ IMAGE_HOST_URL: undefined }).url(elsewhere, { width: 640 })).toBe(elsewhere)
    const hosted = createImageDriver({ IMAGE_HOST_URL: 'https://pictures.example' })
    expect(hosted.base).toBe('https://pictures.example')
    expect(hosted.url('/images/media/acacia/car.jpg', { width: 640 })).toBe('/images/media/acacia/car.jpg?width=640')
  })
})
