import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { rest, shownHtml, signIn, sql, vehicleSlug } from './arrange'
import { ask, databaseUrl, expect, logins, site, test } from './fixtures'

// What one of these changes, another counts on being left alone.
test.describe.configure({ mode: 'default' })

/** `npm run stock:import` beside the running site, as a developer types it. */
const importStock = (args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const { FORECOURT_E2E_DATA: dataDir = '', PATH = '', HOME = '', NODE_ENV } = process.env
    const command = spawn(process.execPath, [inRoot('scripts/run.mjs'), 'stock-import', '--', ...args], {
      cwd: root,
      // No DATABASE_URL: the command finds the Postgres of the running site by itself.
      env: { NODE_ENV, PATH, HOME, DATA_DIR: dataDir, MODE: 'demo' },
    })
    let output = ''
    command.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    command.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    command.on('error', reject)
    command.on('close', (code) => resolve({ code, output }))
  })

const header = 'Stock number,Make,Model,Badge,Year,Price,Odometer,Body,Fuel,Transmission,Colour,Car type,Images'
/** A picture that is there: other tests look at pages these cars come to stand on. */
const photo = () => `${site()}/images/cars/sedan/white/030.webp`
const line = (stock: string, make: string, model: string, badge: string, price: number): string =>
  [stock, make, model, badge, 2021, price, 45_000, 'Sedan', 'Petrol', 'Automatic', 'Blue', 'used', photo()].join(',')

/** Twelve cars of a make that no demo yard has; one badge is a word found nowhere else. */
const first = [
  line('FS-1', 'Lancia', 'Ypsilon', 'Zephyrine', 31_415),
  line('FS-2', 'Lancia', 'Delta', 'Integrale', 64_900),
  line('FS-3', 'Lancia', 'Thema', 'Turbo', 27_900),
  line('FS-4', 'Lancia', 'Kappa', 'LX', 18_900),
  ...Array.from({ length: 8 }, (_, at) => line(`FS-1${at}`, 'Lancia', 'Flavia', 'Berlina', 11_000 + at * 100)),
]
/** The next day's file: the first is gone, the second is cheaper. */
const second = [line('FS-2', 'Lancia', 'Delta', 'Integrale', 59_900), ...first.slice(2)]

/** A page's words, at the address its own redirect leads to. */
const shownCars = async (slug: string, target: string): Promise<string> => {
  const { status, headers, body } = await ask(slug, target)
  if (headers.location) return shownCars(slug, headers.location)
  expect(status, target).toBe(200)
  return shownHtml(body)
}

