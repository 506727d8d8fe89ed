import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** Parses a request strictly: like a real host, it fails if a parameter is missing or not a whole number. */
const parseQuery = (query: URLSearchParams) => {
  const [width, quality] = [Number(query.get('width')), Number(query.get('quality'))]
  if (!Number.isInteger(width) || width < 1 || !Number.isInteger(quality) || quality < 1 || quality > 100)
    throw new RangeError('width and quality are whole numbers')
  const [across, down] = (query.get('crop') ?? '').split('x').map(Number)
  return { width, quality, ...(across && down ? { height: Math.round((width * down) / across) } : {}) }
}

/** A local image host: `/?url=…&width=…&quality=…&crop=AxB` for the given images. */
export const startFakeImageHost = async (images: Readonly<Record<string, Buffer>>) => {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any')
    const source = pathname === '/' ? images[searchParams.get('url') ?? ''] : undefined
    if (!source) return void response.writeHead(404).end()
    const answer = async () => {
      const { quality, ...size } = parseQuery(searchParams)
      const bytes = await sharp(source)
        .resize({ ...size, fit: 'cover' })
        .webp({ quality })
        .toBuffer()
      response.writeHead(200, { 'content-type': 'image/webp' }).end(bytes)
    }
    answer().catch((error: unknown) => response.writeHead(400).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close()
    },
  }
}
