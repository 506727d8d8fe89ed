import { randomUUID } from 'node:crypto'
import { importCsv } from '../../scripts/testing/stock'
import { database } from './database'
import { rest, shownHtml, signIn, sql } from './arrange'
import { copyDealer, type TestDealer } from './dealers'
import { ask, databaseUrl, expect, test } from './fixtures'
import { type Gate, openGate, type Process, type Redis, redisIsHere, startProcess, startRedis } from './processes'

/**
 * Cached pages on several processes: the tested site and two more on its database. The tests run in order, since all
 * use these processes and one test stops them.
 */
test.describe.configure({ mode: 'default' })

/** A demo dealer, whose pages never change. */
const other = 'ironbark-trucks'

// The tested site, with the interface of the other processes.
const first = { ask: (slug: string, target: string) => ask(slug, target) }
type Asked = Pick<Process, 'ask'>

let dealer: TestDealer
let mine: string
let gate: Gate
let second: Process
let third: Process
let redis: Redis | null = null

/** Application name of the third process's connections in Postgres. */
const thirdName = `third-${randomUUID()}`

const startThird = (): Promise<Process> => {
  const url = new URL(databaseUrl())
  url.searchParams.set('application_name', thirdName)
  return startProcess({ DATABASE_URL: url.href, ...(redis && { REDIS_URL: redis.url }) })
}

test.beforeAll(async () => {
  dealer = await copyDealer('coolabah-chery')
  mine = dealer.slug
  gate = await openGate()
  redis = redisIsHere() ? await startRedis() : null
  second = await startProcess({ DATABASE_URL: gate.url, ...(redis && { REDIS_URL: redis.url }) })
  third = await startThird()
})

test.afterAll(async () => {
  await Promise.all([second.stop(), third.stop()])
  await Promise.all([gate.close(), redis?.stop()])
})

const isHit = async (at: Asked, slug: string, target: string): Promise<boolean> =>
  (await at.ask(slug, target)).headers['x-nextjs-cache'] === 'HIT'

const cached = async (at: Asked, slug: string, target: string): Promise<void> => {
  await expect.poll(() => isHit(at, slug, target), { intervals: [50] }).toBe(true)
}

const words = async (at: Asked, slug: string, target: string): Promise<string> =>
  shownHtml((await at.ask(slug, target)).body)

const expectWords = (at: Asked, target: string, expected: string): Promise<void> =>
  expect.poll(() => words(at, mine, target), { intervals: [20] }).toContain(expected)

type Price = { readonly cents: number; readonly shown: string; readonly search: string }

/** Returns a price that no other vehicle has, with its text on a page and the search that finds it. */
let lastPrice = 31_000
const nextPrice = (): Price => {
  lastPrice += 111
  const dollars = String(lastPrice)
  return {
    cents: lastPrice * 100,
    shown: `$${lastPrice.toLocaleString('en-AU')}`,
    search: `/search/new-and-demo-cars/?range[price]=${dollars}:${dollars}`,
  }
}

/** Waits until a process finds a vehicle by its new price. */
const expectFound = async (at: Asked, { search }: Price, target: string): Promise<void> => {
  const found = async () => {
    const { headers, body } = await at.ask(mine, search)
    return headers.location ? words(at, mine, headers.location) : shownHtml(body)
  }
  await expect.poll(found, { intervals: [20] }).toContain(target)
}

type PlainCar = { readonly id: string; readonly slug: string; readonly target: string }

/** Finds a vehicle whose page shows its plain price; each `at` gives a different one. */
const plainCar = async (at: number): Promise<PlainCar> => {
  const [row] = await sql<{ id: string; slug: string }>(
    `SELECT id, slug FROM vehicles WHERE tenant_id = $1 AND hidden IS NOT TRUE AND removed_at IS NULL
     AND status = 'in_stock' AND price_cents > 1500000 AND offer_price_cents IS NULL AND overrides IS NULL
     ORDER BY created_at, id OFFSET $2 LIMIT 1`,
    [dealer.id, at],
  )
  if (!row) throw new Error(`${mine} has no such vehicle.`)
  return { ...row, target: `/cars/${row.slug}` }
}

const setPrice = (car: PlainCar, { cents }: Price) =>
  sql('UPDATE vehicles SET price_cents = $2, before_price_cents = NULL WHERE id = $1', [car.id, cents])

test('[STK-03] a price changed by SQL shows on cached pages and in search in both processes, and another dealer’s pages stay cached', async () => {
  const car = await plainCar(0)
  for (const at of [first, third]) {
    await cached(at, mine, car.target)
    await cached(at, other, '/')
  }
  const price = nextPrice()
  await setPrice(car, price)
  for (const at of [first, third]) {
    await expectWords(at, car.target, price.shown)
    await expectFound(at, price, car.target)
    expect(await isHit(at, other, '/')).toBe(true)
  }
})

