import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { testCdnContract } from './contract'
import { noCdn } from './embedded'
import { createHttpCdn } from './http'
import { createCdn } from './index'

testCdnContract('none', async () => ({ cdn: noCdn, has: () => false, close: async () => undefined }))

type FakeAnswer = { readonly status: number; readonly body: string } | 'hang'

/** A local CDN that stores pages by tag and, like the real one, accepts at most thirty tags in one request. */
const startFakeCdn = async (tags: readonly string[] = []) => {
  const cachedTags = new Set(tags)
  const requests: { readonly bearer: string | undefined; readonly body: unknown }[] = []
  let answer: FakeAnswer | null = null
  const bodyOf = async (request: IncomingMessage): Promise<{ tags?: string[]; purge_everything?: boolean }> => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    return JSON.parse(Buffer.concat(parts).toString()) as { tags?: string[] }
  }
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      requests.push({ bearer: request.headers.authorization, body })
      if (answer === 'hang') return
      const tooMany = (body.tags?.length ?? 0) > 30 || body.tags?.length === 0
      if (answer === null && !tooMany) {
        if (body.purge_everything === true) cachedTags.clear()
        for (const tag of body.tags ?? []) cachedTags.delete(tag)
      }
      const { status, body: text } = answer ?? { status: tooMany ? 400 : 200, body: `{"success":${String(!tooMany)}}` }
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge_cache`,
    requests,
    cachedTags,
    say: (what: FakeAnswer) => (answer = what),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

testCdnContract('HTTP', async (tags) => {
  const fake = await startFakeCdn(tags)
  return { cdn: createHttpCdn(fake.address, {}), has: (tag) => fake.cachedTags.has(tag), close: fake.close }
})

test('[VDP-16] sends the configured token and rejects every answer that does not confirm the purge', async () => {
  const fake = await startFakeCdn()
  const cdn = createCdn({ CDN_PURGE_URL: fake.address, CDN_PURGE_TOKEN: 'secret' })
  await cdn.purge({ tags: ['tenant-a'] })
  expect(fake.requests).toEqual([{ bearer: 'Bearer secret', body: { tags: ['tenant-a'] } }])
  for (const [status, body] of [
    [500, ''],
    [200, '{"success":false}'],
    [200, 'no JSON'],
  ] as const) {
    fake.say({ status, body })
    await expect(cdn.purge('everything')).rejects.toThrow(/^The CDN (answered 500|did not confirm the purge)\.$/)
  }
  fake.say('hang')
  await expect(createHttpCdn(fake.address, { timeoutMs: 200 }).purge('everything')).rejects.toThrow()
  await fake.close()
  expect(createCdn({})).toBe(noCdn)
})
