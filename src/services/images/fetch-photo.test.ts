import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { publicOnly } from '@/src/services/stock/fetch/guarded-request'
import { fetchPhoto } from './fetch-photo'

const localGuard = { ...publicOnly, allows: () => true }
const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

const startServer = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`
}

test('[VDP-08] fetches a complete photo from another server', async () => {
  const url = await startServer((_, response) => response.end(Buffer.from([1, 2, 3])))
  expect([...(await fetchPhoto(url, 2000, localGuard))]).toEqual([1, 2, 3])
})

test('[VDP-08] never fetches from a private network', async () => {
  const url = await startServer((_, response) => response.end('secret'))
  await expect(fetchPhoto(url, 2000)).rejects.toThrow(/private network/)
})

test('[VDP-08] rejects after the timeout, and if the server has no such photo', async () => {
  const silent = await startServer(() => undefined)
  await expect(fetchPhoto(silent, 200, localGuard)).rejects.toThrow(/200 ms|idle|timeout|quiet|silent/i)
  const missing = await startServer((_, response) => response.writeHead(404).end())
  await expect(fetchPhoto(missing, 2000, localGuard)).rejects.toThrow(/404/)
  const unresolved = fetchPhoto('http://nowhere.example/a.jpg', 200, {
    ...localGuard,
    resolve: () => new Promise(() => {}),
  })
  await expect(unresolved).rejects.toThrow(/200 ms/)
})
