import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { MarketVehicle } from '../../src/domain/market/comparable'
import { parseGauge } from '../../src/domain/market/gauge'
import { rateVehicle } from '../../src/domain/market/market-range'
import { visibleHtml, sql, findVehicleSlug } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { expectNoShifts, watchShifts, watchShiftsNow } from './layout-shifts'
import {
  GROUP_DEALER,
  phone,
  PRICED,
  pausePageClock,
  TYPICAL,
  desktop,
  USED_CAR_DEALER,
  WITHOUT_AVERAGE,
} from './vehicle-parts'
import { watchErrors } from './page-errors'

type PublicVehicle = MarketVehicle & { readonly slug: string; readonly tenant_id: string }

/** The public vehicles of one model of all dealers, read without the product's own code. */
const listPublicVehicles = async (model: string): Promise<readonly PublicVehicle[]> => {
  const rows = await sql<Record<string, unknown>>(
    `SELECT v.id, v.slug, v.tenant_id, v.item_type, v.car_type, v.make, v.model, v.badge, v.year::int AS year,
            v.km::int AS km, v.simple_body AS body, v.simple_fuel AS fuel, v.price_type,
            (COALESCE(NULLIF(v.overrides->>'offer_price_cents', '')::numeric, v.offer_price_cents, v.price_cents) / 100)::float AS price
     FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE v.model = $1 AND t.status = 'active' AND v.status IN ('in_stock', 'coming_soon') AND v.hidden IS NOT TRUE
       AND v.removed_at IS NULL AND v.show_on_dealer_website
       AND COALESCE(v.offer_price_cents, v.price_cents) > 1000`,
    [model],
  )
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as PublicVehicle,
  )
}

/** Makes the first `count` used cars of a dealer one model, equal except for price, year and kilometres. */
const setModel = async (tenantId: string, model: string, count: number): Promise<void> => {
  await sql(
    `UPDATE vehicles v SET make = 'Marketeer', model = $2, badge = NULL, simple_body = 'SUV', simple_fuel = 'Petrol',
       price_type = 'drive_away', offer_price_cents = NULL, year = 2021 + (one.n % 3), km = 40000 + 3000 * one.n,
       price_cents = 2500000 + 30000 * ((one.n * 7) % 5)
     FROM (SELECT o.id, row_number() OVER (ORDER BY o.created_at, o.id) AS n FROM vehicles o
           WHERE o.tenant_id = $1 AND o.item_type = 'car' AND o.car_type = 'used' AND o.status = 'in_stock'
             AND o.hidden IS NOT TRUE AND o.removed_at IS NULL AND o.show_on_dealer_website AND o.make <> 'Marketeer') one
     WHERE v.id = one.id AND one.n <= $3`,
    [tenantId, model, count],
  )
}

test('[VDP-11] {car path}/autogauge rates a price against all dealers’ public stock, or gives the reason why not', async ({
  dealer,
}) => {
  const [own, other] = [await dealer(USED_CAR_DEALER), await dealer(USED_CAR_DEALER)]
  const [enough, few] = [`Enough ${randomUUID()}`, `Few ${randomUUID()}`]
  await setModel(own.id, enough, 4)
  await setModel(other.id, enough, 7)
  await setModel(own.id, few, 2)
  await setModel(other.id, few, 2)
  // These three cars of the other dealer are not public.
  for (const hiddenBy of ['hidden = true', 'removed_at = now()', "status = 'sold'"])
    await sql(
      `UPDATE vehicles SET ${hiddenBy} WHERE id = (SELECT id FROM vehicles WHERE tenant_id = $1 AND model = $2
         AND status = 'in_stock' AND hidden IS NOT TRUE AND removed_at IS NULL ORDER BY id LIMIT 1)`,
      [other.id, enough],
    )
  const all = [...(await listPublicVehicles(enough)), ...(await listPublicVehicles(few))]
  expect(all).toHaveLength(4 + 4 + 2 + 2)
  let displayedNumber = 0
  for (const vehicle of all.filter(({ tenant_id }) => tenant_id === own.id)) {
    const { status, body } = await requestSite(own.slug, `/cars/${vehicle.slug}/autogauge`)
    expect(status, vehicle.slug).toBe(200)
    const answer = JSON.parse(body) as Record<string, unknown>
    expect(answer, vehicle.slug).toEqual(rateVehicle(vehicle, all))
    if (vehicle.model === enough) expect(answer, vehicle.slug).toMatchObject({ listing_price: vehicle.price })
    else expect(answer, vehicle.slug).toEqual({ reason: 'few' })
    if (parseGauge(answer)) displayedNumber += 1
  }
  expect(displayedNumber).toBeGreaterThan(0)
})

