import type { Page } from '@playwright/test'
import { findVehicleSlug, sql, visibleHtml } from './arrange'
import { expect, requestSite, siteUrl, test } from './fixtures'
import { GROUP_DEALER, WITHOUT_AVERAGE } from './vehicle-parts'

/** Switches whose effect needs other switches, a certain vehicle, or a page's script. */

type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Dealer = { readonly slug: string; readonly id: string }

const USED_CAR = "v.status = 'in_stock' AND v.car_type = 'used' AND v.price_cents > 1000000 AND v.reserved IS NOT TRUE"

const setSwitches = async ({ id }: Dealer, values: Values): Promise<void> => {
  const [row] = await sql<{ switches: Values | null }>('SELECT switches FROM site_settings WHERE tenant_id = $1', [id])
  const own = row?.switches ?? {}
  const groups = Object.entries(values).map(([group, inner]) => [group, { ...own[group], ...inner }])
  await sql('UPDATE site_settings SET switches = $2 WHERE tenant_id = $1', [
    id,
    JSON.stringify({ ...own, ...Object.fromEntries(groups) }),
  ])
}

const readPage = async ({ slug }: Dealer, path: string): Promise<string> => (await requestSite(slug, path)).body
const readText = async (dealer: Dealer, path: string): Promise<string> => visibleHtml(await readPage(dealer, path))

/** Opens a page until the dealer's switches have changed it as expected. */
const openUntil = async (
  page: Page,
  { slug }: Dealer,
  path: string,
  isAsExpected: () => Promise<void>,
): Promise<void> =>
  expect(async () => {
    await page.goto(`${siteUrl(slug)}${path}`, { waitUntil: 'domcontentloaded' })
    await isAsExpected()
  }).toPass({ timeout: 60_000 })

test('[TEN-05] [VDP-07] a vehicle’s page has the dealer’s tag of sold vehicles, and offers X unless it is hidden', async ({
  page,
  dealer,
}) => {
  const own = await dealer(GROUP_DEALER)
  const vehicle = `/cars/${await findVehicleSlug(own.slug, USED_CAR)}`
  const share = page.locator('.car-share')
  const expectTargets = async (names: readonly string[]): Promise<void> => {
    await share.locator('summary').click()
    await expect(share.getByRole('link')).toHaveText([...names], { timeout: 5_000 })
  }
  await openUntil(page, own, vehicle, () => expectTargets(['Facebook', 'X', 'WhatsApp', 'Email', 'SMS']))
  await setSwitches(own, { display: { hide_twitter: true, sold_tag: 'Found a new home' } })
  await openUntil(page, own, vehicle, () => expectTargets(['Facebook', 'WhatsApp', 'Email', 'SMS']))
  expect(await readText(own, vehicle)).not.toContain('Found a new home')
  await sql(
    "UPDATE vehicles SET status = 'sold', sold_at = now(), updated_at = now() WHERE tenant_id = $1 AND slug = $2",
    [own.id, vehicle.replace('/cars/', '')],
  )
  await expect.poll(() => readText(own, vehicle)).toContain('Found a new home')
})