test('[STK-03] [ADM-01] a price changed in the panel of one process shows in both', async () => {
  const car = await plainCar(0)
  for (const at of [first, third]) await cached(at, mine, car.target)
  const price = nextPrice()
  const saved = await rest('PATCH', `/vehicles/${car.id}`, await signIn(dealer.admin), { price_cents: price.cents })
  expect(saved.status).toBe(200)
  for (const at of [first, third]) await expectWords(at, car.target, price.shown)
})

test('[STK-02] [STK-03] a price changed by an import shows in both processes', async () => {
  const load = async (price: number) => {
    const csv = `Stock number,Make,Model,Badge,Year,Price,Odometer,Body,Fuel,Transmission,Colour,Car type,Images
CA-1,Lancia,Gamma,Corallina,2021,${String(price)},45000,Sedan,Petrol,Automatic,Blue,used,
`
    const client = await database().connect()
    try {
      expect(await importCsv(client, dealer.id, csv, { now: new Date() })).toMatchObject({ ok: true })
    } finally {
      client.release()
    }
  }
  await load(27_311)
  const [car] = await sql<{ slug: string }>("SELECT slug FROM vehicles WHERE tenant_id = $1 AND model = 'Gamma'", [
    dealer.id,
  ])
  const target = `/cars/${car?.slug ?? ''}`
  for (const at of [first, third]) await cached(at, mine, target)
  await load(26_422)
  for (const at of [first, third]) await expectWords(at, target, '$26,422')
})

test('[ADM-01] [TEN-01] a location hidden and shown again in the panel of one process leaves and rejoins the pages of the other', async () => {
  const token = await signIn(dealer.admin)
  const { body } = await rest('GET', '/locations?limit=1&sort=order', token)
  const [location] = body['docs'] as { id: string; name: string }[]
  const name = location?.name ?? ''
  const addresses = async (at: Asked) =>
    (await words(at, mine, '/')).split('<h3').filter((one) => one.includes(name)).length
  const setVisible = async (visible: boolean) =>
    expect((await rest('PATCH', `/locations/${location?.id ?? ''}`, token, { visible })).status).toBe(200)
  for (const at of [first, third]) await cached(at, mine, '/')
  const before = await addresses(third)
  expect(before).toBeGreaterThan(0)
  expect(await addresses(first)).toBe(before)
  await setVisible(false)
  for (const at of [first, third]) await expect.poll(() => addresses(at), { intervals: [20] }).toBeLessThan(before)
  await setVisible(true)
  for (const at of [first, third]) await expect.poll(() => addresses(at), { intervals: [20] }).toBe(before)
})

