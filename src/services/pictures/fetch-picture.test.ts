import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { publicOnly } from '@/src/services/stock/fetch/guarded-request'
import { fetchPicture } from './fetch-picture'

const here = { ...publicOnly, allows: () => true }
const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

const serving = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`
}

test('[VDP-08] fetches a complete photo from another server', async () => {
  const url = await serving((_, response) => response.end(Buffer.from([1, 2, 3])))
  expect([...(await fetchPicture(url, 2000, here))]).toEqual([1, 2, 3])
})

test('[VDP-08] never fetches from a private network', async () => {
  const url = await serving((_, response) => response.end('secret'))
  await expect(fetchPicture(url, 2000)).rejects.toThrow(/private network/)
})

test('[VDP-08] rejects after the timeout, and if the server has no such photo', async () => {
  const silent = await serving(() => undefined)
  await expect(fetchPicture(silent, 200, here)).rejects.toThrow(/200 ms|idle|timeout|quiet|silent/i)
  const missing = await serving((_, response) => response.writeHead(404).end())
  await expect(fetchPicture(missing, 2000, here)).rejects.toThrow(/404/)
  const lost = fetchPicture('http://nowhere.example/a.jpg', 200, { ...here, resolve: () => new Promise(() => {}) })
  await expect(lost).rejects.toThrow(/200 ms/)
})
