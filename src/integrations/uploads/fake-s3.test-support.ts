import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Options } from './s3'

/** An object store in memory with the part of S3 that uploads need. The bench `uploads` tests against a real one. */
export type FakeS3 = {
  readonly options: S3Options
  readonly objects: Map<string, { readonly bytes: Buffer; readonly type: string }>
  /** While set, every request is answered with this status, or not at all. */
  failWith: number | 'hang' | null
  readonly close: () => Promise<void>
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const NO_SUCH_KEY_XML =
  '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>There is no such key.</Message></Error>'

export const startFakeS3 = async (): Promise<FakeS3> => {
  const objects: FakeS3['objects'] = new Map()
  const state: { failWith: number | 'hang' | null } = { failWith: null }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = decodeURIComponent((request.url ?? '').split('?', 1)[0]?.slice(1) ?? '')
    const bytes = await readBody(request)
    const isSigned = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/us-east-1\/s3\//.test(
      request.headers.authorization ?? '',
    )
    if (!isSigned) return void response.writeHead(403).end()
    if (state.failWith === 'hang') return
    if (state.failWith !== null) return void response.writeHead(state.failWith).end()
    if (request.method === 'PUT') objects.set(key, { bytes, type: request.headers['content-type'] ?? '' })
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'PUT') return void response.writeHead(200, { etag: '"x"' }).end()
    if (request.method === 'DELETE') return void response.writeHead(204).end()
    const found = objects.get(key)
    if (!found) return void response.writeHead(404, { 'content-type': 'application/xml' }).end(NO_SUCH_KEY_XML)
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
    response.end(request.method === 'HEAD' ? undefined : found.bytes)
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const options = { bucket: 'forecourt', region: 'us-east-1', endpoint, accessKeyId: 'key', secretAccessKey: 'secret' }
  return {
    options,
    objects,
    get failWith() {
      return state.failWith
    },
    set failWith(status) {
      state.failWith = status
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
