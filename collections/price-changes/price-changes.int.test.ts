import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dealerRow, importCsv, toCsv, type DealerRow } from '@/scripts/testing/stock'
import { withOverrides } from '@/src/domain/stock/vehicle/overrides'
import { toVehicle } from '@/src/domain/stock/vehicle/vehicle-record'
import { withClient } from '@/src/platform/postgres/connections'
import { runDuePriceChanges } from '@/src/services/stock/price-changes/run-due'
import { createWorld, type World } from '@/tests/tenancy/world'

let world: World
let tenant: string
beforeAll(async () => {
  world = await createWorld()
  tenant = world.a
})
afterAll(() => world.close())

const rows = (more: readonly DealerRow[] = []) => [
  { ...dealerRow('S1'), 'EGC Price': '$20,000' },
  { ...dealerRow('S2'), 'EGC Price': '$30,000', Model: 'Camry' },
  { ...dealerRow('S3'), 'EGC Price': '' },
  ...more,
]
const importRows = (some: readonly DealerRow[]) =>
  withClient(world.pool as unknown as pg.Pool, async (client) => {
    const result = await importCsv(client, tenant, toCsv(some), {
      feedKey: 'yard',
      now: new Date(),
      allowRemoval: true,
    })
    expect(result.ok).toBe(true)
  })

beforeEach(async () => {
  await world.pool.query('DELETE FROM price_changes')
  await world.pool.query('DELETE FROM vehicles WHERE tenant_id = $1 AND feed_key IS NOT NULL', [tenant])
  await importRows(rows())
})

type Body = {
  readonly id?: string
  readonly count?: number
  readonly from?: number
  readonly to?: number
  readonly fingerprint?: string
  readonly vehicles?: unknown
  readonly action?: string
  readonly message?: string
  readonly rows?: readonly { readonly name: string; readonly from: number; readonly to: number }[]
  readonly refused?: readonly { readonly name: string; readonly reason: string }[]
  readonly errors?: readonly { readonly field?: string; readonly message: string }[]
}
const ask = async (path: string, body: object, token = world.staff.editor.token) => {
  const answer = await world.rest('POST', `/price-changes/${path}`, token, { tenant, make: 'Toyota', ...body })
  return { status: answer.status, body: answer.body as Body }
}
const change = { kind: 'percent', amount: '10', tag: 'Spring sale', showsBefore: 'yes' }
const apply = async (body: object = {}) => {
  const { fingerprint } = (await ask('preview', { ...change, ...body })).body
  return ask('apply', { ...change, ...body, fingerprint })
}
const idOfApplied = async (body: object = {}): Promise<string> => {
  const { status, body: answer } = await apply(body)
  expect(status, JSON.stringify(answer)).toBe(201)
  return answer.id ?? ''
}

