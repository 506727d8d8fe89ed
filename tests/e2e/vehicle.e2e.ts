import type { Page } from '@playwright/test'
import { shownHtml, vehicleSlug } from './arrange'
import { ask, expect, expectAccessible, site, test } from './fixtures'
import { group, phone, wide } from './tool-parts'
import { sidewaysRoom, watch } from './watch'

const photos = (count: number): string => `v.status = 'in_stock' AND jsonb_array_length(v.images) = ${count}`

/** Sold within every dealer's window; later the address of a sold car redirects. */
const recentlySold = "v.status = 'sold' AND v.sold_at > now() - interval '2 days'"

const open = async (page: Page, tenant: string, where: string): Promise<string> => {
  const slug = await vehicleSlug(tenant, where)
  await page.goto(`${site(tenant)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
  return slug
}

const gallery = (page: Page) => page.getByRole('region', { name: /^Photos of/ })
const row = (page: Page) => gallery(page).getByRole('group', { name: 'Photos, use the arrow keys' })
const part = (page: Page, name: string) => page.getByRole('region', { name })

test('[VDP-02] four facts, four specifications and eight features are shown first, the others on demand', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await open(page, group, `${photos(24)} OR jsonb_array_length(v.features) > 12`)
  await page.getByRole('tab', { name: 'Features' }).click()
  for (const { name, item, shown, more } of [
    { name: 'Key information', item: 'dt', shown: 4, more: 'Show More' },
    { name: 'Vehicle Details', item: 'dt', shown: 4, more: 'Show All Specs' },
    { name: 'Features', item: 'li', shown: 8, more: 'Show All' },
  ]) {
    const where = name === 'Features' ? page.locator('#features') : part(page, name)
    const items = where.locator(item)
    const visible = () => items.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
    expect(await visible(), name).toBe(shown)
    const control = where.locator('summary')
    await expect(control).toHaveText(more, { useInnerText: true })
    await control.focus()
    await page.keyboard.press('Enter')
    await expect(control).toHaveText('Show Less', { useInnerText: true })
    expect(await visible(), name).toBe(await items.count())
    expect(await items.count(), name).toBeGreaterThan(shown)
    await page.keyboard.press('Enter')
    await expect(control).toHaveText(more, { useInnerText: true })
    expect(await visible(), name).toBe(shown)
  }
  const values = await page.locator('dd').allTextContents()
  expect(values.filter((one) => /^(undefined|null|NaN|)$/i.test(one.trim()))).toEqual([])
})

test('[VDP-03] comments over 400 characters are cut until opened; without comments a pending text is shown', async ({
  page,
}) => {
  await open(page, group, "v.status = 'in_stock' AND length(v.dealercomments) > 450")
  const comments = page.locator('#dealer-comments')
  const text = async () => (await comments.locator('p:visible').first().innerText()).replaceAll('\n', ' ')
  const folded = await text()
  expect(folded).toMatch(/…$/)
  expect(folded.length).toBeLessThanOrEqual(401)
  expect(folded.length).toBeGreaterThan(200)
  await comments.locator('summary').click()
  const whole = await text()
  expect(whole.length).toBeGreaterThan(450)
  expect(whole.startsWith(folded.slice(0, -1))).toBe(true)
  await comments.locator('summary').click()
  expect(await text()).toBe(folded)
  const without = await vehicleSlug(group, "v.status = 'in_stock' AND v.dealercomments IS NULL")
  expect(shownHtml((await ask(group, `/cars/${without}`)).body)).toContain(
    'Dealer comments are pending. Please check back here later.',
  )
})

test('[VDP-10] [CARD-02] a sold car’s page says SOLD and has one button, which finds something similar', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await open(page, group, recentlySold)
  await expect(page.getByText('SOLD', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Like this and want something similar?').first()).toBeVisible()
  for (const gone of [
    /^Enquire$/,
    /^Reserve/,
    /^Book a Test Drive/,
    /^Get (Finance|Pre)/,
    /^Trade-In/,
    /^Online Purchase/,
  ])
    await expect(page.getByRole('link', { name: gone })).toHaveCount(0)
  await expectAccessible(page)
  const similar = page.getByRole('link', { name: 'Find Me Something Similar', exact: true })
  await expect(similar).toHaveAttribute('href', /^\/contact\?car_id=[0-9a-f-]{36}&subject=similar$/)
  // There is no price anywhere, visible or in metadata.
  await expect(page.locator('meta[property="product:price:amount"]')).toHaveCount(0)
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/\. Sold at /)
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.locator('.sticky-car')).toContainText('SOLD')
  await expect(page.locator('.sticky-car')).not.toContainText('$')
})

test('[CARD-04] every price is shown with its type, every weekly price with both rates', async () => {
  const car = await vehicleSlug(
    group,
    "v.status = 'in_stock' AND v.finance_lenders IS NOT NULL AND v.item_type = 'car' AND v.price_cents > 100000",
  )
  for (const path of ['/', '/search/new-used-and-demo-cars/', `/cars/${car}`]) {
    const html = shownHtml((await ask(group, path)).body)
    const text = html
      .replaceAll(/<(?:option|input)\b[^>]*>/g, '')
      .replaceAll(/<[^>]+>/g, '¦')
      .replaceAll(/[¦\s]+/g, '¦')
    const lines = text.replaceAll('¦', ' ')
    // A price is emphasised on a card (`.card-price b`) and on the car's own page (`.bg-price`).
    const loud = /(?:class="card-price"><b>|class="[^"]*\bbg-price\b[^"]*"[^>]*>)\$[\d,]+<\/(?:b|span)>/g
    const prices = [...html.matchAll(new RegExp(`${loud.source}\\s*(?:<span[^>]*>)?([^<]+)<`, 'g'))]
    expect(prices.length, path).toBeGreaterThan(0)
    expect(prices.length, path).toBe([...html.matchAll(loud)].length)
    for (const [, type] of prices) expect(type, path).toMatch(/drive away|government charges|per week/i)
    const weekly = [...lines.matchAll(/Est\. \$[\d,]+ ?(?:a week|\/wk).{0,120}/g)].map(([line]) => line)
    expect(weekly.length, path).toBeGreaterThan(0)
    for (const line of weekly) expect(line, path).toMatch(/\d\.\d\d% p\.a\..*comparison rate/)
    for (const line of weekly) expect([...line.matchAll(/\d\.\d\d%/g)].length, line).toBeGreaterThan(1)
  }
  const html = shownHtml((await ask(group, `/cars/${car}`)).body)
  expect(html).toContain('WARNING: This comparison rate is true only for the example given')
})

test('[CARD-04] [VDP-10] a subscription price is shown with the purchase price; a reserved electric car has both tags', async () => {
  const slug = await vehicleSlug(
    'voltara',
    "v.status = 'in_stock' AND v.subscription_price_cents > 0 AND v.price_cents > 100000",
  )
  const text = shownHtml((await ask('voltara', `/cars/${slug}`)).body)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/\$[\d,]+ per week by subscription or \$[\d,]+ Drive away, delivered/)
  const tags = async (tenant: string, where: string) => {
    const html = shownHtml((await ask(tenant, `/cars/${await vehicleSlug(tenant, where)}`)).body)
    return /class="vehicle-tags">(.*?)<\/div>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, ' ')
  }
  const reserved = "v.status = 'in_stock' AND v.reserved AND v.simple_fuel = 'Electric'"
  expect(await tags('voltara', reserved)).toMatch(/Electric\s+Reserved/)
})

test('[CARD-04] a price of ten dollars or less, or none, is shown in words', async () => {
  for (const [where, words] of [
    [
      "v.price_cents <= 1000 AND v.status = 'in_stock' AND NOT v.preorder AND v.offer_price_cents IS NULL",
      /call|contact|price/i,
    ],
    ['v.preorder AND v.price_cents <= 1000', /PREORDER/],
  ] as const) {
    const slug = await vehicleSlug('edge', where)
    const { body } = await ask('edge', `/cars/${slug}`)
    const panel = /<div id="enquire".*?<\/p>/s.exec(shownHtml(body))?.[0] ?? ''
    expect(panel).toMatch(words)
    expect(panel).not.toContain('$')
    expect(shownHtml(body)).not.toMatch(/\$(?:0|1|8|10)(?![\d,.])/)
  }
})

test('[VDP-01] [CNT-07] structured data has the car, its price and its availability', async () => {
  const read = async (where: string) => {
    const slug = await vehicleSlug(group, where)
    const { body } = await ask(group, `/cars/${slug}`)
    const scripts = [...body.matchAll(/<script[^>]* type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
    )
    // Once in the HTML, and not again in the data for React.
    expect(scripts).toHaveLength(1)
    expect(body.split('AutoDealer')).toHaveLength(2)
    const graph = scripts[0]?.['@graph'] as readonly Record<string, unknown>[]
    const car = graph.find((one) => one['@type'] === 'Car') ?? {}
    expect(graph.map((one) => one['@type'])).toEqual(['Car', 'AutoDealer', 'BreadcrumbList'])
    return { slug, car, offer: (car['offers'] ?? {}) as Record<string, unknown> }
  }
  const stock = await read("v.status = 'in_stock' AND v.price_cents > 100000 AND v.offer_price_cents IS NULL")
  expect(stock.car['url']).toBe(`${site(group)}/cars/${stock.slug}`)
  expect(stock.offer).toMatchObject({ priceCurrency: 'AUD', availability: 'https://schema.org/InStock' })
  expect(stock.offer['price']).toBeGreaterThan(1000)
  for (const image of stock.car['image'] as string[]) expect(image).toMatch(/^https?:\/\//)
  const sold = await read(`${recentlySold} AND v.price_cents > 100000`)
  expect(sold.offer['availability']).toBe('https://schema.org/SoldOut')
  const coming = await read("v.status = 'coming_soon' AND v.price_cents > 100000")
  expect(coming.offer['availability']).toBe('https://schema.org/PreOrder')
})

test('[VDP-01] the page with 24 photos is complete, accessible and printable at both widths', async ({ page }) => {
  const tenant = 'harbour-and-vale'
  await page.setViewportSize(wide)
  const wrong = watch(page)
  const slug = await open(page, tenant, photos(24))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(row(page).locator(':scope > *')).toHaveCount(24)
  await expect(
    page
      .getByRole('link')
      .filter({ hasText: /Harbour/ })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport)
    await expect(page.locator('[data-action-bar]')).toBeVisible({ visible: viewport === phone })
    expect(await sidewaysRoom(page)).toBe(0)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.locator('a[href="#vehicle-map"]').click()
    await expect(page).toHaveURL(`${site(tenant)}/cars/${slug}#vehicle-map`)
    await expect(page.locator('#vehicle-map')).toBeInViewport()
    await page.locator('footer').scrollIntoViewIfNeeded()
  }
  await page.waitForLoadState('networkidle')
  expect(wrong).toEqual([])

  for (const viewport of [phone, wide]) {
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(viewport)
    await page.emulateMedia({ media: 'print' })
    expect(await sidewaysRoom(page)).toBe(0)
    await expect(
      page
        .locator('#enquire')
        .getByText(/^\$[\d,]+$/)
        .first(),
    ).toBeVisible()
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => one.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(one).position))
        .map((one) => one.className),
    )
    expect(fixed, 'a fixed element would cover every printed page').toEqual([])
  }
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(10_000)
})

