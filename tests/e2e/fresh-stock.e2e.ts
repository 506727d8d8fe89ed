import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { visibleHtml, sql, findVehicleSlug } from './arrange'
import { requestSite, expect, siteUrl, test } from './fixtures'
import { importStock } from './processes'

const CSV_HEADER = 'Stock number,Make,Model,Badge,Year,Price,Odometer,Body,Fuel,Transmission,Colour,Car type,Images'
const photoUrl = () => `${siteUrl()}/images/cars/sedan/white/030.webp`
const csvLine = (stock: string, make: string, model: string, badge: string, price: number): string =>
  [stock, make, model, badge, 2021, price, 45_000, 'Sedan', 'Petrol', 'Automatic', 'Blue', 'used', photoUrl()].join(',')

/** Twelve cars of a make that no demo dealer has; one badge is a unique word. */
const firstFile = [
  csvLine('FS-1', 'Lancia', 'Ypsilon', 'Zephyrine', 31_415),
  csvLine('FS-2', 'Lancia', 'Delta', 'Integrale', 64_900),
  csvLine('FS-3', 'Lancia', 'Thema', 'Turbo', 27_900),
  csvLine('FS-4', 'Lancia', 'Kappa', 'LX', 18_900),
  ...Array.from({ length: 8 }, (_, at) => csvLine(`FS-1${at}`, 'Lancia', 'Flavia', 'Berlina', 11_000 + at * 100)),
]
/** The next day's file: the first car is missing, the second is cheaper. */
const secondFile = [csvLine('FS-2', 'Lancia', 'Delta', 'Integrale', 59_900), ...firstFile.slice(2)]

/** The visible text of a page, after following its redirect. */
const readPage = async (slug: string, target: string): Promise<string> => {
  const { status, headers, body } = await requestSite(slug, target)
  if (headers.location) return readPage(slug, headers.location)
  expect(status, target).toBe(200)
  return visibleHtml(body)
}

/** Counts the listed vehicles of a dealer's demo stock. */
const countDemoStock = async (tenantId: string): Promise<number> => {
  const [row] = await sql<{ n: string }>(
    "SELECT count(*) AS n FROM vehicles WHERE tenant_id = $1 AND make <> 'Lancia' AND removed_at IS NULL",
    [tenantId],
  )
  return Number(row?.n)
}

test('[STK-03] [STK-02] imported cars are found by make, price and text at once, and not found after they leave the feed', async ({
  page,
  dealer,
}) => {
  const { slug, id } = await dealer('yarra-value-cars')
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-feed-'))
  const file = path.join(folder, 'stock.csv')
  const importRows = async (rows: readonly string[]) => {
    await writeFile(file, `${[CSV_HEADER, ...rows].join('\n')}\n`)
    return importStock(['--tenant', slug, '--file', file, '--mapping', 'dealer-csv', '--feed', 'fresh-stock'])
  }
  // The page that will show it is cached before.
  const cached = '/search/new-used-and-demo-cars/?query=zephyrine'
  expect(await readPage(slug, cached)).not.toContain('Ypsilon')
  const before = await countDemoStock(id)
  const withBadRow = [...firstFile, 'FS-9,,,,notayear,,,,,,,,']
  const importResult = await importRows(withBadRow)
  expect(importResult.output).toMatch(/created: 12\n/)
  expect(importResult.output).toMatch(/rejected: 1\n/)
  expect(importResult.code).toBe(0)

  await expect.poll(() => readPage(slug, cached)).toContain('Ypsilon')
  await page.goto(`${siteUrl(slug)}/search/new-used-and-demo-cars/`, { waitUntil: 'networkidle' })
  const cards = page.locator('article[data-car]')
  const count = page.getByRole('status').filter({ hasText: 'found' })
  await page.locator('#stock-query').fill('zephyrine')
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('$31,415')
  // A misspelt word finds it as well.
  await page.locator('#stock-query').fill('zephirine')
  await expect(cards.first()).toContainText('Ypsilon')
  expect(await readPage(slug, '/search/lancia')).toMatch(/<strong[^>]*>12 /)
  await page.goto(`${siteUrl(slug)}/search/lancia?range[price]=31000:32000`, { waitUntil: 'domcontentloaded' })
  await expect(count).toHaveText(/^1 /)
  await cards.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/cars\/2021-lancia-ypsilon-zephyrine/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2021 Lancia Ypsilon')
  const vehicle = new URL(page.url()).pathname
  expect((await requestSite('banksia-motor-group', vehicle)).status).toBe(404)

  // Importing the same file again writes nothing.
  const again = await importRows(withBadRow)
  expect(again.output).toMatch(/created: 0\nupdated: 0\nunchanged: 12\nremoved: 0\n/)

  const next = await importRows(secondFile)
  expect(next.output).toMatch(/created: 0\nupdated: 1\nunchanged: 10\nremoved: 1\n/)
  // Cars removed long ago redirect to the search for their model.
  await expect.poll(async () => (await requestSite(slug, vehicle)).status).toBe(308)
  await expect.poll(() => readPage(slug, cached)).not.toContain('Ypsilon')
  expect(await readPage(slug, '/search/lancia')).toContain('$59,900')

  // A truncated file never empties a dealer's stock.
  const truncated = await importRows(secondFile.slice(0, 5))
  expect(truncated.code).toBe(2)
  expect(truncated.output).toContain('--allow-removal')
  expect(await readPage(slug, '/search/lancia')).toMatch(/<strong[^>]*>11 /)

  // Stock of other feeds is unchanged.
  expect(await countDemoStock(id)).toBe(before)
  await rm(folder, { recursive: true, force: true })
})