test('[STK-03] a change made while a process does not listen is not lost', async () => {
  const car = await plainCar(3)
  await cached(third, mine, car.target)
  const price = nextPrice()
  // The listening connection queries the time once a second.
  const cut = await sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = $1 AND (query LIKE 'LISTEN forecourt_stock%' OR query LIKE '%clock_timestamp()%')`,
    [thirdName],
  )
  expect(cut).toHaveLength(1)
  await setPrice(car, price)
  await expectWords(third, car.target, price.shown)
  await expectFound(third, price, car.target)
  expect((await third.ask(mine, '/healthz')).status).toBe(200)
})

test('[STK-03] [ADM-02] [LOC-03] [MOD-01] changes made while a process is down show once it is up again', async () => {
  const car = await plainCar(4)
  const token = await signIn(dealer.admin)
  const [place] = await sql<{ id: string; slug: string }>(
    'SELECT id, slug FROM locations WHERE tenant_id = $1 ORDER BY "order" LIMIT 1',
    [dealer.id],
  )
  const [model] = await sql<{ id: string }>("SELECT id FROM models WHERE tenant_id = $1 AND slug = 'tiggo-4-pro'", [
    dealer.id,
  ])
  const pages = { place: `/locations/${place?.slug ?? ''}`, model: '/models/tiggo-4-pro' }
  for (const target of [car.target, pages.place, pages.model]) await cached(third, mine, target)
  await third.stop()
  await sql('UPDATE vehicles SET hidden = true WHERE id = $1', [car.id])
  const sentence = 'Saved while one process was away.'
  for (const [target, change] of [
    [`/locations/${place?.id ?? ''}`, { phone: '+61 7 5550 4411' }],
    [`/models/${model?.id ?? ''}`, { short_description: sentence, _status: 'published' }],
  ] as const)
    expect((await rest('PATCH', target, token, change)).status, target).toBe(200)
  third = await startThird()
  expect((await third.ask(mine, car.target)).status).toBe(404)
  expect(await words(third, mine, pages.place)).toContain('07 5550 4411')
  expect(await words(third, mine, pages.model)).toContain(sentence)
  await sql('UPDATE vehicles SET hidden = false WHERE id = $1', [car.id])
  await expect.poll(async () => (await third.ask(mine, car.target)).status, { intervals: [20] }).toBe(200)
})

test('[STK-03] a page rendered from data older than a commit is not served again from the cache, by any process', async () => {
  const car = await plainCar(5)
  const [before, after] = [nextPrice(), nextPrice()]
  await setPrice(car, before)
  await expectFound(second, before, car.target)
  // The page has queried the vehicle, and its answer is held back while the price changes.
  const { reached, release } = gate.holdAnswer('"vehicles"."slug" =')
  const asked = second.ask(mine, car.target)
  await reached
  await setPrice(car, after)
  await expectFound(second, after, car.target)
  release()
  const across = shownHtml((await asked).body)
  expect(across).toContain(before.shown)
  expect(across).not.toContain(after.shown)
  expect(await words(second, mine, car.target)).toContain(after.shown)
  for (const at of [third, first]) await expectWords(at, car.target, after.shown)
})

test('[STK-03] with Redis, a page rendered by one process is not rendered again by another', async () => {
  test.skip(redis === null, 'redis-server is not installed')
  const car = await plainCar(1)
  await cached(second, mine, car.target)
  await expect.poll(() => isHit(third, mine, car.target), { intervals: [100] }).toBe(true)
  const price = nextPrice()
  await setPrice(car, price)
  for (const at of [third, second]) await expectWords(at, car.target, price.shown)
  // Nothing is logged while Redis answers.
  expect(second.output()).not.toContain('Redis')
})

test('[STK-03] pages work while Redis is down and after it is back, and each change is logged once', async () => {
  test.skip(redis === null, 'redis-server is not installed')
  await redis?.stop()
  const car = await plainCar(2)
  await cached(third, mine, car.target)
  const price = nextPrice()
  await setPrice(car, price)
  await expectWords(third, car.target, price.shown)
  expect(third.output().match(/Redis is unreachable/g)).toHaveLength(1)
  await redis?.start()
  await expect.poll(() => third.output()).toContain('Redis is back')
  await setPrice(car, nextPrice())
  await expect.poll(async () => (await isHit(second, mine, car.target)) && isHit(third, mine, car.target)).toBe(true)
})

test('[SRCH-03] requests of made-up addresses do not evict the pages that shoppers return to', async () => {
  const real = ['/', (await plainCar(0)).target]
  for (const target of real) await cached(third, mine, target)
  // The limit in bytes, which takes thousands of pages to reach, is tested in `src/runtime/cache-handler.test.ts`.
  const madeUp = Array.from({ length: 16 }, (_, n) => [
    `/cars/made-up-${String(n)}`,
    `/search/new-and-demo-cars/?query=nothing-${String(n)}`,
  ]).flat()
  for (const target of madeUp)
    expect([200, 308, 404], third.output().slice(-3000)).toContain((await third.ask(mine, target)).status)
  for (const target of real) expect(await isHit(third, mine, target), target).toBe(true)
})

test('[STK-03] without Postgres cached pages are served, others answer with an error page, and the site recovers by itself', async () => {
  const car = await plainCar(0)
  // The search page's address ends with a slash, unlike the path that Next.js uses.
  const search = (await second.ask(mine, '/search')).headers.location ?? ''
  const pages = ['/', car.target, search]
  const health = async () => (await second.ask(mine, '/healthz')).status
  const expectGoesOn = async (unknown: string) => {
    for (const target of pages) expect((await second.ask(mine, target)).status, target).toBe(200)
    const { status, headers, body } = await second.ask(mine, unknown)
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(body).toContain('Back in a moment')
  }
  for (const [way, shut] of [
    ['closed', () => gate.close()],
    ['hanging', () => Promise.resolve(gate.hang())],
  ] as const) {
    await expect
      .poll(async () => Promise.all(pages.map((target) => isHit(second, mine, target))))
      .toEqual(pages.map(() => true))
    await shut()
    // Before the process notices the outage, and after.
    await expectGoesOn(`/cars/${way}-1`)
    await expect.poll(health).toBe(503)
    await expectGoesOn(`/cars/${way}-2`)
    const price = nextPrice()
    await setPrice(car, price)
    await gate.open()
    await expectWords(second, car.target, price.shown)
    await expectFound(second, price, car.target)
    await expect.poll(health).toBe(200)
  }
  expect(second.ended()).toBe(false)
})