test('[VDP-11] there is no gauge for a sold car, an unknown one, another dealer’s, or where the switch is off', async () => {
  const soldSlug = await findVehicleSlug(
    GROUP_DEALER,
    "v.status = 'sold' AND v.price_cents > 100000 AND v.sold_at > now() - interval '1 day'",
  )
  expect(JSON.parse((await requestSite(GROUP_DEALER, `/cars/${soldSlug}/autogauge`)).body)).toEqual({
    reason: 'unknown',
  })
  const vehicle = await findVehicleSlug(USED_CAR_DEALER, PRICED)
  for (const [tenant, slug] of [
    [USED_CAR_DEALER, 'no-such-car'],
    [GROUP_DEALER, vehicle],
    [GROUP_DEALER, await findVehicleSlug(GROUP_DEALER, "v.status = 'sold' AND v.sold_at < now() - interval '30 days'")],
    ['harbour-and-vale', await findVehicleSlug('harbour-and-vale', PRICED)],
  ] as const) {
    expect((await requestSite(tenant, `/cars/${slug}/autogauge`)).status, tenant).toBe(404)
  }
})

const exampleGauge = {
  fill: 0.7,
  listing_price: 20_000,
  market_range_min: 19_000,
  market_range_max: 22_500,
  confidence: 0.6,
  description: 'From 9 comparable vehicles.',
}

type Answer = { readonly status?: number; readonly body: unknown }

/** Opens a vehicle's page and holds back the gauge's answer until the returned function is called. */
const openGauge = async (page: Page, { status = 200, body }: Answer, tenant = USED_CAR_DEALER): Promise<() => void> => {
  let answer = (): void => undefined
  const called = new Promise<void>((resolve) => (answer = resolve))
  await page.unroute('**/autogauge')
  await page.route('**/autogauge', async (route) => {
    await called
    await route.fulfill({ status, json: body })
  })
  await page.goto(`${siteUrl(tenant)}/cars/${await findVehicleSlug(tenant, WITHOUT_AVERAGE)}`, {
    waitUntil: 'domcontentloaded',
  })
  return answer
}

test('[VDP-11] the gauge shows Good or Great Deal in words, numbers and a colour band, at once with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(desktop)
  const pageErrors = watchErrors(page)
  for (const [fill, label, band] of [
    [0.29, 'Good Deal', 'gauge-low'],
    [0.5, 'Good Deal', 'gauge-middle'],
    [0.64, 'Good Deal', 'gauge-high'],
    [0.65, 'Great Deal', 'gauge-high'],
  ] as const) {
    const answer = await openGauge(page, { body: { ...exampleGauge, fill } })
    answer()
    const gauge = page.locator('.gauge')
    await gauge.scrollIntoViewIfNeeded()
    await expect(gauge.getByRole('heading')).toHaveText(label)
    await expect(gauge.locator('.gauge-score [aria-hidden]')).toHaveText(String(Math.round(fill * 100)))
    await expect(gauge).toContainText('$20,000 against a market range of $19,000 to $22,500')
    await expect(gauge).toContainText('From 9 comparable vehicles.')
    await expect(gauge).toContainText(`Score ${Math.round(fill * 100)} of 100.`)
    await expect(gauge.locator(`svg.${band}`)).toHaveCount(1)
    await expectAccessible(page, '.gauge')
  }
  expect(pageErrors).toEqual([])
})

test('[VDP-11] the gauge’s skeleton has its size, the number counts up for two and a half seconds, and nothing shifts', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(desktop)
  await watchShifts(page)
  const answer = await openGauge(page, { body: exampleGauge })
  const gauge = page.locator('.gauge')
  await gauge.scrollIntoViewIfNeeded()
  await expect(gauge.locator('.skeleton')).toBeVisible()
  // The script replaces the page's skeleton by its own: for a moment there is neither.
  const height = async (): Promise<number> => (await gauge.boundingBox())?.height ?? 0
  await expect.poll(height).toBeGreaterThan(0)
  const before = await height()
  await pausePageClock(page)
  answer()
  const count = gauge.locator('.gauge-score [aria-hidden]')
  const displayedNumber = async (): Promise<number> => Number(await count.textContent())
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return displayedNumber()
    })
    .toBeGreaterThan(0)
  const began = await displayedNumber()
  await page.clock.runFor(1000)
  const later = await displayedNumber()
  expect(later).toBeGreaterThan(began)
  expect(later).toBeLessThan(70)
  await page.clock.runFor(1500)
  await expect(count).toHaveText('70')
  expect(await height()).toBe(before)
  await expectNoShifts(page, 0.01)
})

test('[VDP-11] a gauge that fails or has no data is logged and hidden, and no visible content shifts', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    for (const { body, status, says } of [
      { body: { message: 'down' }, status: 503, says: 'Failed to fetch auto gauge data.' },
      { body: {}, status: 200, says: 'No data returned' },
    ]) {
      logged.length = 0
      const answer = await openGauge(page, { body, status })
      const gauge = page.locator('.gauge')
      await gauge.scrollIntoViewIfNeeded()
      await expect(gauge.locator('.skeleton')).toHaveCount(1)
      await page.evaluate(() => document.fonts.ready)
      await watchShiftsNow(page)
      answer()
      await expect.poll(() => logged.join('\n')).toContain('Failed to fetch auto gauge data.')
      expect(logged.join('\n')).toContain(says)
      await expect(gauge.locator('.skeleton')).toHaveCount(0)
      await expect(page.locator('.gauge-label')).toHaveCount(0)
      await expectNoShifts(page, 0.01)
    }
  }
})

