import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listVehicles } from '@/scripts/testing/stock'
import { createWorld, type World } from '@/tests/tenancy/world'

let world: World
let key = ''
const feed = () => world.inA['stock-feeds'] ?? ''
const foreign = () => world.inB['stock-feeds'] ?? ''

const request = async (method: string, target: string, headers: Record<string, string>, body?: string | Uint8Array) => {
  const response = await handleEndpoints({
    config: Promise.resolve(world.payload.config),
    request: new Request(`http://localhost:3000/api/stock-feeds/${target}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    }),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}
const keyOf = async (id: string, token: string) => request('POST', `${id}/push-key`, { authorization: `JWT ${token}` })
const push = (body: string | Uint8Array, headers: Record<string, string> = { 'x-api-key': key }, id = feed()) =>
  request('POST', `${id}/vehicles`, headers, body)
const vehicle = (stocknum: string, more: Record<string, unknown> = {}) =>
  JSON.stringify({ stocknum, make: 'Kia', model: 'Rio', year: 2020, status: 'in_stock', dapprice: 20_990, ...more })
const vehicles = async () =>
  (await listVehicles(world.pool, world.a)).filter((one) => one['feed_id'] === feed() && one.feed_key !== null)
const set = (columns: string, ...values: unknown[]) =>
  world.pool.query(`UPDATE stock_feeds SET ${columns} WHERE id = $1`, [feed(), ...values])

beforeAll(async () => {
  world = await createWorld()
  await set("mapping_name = 'dms-webhook'")
  const made = await keyOf(feed(), world.staff['tenant-admin'].token)
  key = String(made.body['key'])
})
beforeEach(async () => {
  await world.pool.query('DELETE FROM vehicles WHERE feed_id = $1 AND feed_key IS NOT NULL', [feed()])
})
afterAll(async () => {
  await world.close()
})

describe('[STK-02] vehicles pushed one by one', () => {
  test('[STK-02] are added, changed or left unchanged; vehicles that are not sent stay', async () => {
    expect(await push(vehicle('A1'))).toMatchObject({ status: 200, body: { ok: true, outcome: 'created' } })
    expect(await push(vehicle('A2'))).toMatchObject({ status: 200, body: { outcome: 'created' } })
    expect(await push(vehicle('A1'))).toMatchObject({ status: 200, body: { outcome: 'unchanged' } })
    expect(await push(vehicle('A1', { dapprice: 19_990 }))).toMatchObject({ status: 200, body: { outcome: 'updated' } })
    expect(await vehicles()).toMatchObject([
      { feed_key: 'a1', price_cents: 1_999_000, price_type: 'drive_away' },
      { feed_key: 'a2', price_cents: 2_099_000 },
    ])
    expect(await push(vehicle('A2', { status: 'sold' }))).toMatchObject({ status: 200 })
    expect((await vehicles()).map((one) => one['status'])).toEqual(['in_stock', 'sold'])
  })

  test('[STK-02] stores all vehicles that are pushed in parallel', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, (_, index) => push(vehicle(`M${index}`))))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(await vehicles()).toHaveLength(30)
  })

  test('[STK-02] accepts each file shape that has a built-in mapping', async () => {
    const fixture = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(path.join('src/feed-reader/json/fixtures', `${name}.json`), 'utf8'))
    const records = async (name: string): Promise<readonly unknown[]> => {
      const found = await fixture(name)
      if (Array.isArray(found)) return found as unknown[]
      return Object.values(found as Record<string, unknown>).find((one) => Array.isArray(one)) as unknown[]
    }
    for (const name of ['dms-webhook', 'export-webhook', 'stock-item']) {
      await set('mapping_name = $2', name)
      for (const record of await records(name)) {
        expect(await push(JSON.stringify(record)), name).toMatchObject({ status: 200, body: { outcome: 'created' } })
      }
    }
    await set("mapping_name = 'dms-webhook'")
    const found = await vehicles()
    expect(found.map((one) => one.feed_key)).toEqual(['e1001', 'e1002', 'l-77', 'l-78', 'y500'])
    expect(JSON.stringify(found)).not.toMatch(/21000|15000|38000|46990/u)
  })

  test('[STK-02] keeps values that staff set', async () => {
    await push(vehicle('A1'))
    await world.pool.query(`UPDATE vehicles SET hidden = true, overrides = '{"tag":"Ours"}' WHERE feed_key = 'a1'`)
    await push(vehicle('A1', { dapprice: 1000 }))
    expect(await vehicles()).toMatchObject([{ hidden: true, overrides: { tag: 'Ours' }, price_cents: 100_000 }])
  })
})

describe('[STK-02] refuses invalid vehicles', () => {
  test.each([
    ['nothing', '', 400],
    ['a cut record', '{"stocknum":"A1"', 400],
    ['a number', '12', 400],
    ['a text', '"A1"', 400],
    ['two records side by side', `${vehicle('A1')},${vehicle('A2')}`, 400],
    ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['10,000 levels within', vehicle('A1').replace('}', `,"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`), 422],
    ['null', 'null', 422],
    ['an empty list', '[]', 400],
    ['a list with an incomplete car', ` [${vehicle('A1')},{"stocknum":"A2"}]`, 400],
    ['a list of one car', `[${vehicle('A1')}]`, 400],
    ['another feed’s record', '{"Identifier":"L-77"}', 422],
    ['a car without a year', JSON.stringify({ stocknum: 'A1', make: 'Kia', model: 'Rio' }), 422],
    ['a car of the year soon', vehicle('A1', { year: 'soon' }), 422],
    ['a price that is no number', vehicle('A1', { dapprice: 'cheap' }), 422],
  ])('[STK-02] %s changes nothing', async (_, body, status) => {
    const answer = await push(body)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).toMatch(/"message":"[A-Z]/u)
    expect(await vehicles()).toEqual([])
  })

  test('[STK-02] refuses text that is not UTF-8', async () => {
    const bytes = Buffer.from(vehicle('A1').replace('Kia', 'K\u00ffa'), 'latin1')
    expect((await push(bytes)).status).toBe(400)
  })

  test('[STK-02] refuses more than 256 kB, whatever length the request declares', async () => {
    const large = vehicle('A1', { dealercomments: 'x'.repeat(270_000) })
    expect((await push(large)).status).toBe(413)
    expect((await push(large, { 'x-api-key': key, 'content-length': '10' })).status).toBe(413)
    expect((await push(vehicle('A1', { features: ['x'.repeat(90_000), 'y'.repeat(90_000)] }))).status).toBe(200)
  })

  test('[STK-02] a feed without a mapping, and one that is switched off, accept no vehicle', async () => {
    await set('mapping_name = NULL')
    expect(await push(vehicle('A1'))).toMatchObject({ status: 422 })
    await set("mapping_name = 'dms-webhook', enabled = false")
    expect(await push(vehicle('A1'))).toMatchObject({ status: 422 })
    await set('enabled = true')
    expect(await vehicles()).toEqual([])
  })

  test('[STK-02] asks the sender to retry while another import is running', async () => {
    const { rows } = await world.pool.query<{ key: string }>('SELECT key FROM stock_feeds WHERE id = $1', [feed()])
    const other = await world.pool.connect()
    await other.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [
      `stock-import:${world.a}:${rows[0]?.key ?? ''}`,
    ])
    const answer = await push(vehicle('A1'))
    other.release(true)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
  })
})