test('[VDP-01] without script everything on the page can be opened and read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  const slug = await vehicleSlug(
    group,
    "v.status = 'in_stock' AND length(v.dealercomments) > 450 AND v.price_cents > 100000 AND jsonb_array_length(v.spin_images) = 0",
  )
  await page.goto(`${site(group)}/cars/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page
      .locator('#enquire')
      .getByText(/^\$[\d,]+$/)
      .first(),
  ).toBeVisible()
  for (const name of ['Key information', 'Vehicle Details', 'Features']) {
    await part(page, name).locator('summary').click()
    await expect(part(page, name).locator('dt, li').last()).toBeVisible()
  }
  await page.locator('#dealer-comments summary').click()
  await expect(page.locator('#dealer-comments p:visible')).not.toHaveText(/…$/)
  const moved = await row(page).evaluate((one) => {
    one.scrollTo({ left: one.clientWidth, behavior: 'instant' })
    return one.scrollLeft
  })
  expect(moved).toBeGreaterThan(100)
  await page.locator('nav[aria-label="Breadcrumb"], nav[aria-label="Breadcrumbs"]').getByRole('link').last().click()
  await expect(page).toHaveURL(/\/search\//)
  await context.close()
})

test('[VDP-01] [CARD-01] the longest name, other scripts and markup in names stay inside their boxes', async ({
  page,
}) => {
  const cars = [
    "v.model LIKE 'Sprinter 519%'",
    "v.badge LIKE '%<GT>%'",
    "v.badge LIKE 'RTL%'",
    "v.dealercomments LIKE 'AAAAAAAAAA%'",
    'v.badge IS NULL AND v.price_cents IS NULL AND jsonb_array_length(v.images) = 0',
  ]
  for (const where of cars) {
    const slug = await vehicleSlug('edge', where)
    await page.goto(`${site('edge')}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
    for (const viewport of [{ width: 320, height: 640 }, wide]) {
      await page.setViewportSize(viewport)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await sidewaysRoom(page), `${where} at ${viewport.width}`).toBe(0)
      await expect(page.locator('main gt, :is(h1, h2, h3) b, .card-subtitle b')).toHaveCount(0)
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${site('edge')}/search?query=sprinter`, { waitUntil: 'domcontentloaded' })
  expect(await sidewaysRoom(page)).toBe(0)
})
