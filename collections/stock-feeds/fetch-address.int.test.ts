import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { oddStockFile } from '@/scripts/testing/odd-stock'
import { dealerRow, toCsv } from '@/scripts/testing/stock'
import { waitUntil } from '@/scripts/testing/wait-until'
import type { DraftAnswer } from '@/src/cms/import-drafts'
import { publicOnly } from '@/src/services/stock/fetch/guarded-request'
import { createWorld, type World } from '@/tests/tenancy/world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const feed = () => world.inA['stock-feeds'] ?? ''
type Answer<T> = { readonly status: number; readonly body: T }
type Errors = { readonly errors: readonly { readonly message: string; readonly field?: string }[] }
const request = async <T>(method: string, path: string, body?: unknown, token = world.staff.editor.token) =>
  (await world.rest(method, path, token, body)) as Answer<T>
const draftsPath = () => `/stock-feeds/${feed()}/drafts/fetch`

describe('[STF-05] a web address', () => {
  let server: http.Server
  let release: (() => void)[] = []
  let address = ''
  beforeAll(async () => {
    server = http.createServer((incoming, response) => {
      if (incoming.url === '/gone.csv') response.writeHead(404).end()
      else if (incoming.url === '/slow.csv') release.push(() => response.end(toCsv([dealerRow('A1'), dealerRow('A2')])))
      else response.end(oddStockFile(20))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://feeds.example:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    vi.restoreAllMocks()
    release = []
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const treatAsPublic = () => {
    vi.spyOn(publicOnly, 'allows').mockImplementation((ip) => ip === '127.0.0.1')
    vi.spyOn(publicOnly, 'resolve').mockResolvedValue([{ address: '127.0.0.1', family: 4 }])
  }
  const setUrl = (url: string | null) =>
    request<Errors>('PATCH', `/stock-feeds/${feed()}`, { url }, world.staff['tenant-admin'].token)
  const fetchPath = () => `/stock-feeds/${feed()}/fetch`
  type Status = { readonly isRunning: boolean; readonly run?: { readonly state: string; readonly counts: unknown } }
  const status = async () => (await request<Status>('GET', fetchPath())).body

  test.each([
    ['http://localhost/stock.csv', /private network/u],
    ['http://169.254.169.254/latest', /private network/u],
    ['http://10.0.0.8/stock.csv', /private network/u],
    ['http://[::1]/stock.csv', /private network/u],
    ['http://2130706433/stock.csv', /private network/u],
    ['http://nas.local/stock.csv', /private network/u],
    ['ftp://feeds.example/stock.csv', /http:\/\/ or https:\/\//u],
    ['file:///etc/passwd', /http:\/\/ or https:\/\//u],
    ['https://me:secret@feeds.example/stock.csv', /username and password/u],
    ['stock.csv', /full web address/u],
  ])('[STF-05] %s is refused in the feed and in the steps, in the same words', async (url, message) => {
    const saved = await setUrl(url)
    expect([saved.status, JSON.stringify(saved.body)]).toEqual([400, expect.stringMatching(message)])
    const started = await request<Errors>('POST', draftsPath(), { url })
    expect([started.status, started.body.errors[0]]).toEqual([
      422,
      { message: expect.stringMatching(message), field: 'url' },
    ])
  })

  test('[STF-05] starts an import like a file; one that can’t be fetched says why', async () => {
    const hidden = await request<Errors>('POST', draftsPath(), { url: `${address}/stock.csv` })
    expect([hidden.status, hidden.body.errors[0]?.message]).toEqual([422, expect.stringMatching(/couldn’t be found/u)])
    treatAsPublic()
    const missing = await request<Errors>('POST', draftsPath(), { url: `${address}/gone.csv` })
    expect([missing.status, missing.body.errors[0]?.message]).toEqual([422, 'The server answered 404.'])
    const { status: code, body } = await request<DraftAnswer>('POST', draftsPath(), {
      url: `${address}/stock.csv?key=s3cret`,
    })
    expect([code, body.contents.rows]).toEqual([201, 20])
    expect(body.name).not.toContain('s3cret')
  })

  test('[STF-05] “Fetch now” imports, never twice at once, and says how it went', async () => {
    expect((await request<Errors>('POST', fetchPath())).body.errors[0]?.message).toMatch(/no web address/u)
    treatAsPublic()
    expect((await setUrl(`${address}/slow.csv`)).status).toBe(200)
    expect((await request('POST', fetchPath())).status).toBe(202)
    await waitUntil(() => Promise.resolve(release.length > 0))
    const second = await request<Errors>('POST', fetchPath())
    expect([second.status, second.body.errors[0]?.message]).toEqual([
      409,
      expect.stringMatching(/being fetched already/u),
    ])
    expect(await status()).toMatchObject({ isRunning: true })
    release[0]?.()
    await waitUntil(async () => !(await status()).isRunning)
    expect(await status()).toMatchObject({ run: { state: 'done', counts: { read: 2, created: 2 } } })
    await setUrl(`${address}/gone.csv`)
    expect((await request('POST', fetchPath())).status).toBe(202)
    await waitUntil(async () => !(await status()).isRunning)
    expect(await status()).toMatchObject({ run: { state: 'failed', message: 'The server answered 404.' } })
  })
})