test('[STK-03] [CARD-06] a car sold or hidden in Postgres leaves the lists, and its page says so', async ({
  dealer,
}) => {
  const { slug, id } = await dealer('ironbark-trucks')
  const vehicle = await findVehicleSlug(slug, "v.status = 'in_stock' AND v.price_cents > 100000")
  const target = `/cars/${vehicle}`
  expect(await readPage(slug, target)).not.toContain('Find Me Something Similar')
  const set = (what: string) => sql(`UPDATE vehicles SET ${what} WHERE tenant_id = $1 AND slug = $2`, [id, vehicle])
  await set("status = 'sold', sold_at = now()")
  await expect.poll(() => readPage(slug, target)).toContain('Find Me Something Similar')
  await set('hidden = true')
  await expect.poll(async () => (await requestSite(slug, target)).status).toBe(404)
  await set("hidden = false, status = 'in_stock', sold_at = NULL")
  await expect.poll(async () => (await requestSite(slug, target)).status).toBe(200)
})

test('[SRCH-14] above 1,999 cars the page shows the dealer’s configured count, or the number found without one', async ({
  dealer,
}) => {
  const { slug, id } = await dealer('voltara')
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-feed-'))
  const file = path.join(folder, 'stock.csv')
  const many = Array.from({ length: 2000 }, (_, at) =>
    csvLine(`MANY-${at}`, 'Lancia', 'Flavia', 'Berlina', 11_000 + at),
  )
  await writeFile(file, `${[CSV_HEADER, ...many].join('\n')}\n`)
  const importResult = await importStock([
    '--tenant',
    slug,
    '--file',
    file,
    '--mapping',
    'dealer-csv',
    '--feed',
    'many',
  ])
  await rm(folder, { recursive: true, force: true })
  expect(importResult.code, importResult.output).toBe(0)
  const readCount = async (query = ''): Promise<number> => {
    const html = await readPage(slug, `/search/new-used-and-demo-cars/${query}`)
    return Number(/([\d,]+) \w+<\/strong> found/.exec(html)?.[1]?.replaceAll(',', ''))
  }
  const [stock] = await sql<{ n: string }>(
    `SELECT count(*) AS n FROM vehicles WHERE tenant_id = $1 AND removed_at IS NULL AND status IN ('in_stock', 'coming_soon')`,
    [id],
  )
  await expect.poll(() => readCount()).toBeGreaterThanOrEqual(Number(stock?.n))
  await sql(
    `UPDATE site_settings SET switches = jsonb_set(coalesce(switches, '{}'), '{search}',
       coalesce(switches -> 'search', '{}') || '{"stock_count": 5400}') WHERE tenant_id = $1`,
    [id],
  )
  await expect.poll(() => readCount()).toBe(5400)
  // A search with fewer results shows their number.
  const [cheap] = await sql<{ n: string }>(
    `SELECT count(*) AS n FROM vehicles WHERE tenant_id = $1 AND removed_at IS NULL AND status IN ('in_stock', 'coming_soon')
       AND price_cents BETWEEN 1100000 AND 1199900`,
    [id],
  )
  expect(Number(cheap?.n)).toBeGreaterThanOrEqual(1000)
  expect(await readCount('?range[price]=11000:11999')).toBe(Number(cheap?.n))
})