test('[VDP-11] when its script cannot be loaded, the gauge is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await openGauge(page, { body: exampleGauge })
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.vehicle-panel')?.style.top)
  await page.route('**/_next/static/**', (route) => route.abort())
  await page.locator('.gauge').scrollIntoViewIfNeeded()
  await expect(page.locator('.gauge .skeleton')).toHaveCount(0)
  await expect(page.locator('.gauge')).toHaveText('')
})

test('[VDP-11] the reason for a missing gauge is shown where the dealer’s switch says so', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const [tenant, times] of [
    [USED_CAR_DEALER, 1],
    [GROUP_DEALER, 0],
  ] as const) {
    const answer = await openGauge(page, { body: { reason: 'few' } }, tenant)
    answer()
    await page.locator('.gauge').scrollIntoViewIfNeeded()
    await expect(page.locator('.gauge .skeleton')).toHaveCount(0)
    await expect(page.getByText('aren’t enough comparable vehicles')).toHaveCount(times)
  }
})

test('[VDP-11] [CARD-05] a page says about the market what its card says, whatever the gauge finds', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, id } = await dealer(USED_CAR_DEALER)
  const slug = await findVehicleSlug(tenant, WITHOUT_AVERAGE)
  await sql(
    `UPDATE vehicles SET model = 'Marketeer', price_cents = 2000000, offer_price_cents = NULL, overrides = NULL,
       autograb_data = '{"average_market_price": 23935}' WHERE tenant_id = $1 AND slug = $2`,
    [id, slug],
  )
  const claim = '$3,935 below market average'
  await expect
    .poll(async () => visibleHtml((await requestSite(tenant, '/search/used-cars?query=marketeer')).body))
    .toContain(claim)
  await page.setViewportSize(phone)
  for (const body of [{ reason: 'few' }, { ...exampleGauge, market_range_max: 22_500 }]) {
    await page.unroute('**/autogauge')
    await page.route('**/autogauge', (route) => route.fulfill({ json: body }))
    await page.goto(`${siteUrl(tenant)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
    const gauge = page.locator('.gauge')
    await gauge.scrollIntoViewIfNeeded()
    await expect(gauge).toHaveText(claim)
    await expectAccessible(page, '.gauge')
  }
  // A gauge whose range includes the average agrees with the card.
  await page.unroute('**/autogauge')
  await page.route('**/autogauge', (route) => route.fulfill({ json: { ...exampleGauge, market_range_max: 24_000 } }))
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.locator('.gauge').scrollIntoViewIfNeeded()
  await expect(page.locator('.gauge-label')).toHaveText('Great Deal')
})

test('[CARD-05] a card shows how far its price is below the market’s average, from $500 on, using the state’s average first', async ({
  dealer,
}) => {
  const { slug, id } = await dealer(USED_CAR_DEALER)
  const vehicles = await sql<{ id: string; slug: string; make: string; price: number }>(
    `SELECT v.id, v.slug, v.make, (COALESCE(v.offer_price_cents, v.price_cents) / 100)::float AS price FROM vehicles v
     WHERE v.tenant_id = $1 AND ${TYPICAL} AND v.removed_at IS NULL AND v.hidden IS NOT TRUE ORDER BY v.created_at, v.id LIMIT 5`,
    [id],
  )
  // By how much the state's and the national averages exceed the price, and the card's text.
  const cases = [
    { state: 500, country: 9000, says: '$500 below market average' },
    { state: 499, country: 9000, says: undefined },
    { state: undefined, country: 1234, says: '$1,234 below market average' },
    { state: -2000, country: 3000, says: undefined },
    { state: undefined, country: undefined, says: undefined },
  ]
  expect(vehicles).toHaveLength(cases.length)
  for (const [index, { state, country }] of cases.entries()) {
    const vehicle = vehicles[index]
    const average = (above: number | undefined) => (above === undefined ? undefined : (vehicle?.price ?? 0) + above)
    await sql("UPDATE vehicles SET autograb_data = $2::jsonb, model = 'Marketeer' WHERE id = $1", [
      vehicle?.id,
      JSON.stringify({ state_average_market_price: average(state), average_market_price: average(country) }),
    ])
  }
  const cards = async () => {
    const html = visibleHtml((await requestSite(slug, '/search/used-cars?query=marketeer')).body)
    return new Map(
      [...html.matchAll(/<article\b.*?<\/article>/gs)].map(([card]) => [
        /href="\/cars\/([^"]+)"/.exec(card)?.[1],
        /\$[\d,]+ below market average/.exec(card)?.[0],
      ]),
    )
  }
  const expected = new Map(vehicles.map((vehicle, index) => [vehicle.slug, cases[index]?.says]))
  await expect.poll(async () => [...(await cards())].sort()).toEqual([...expected].sort())
})
