import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { handleEndpoints } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toCsv, dealerRow, listVehicles } from '@/scripts/testing/stock'
import dealerCsv from '@/tenants/mappings/dealer-csv.json'
import { createWorld, type World } from '@/tests/tenancy/world'
import { getPool } from '@/src/platform/postgres/payload-pool'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
})

type Body = { readonly text: string; readonly form?: boolean; readonly length?: number }

const send = async (feed: string, query: string, token: string | null, { text, form, length }: Body) => {
  const data = new FormData()
  data.set('file', new Blob([text]), 'stock.csv')
  const request = new Request(`http://localhost:3000/api/stock-feeds/${feed}/import?name=stock.csv${query}`, {
    method: 'POST',
    headers: {
      ...(token === null ? {} : { authorization: `JWT ${token}` }),
      ...(form ? {} : { 'content-type': 'application/octet-stream' }),
      ...(length === undefined ? {} : { 'content-length': String(length) }),
    },
    body: form ? data : text,
  })
  const response = await handleEndpoints({ config: Promise.resolve(world.payload.config), request })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const feedOfA = () => world.inA['stock-feeds'] ?? ''
const listOwnVehicles = async () =>
  (await listVehicles(world.pool, world.a)).filter((one) => one.feed_key !== null && one['feed_id'] === feedOfA())
const rows = (count: number) => Array.from({ length: count }, (_, index) => dealerRow(`P${index + 1}`))

describe('[STK-02] a file uploaded to a feed', () => {
  test('[STK-02] can be tried and imported, with a guard against removals and the numbers in the answer', async () => {
    const { token } = world.staff['editor']
    const text = toCsv([...rows(12), { ...dealerRow('P99'), Year: 'soon' }])
    const tried = await send(feedOfA(), '&dry-run=1', token, { text })
    expect(tried).toMatchObject({ status: 200, body: { ok: true, report: { created: 12, rejected: 1, dryRun: true } } })
    expect(await listOwnVehicles()).toHaveLength(0)
    const done = await send(feedOfA(), '', token, { text, form: true, length: 4000 })
    expect(done).toMatchObject({
      status: 200,
      body: { ok: true, report: { created: 12, rejections: [{ line: 14, column: 'Year', value: 'soon' }] } },
    })
    expect(await listOwnVehicles()).toHaveLength(12)
    const half = toCsv(rows(5))
    const refused = await send(feedOfA(), '', token, { text: half })
    expect(refused).toMatchObject({ status: 422, body: { ok: false, reason: 'removal', missing: 7, existing: 12 } })
    expect(await send(feedOfA(), '&allow-removal=1', token, { text: half })).toMatchObject({ status: 200 })
    expect(await listOwnVehicles()).toHaveLength(5)
  })

  test('[ADM-01] [STK-02] is accepted only from writers of that tenant', async () => {
    const text = toCsv(rows(12))
    const before = await listVehicles(world.pool, world.b)
    for (const role of ['viewer', 'lead-handler'] as const) {
      expect((await send(feedOfA(), '', world.staff[role].token, { text })).status).toBe(403)
    }
    expect((await send(feedOfA(), '', null, { text })).status).toBe(401)
    for (const feed of [world.inB['stock-feeds'] ?? '', 'nowhere', '00000000-0000-7000-8000-000000000000']) {
      expect([403, 404]).toContain((await send(feed, '', world.staff['tenant-admin'].token, { text })).status)
    }
    expect(await listOwnVehicles()).toHaveLength(5)
    expect(await listVehicles(world.pool, world.b)).toEqual(before)
  })

  test('[STK-02] is refused above 50 MB', async () => {
    const { token } = world.staff['editor']
    const text = `Stock number,Make,Model,Year\n${'x'.repeat(52 * 1024 * 1024)}`
    expect((await send(feedOfA(), '', token, { text })).status).toBe(413)
    expect(await listOwnVehicles()).toHaveLength(5)
  })
})

describe('[STK-02] a slow upload', () => {
  let temporary = ''
  const before = process.env['TMPDIR']
  beforeEach(async () => {
    temporary = await mkdtemp(path.join(os.tmpdir(), 'forecourt-test-'))
    process.env['TMPDIR'] = temporary
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    await rm(temporary, { recursive: true })
  })

  /** Starts an upload. The promise resolves once the server waits for the body; `finish` sends it. */
  const startSlowUpload = () => {
    let finish = (): void => undefined
    const released = new Promise<void>((resolve) => (finish = resolve))
    let markBodyRead = (): void => undefined
    const bodyRead = new Promise<void>((resolve) => (markBodyRead = resolve))
    const body = new ReadableStream(
      {
        async pull(controller) {
          markBodyRead()
          await released
          controller.enqueue(Buffer.from(toCsv(rows(5))))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const init = {
      method: 'POST',
      headers: { authorization: `JWT ${world.staff['editor'].token}`, 'content-type': 'application/octet-stream' },
      body,
      duplex: 'half',
    }
    const answer = world.send(`/stock-feeds/${feedOfA()}/import?name=stock.csv&dry-run=1`, init as RequestInit)
    return { bodyRead, answer, finish }
  }
  const heldConnections = (): number => {
    const pool = getPool(world.payload)
    return pool.totalCount - pool.idleCount
  }

  test('[STK-02] holds no connection; refuses a third upload of a feed, trials included', async () => {
    const idle = heldConnections()
    const two = [startSlowUpload(), startSlowUpload()]
    await Promise.all(two.map(({ bodyRead }) => bodyRead))
    expect(heldConnections()).toBe(idle)
    const { token } = world.staff['editor']
    const third = await send(feedOfA(), '&dry-run=1', token, { text: toCsv(rows(5)) })
    expect(third).toMatchObject({
      status: 429,
      body: { errors: [{ message: expect.stringContaining('Two imports') }] },
    })
    expect((await world.rest('POST', `/stock-feeds/${feedOfA()}/try`, token, dealerCsv)).status).toBe(429)
    for (const { finish } of two) finish()
    expect((await Promise.all(two.map(({ answer }) => answer))).map(({ status }) => status)).toEqual([200, 200])
    expect((await send(feedOfA(), '&dry-run=1', token, { text: toCsv(rows(5)) })).status).toBe(200)
    expect(await readdir(temporary)).toEqual([])
  })

  test('[STK-02] an invalid form is refused', async () => {
    const headers = {
      authorization: `JWT ${world.staff['editor'].token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '7',
    }
    const answer = await world.send(`/stock-feeds/${feedOfA()}/import`, { method: 'POST', headers, body: 'no form' })
    expect(answer.status).toBe(400)
    expect(await readdir(temporary)).toEqual([])
  })
})

describe('[STK-02] values that staff set by hand', () => {
  test("[STK-02] stay through the next import when set through the panel's REST API", async () => {
    const { token } = world.staff['editor']
    const images = 'https://img.example/1.jpg|https://img.example/2.jpg'
    const header = 'Stock number,Make,Model,Year,Tag,Dealercomments,Offer price,Images,KM\n'
    const line = (km: number) => `${header}P1,Kia,Rio,2020,Theirs,Feed words,20000,${images},${km}\n`
    await send(feedOfA(), '&allow-removal=1', token, { text: line(10) })
    const [vehicle] = await listOwnVehicles()
    const overrides = {
      tag: 'Ours',
      dealercomments: 'Our words',
      offer_price_cents: 1_800_000,
      image_order: ['https://img.example/2.jpg', 'https://img.example/1.jpg'],
    }
    const patched = await world.rest('PATCH', `/vehicles/${vehicle?.id ?? ''}`, token, { hidden: true, overrides })
    expect(patched.status).toBe(200)
    expect(await send(feedOfA(), '', token, { text: line(20) })).toMatchObject({ body: { report: { updated: 1 } } })
    expect(await listOwnVehicles()).toMatchObject([{ hidden: true, overrides, km: 20, tag: 'Theirs' }])
  })
})

describe('[STK-02] the header that a feed is fetched with', () => {
  const patch = (data: Record<string, unknown>) =>
    world.rest('PATCH', `/stock-feeds/${feedOfA()}`, world.staff['tenant-admin'].token, data)
  const stored = async () =>
    (await world.pool.query('SELECT "authorization" FROM stock_feeds WHERE id = $1', [feedOfA()])).rows[0]

  test('[STK-02] is stored and sent, and can never be read', async () => {
    const url = 'https://feeds.example/stock.csv'
    const answer = await patch({ url, schedule: 'm15', set_authorization: 'Bearer s3cret' })
    expect(answer.status).toBe(200)
    expect(await stored()).toEqual({ authorization: 'Bearer s3cret' })
    const { token } = world.staff['tenant-admin']
    const read = [
      answer,
      await world.rest('GET', `/stock-feeds/${feedOfA()}?depth=2&showHiddenFields=true`, token),
      await world.rest('GET', '/stock-feeds?select[authorization]=true&limit=0', token),
    ]
    expect(JSON.stringify(read)).not.toContain('s3cret')
    const guessed = await world.rest('GET', '/stock-feeds?where[authorization][like]=Bearer', token)
    const found = (guessed.body as { totalDocs?: number }).totalDocs ?? 0
    expect(guessed.status >= 400 || found === 0).toBe(true)
  })

  test('[STK-02] cannot be set directly, is cleared for another server and can be removed', async () => {
    await patch({ authorization: 'Bearer forged', name: 'Renamed' })
    expect(await stored()).toEqual({ authorization: 'Bearer s3cret' })
    await patch({ url: 'https://feeds.example/other.csv' })
    expect(await stored()).toEqual({ authorization: 'Bearer s3cret' })
    await patch({ url: 'https://elsewhere.example/stock.csv' })
    expect(await stored()).toEqual({ authorization: null })
    await patch({ set_authorization: 'Basic abc' })
    await patch({ set_authorization: '-' })
    expect(await stored()).toEqual({ authorization: null })
  })

  test('[STK-02] refuses URLs that cannot be fetched and invalid mappings', async () => {
    for (const data of [
      { url: 'file:///etc/passwd' },
      { url: 'https://me:pw@x.example' },
      { mapping: { name: 'x' } },
    ]) {
      expect((await patch(data)).status).toBe(400)
    }
  })
})

describe('[STK-02] the number of feeds per dealer', () => {
  test('[STK-02] is limited to twenty, each of which can be changed', async () => {
    const { token } = world.staff['tenant-admin']
    const add = (n: number) =>
      world.rest('POST', '/stock-feeds', token, { tenant: world.a, name: `F${n}`, key: `f-${n}`, on_missing: 'remove' })
    for (let n = 2; n <= 20; n += 1) expect((await add(n)).status, String(n)).toBe(201)
    expect(await add(21)).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'A dealer can have up to 20 stock feeds. Delete a feed before you add another.' }] },
    })
    expect((await world.rest('PATCH', `/stock-feeds/${feedOfA()}`, token, { name: 'Renamed' })).status).toBe(200)
  })
})
