import type { BrowserContext } from '@playwright/test'
import { sql, findVehicleSlug } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { watchErrors } from './page-errors'

test.use({ savesData: true })

const DEALER = 'yarra-value-cars'

type LiveVehicle = { readonly id: string; readonly slug: string; readonly price_cents: number }

/** A used vehicle of a dealer whose page shows its plain price. */
const findUsedVehicle = async (tenant: string): Promise<LiveVehicle> => {
  const [vehicle] = await sql<LiveVehicle>(
    `SELECT v.id, v.slug, v.price_cents::int AS price_cents FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.status = 'in_stock' AND v.hidden IS NOT TRUE AND v.removed_at IS NULL AND NOT v.reserved
       AND v.offer_price_cents IS NULL AND v.overrides IS NULL AND v.price_cents > 1500000 AND v.car_type = 'used'
     ORDER BY v.created_at DESC, v.id DESC LIMIT 1`,
    [tenant],
  )
  if (!vehicle) throw new Error(`No vehicle of ${tenant} matches.`)
  return vehicle
}
const updateVehicle = (text: string, { id }: LiveVehicle) => sql(`UPDATE vehicles SET ${text} WHERE id = $1`, [id])

/** Collects the connections that the browser's tabs open for live updates. */
const recordLiveConnections = (context: BrowserContext): string[] => {
  const urls: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/api/live?cars=')) urls.push(request.url())
  })
  return urls
}

test('[VDP-16] an open page shows a new price, a reservation and a sale in place, and announces them', async ({
  page,
  dealer,
}) => {
  const { slug } = await dealer(DEALER)
  const vehicle = await findUsedVehicle(slug)
  const pageErrors = watchErrors(page)
  const connections = recordLiveConnections(page.context())
  let gaugeRequests = 0
  page.on('request', (request) => (gaugeRequests += Number(request.url().endsWith('/autogauge'))))
  await page.goto(`${siteUrl(slug)}/cars/${vehicle.slug}`)
  await expect.poll(() => connections.length).toBe(1)
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  await page.locator('.gauge').scrollIntoViewIfNeeded()
  await expect.poll(() => gaugeRequests).toBeGreaterThan(0)
  const announcement = page.getByRole('status').filter({ hasText: /This vehicle|The price/ })
  const before = gaugeRequests
  await updateVehicle('price_cents = 1871300', vehicle)
  await expect(page.locator('#enquire').getByText('$18,713')).toBeVisible()
  await expect(announcement).toHaveText('The price or availability of this vehicle has just changed.')
  expect((await announcement.boundingBox())?.width).toBeGreaterThan(100)
  await expectAccessible(page, '.live-news')
  await page.getByRole('button', { name: 'Close this message' }).click()
  await expect(announcement).toHaveCount(0)
  // The gauge is requested again for the new price.
  await expect.poll(() => gaugeRequests).toBeGreaterThan(before)
  await updateVehicle('reserved = true', vehicle)
  await expect(page.locator('main').getByText('Reserved', { exact: true }).first()).toBeVisible()
  await expect(announcement).toHaveText('This vehicle has just been reserved.')
  await updateVehicle("status = 'sold', sold_at = now()", vehicle)
  await expect(page.getByText('Like this and want something similar?').first()).toBeVisible()
  await expect(announcement).toHaveText('This vehicle has just been sold.')
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
  expect(pageErrors).toEqual([])
})

test('[VDP-16] the tabs of a browser share one connection; the next tab takes over when that tab closes', async ({
  context,
  dealer,
}) => {
  const { slug } = await dealer('ironbark-trucks')
  const vehicle = await findUsedVehicle(slug)
  const connections = recordLiveConnections(context)
  const [first, second] = [await context.newPage(), await context.newPage()]
  const address = `${siteUrl(slug)}/cars/${vehicle.slug}`
  await first.goto(address)
  await expect.poll(() => connections.length).toBe(1)
  // The second tab's page is older than the latest update of the first, and gets it through the shared connection.
  const changeText = 'The price or availability of this vehicle has just changed.'
  await second.route(address, async (route) => {
    const { body } = await requestSite(slug, `/cars/${vehicle.slug}`)
    await updateVehicle('price_cents = price_cents + 10000', vehicle)
    await expect(first.getByText(changeText)).toBeVisible()
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  })
  await second.goto(address)
  await expect(second.getByText(changeText)).toBeVisible()
  expect(connections).toHaveLength(1)
  await first.close()
  await expect.poll(() => connections.length).toBe(2)
  await updateVehicle('reserved = true', vehicle)
  await expect(second.locator('main').getByText('Reserved', { exact: true }).first()).toBeVisible()
})

