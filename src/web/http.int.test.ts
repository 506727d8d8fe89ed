import { once } from 'node:events'
import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { createRequestListener } from './http'
import type { WebServices } from './web-services'
import { createSiteHeaders } from './site-headers'

/** Two web processes that serve only the platform's host. */

let database: TestDatabase
let pools: readonly pg.Pool[] = []
let servers: readonly Server[] = []
let ports: readonly number[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  pools = [0, 1].map(() => new pg.Pool({ connectionString: database.url, max: 3 }))
  servers = pools.map((db) => {
    const webServer = {
      db,
      hosts: () => ({ platform: new Set(['localhost']), tenants: new Map() }),
      headers: createSiteHeaders({ isHttps: false }),
      isStaff: () => Promise.resolve(false),
      next: async (_request: unknown, response: ServerResponse) => void response.end(),
    }
    return createServer(createRequestListener(webServer as unknown as WebServices)).listen(0, '127.0.0.1')
  })
  await Promise.all(servers.map((server) => once(server, 'listening')))
  ports = servers.map((server) => (server.address() as AddressInfo).port)
})
afterAll(async () => {
  for (const server of servers) server.close()
  await Promise.all(pools.map((pool) => pool.end()))
  await database.drop()
})

const statusOf = async (
  port: number | undefined,
  path: string,
  { method = 'POST', origin }: { readonly method?: string; readonly origin?: string | undefined } = {},
): Promise<number | undefined> => {
  const headers = { host: `localhost:${port}`, ...(origin === undefined ? {} : { origin }) }
  const outgoing = ask({ host: '127.0.0.1', port, path, method, headers })
  outgoing.end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

test('[STF-09] a page of another site can neither sign in nor change anything on the platform’s host', async () => {
  const [port] = ports
  const status = (method: string, origin?: string) => statusOf(port, '/api/users/login', { method, origin })
  const own = `http://localhost:${port}`
  for (const origin of ['https://evil.example', 'null', 'http://localhost', `http://a.localhost:${port}`]) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(await status(method, origin), origin).toBe(403)
    expect(await status('GET', origin)).toBe(200)
  }
  expect([await status('POST', own), await status('POST')]).toEqual([200, 200])
})

test('[ADM-01] [OPS-02] repeated password tries are limited for two web processes together, in every spelling of the path', async () => {
  await database.pool.query('DELETE FROM rate_limits')
  const paths = ['/api/users/login', '/api/users/LOGIN', '/api/users/%6Cogin', '/api/users/invitation/accept']
  const statuses = await Promise.all(Array.from({ length: 150 }, (_, n) => statusOf(ports[n % 2], paths[n % 4] ?? '')))
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
})
