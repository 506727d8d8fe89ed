import type { Page } from '@playwright/test'
import type { MarketCar } from '../../src/domain/market/comparable'
import { shownGauge } from '../../src/domain/market/gauge'
import { rateAgainst } from '../../src/domain/market/rate'
import { sql, vehicleSlug } from './arrange'
import { ask, expect, expectAccessible, site, test } from './fixtures'
import { group, phone, priced, wide, withoutPictures, yard } from './tool-parts'
import { watch } from './watch'
import { expectStill, watchShifts } from './shifts'

test.use({ savesData: true })

test.beforeEach(withoutPictures)

/** All that shoppers of any dealer can see, read without the product's own code. */
const publicCars = async (): Promise<(MarketCar & { slug: string; tenant: string })[]> => {
  const rows = await sql<Record<string, unknown>>(
    `SELECT v.id, v.slug, t.slug AS tenant, v.item_type, v.car_type, v.make, v.model, v.badge, v.year::int AS year,
            v.km::int AS km, v.simple_body AS body, v.simple_fuel AS fuel, v.price_type,
            (COALESCE(NULLIF(v.overrides->>'offer_price_cents', '')::numeric, v.offer_price_cents, v.price_cents) / 100)::float AS price
     FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.status = 'active' AND v.status IN ('in_stock', 'coming_soon') AND v.hidden IS NOT TRUE
       AND v.removed_at IS NULL AND v.show_on_dealer_website
       AND COALESCE(v.offer_price_cents, v.price_cents) > 1000`,
  )
  return rows.map(
    (row) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as MarketCar & {
        slug: string
        tenant: string
      },
  )
}

test('[VDP-11] {car path}/autogauge rates a price against all dealers’ public stock, or says why not', async () => {
  test.slow()
  const all = await publicCars()
  const mine = all.filter(({ tenant }) => tenant === yard).slice(0, 40)
  const seen = { shown: 0, few: 0 }
  for (const car of mine) {
    const { status, body } = await ask(yard, `/cars/${car.slug}/autogauge`)
    expect(status, car.slug).toBe(200)
    const answer = JSON.parse(body) as Record<string, unknown>
    expect(answer, car.slug).toEqual(rateAgainst(car, all))
    if (shownGauge(answer)) seen.shown += 1
    if (answer['reason'] === 'few') seen.few += 1
  }
  expect(seen.shown).toBeGreaterThan(3)
  expect(seen.few).toBeGreaterThan(0)
})

test('[VDP-11] no gauge of a sold car, of nobody’s, of another dealer’s, or where the switch is off', async () => {
  const sold = await vehicleSlug(
    group,
    "v.status = 'sold' AND v.price_cents > 100000 AND v.sold_at > now() - interval '1 day'",
  )
  expect(JSON.parse((await ask(group, `/cars/${sold}/autogauge`)).body)).toEqual({ reason: 'unknown' })
  const car = await vehicleSlug(yard, priced)
  for (const [tenant, slug] of [
    [yard, 'no-such-car'],
    [group, car],
    [group, await vehicleSlug(group, "v.status = 'sold' AND v.sold_at < now() - interval '30 days'")],
    ['harbour-and-vale', await vehicleSlug('harbour-and-vale', priced)],
  ] as const) {
    expect((await ask(tenant, `/cars/${slug}/autogauge`)).status, tenant).toBe(404)
  }
})

const usual = {
  fill: 0.7,
  listing_price: 20_000,
  market_range_min: 19_000,
  market_range_max: 22_500,
  confidence: 0.6,
  description: 'From 9 comparable vehicles.',
}