test('[VDP-16] other dealers’ cars send no updates, and odd requests are refused', async () => {
  const vehicle = await findUsedVehicle(DEALER)
  for (const path of ['/api/live', '/api/live?cars=x', `/api/live?cars=${vehicle.id},`])
    expect((await requestSite(DEALER, path)).status).toBe(400)
  expect((await requestSite(DEALER, `/api/live?cars=${vehicle.id}`, { method: 'POST' })).status).toBe(405)
  expect((await requestSite(undefined, `/api/live?cars=${vehicle.id}`)).status).toBe(404)
})

const requestViewData = async (tenant: string, slug: string, query = '') => {
  const { status, body } = await requestSite(tenant, `/api/cars/${slug}/view.json${query}`)
  return { status, body: JSON.parse(body) as { views?: number; car_fields?: Record<string, unknown> } }
}

type Beacon = { readonly events: readonly object[]; readonly views: readonly string[] }

test('[VDP-13] [ANL-01] a viewed car is counted once per tab; its page shows the count and remembers the car', async ({
  page,
  dealer,
}) => {
  const { slug } = await dealer(DEALER)
  const vehicle = await findUsedVehicle(slug)
  const views = async () => (await requestViewData(slug, vehicle.slug)).body.views ?? 0
  const before = await views()
  const beacons: Beacon[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) beacons.push(request.postDataJSON() as Beacon)
  })
  // Tall enough that the content under the price is visible.
  await page.setViewportSize({ width: 1440, height: 1600 })
  await page.goto(`${siteUrl(slug)}/cars/${vehicle.slug}`)
  await expect.poll(() => beacons.length).toBe(1)
  expect(beacons[0]).toEqual({
    zeroResults: [],
    searches: [],
    events: [{ id: 4, car_id: vehicle.id, path: `/cars/${vehicle.slug}` }],
    views: [vehicle.id],
  })
  await expect.poll(views).toBe(before + 1)
  await page.reload()
  await expect(page.getByText(`${String(before + 1)} view`).first()).toBeVisible()
  const other = await findVehicleSlug(slug, "v.status = 'in_stock' AND v.price_cents < 1500000")
  const [{ id: otherId } = { id: '' }] = await sql<{ id: string }>(
    'SELECT id FROM vehicles WHERE slug = $1 AND tenant_id = (SELECT tenant_id FROM vehicles WHERE id = $2)',
    [other, vehicle.id],
  )
  await page.goto(`${siteUrl(slug)}/cars/${other}`)
  const strip = page.getByRole('region', { name: 'Recently viewed' })
  await expect(strip.getByRole('link')).toHaveCount(1)
  await expect(strip.getByRole('link')).toHaveAttribute('href', `/cars/${vehicle.slug}`)
  await expectAccessible(page, 'section[aria-labelledby="recently-viewed"]')
  // The second car was counted, and the first was not counted again.
  await expect.poll(() => beacons.flatMap((one) => one.views)).toEqual([vehicle.id, otherId])
  await expect.poll(async () => (await requestViewData(slug, other)).body.views).toBeGreaterThan(0)
  expect(await views()).toBe(before + 1)
  const [event] = await sql('SELECT event, path FROM events WHERE car_id = $1 AND event = 4 LIMIT 1', [vehicle.id])
  expect(event).toEqual({ event: 4, path: `/cars/${vehicle.slug}` })
})

test('[VDP-13] view.json has what the dealer shows, and nothing for another dealer’s or unknown cars', async ({
  dealer,
}) => {
  const { slug } = await dealer(DEALER)
  const vehicle = await findUsedVehicle(slug)
  const { body } = await requestViewData(slug, vehicle.slug, '?photos_count=1&updated_at=x&website_id=%27')
  const dollars = vehicle.price_cents / 100
  expect(body.car_fields).toMatchObject({ id: vehicle.id, status: 'in_stock', price: dollars })
  expect(body.car_fields).toHaveProperty('days_in_stock')
  const lastChange = async () =>
    ((await requestViewData(slug, vehicle.slug)).body.car_fields?.['price_history'] as object[] | undefined)?.at(-1)
  await updateVehicle('price_cents = price_cents - 100000', vehicle)
  await expect.poll(lastChange).toMatchObject({ from: dollars, to: dollars - 1000 })
  expect((await requestViewData('edge', vehicle.slug)).status).toBe(404)
  expect((await requestViewData(slug, 'a'.repeat(3000))).status).toBe(404)
  const edge = await findVehicleSlug('edge', 'true')
  const { body: plain } = await requestViewData('edge', edge)
  expect(plain).not.toHaveProperty('views')
  expect(plain.car_fields).not.toHaveProperty('price_history')
})