test('[STK-03] [STK-02] an imported file is found by make, price and text at once, and gone when it leaves the feed', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const slug = 'yarra-value-cars'
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-feed-'))
  const file = path.join(folder, 'stock.csv')
  const write = (rows: readonly string[]) => writeFile(file, `${[header, ...rows].join('\n')}\n`)
  const args = ['--tenant', slug, '--file', file, '--mapping', 'dealer-csv', '--feed', 'fresh-stock']
  try {
    // The page that will show it is in the cache before.
    const cached = '/search/new-used-and-demo-cars/?query=zephyrine'
    expect(await shownCars(slug, cached)).not.toContain('Ypsilon')
    const [before] = await sql<{ n: string }>(
      'SELECT count(*) AS n FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1',
      [slug],
    )
    await write([...first, 'FS-9,,,,notayear,,,,,,,,'])
    const imported = await importStock(args)
    expect(imported.output).toMatch(/created: 12\n/)
    expect(imported.output).toMatch(/rejected: 1\n/)
    expect(imported.code).toBe(0)

    await expect.poll(() => shownCars(slug, cached)).toContain('Ypsilon')
    await page.goto(`${site(slug)}/search/new-used-and-demo-cars/`, { waitUntil: 'networkidle' })
    const cards = page.locator('article[data-car]')
    const count = page.getByRole('status').filter({ hasText: 'found' })
    await page.locator('#stock-query').fill('zephyrine')
    await expect(cards).toHaveCount(1)
    await expect(cards.first()).toContainText('$31,415')
    // A letter wrong finds it as well.
    await page.locator('#stock-query').fill('zephirine')
    await expect(cards.first()).toContainText('Ypsilon')
    await page.goto(`${site(slug)}/search/lancia`, { waitUntil: 'domcontentloaded' })
    await expect(count).toHaveText(/^12 /)
    await page.goto(`${site(slug)}/search/lancia?range[price]=31000:32000`, { waitUntil: 'domcontentloaded' })
    await expect(count).toHaveText(/^1 /)
    await cards.first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/cars\/2021-lancia-ypsilon-zephyrine/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2021 Lancia Ypsilon')
    const car = new URL(page.url()).pathname
    expect((await ask('banksia-motor-group', car)).status).toBe(404)

    // The same file again writes nothing.
    const again = await importStock(args)
    expect(again.output).toMatch(/created: 0\nupdated: 0\nunchanged: 12\nremoved: 0\n/)

    await write(second)
    const next = await importStock(args)
    expect(next.output).toMatch(/created: 0\nupdated: 1\nunchanged: 10\nremoved: 1\n/)
    // Long-gone cars lead on to their model's search.
    await expect.poll(async () => (await ask(slug, car)).status).toBe(308)
    await expect.poll(() => shownCars(slug, cached)).not.toContain('Ypsilon')
    expect(await shownCars(slug, '/search/lancia')).toContain('$59,900')

    // A truncated file never empties a yard.
    await write(second.slice(0, 5))
    const truncated = await importStock(args)
    expect(truncated.code).toBe(2)
    expect(truncated.output).toContain('--allow-removal')
    expect(await shownCars(slug, '/search/lancia')).toMatch(/<strong[^>]*>11 /)

    // Nobody else's stock was touched, the tenant's own demo stock neither.
    const [after] = await sql<{ n: string }>(
      `SELECT count(*) AS n FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
       WHERE t.slug = $1 AND v.make <> 'Lancia' AND v.removed_at IS NULL`,
      [slug],
    )
    expect(Number(after?.n)).toBe(Number(before?.n))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('[STK-03] a price changed in Postgres shows in search and on the cached vehicle page, at that tenant alone', async () => {
  const slug = 'coolabah-chery'
  const where =
    "v.status = 'in_stock' AND v.price_cents > 2000000 AND v.offer_price_cents IS NULL AND v.overrides IS NULL"
  const car = await vehicleSlug(slug, where)
  const target = `/cars/${car}`
  await shownCars(slug, target)
  await expect.poll(async () => (await ask(slug, target)).headers['x-nextjs-cache']).toBe('HIT')
  await shownCars('voltara', '/')
  await expect.poll(async () => (await ask('voltara', '/')).headers['x-nextjs-cache']).toBe('HIT')
  await sql(
    `UPDATE vehicles v SET price_cents = 1357900, before_price_cents = NULL FROM tenants t
     WHERE t.id = v.tenant_id AND t.slug = $1 AND v.slug = $2`,
    [slug, car],
  )
  const changed = performance.now()
  await expect.poll(() => shownCars(slug, target), { intervals: [50] }).toContain('$13,579')
  const found = () => shownCars(slug, '/search/new-used-and-demo-cars/?range[price]=13579:13579')
  await expect.poll(found, { intervals: [50] }).toContain(target)
  test.info().annotations.push({ type: 'ms until shown', description: String(Math.round(performance.now() - changed)) })
  // Another dealer's page stayed in the cache: only this tenant's were rendered again.
  expect((await ask('voltara', '/')).headers['x-nextjs-cache']).toBe('HIT')
})

test('[STK-03] [CARD-06] a car sold or hidden in Postgres leaves the lists, and its page says so', async () => {
  const slug = 'ironbark-trucks'
  const car = await vehicleSlug(slug, "v.status = 'in_stock' AND v.price_cents > 100000")
  const target = `/cars/${car}`
  expect(await shownCars(slug, target)).not.toContain('Find Me Something Similar')
  const set = (what: string) =>
    sql(`UPDATE vehicles v SET ${what} FROM tenants t WHERE t.id = v.tenant_id AND t.slug = $1 AND v.slug = $2`, [
      slug,
      car,
    ])
  await set("status = 'sold', sold_at = now()")
  await expect.poll(() => shownCars(slug, target)).toContain('Find Me Something Similar')
  await set('hidden = true')
  await expect.poll(async () => (await ask(slug, target)).status).toBe(404)
  await set("hidden = false, status = 'in_stock', sold_at = NULL")
  await expect.poll(async () => (await ask(slug, target)).status).toBe(200)
})

test('[STK-03] [ADM-01] words changed in the panel show on the cached home page, at that tenant alone', async () => {
  const slug = 'harbour-and-vale'
  const login = logins().find((one) => one.tenant === slug)
  if (!login) throw new Error(`The seed made no login for ${slug}.`)
  const token = await signIn(login)
  const title = `Open all ${'weekend'} ${Date.now()}`
  for (const one of [slug, 'voltara']) {
    await expect.poll(async () => (await ask(one, '/')).headers['x-nextjs-cache']).toBe('HIT')
  }
  const { body } = await rest('GET', '/home', token)
  const [home] = body['docs'] as { id: string; blocks: Record<string, unknown>[] }[]
  const blocks = home?.blocks ?? []
  expect(body['docs']).toHaveLength(1)
  const saved = await rest('PATCH', `/home/${home?.id ?? ''}`, token, {
    blocks: blocks.map((one, index) => (index === 0 ? { ...one, title } : one)),
  })
  expect(saved.status).toBe(200)
  await expect.poll(() => shownCars(slug, '/'), { intervals: [50] }).toContain(title)
  const other = await ask('voltara', '/')
  expect(other.headers['x-nextjs-cache']).toBe('HIT')
  expect(other.body).not.toContain(title)
  await rest('PATCH', `/home/${home?.id ?? ''}`, token, { blocks })
  await expect.poll(() => shownCars(slug, '/')).not.toContain(title)
})

test('[STK-03] a change made while nobody listens is not lost', async () => {
  const slug = 'wattle-caravans'
  const car = await vehicleSlug(
    slug,
    "v.status = 'in_stock' AND v.price_cents > 2000000 AND v.offer_price_cents IS NULL",
  )
  await shownCars(slug, `/cars/${car}`)
  // The listener's own connection is cut, and the price changes in the same moment.
  const cut = new URL(databaseUrl())
  expect(cut.hostname).toBe('127.0.0.1')
  await sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND pid <> pg_backend_pid()`,
  )
  const [before] = await sql<{ id: string; price_cents: string; before_price_cents: string | null }>(
    `SELECT v.id, v.price_cents, v.before_price_cents FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.slug = $2`,
    [slug, car],
  )
  const price = (now: string | undefined, was: string | null | undefined) =>
    sql('UPDATE vehicles SET price_cents = $2, before_price_cents = $3 WHERE id = $1', [before?.id, now, was])
  await price('2468000', null)
  try {
    await expect.poll(() => shownCars(slug, `/cars/${car}`)).toContain('$24,680')
    const found = () => shownCars(slug, '/search/new-used-and-demo-cars/?range[price]=24680:24680')
    await expect.poll(found).toContain(`/cars/${car}`)
    expect((await ask(slug, '/healthz')).status).toBe(200)
  } finally {
    await price(before?.price_cents, before?.before_price_cents)
  }
})
