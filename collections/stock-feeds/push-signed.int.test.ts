import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type World } from '@/tests/tenancy/world'

let world: World
let held = { key: '', secret: '' }
const feed = () => world.inA['stock-feeds'] ?? ''
const admin = () => world.staff['tenant-admin'].token

const now = () => Math.floor(Date.now() / 1000)
const signed = (body: string, { time = now(), secret = held.secret } = {}) => ({
  'X-Forecourt-Signature': `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`,
})
const vehicle = (stocknum: string) =>
  JSON.stringify({ stocknum, make: 'Kia', model: 'Rio', year: 2020, status: 'in_stock', dapprice: 20_990 })
const push = async (body: string, headers: Record<string, string>, id = feed()) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
  const response = await world.send(`/stock-feeds/${id}/vehicles`, init)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const vehicles = async (): Promise<readonly string[]> => {
  const { rows } = await world.pool.query<{ feed_key: string }>(
    'SELECT feed_key FROM vehicles WHERE feed_key IS NOT NULL AND feed_id = $1 ORDER BY 1',
    [feed()],
  )
  return rows.map((one) => one.feed_key)
}
const require = async (yes: boolean) => {
  expect((await world.rest('PATCH', `/stock-feeds/${feed()}`, admin(), { push_signed: yes })).status).toBe(200)
}
const newKey = async (id: string) =>
  (await world.rest('POST', `/stock-feeds/${id}/push-key`, admin())).body as typeof held

beforeAll(async () => {
  world = await createWorld()
  await world.pool.query("UPDATE stock_feeds SET mapping_name = 'dms-webhook'")
  held = await newKey(feed())
})
beforeEach(async () => {
  await world.pool.query('DELETE FROM vehicles WHERE feed_key IS NOT NULL AND feed_id = $1', [feed()])
})
afterAll(async () => {
  await world.close()
})

describe('[STK-02] [ADM-01] signed vehicles', () => {
  test('[STK-02] a signature is accepted without the key, and with it', async () => {
    expect(held).toEqual({ key: expect.stringMatching(/^fcp_/u), secret: expect.stringMatching(/^fcs_/u) })
    expect(await push(vehicle('A1'), signed(vehicle('A1')))).toMatchObject({
      status: 200,
      body: { outcome: 'created' },
    })
    expect(await push(vehicle('A2'), { ...signed(vehicle('A2')), 'x-api-key': held.key })).toMatchObject({
      status: 200,
    })
    expect(await vehicles()).toEqual(['a1', 'a2'])
  })

  test('[STK-02] refuses a wrong, old or foreign signature, even with the correct key', async () => {
    const body = vehicle('B1')
    const attempts: Record<string, string>[] = [
      signed(vehicle('B2')),
      signed(body, { secret: held.key }),
      signed(body, { secret: 'fcs_guessed' }),
      signed(body, { time: now() - 400 }),
      signed(body, { time: now() + 400 }),
      { 'x-forecourt-signature': '' },
      { 'x-forecourt-signature': 'v1=yes' },
    ]
    for (const headers of attempts) {
      for (const more of [{}, { 'x-api-key': held.key }]) {
        const answer = await push(body, { ...headers, ...more } as Record<string, string>)
        expect(answer.status, JSON.stringify(headers)).toBe(401)
        expect(JSON.stringify(answer.body)).toMatch(/"message":"[TA]/u)
      }
    }
    expect((await push(body, { ...signed(body), 'x-api-key': `${held.key}x` })).status, 'a wrong key beside').toBe(401)
    expect((await push(body, signed(body), world.inB['stock-feeds'])).status, 'another dealer’s feed').toBe(401)
    expect(await vehicles()).toEqual([])
  })

  test('[STK-02] a repeated request changes nothing while the signature is valid', async () => {
    const headers = signed(vehicle('A1'))
    expect(await push(vehicle('A1'), headers)).toMatchObject({ body: { outcome: 'created' } })
    expect(await push(vehicle('A1'), headers)).toMatchObject({ status: 200, body: { outcome: 'unchanged' } })
    expect(await vehicles()).toEqual(['a1'])
  })

  test('[STK-02] a feed that requires signatures accepts no vehicle by the key alone', async () => {
    await require(true)
    expect(await push(vehicle('A1'), { 'x-api-key': held.key })).toMatchObject({
      status: 401,
      body: { errors: [{ message: 'This feed only accepts signed requests.' }] },
    })
    expect((await push(vehicle('A1'), signed(vehicle('A1')))).status).toBe(200)
    await require(false)
    expect((await push(vehicle('A2'), { 'x-api-key': held.key })).status).toBe(200)
    expect(await vehicles()).toEqual(['a1', 'a2'])
  })

  test('[STK-02] the signature covers the bytes of the body, not its parsed value', async () => {
    const [body, spaced] = [vehicle('A1'), ` ${vehicle('A1')}`]
    expect((await push(spaced, signed(body))).status).toBe(401)
    expect((await push(spaced, signed(spaced))).status).toBe(200)
    const large = JSON.stringify({ x: 'x'.repeat(270_000) })
    expect((await push(large, signed(large))).status).toBe(413)
  })

  test('[STK-02] the secret is replaced with its key and cannot be read', async () => {
    const old = held
    held = await newKey(feed())
    expect(held.secret).not.toBe(old.secret)
    expect((await push(vehicle('A1'), signed(vehicle('A1'), { secret: old.secret }))).status).toBe(401)
    expect((await push(vehicle('A1'), signed(vehicle('A1')))).status).toBe(200)
    const read = await world.rest('GET', `/stock-feeds/${feed()}?showHiddenFields=true&depth=2`, admin())
    expect(JSON.stringify(read.body)).not.toContain(held.secret)
    expect((await world.rest('DELETE', `/stock-feeds/${feed()}/push-key`, admin())).status).toBe(200)
    expect((await push(vehicle('A1'), signed(vehicle('A1')))).status).toBe(401)
  })
})