test('[VDP-12] [LEAD-09] the first press on a masked number shows it and makes one lead, the next one calls', async ({
  page,
  dealer,
}) => {
  const { slug, id } = await dealer('voltara')
  const vehicle = await findVehicleSlug(slug, "v.status = 'in_stock'")
  const calls = () =>
    sql("SELECT category, website_id, name FROM leads WHERE tenant_id = $1 AND category = 'Phone Call'", [id])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${siteUrl(slug)}/cars/${vehicle}`, { waitUntil: 'networkidle' })
  const link = page.locator('#enquire a[href^="tel:"]').first()
  await expect(link).toContainText('•')
  await link.click()
  await expect(link).not.toContainText('•')
  await expect
    .poll(calls)
    .toEqual([{ category: 'Phone Call', website_id: expect.stringMatching(/./) as unknown, name: null }])
})

test('[VDP-12] a call that cannot be recorded is only logged', async ({ page }) => {
  const slug = await findVehicleSlug('voltara', "v.status = 'in_stock'")
  await page.route('**/api/leads', (route) => route.abort())
  const warned = page.waitForEvent('console', (message) => message.text().includes('The phone call was not recorded'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${siteUrl('voltara')}/cars/${slug}`, { waitUntil: 'networkidle' })
  const link = page.locator('#enquire a[href^="tel:"]').first()
  await link.click()
  await expect(link).not.toContainText('•')
  expect((await warned).type()).toBe('warning')
})

test('[VDP-13] a car is saved in this browser, is listed on the account page, and can be removed again', async ({
  page,
  dealer,
}) => {
  const { slug, id } = await dealer(DEALER)
  const vehicle = await findVehicleSlug(slug, "v.status = 'in_stock'")
  await page.goto(`${siteUrl(slug)}/cars/${vehicle}`, { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await button.click()
  await expect(page.getByText('Car Saved In Watchlist')).toBeVisible()
  await expect(page.getByText(/ is now available in your watchlist$/)).toBeVisible()
  await page.getByRole('button', { name: 'View List' }).click()
  await expect(page).toHaveURL(/\/watchlist$/)
  await expect(page.locator('main').getByRole('listitem').getByRole('link')).toHaveAttribute('href', `/cars/${vehicle}`)
  await expectAccessible(page)
  await page.goto(`${siteUrl(slug)}/cars/${vehicle}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Saved', exact: true }).click()
  await expect(page.getByText('Car Removed')).toBeVisible()
  await page.goto(`${siteUrl(slug)}/watchlist`)
  await expect(page.getByText('Your watchlist is empty.')).toBeVisible()
  await expect
    .poll(() => sql('SELECT event FROM events WHERE tenant_id = $1 AND event = 39', [id]))
    .toEqual([{ event: 39 }, { event: 39 }])
})

test('[ANL-01] odd beacons are refused, and events reach the data layer where the dealer’s switch says so', async ({
  page,
}) => {
  const send = (body: string) => requestSite(DEALER, '/api/events', { method: 'POST', body })
  expect((await send('{')).status).toBe(400)
  expect((await send(JSON.stringify({ events: [{ id: 999, path: '/' }] }))).status).toBe(400)
  expect((await send('x'.repeat(9000))).status).toBe(413)
  expect((await send('{}')).status).toBe(204)
  expect((await requestSite(DEALER, '/api/events')).status).toBe(405)
  const layer = async (tenant: string): Promise<unknown> => {
    const slug = await findVehicleSlug(tenant, "v.status = 'in_stock'")
    await page.goto(`${siteUrl(tenant)}/cars/${slug}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id: 61 } })))
    return page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.at(-1))
  }
  await expect.poll(() => layer('banksia-motor-group')).toEqual({ event: 'forecourt', event_id: 61, id: 61 })
  expect(await layer('edge')).toBeUndefined()
  await expect.poll(() => layer('ironbark-trucks')).toEqual({ 0: 'event', 1: 'print', 2: { event_id: 61 } })
})