describe('[ADM-01] [STK-02] the key of a feed', () => {
  test('[STK-02] is accepted in three headers; any other key is refused', async () => {
    const basic = Buffer.from(`anybody:${key}`).toString('base64')
    for (const headers of [
      { authorization: `Bearer ${key}` },
      { authorization: `Basic ${basic}` },
      { 'X-API-Key': key },
    ]) {
      expect((await push(vehicle('A1'), headers)).status).toBe(200)
    }
    const wrong = `${key.slice(0, -2)}xx`
    const staff = world.staff['tenant-admin'].token
    for (const headers of [
      {},
      { 'x-api-key': '' },
      { 'x-api-key': wrong },
      { authorization: `JWT ${staff}` },
      { 'x-api-key': 'fcp_' },
    ]) {
      expect((await push(vehicle('B1'), headers as Record<string, string>)).status).toBe(401)
    }
    expect((await vehicles()).map((one) => one.feed_key)).toEqual(['a1'])
  })

  test('[STK-02] does not work for another feed or another dealer', async () => {
    const before = await listVehicles(world.pool, world.b)
    for (const id of [foreign(), 'nowhere', '00000000-0000-7000-8000-000000000000']) {
      expect((await push(vehicle('B1'), { 'x-api-key': key }, id)).status).toBe(401)
    }
    await world.pool.query("UPDATE stock_feeds SET mapping_name = 'dms-webhook', push_key_hash = 'x' WHERE id = $1", [
      foreign(),
    ])
    expect((await push(vehicle('B1'), { 'x-api-key': key }, foreign())).status).toBe(401)
    expect(await listVehicles(world.pool, world.b)).toEqual(before)
  })

  test('[STK-02] only administrators of this dealer can create it, and it cannot be read', async () => {
    for (const role of ['editor', 'lead-handler', 'viewer'] as const) {
      expect((await keyOf(feed(), world.staff[role].token)).status).toBe(403)
    }
    expect((await request('POST', `${feed()}/push-key`, {})).status).toBe(401)
    expect((await keyOf(foreign(), world.staff['tenant-admin'].token)).status).toBe(403)
    const { token } = world.staff['tenant-admin']
    const read = await world.rest('GET', `/stock-feeds/${feed()}?showHiddenFields=true&depth=2`, token)
    expect(read.status).toBe(200)
    expect(JSON.stringify(read.body)).not.toMatch(/push_key_hash|fcp_/u)
    await world.rest('PATCH', `/stock-feeds/${feed()}`, token, { push_key_hash: 'mine' })
    expect((await push(vehicle('A1'))).status).toBe(200)
  })

  test('[STK-02] stops working once replaced, and once the dealer is archived', async () => {
    const old = key
    key = String((await keyOf(feed(), world.staff['tenant-admin'].token)).body['key'])
    expect((await push(vehicle('A1'), { 'x-api-key': old })).status).toBe(401)
    expect((await push(vehicle('A1'))).status).toBe(200)
    await world.pool.query("UPDATE tenants SET status = 'archived' WHERE id = $1", [world.a])
    expect((await push(vehicle('A1'))).status).toBe(401)
    await world.pool.query("UPDATE tenants SET status = 'active' WHERE id = $1", [world.a])
    const { token } = world.staff['tenant-admin']
    await request('DELETE', `${feed()}/push-key`, { authorization: `JWT ${token}` })
    expect((await push(vehicle('A1'))).status).toBe(401)
  })
})