/** Opens a car's page whose gauge answers this, after so many milliseconds. */
const withGauge = async (page: Page, answer: { body: unknown; status?: number; after?: number }, tenant = yard) => {
  const slug = await vehicleSlug(tenant, priced)
  await page.route('**/autogauge', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answer.after ?? 0))
    await route.fulfill({ status: answer.status ?? 200, json: answer.body })
  })
  await watchShifts(page)
  await page.goto(`${site(tenant)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
}

test.describe('the gauge', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [fill, label, band] of [
    [0.29, 'Good Deal', 'gauge-low'],
    [0.5, 'Good Deal', 'gauge-middle'],
    [0.64, 'Good Deal', 'gauge-high'],
    [0.65, 'Great Deal', 'gauge-high'],
  ] as const) {
    test(`[VDP-11] at ${fill} says ${label} in words, numbers and a colour band`, async ({ page }) => {
      await page.setViewportSize(wide)
      const wrong = watch(page)
      await withGauge(page, { body: { ...usual, fill } })
      const gauge = page.locator('.gauge')
      await gauge.scrollIntoViewIfNeeded()
      await expect(gauge.getByRole('heading')).toHaveText(label)
      // No counting for who wants no motion.
      await expect(gauge.locator('.gauge-score [aria-hidden]')).toHaveText(String(Math.round(fill * 100)), {
        timeout: 1200,
      })
      await expect(gauge).toContainText('$20,000 against a market range of $19,000 to $22,500')
      await expect(gauge).toContainText('From 9 comparable vehicles.')
      await expect(gauge).toContainText(`Score ${Math.round(fill * 100)} of 100.`)
      await expect(gauge.locator(`svg.${band}`)).toHaveCount(1)
      await expectAccessible(page)
      expect(wrong).toEqual([])
    })
  }
})

test('[VDP-11] its skeleton has its room; it counts up over two and a half seconds; nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(wide)
  await withGauge(page, { body: usual, after: 800 })
  const room = page.locator('.gauge-room')
  await expect(room.locator('.skeleton')).toBeVisible()
  await page.locator('.gauge').scrollIntoViewIfNeeded()
  // Its script puts its own skeleton in place of the page's: for a moment there is neither.
  await expect.poll(async () => (await room.boundingBox())?.height ?? 0).toBeGreaterThan(0)
  const before = (await page.locator('.gauge').boundingBox())?.height ?? 0
  const count = page.locator('.gauge-score [aria-hidden]')
  await expect(count).toBeVisible()
  const began = Date.now()
  expect(Number(await count.textContent())).toBeLessThan(70)
  await expect(count).toHaveText('70')
  const took = Date.now() - began
  expect(took).toBeGreaterThan(1200)
  expect(took).toBeLessThan(6000)
  expect((await page.locator('.gauge').boundingBox())?.height).toBe(before)
  await expectStill(page, 0.01)
})

for (const [name, answer] of Object.entries({
  failure: { body: { message: 'down' }, status: 503 },
  'empty answer': { body: {} },
})) {
  for (const viewport of [wide, phone]) {
    test(`[VDP-11] ${name}, ${viewport.width} wide: logged, hidden, and nothing that is read moves`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      await withGauge(page, { ...answer, after: 500 })
      if (viewport === phone) await page.locator('.gauge').scrollIntoViewIfNeeded()
      await expect.poll(() => logged.join('\n')).toContain('Failed to fetch auto gauge data.')
      if (name === 'empty answer') expect(logged.join('\n')).toContain('No data returned')
      await expect(page.locator('.gauge .skeleton')).toHaveCount(0)
      await expect(page.locator('.gauge-label')).toHaveCount(0)
      await expectStill(page, 0.01)
    })
  }
}

test('[VDP-11] where its script cannot be had, the gauge is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await withGauge(page, { body: usual })
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.vehicle-panel')?.style.top)
  await page.route('**/_next/static/**', (route) => route.abort())
  await page.locator('.gauge').scrollIntoViewIfNeeded()
  await expect(page.locator('.gauge .skeleton')).toHaveCount(0)
  await expect(page.locator('.gauge')).toHaveText('')
})

test('[VDP-11] why there is none is said where the dealer wants it', async ({ page }) => {
  await page.setViewportSize(wide)
  for (const [tenant, times] of [
    [yard, 1],
    [group, 0],
  ] as const) {
    await withGauge(page, { body: { reason: 'few' } }, tenant)
    await page.locator('.gauge').scrollIntoViewIfNeeded()
    await expect(page.locator('.gauge .skeleton')).toHaveCount(0)
    await expect(page.getByText('too few comparable vehicles')).toHaveCount(times)
    await page.unroute('**/autogauge')
  }
})
