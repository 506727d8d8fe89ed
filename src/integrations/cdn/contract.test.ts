import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { cdnContract } from './contract'
import { noCdn } from './embedded'
import { httpCdn } from './http'
import { cdnOf } from './index'

cdnContract('none', async () => ({ cdn: noCdn, holds: () => false, close: async () => undefined }))

type Said = { readonly status: number; readonly body: string } | 'hang'

/** A local CDN that stores pages by tag and, like the real one, accepts at most thirty tags in one request. */
const fakeCdn = async (tags: readonly string[] = []) => {
  const kept = new Set(tags)
  const asked: { readonly bearer: string | undefined; readonly body: unknown }[] = []
  let said: Said | null = null
  const bodyOf = async (request: IncomingMessage): Promise<{ tags?: string[]; purge_everything?: boolean }> => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    return JSON.parse(Buffer.concat(parts).toString()) as { tags?: string[] }
  }
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      asked.push({ bearer: request.headers.authorization, body })
      if (said === 'hang') return
      const tooMany = (body.tags?.length ?? 0) > 30 || body.tags?.length === 0
      if (said === null && !tooMany) {
        if (body.purge_everything === true) kept.clear()
        for (const tag of body.tags ?? []) kept.delete(tag)
      }
      const { status, body: text } = said ?? { status: tooMany ? 400 : 200, body: `{"success":${String(!tooMany)}}` }
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge_cache`,
    asked,
    kept,
    say: (what: Said) => (said = what),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

cdnContract('HTTP', async (tags) => {
  const fake = await fakeCdn(tags)
  return { cdn: httpCdn(fake.address, {}), holds: (tag) => fake.kept.has(tag), close: fake.close }
})

test('[VDP-16] sends the configured token and rejects every answer that does not confirm the purge', async () => {
  const fake = await fakeCdn()
  const cdn = cdnOf({ CDN_PURGE_URL: fake.address, CDN_PURGE_TOKEN: 'secret' })
  await cdn.purge({ tags: ['tenant-a'] })
  expect(fake.asked).toEqual([{ bearer: 'Bearer secret', body: { tags: ['tenant-a'] } }])
  for (const [status, body] of [
    [500, ''],
    [200, '{"success":false}'],
    [200, 'no JSON'],
  ] as const) {
    fake.say({ status, body })
    await expect(cdn.purge('everything')).rejects.toThrow(/^The CDN (answered 500|did not confirm the purge)\.$/)
  }
  fake.say('hang')
  await expect(httpCdn(fake.address, { timeoutMs: 200 }).purge('everything')).rejects.toThrow()
  await fake.close()
  expect(cdnOf({})).toBe(noCdn)
})