test('[TEN-07] [VDP-11] a vehicle’s page says why it has no gauge, and shows similar cars, by the dealer’s switches', async ({
  page,
  dealer,
}) => {
  const own = await dealer(GROUP_DEALER)
  const vehicle = `/cars/${await findVehicleSlug(own.slug, `${USED_CAR} AND ${WITHOUT_AVERAGE}`)}`
  await page.route('**/autogauge', (route) => route.fulfill({ json: { reason: 'few' } }))
  const expectReasons = async (count: number): Promise<void> => {
    const answerPromise = page.waitForResponse('**/autogauge', { timeout: 10_000 })
    await page.locator('.gauge').scrollIntoViewIfNeeded()
    await answerPromise
    await expect(page.locator('.gauge .skeleton')).toHaveCount(0, { timeout: 5_000 })
    await expect(page.locator('.gauge-reason')).toHaveCount(count, { timeout: 5_000 })
  }
  await setSwitches(own, { tools: { autogauge: true, autogauge_reason: false } })
  await openUntil(page, own, vehicle, () => expectReasons(0))
  expect(await readText(own, vehicle)).toContain('Similar cars')
  const [row] = await sql<{ location: string }>(
    'SELECT coalesce(dealership_id, dealership_name, location_id::text) AS location FROM vehicles WHERE tenant_id = $1 AND slug = $2',
    [own.id, vehicle.replace('/cars/', '')],
  )
  await setSwitches(own, { tools: { autogauge_reason: true, similar_hidden_locations: [row?.location ?? ''] } })
  await openUntil(page, own, vehicle, () => expectReasons(1))
  expect(await readText(own, vehicle)).not.toContain('Similar cars')
})

test('[RSV-05] [TEN-07] the online payment page is there only if the dealer takes payments, and a delivery costs its share', async ({
  dealer,
}) => {
  const own = await dealer(GROUP_DEALER)
  const status = async (): Promise<number> => (await requestSite(own.slug, '/online-payment')).status
  const price = async (): Promise<number> => {
    const { body } = await requestSite(own.slug, '/api/delivery?postcode=3000')
    return (JSON.parse(body) as { price: number }).price
  }
  await setSwitches(own, { sales: { online_payment: true }, tools: { delivery: true, delivery_percent: 100 } })
  await expect.poll(status).toBe(200)
  const before = await price()
  expect(before).toBeGreaterThan(0)
  await setSwitches(own, { sales: { online_payment: false }, tools: { delivery_percent: 300 } })
  await expect.poll(status).toBe(404)
  // Each price is rounded up to tens of dollars.
  expect(Math.abs((await price()) - before * 3)).toBeLessThanOrEqual(30)
})

test('[CNT-05] pages carry the call that opens the dealer’s chat, and none once the dealer has removed it', async ({
  dealer,
}) => {
  const own = await dealer(GROUP_DEALER)
  await setSwitches(own, {
    chat: { provider: 'script', script_url: 'https://chat.example/widget.js', open_call: 'ChatOfDealer.open' },
  })
  await expect.poll(() => readPage(own, '/about-us')).toContain('ChatOfDealer.open')
  await setSwitches(own, { chat: { open_call: '' } })
  await expect.poll(() => readPage(own, '/about-us')).not.toContain('ChatOfDealer.open')
})

test('[ANL-01] [TEN-05] a page hands its events to the data layer only while the dealer’s switch says so', async ({
  page,
  dealer,
}) => {
  const own = await dealer(GROUP_DEALER)
  const expectEvents = (isShared: boolean) => async (): Promise<void> => {
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id: 61 } })))
    const shared = await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.at(-1))
    expect(shared).toEqual(isShared ? { event: 'forecourt', event_id: 61, id: 61 } : undefined)
  }
  const vehicle = `/cars/${await findVehicleSlug(own.slug, USED_CAR)}`
  await setSwitches(own, { analytics: { data_layer: true } })
  await openUntil(page, own, vehicle, expectEvents(true))
  await setSwitches(own, { analytics: { data_layer: false } })
  await openUntil(page, own, vehicle, expectEvents(false))
})

test('[ACC-02] saved vehicles are a watchlist with price alerts, or favourites without, by the dealer’s switch', async ({
  dealer,
}) => {
  const own = await dealer(GROUP_DEALER)
  const alerts = 'Want an email when a price drops?'
  await setSwitches(own, { accounts: { save_as: 'watchlist', garage: true } })
  await expect.poll(() => readText(own, '/watchlist')).toContain(alerts)
  await setSwitches(own, { accounts: { save_as: 'favourites' } })
  await expect.poll(() => readText(own, '/watchlist')).not.toContain(alerts)
})