/** The price, crossed-out price and tag that shoppers see of a vehicle. */
const readShown = async (stock: string) => {
  const found = await world.pool.query('SELECT * FROM vehicles WHERE tenant_id = $1 AND feed_key = $2', [tenant, stock])
  const { offer_price_cents, price_cents, before_price_cents, tag } = withOverrides(toVehicle(found.rows[0]))
  return { price: (offer_price_cents ?? price_cents ?? 0) / 100, was: (before_price_cents ?? 0) / 100, tag }
}
const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000)
const typedDate = (moment: Date): string =>
  new Date(moment.getTime() + 10 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
const run = (now: Date) => runDuePriceChanges(world.pool, now)
const setOwnPrice = (stock: string, cents: number) =>
  world.pool.query(
    `UPDATE vehicles SET overrides = coalesce(overrides, '{}') || jsonb_build_object('offer_price_cents', $3::int)
      WHERE tenant_id = $1 AND feed_key = $2`,
    [tenant, stock, cents],
  )

describe('a price change', () => {
  test('[STF-11] is previewed with old and new prices, totals, and the vehicles that cannot take it', async () => {
    expect((await ask('count', {})).body).toEqual({ forSale: 3, notForSale: 0 })
    const { status, body } = await ask('preview', change)
    expect(status).toBe(200)
    expect(body).toMatchObject({ count: 2, from: 5_000_000, to: 4_500_000 })
    expect(body.rows).toMatchObject([
      { name: expect.stringContaining('Camry'), from: 3_000_000, to: 2_700_000 },
      { name: expect.stringContaining('(S1)'), from: 2_000_000, to: 1_800_000 },
    ])
    expect(body.refused).toMatchObject([{ name: expect.stringContaining('(S3)'), reason: 'It has no price.' }])
    expect(await readShown('s1')).toMatchObject({ price: 20_000 })
    expect((await ask('count', { model: 'Camry', priceFrom: '30,000' })).body).toEqual({ forSale: 1, notForSale: 0 })
    expect((await ask('count', { daysFrom: '1' })).body).toEqual({ forSale: 0, notForSale: 0 })
  })

  test('[STF-11] is for exactly the vehicles that staff ticked, of their own dealer', async () => {
    const { rows: found } = await world.pool.query<{ id: string }>('SELECT id FROM vehicles WHERE feed_key = $1', [
      's2',
    ])
    const vehicles = [found[0]?.id, world.inB['vehicles']].join(',')
    expect((await ask('count', { make: '', vehicles })).body).toEqual({ forSale: 1, notForSale: 0 })
    await idOfApplied({ make: '', vehicles })
    expect(await readShown('s1')).toMatchObject({ price: 20_000 })
    expect(await readShown('s2')).toMatchObject({ price: 27_000 })
    expect((await ask('count', { vehicles: 'lost' })).status).toBe(422)
  })

  test('[STF-11] applies at once, crosses the old price out, and is undone', async () => {
    const id = await idOfApplied()
    expect(await readShown('s1')).toEqual({ price: 18_000, was: 20_000, tag: 'Spring sale' })
    expect(await readShown('s2')).toEqual({ price: 27_000, was: 30_000, tag: 'Spring sale' })
    const listed = await world.rest('GET', `/price-changes/${id}/vehicles`, world.staff.editor.token)
    expect(listed.body).toMatchObject({ action: 'undo', vehicles: [{ state: 'running' }, { state: 'running' }] })
    const { body } = await ask(`${id}/end`, { action: 'undo' })
    expect(body.message).toBe('2 vehicles have their earlier price again.')
    expect(await readShown('s1')).toEqual({ price: 20_000, was: 0, tag: undefined })
    const { rows: stored } = await world.pool.query('SELECT overrides FROM vehicles WHERE feed_key = $1', ['s1'])
    expect(stored).toEqual([{ overrides: null }])
    // The history of the vehicle names who did it.
    const { rows: log } = await world.pool.query<{ who: string; changes: object[] }>(
      "SELECT who, changes FROM audit WHERE kind = 'vehicles' AND title LIKE '%(S1)' ORDER BY created_at, id",
    )
    expect(log).toMatchObject([{ who: 'editor@tenant-a.example' }, { who: 'editor@tenant-a.example' }])
    expect(log[0]?.changes).toContainEqual(expect.objectContaining({ label: 'Your offer price', after: '$18,000' }))
  })

  test('[STF-11] leaves prices that staff have changed since, and names them', async () => {
    await setOwnPrice('s2', 2_800_000)
    const id = await idOfApplied()
    expect(await readShown('s2')).toMatchObject({ price: 25_200, was: 28_000 })
    await setOwnPrice('s1', 1_700_000)
    const { body } = await ask(`${id}/end`, { action: 'undo' })
    expect(body.message).toMatch(/^1 vehicle has its earlier price again\. .*1 vehicle since, so it stays: .*\(S1\)\.$/)
    // A price of staff's own crosses out the one that it replaces.
    expect(await readShown('s1')).toEqual({ price: 17_000, was: 20_000, tag: undefined })
    expect(await readShown('s2')).toMatchObject({ price: 28_000, was: 30_000 })
    expect((await ask(`${id}/end`, { action: 'undo' })).status).toBe(409)
  })

  test('[STF-11] starts and ends at its times, from the prices of that moment', async () => {
    const id = await idOfApplied({ starts: typedDate(hoursFromNow(24)), ends: typedDate(hoursFromNow(48)) })
    expect(await readShown('s1')).toMatchObject({ price: 20_000 })
    await run(hoursFromNow(20))
    expect(await readShown('s1')).toMatchObject({ price: 20_000 })
    await importRows([{ ...dealerRow('S1'), 'EGC Price': '$22,000' }, ...rows().slice(1)])
    await world.pool.query("UPDATE vehicles SET status = 'sold', sold_at = now() WHERE feed_key = 's2'")
    await run(hoursFromNow(30))
    await run(hoursFromNow(30))
    expect(await readShown('s1')).toMatchObject({ price: 19_800, was: 22_000 })
    const { body } = await world.rest('GET', `/price-changes/${id}/vehicles`, world.staff.editor.token)
    expect(body).toMatchObject({
      action: 'stop',
      vehicles: [{ state: 'left_out', reason: 'Sold.' }, { state: 'running' }],
    })
    await run(hoursFromNow(55))
    expect(await readShown('s1')).toEqual({ price: 22_000, was: 0, tag: undefined })
    const states = await world.pool.query('SELECT state FROM price_changes')
    expect(states.rows).toEqual([{ state: 'ended' }])
  })

  test('[STF-11] [STK-02] a planned change starts only on vehicles that the feed still has', async () => {
    const id = await idOfApplied({ starts: typedDate(hoursFromNow(24)), ends: typedDate(hoursFromNow(48)) })
    await importRows(rows().filter((row) => row !== undefined && !Object.values(row).includes('S2')))
    await run(hoursFromNow(30))
    expect(await readShown('s1')).toMatchObject({ price: 18_000 })
    expect(await readShown('s2')).toMatchObject({ price: 30_000, was: 0 })
    const listed = await world.rest('GET', `/price-changes/${id}/vehicles`, world.staff.editor.token)
    expect(listed.body).toMatchObject({
      vehicles: [{ state: 'left_out', reason: 'It’s no longer in your stock.' }, { state: 'running' }],
    })
    const { rows: stored } = await world.pool.query('SELECT vehicles FROM price_changes WHERE id = $1', [id])
    expect(Number(stored[0]?.vehicles)).toBe(1)
    // Back in the feed, it is free for another change.
    await importRows(rows())
    const later = { starts: typedDate(hoursFromNow(25)), ends: typedDate(hoursFromNow(40)) }
    expect((await ask('preview', { ...change, ...later })).body).toMatchObject({ count: 1 })
  })

  test('[STF-11] [STK-02] follows the feed while it runs: an import neither loses it nor makes it permanent', async () => {
    const id = await idOfApplied({ ends: typedDate(hoursFromNow(24)) })
    const fed = [
      { ...dealerRow('S1'), 'EGC Price': '$15,000' },
      { ...dealerRow('S2'), 'EGC Price': '' },
    ]
    await importRows(fed)
    expect(await readShown('s1')).toEqual({ price: 13_500, was: 15_000, tag: 'Spring sale' })
    expect(await readShown('s2')).toEqual({ price: 0, was: 0, tag: undefined })
    // A price that staff change in the vehicle's form is followed by the job.
    await world.pool.query("UPDATE vehicles SET price_cents = 1000000 WHERE feed_key = 's1'")
    await run(hoursFromNow(1))
    expect(await readShown('s1')).toMatchObject({ price: 9000, was: 10_000 })
    await importRows([...fed, dealerRow('S9')])
    expect(await readShown('s1')).toMatchObject({ price: 9000 })
    await ask(`${id}/end`, { action: 'stop' })
    expect(await readShown('s1')).toEqual({ price: 10_000, was: 0, tag: undefined })
  })

  test('[STF-11] leaves out vehicles of another change at that time, and takes them after it', async () => {
    await idOfApplied({ name: 'Black Friday', ends: typedDate(hoursFromNow(24)) })
    const { body } = await ask('preview', change)
    expect(body).toMatchObject({ count: 0 })
    expect(body.refused).toContainEqual(expect.objectContaining({ reason: 'It’s in “Black Friday” at that time.' }))
    const none = await apply()
    expect([none.status, none.body.errors?.[0]?.message]).toEqual([422, expect.stringMatching(/^None of these/)])
    expect((await ask('preview', { ...change, starts: typedDate(hoursFromNow(25)) })).body).toMatchObject({ count: 2 })
  })

  test('[STF-11] refuses a preview that is no longer true, also of two requests at once', async () => {
    const { fingerprint } = (await ask('preview', change)).body
    await world.pool.query("UPDATE vehicles SET price_cents = 2100000 WHERE feed_key = 's1'")
    expect((await ask('apply', { ...change, fingerprint })).status).toBe(409)
    const next = (await ask('preview', change)).body.fingerprint
    const answers = await Promise.all([1, 2, 3].map(() => ask('apply', { ...change, fingerprint: next })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test('[STF-11] a cancelled change never starts', async () => {
    const id = await idOfApplied({ starts: typedDate(hoursFromNow(2)) })
    expect((await ask(`${id}/end`, { action: 'undo' })).status).toBe(409)
    expect((await ask(`${id}/end`, { action: 'cancel' })).body.message).toBe('The change won’t start.')
    await run(hoursFromNow(3))
    expect(await readShown('s1')).toMatchObject({ price: 20_000 })
    // Its vehicles are free for another change of the same time.
    const { body } = await ask('preview', { ...change, starts: typedDate(hoursFromNow(2)) })
    expect(JSON.stringify(body)).not.toContain('other_change')
    expect(await idOfApplied({ starts: typedDate(hoursFromNow(2)) })).not.toBe(id)
  })

  test('[STF-11] says at the field what is wrong with it', async () => {
    const { status, body } = await ask('preview', { kind: 'percent', amount: '100', ends: '30/2/2027', floor: '-5' })
    expect(status).toBe(422)
    expect(body.errors?.map(({ field }) => field)).toEqual(['floor', 'amount', 'ends'])
  })
})

describe('[ADM-01] [SEC-02] the door', () => {
  test('[STF-11] is open for administrators and editors of the dealer only', async () => {
    const id = await idOfApplied()
    for (const path of ['count', 'preview', 'apply', `${id}/end`]) {
      for (const role of ['viewer', 'lead-handler'] as const)
        expect((await ask(path, change, world.staff[role].token)).status, `${role} ${path}`).toBe(403)
      expect((await world.rest('POST', `/price-changes/${path}`, null, { tenant, ...change })).status, path).toBe(401)
    }
    for (const path of ['count', 'preview', 'apply'])
      expect((await ask(path, { ...change, tenant: world.b })).status, path).toBe(403)
    expect((await world.rest('GET', `/price-changes/${id}/vehicles`, world.staff.viewer.token)).status).toBe(403)
    expect(await readShown('s1')).toMatchObject({ price: 18_000 })
  })

  test('[STF-11] never reaches a vehicle or a change of another dealer', async () => {
    await world.pool.query("UPDATE vehicles SET make = 'Toyota', price_cents = 5000000 WHERE id = $1", [
      world.inB['vehicles'],
    ])
    await idOfApplied()
    const { rows: other } = await world.pool.query('SELECT overrides FROM vehicles WHERE id = $1', [
      world.inB['vehicles'],
    ])
    expect(other).toEqual([{ overrides: null }])
    const { rows: made } = await world.pool.query<{ id: string }>(
      "INSERT INTO price_changes (id, tenant_id, name, state) VALUES (gen_random_uuid(), $1, 'B', 'running') RETURNING id",
      [world.b],
    )
    expect((await ask(`${made[0]?.id ?? ''}/end`, { action: 'undo' })).status).toBe(403)
    for (const id of ['nothing', "'; DROP TABLE vehicles", made[0]?.id ?? ''])
      expect(
        (await world.rest('GET', `/price-changes/${encodeURIComponent(id)}/vehicles`, world.staff.editor.token)).status,
      ).toBe(403)
  })
})
