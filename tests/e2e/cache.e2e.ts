import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { rest, shownHtml, signIn, sql, vehicleSlug } from './arrange'
import { ask, databaseUrl, expect, logins, test } from './fixtures'
import { type Gate, openGate, type Process, type Redis, redisIsHere, startProcess, startRedis } from './processes'

/**
 * Cached pages, on real ones: the tested site is one process, two more run on its database. What one of these tests
 * changes, another counts on being left alone.
 */
test.describe.configure({ mode: 'default' })
test.setTimeout(180_000)

const mine = 'coolabah-chery'
const other = 'ironbark-trucks'

// The tested site itself, spoken to as the others are.
const first = { ask: (slug: string, target: string) => ask(slug, target) }
type Asked = Pick<Process, 'ask'>

let second: Process
let third: Process
let gate: Gate
let redis: Redis | null = null

test.beforeAll(async () => {
  gate = await openGate()
  redis = redisIsHere() ? await startRedis() : null
  const shared = redis ? { REDIS_URL: redis.url } : {}
  second = await startProcess({ ...shared, DATABASE_URL: gate.url })
  third = await startProcess(shared)
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

/** A price nobody else in these tests uses, and how a page writes it. */
let lastPrice = 31_000
const nextPrice = () => {
  lastPrice += 111
  return { cents: lastPrice * 100, shown: `$${lastPrice.toLocaleString('en-AU')}` }
}

/** The slug of a car whose page shows nothing but its price; each `at` another one. */
const plainCar = async (slug: string, at = 0): Promise<string> => {
  const [row] = await sql<{ slug: string }>(
    `SELECT v.slug FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.hidden IS NOT TRUE AND v.removed_at IS NULL AND v.status = 'in_stock'
       AND v.price_cents > 1500000 AND v.offer_price_cents IS NULL AND v.overrides IS NULL
     ORDER BY v.created_at, v.id OFFSET $2 LIMIT 1`,
    [slug, at],
  )
  if (!row) throw new Error(`${slug} has no such car.`)
  return row.slug
}

const setPrice = (slug: string, car: string, cents: number) =>
  sql(
    `UPDATE vehicles v SET price_cents = $3, before_price_cents = NULL FROM tenants t
     WHERE t.id = v.tenant_id AND t.slug = $1 AND v.slug = $2`,
    [slug, car, cents],
  )

const staff = async (slug: string): Promise<string> => {
  const login = logins().find((one) => one.tenant === slug)
  if (!login) throw new Error(`The seed made no login for ${slug}.`)
  return signIn(login)
}

test('[STK-03] a price changed by SQL shows on cached pages of both processes, another tenant’s stay cached', async () => {
  const target = `/cars/${await plainCar(mine)}`
  for (const at of [first, third]) {
    await cached(at, mine, target)
    await cached(at, other, '/')
  }
  const price = nextPrice()
  await setPrice(mine, target.slice('/cars/'.length), price.cents)
  for (const at of [first, third]) {
    await expect.poll(() => words(at, mine, target), { intervals: [20] }).toContain(price.shown)
    const dollars = String(price.cents / 100)
    const search = `/search/new-and-demo-cars/?range[price]=${dollars}:${dollars}`
    const found = async () => {
      const { headers, body } = await at.ask(mine, search)
      return headers.location ? words(at, mine, headers.location) : shownHtml(body)
    }
    await expect.poll(found, { intervals: [20] }).toContain(target)
    expect(await isHit(at, other, '/')).toBe(true)
  }
})

test('[STK-03] [ADM-01] a price changed in the panel of one process shows on both', async () => {
  const target = `/cars/${await plainCar(mine)}`
  for (const at of [first, third]) await cached(at, mine, target)
  const token = await staff(mine)
  const { body } = await rest('GET', `/vehicles?where[slug][equals]=${target.slice('/cars/'.length)}`, token)
  const [vehicle] = body['docs'] as { id: string }[]
  const price = nextPrice()
  const saved = await rest('PATCH', `/vehicles/${vehicle?.id ?? ''}`, token, { price_cents: price.cents })
  expect(saved.status).toBe(200)
  for (const at of [first, third]) {
    await expect.poll(() => words(at, mine, target), { intervals: [20] }).toContain(price.shown)
  }
})

test('[STK-02] [STK-03] a price changed by an import shows on both processes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-cache-'))
  const file = path.join(folder, 'stock.csv')
  const line = (price: number) =>
    `Stock number,Make,Model,Badge,Year,Price,Odometer,Body,Fuel,Transmission,Colour,Car type,Images
CA-1,Lancia,Gamma,Corallina,2021,${String(price)},45000,Sedan,Petrol,Automatic,Blue,used,
`
  const load = async (price: number) => {
    await writeFile(file, line(price))
    const args = ['--tenant', 'edge', '--file', file, '--mapping', 'dealer-csv', '--feed', 'cache-test']
    const { FORECOURT_E2E_DATA: dataDir = '', PATH = '', HOME = '' } = process.env
    await promisify(execFile)(process.execPath, [inRoot('scripts/run.mjs'), 'stock-import', '--', ...args], {
      cwd: root,
      env: { NODE_ENV: 'production', PATH, HOME, DATA_DIR: dataDir, MODE: 'demo' },
    })
  }
  try {
    await load(27_311)
    const target = `/cars/${await vehicleSlug('edge', "v.model = 'Gamma'")}`
    for (const at of [first, third]) await cached(at, 'edge', target)
    await load(26_422)
    for (const at of [first, third]) {
      await expect.poll(() => words(at, 'edge', target), { intervals: [20] }).toContain('$26,422')
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('[ADM-01] [TEN-01] a location hidden and shown again in one process’s panel leaves and joins the other’s pages', async () => {
  const token = await staff(mine)
  const { body } = await rest('GET', '/locations?limit=1&sort=order', token)
  const [location] = body['docs'] as { id: string; name: string }[]
  const name = location?.name ?? ''
  for (const at of [first, third]) {
    await cached(at, mine, '/')
    expect(await words(at, mine, '/')).toContain(name)
  }
  const show = (visible: boolean) => rest('PATCH', `/locations/${location?.id ?? ''}`, token, { visible })
  const address = async (at: Asked) =>
    (await words(at, mine, '/')).split(`<h3`).filter((one) => one.includes(name)).length
  const before = await address(third)
  expect(before).toBeGreaterThan(0)
  expect((await show(false)).status).toBe(200)
  for (const at of [first, third]) await expect.poll(() => address(at), { intervals: [20] }).toBeLessThan(before)
  expect((await show(true)).status).toBe(200)
  for (const at of [first, third]) await expect.poll(() => address(at), { intervals: [20] }).toBe(before)
})

test('[STK-03] a car hidden while a process is down is gone when that process is back', async () => {
  const car = await plainCar(mine, 4)
  const hide = (hidden: boolean) =>
    sql('UPDATE vehicles v SET hidden = $3 FROM tenants t WHERE t.id = v.tenant_id AND t.slug = $1 AND v.slug = $2', [
      mine,
      car,
      hidden,
    ])
  const target = `/cars/${car}`
  const shared = redis ? { REDIS_URL: redis.url } : {}
  const fourth = await startProcess(shared)
  await cached(fourth, mine, target)
  await fourth.stop()
  await hide(true)
  const back = await startProcess(shared)
  try {
    expect((await back.ask(mine, target)).status).toBe(404)
    await hide(false)
    await expect.poll(async () => (await back.ask(mine, target)).status, { intervals: [20] }).toBe(200)
  } finally {
    await back.stop()
  }
})

/** Renders a page that reads the vehicle before `change` and ends after it, by holding back the site's header. */
const renderAcross = async (at: Asked, target: string, change: () => Promise<unknown>): Promise<string> => {
  const holder = new pg.Client({ connectionString: databaseUrl() })
  await holder.connect()
  try {
    await holder.query('BEGIN; LOCK TABLE header IN ACCESS EXCLUSIVE MODE')
    const rendered = at.ask(mine, target)
    await sleep(700)
    await change()
    await sleep(500)
    await holder.query('COMMIT')
    return shownHtml((await rendered).body)
  } finally {
    await holder.end()
  }
}

test('[STK-03] a page begun before a commit and stored after it is not shown again, by any process', async () => {
  const target = `/cars/${await plainCar(mine)}`
  const [before, after] = [nextPrice(), nextPrice()]
  await setPrice(mine, target.slice('/cars/'.length), before.cents)
  await expect.poll(() => words(second, mine, target), { intervals: [20] }).toContain(before.shown)
  // Makes it stale without touching the price, so that it has to be made again.
  await sql('UPDATE theme SET updated_at = now() WHERE tenant_id = (SELECT id FROM tenants WHERE slug = $1)', [mine])
  await sleep(300)
  const across = await renderAcross(second, target, () => setPrice(mine, target.slice('/cars/'.length), after.cents))
  // It really was begun before: it says the old price.
  expect(across).toContain(before.shown)
  for (const at of [second, third, first]) expect(await words(at, mine, target)).toContain(after.shown)
})

test('[CARD-03] past the end of what it shows a page is not shown once more, and says so to caches before it', async () => {
  const target = `/cars/${await vehicleSlug(other, "v.status = 'in_stock' AND v.tag IS NULL AND v.overrides IS NULL")}`
  const lasts = 8
  await sql(
    `UPDATE vehicles v SET certified = false, reserved = false, created_at = now() - interval '8 days' + $3 * interval '1 second'
     FROM tenants t WHERE t.id = v.tenant_id AND t.slug = $1 AND v.slug = $2`,
    [other, target.slice('/cars/'.length), lasts],
  )
  const changed = Date.now()
  await sleep(500)
  await cached(first, other, target)
  const { headers } = await first.ask(other, target)
  expect(Number(/s-maxage=(\d+)$/.exec(headers['cache-control'] ?? '')?.[1])).toBeLessThanOrEqual(lasts)
  await sleep(Math.max(0, changed + lasts * 1000 + 300 - Date.now()))
  expect((await first.ask(other, target)).headers['x-nextjs-cache']).not.toBe('HIT')
  expect((await first.ask(other, target)).headers['cache-control']).toBe('s-maxage=10')
})

test('[STK-03] with Redis a page made by one process is not made again by another', async () => {
  test.skip(redis === null, 'there is no redis-server here')
  const target = `/cars/${await plainCar(mine, 1)}`
  await cached(second, mine, target)
  await expect.poll(() => isHit(third, mine, target), { intervals: [100] }).toBe(true)
  const price = nextPrice()
  await setPrice(mine, target.slice('/cars/'.length), price.cents)
  for (const at of [third, second]) {
    await expect.poll(() => words(at, mine, target), { intervals: [20] }).toContain(price.shown)
  }
  // Without one nobody looks for it.
  expect(second.output()).not.toContain('Redis')
})

test('[STK-03] with Redis gone and back pages go on, and that is said once', async () => {
  test.skip(redis === null, 'there is no redis-server here')
  await redis?.stop()
  const target = `/cars/${await plainCar(mine, 2)}`
  await cached(third, mine, target)
  const price = nextPrice()
  await setPrice(mine, target.slice('/cars/'.length), price.cents)
  await expect.poll(() => words(third, mine, target), { intervals: [20] }).toContain(price.shown)
  expect(third.output().match(/Redis is away/g)).toHaveLength(1)
  await redis?.start()
  await expect.poll(() => third.output(), { timeout: 15_000 }).toContain('Redis is back')
  await setPrice(mine, target.slice('/cars/'.length), price.cents + 100)
  await expect
    .poll(async () => (await isHit(second, mine, target)) && isHit(third, mine, target), { timeout: 15_000 })
    .toBe(true)
})

test('[SRCH-03] made-up addresses by the hundred leave the pages shoppers come back to', async () => {
  const real = ['/', `/cars/${await plainCar(mine)}`]
  const crawl = async (round: number): Promise<readonly boolean[]> => {
    for (const target of [...real, ...real]) await cached(third, mine, target)
    const madeUp = Array.from({ length: 240 }, (_, n) =>
      n % 2 === 0
        ? `/cars/made-up-${String(round)}-${String(n)}`
        : `/search/new-and-demo-cars/?query=nothing${String(round)}-${String(n)}`,
    )
    for (let from = 0; from < madeUp.length; from += 4) {
      const answers = await Promise.all(madeUp.slice(from, from + 4).map((one) => third.ask(mine, one)))
      for (const { status } of answers) expect([200, 308, 404], third.output().slice(-3000)).toContain(status)
    }
    return Promise.all(real.map((target) => isHit(third, mine, target)))
  }
  // Another file's tests cut every listener or change what all dealers share, now and then: then all is rightly stale.
  let round = 0
  await expect.poll(() => crawl((round += 1)), { timeout: 120_000, intervals: [100] }).toEqual([true, true])
})

test('[STK-03] without Postgres cached pages go on, others say so at once, and all recovers by itself', async () => {
  const target = `/cars/${await plainCar(mine)}`
  // The search page's address ends with a slash that Next's own name of it lacks.
  const search = (await second.ask(mine, '/search')).headers.location ?? ''
  const kept = ['/', target, search]
  for (const one of kept) await cached(second, mine, one)
  const price = nextPrice()
  const timed = async (path: string) => {
    const began = performance.now()
    const answer = await second.ask(mine, path)
    return { ...answer, took: performance.now() - began }
  }
  /** Postgres goes away while all pages are stored: another file's change just before would have taken one. */
  const away = async (shut: () => Promise<void>): Promise<void> => {
    await shut()
    const answers = await Promise.all(kept.map((one) => second.ask(mine, one)))
    if (answers.every(({ status }) => status === 200)) return
    await gate.open()
    await expect.poll(async () => (await second.ask(mine, '/healthz')).status, { timeout: 15_000 }).toBe(200)
    for (const one of kept) await cached(second, mine, one)
    return shut()
  }
  for (const shut of [() => gate.close(), async () => gate.hang()]) {
    await away(shut)
    for (let round = 0; round < 4; round += 1) {
      for (const one of kept) expect((await timed(one)).status, one).toBe(200)
      const unknown = await timed(`/cars/away-${String(round)}-${String(lastPrice)}`)
      expect(unknown.status).toBe(503)
      expect(unknown.headers['retry-after']).toBe('5')
      expect(unknown.body).toContain('Back in a moment')
      expect(unknown.took).toBeLessThan(4000)
      await sleep(500)
    }
    await setPrice(mine, target.slice('/cars/'.length), price.cents)
    await gate.open()
    await expect.poll(() => words(second, mine, target), { timeout: 15_000, intervals: [50] }).toContain(price.shown)
    await expect.poll(async () => (await second.ask(mine, '/healthz')).status, { timeout: 15_000 }).toBe(200)
    await sleep(1000) // What it missed has been applied; the pages are made again and stay.
    for (const one of kept) await cached(second, mine, one)
    price.cents += 11_100
    price.shown = `$${(price.cents / 100).toLocaleString('en-AU')}`
  }
  expect(second.ended()).toBe(false)
})
