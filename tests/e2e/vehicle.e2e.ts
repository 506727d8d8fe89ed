import type { Page } from '@playwright/test'
import { visibleHtml, findVehicleSlug } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { countPhotos, WITH_MANY_PHOTOS } from './gallery-parts'
import { GROUP_DEALER, phone, desktop } from './vehicle-parts'
import { horizontalOverflow, watchErrors } from './page-errors'

/** Sold within every dealer's window; later the address of a sold car redirects. */
const RECENTLY_SOLD = "v.status = 'sold' AND v.sold_at > now() - interval '2 days'"

const openVehicle = async (page: Page, tenant: string, where: string): Promise<string> => {
  const slug = await findVehicleSlug(tenant, where)
  await page.goto(`${siteUrl(tenant)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
  return slug
}

const gallery = (page: Page) => page.getByRole('region', { name: /^Photos of/ })
const slideRow = (page: Page) => gallery(page).getByRole('group', { name: /^Photos(?:, use the arrow keys)?$/ })
const regionNamed = (page: Page, name: string) => page.getByRole('region', { name })

test('[VDP-02] four facts, four specifications and eight features are shown first, the others on demand', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openVehicle(page, GROUP_DEALER, `${WITH_MANY_PHOTOS} OR jsonb_array_length(v.features) > 12`)
  await page.getByRole('tab', { name: 'Features' }).click()
  for (const { name, item, shown, more } of [
    { name: 'Key information', item: 'dt', shown: 4, more: 'Show More' },
    { name: 'Vehicle Details', item: 'dt', shown: 4, more: 'Show All Specs' },
    { name: 'Features', item: 'li', shown: 8, more: 'Show All' },
  ]) {
    const where = name === 'Features' ? page.locator('#features') : regionNamed(page, name)
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
  await openVehicle(page, GROUP_DEALER, "v.status = 'in_stock' AND length(v.dealercomments) > 450")
  const comments = page.locator('#dealer-comments')
  const text = async () => (await comments.locator('p:visible').first().innerText()).replaceAll('\n', ' ')
  const folded = await text()
  expect(folded).toMatch(/…$/)
  expect(folded.length).toBeLessThanOrEqual(401)
  expect(folded.length).toBeGreaterThan(200)
  await comments.locator('summary').click()
  const fullText = await text()
  expect(fullText.length).toBeGreaterThan(450)
  expect(fullText.startsWith(folded.slice(0, -1))).toBe(true)
  await comments.locator('summary').click()
  expect(await text()).toBe(folded)
  const without = await findVehicleSlug(GROUP_DEALER, "v.status = 'in_stock' AND v.dealercomments IS NULL")
  expect(visibleHtml((await requestSite(GROUP_DEALER, `/cars/${without}`)).body)).toContain(
    'Dealer comments are pending. Please check back here later.',
  )
  await page.goto(`${siteUrl(GROUP_DEALER)}/cars/${without}`)
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(comments).toBeHidden()
})

test('[VDP-10] [CARD-02] a sold car’s page says SOLD and has one button, which finds something similar', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openVehicle(page, GROUP_DEALER, RECENTLY_SOLD)
  await expect(page.getByText('SOLD', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Like this and want something similar?').first()).toBeVisible()
  for (const hiddenLink of [
    /^Enquire$/,
    /^Reserve/,
    /^Book a Test Drive/,
    /^Get (Finance|Pre)/,
    /^Trade-In/,
    /^Online Purchase/,
  ])
    await expect(page.getByRole('link', { name: hiddenLink })).toHaveCount(0)
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
  const vehicle = await findVehicleSlug(
    GROUP_DEALER,
    "v.status = 'in_stock' AND v.finance_lenders IS NOT NULL AND v.item_type = 'car' AND v.price_cents > 100000",
  )
  for (const path of ['/', '/search/new-used-and-demo-cars/', `/cars/${vehicle}`]) {
    const html = visibleHtml((await requestSite(GROUP_DEALER, path)).body)
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
    const weekly = [...lines.matchAll(/Est\. \$[\d,]+ ?(?:a week|\/wk).{0,220}/g)].map(([line]) => line)
    expect(weekly.length, path).toBeGreaterThan(0)
    for (const line of weekly) expect(line, path).toMatch(/\d\.\d\d% p\.a\..*comparison rate/)
    for (const line of weekly) expect([...line.matchAll(/\d\.\d\d%/g)].length, line).toBeGreaterThan(1)
  }
  const html = visibleHtml((await requestSite(GROUP_DEALER, `/cars/${vehicle}`)).body)
  expect(html).toContain('WARNING: This comparison rate is true only for the example given')
})

test('[CARD-03] every card and page says the condition, and no used or demo car is called new', async () => {
  for (const [path, condition] of [
    ['/search/used-cars', 'Used'],
    ['/search/demo-cars', 'Demo'],
    ['/search/new-cars', 'New'],
  ] as const) {
    const html = visibleHtml((await requestSite(GROUP_DEALER, path)).body)
    const cards = html.match(/<article data-car=.*?<\/article>/gs) ?? []
    expect(cards.length, path).toBeGreaterThan(0)
    const firstFacts = cards.map((card) => /class="card-facts"><li>([^<]*)/.exec(card)?.[1])
    expect(new Set(firstFacts), path).toEqual(new Set([condition]))
    const tags = cards.flatMap((card) => /class="card-tag tag-new">([^<]*)/.exec(card)?.[1] ?? [])
    expect(
      tags.filter((tag) => tag !== (condition === 'New' ? 'New' : 'Just in')),
      path,
    ).toEqual([])
  }
  const slug = await findVehicleSlug(
    GROUP_DEALER,
    "v.status = 'in_stock' AND v.car_type = 'used' AND v.created_at > now() - interval '6 days'",
  )
  const html = visibleHtml((await requestSite(GROUP_DEALER, `/cars/${slug}`)).body)
  const tags = /class="vehicle-tags">(.*?)<\/div>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, ' ') ?? ''
  expect(tags).toMatch(/^\s*Used car\b/)
  expect(tags).not.toMatch(/New/)
})

test('[CARD-04] [VDP-10] a subscription price is shown with the purchase price; a reserved electric car has both tags', async () => {
  const slug = await findVehicleSlug(
    'voltara',
    "v.status = 'in_stock' AND v.subscription_price_cents > 0 AND v.price_cents > 100000",
  )
  const text = visibleHtml((await requestSite('voltara', `/cars/${slug}`)).body)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  expect(text).toMatch(
    /\$[\d,]+ per week by subscription Minimum total \$[\d,]+ over \d+ weeks(?: with a \$[\d,]+ start fee)? Includes [^.]+\. or \$[\d,]+ Drive away, delivered/,
  )
  const tags = async (tenant: string, where: string) => {
    const html = visibleHtml((await requestSite(tenant, `/cars/${await findVehicleSlug(tenant, where)}`)).body)
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
    const slug = await findVehicleSlug('edge', where)
    const { body } = await requestSite('edge', `/cars/${slug}`)
    const panel = /<div id="enquire".*?<\/p>/s.exec(visibleHtml(body))?.[0] ?? ''
    expect(panel).toMatch(words)
    expect(panel).not.toContain('$')
    expect(visibleHtml(body)).not.toMatch(/\$(?:0|1|8|10)(?![\d,.])/)
  }
})

test('[VDP-01] [CNT-07] structured data has the car, its price and its availability', async () => {
  const readStructuredData = async (where: string) => {
    const slug = await findVehicleSlug(GROUP_DEALER, where)
    const { body } = await requestSite(GROUP_DEALER, `/cars/${slug}`)
    const scripts = [...body.matchAll(/<script[^>]* type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
    )
    // Once in the HTML, and not again in the data for React.
    expect(scripts).toHaveLength(1)
    expect(body.split('AutoDealer')).toHaveLength(2)
    const graph = scripts[0]?.['@graph'] as readonly Record<string, unknown>[]
    const vehicle = graph.find((one) => one['@type'] === 'Car') ?? {}
    expect(graph.map((one) => one['@type'])).toEqual(['Car', 'AutoDealer', 'BreadcrumbList'])
    return { slug, car: vehicle, offer: (vehicle['offers'] ?? {}) as Record<string, unknown> }
  }
  const stock = await readStructuredData(
    "v.status = 'in_stock' AND v.price_cents > 100000 AND v.offer_price_cents IS NULL",
  )
  expect(stock.car['url']).toBe(`${siteUrl(GROUP_DEALER)}/cars/${stock.slug}`)
  expect(stock.offer).toMatchObject({ priceCurrency: 'AUD', availability: 'https://schema.org/InStock' })
  expect(stock.offer['price']).toBeGreaterThan(1000)
  for (const image of stock.car['image'] as string[]) expect(image).toMatch(/^https?:\/\//)
  const soldData = await readStructuredData(`${RECENTLY_SOLD} AND v.price_cents > 100000`)
  expect(soldData.offer['availability']).toBe('https://schema.org/SoldOut')
  const coming = await readStructuredData("v.status = 'coming_soon' AND v.price_cents > 100000")
  expect(coming.offer['availability']).toBe('https://schema.org/PreOrder')
})

test('[VDP-01] the page with many photos is complete, accessible and printable at both widths', async ({ page }) => {
  const tenant = 'harbour-and-vale'
  // A lower window has the action bar on a desktop too.
  const highWindow = { width: 1440, height: 1000 }
  await page.setViewportSize(highWindow)
  const pageErrors = watchErrors(page)
  const slug = await openVehicle(page, tenant, WITH_MANY_PHOTOS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(slideRow(page).locator(':scope > *')).toHaveCount(await countPhotos(tenant, slug))
  await expect(page.getByRole('link', { name: /Harbour/ }).first()).toBeVisible()
  await expectAccessible(page)
  for (const viewport of [highWindow, phone]) {
    await page.setViewportSize(viewport)
    await expect(page.locator('[data-action-bar]')).toBeVisible({ visible: viewport === phone })
    expect(await horizontalOverflow(page)).toBe(0)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('link', { name: 'Vehicle location' }).click()
    await expect(page).toHaveURL(`${siteUrl(tenant)}/cars/${slug}#vehicle-map`)
    await expect(page.locator('#vehicle-map')).toBeInViewport()
    await page.locator('footer').scrollIntoViewIfNeeded()
  }
  await page.waitForLoadState('networkidle')
  expect(pageErrors).toEqual([])

  for (const viewport of [phone, highWindow]) {
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(viewport)
    await page.emulateMedia({ media: 'print' })
    expect(await horizontalOverflow(page)).toBe(0)
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
  const slug = await findVehicleSlug(
    GROUP_DEALER,
    "v.status = 'in_stock' AND length(v.dealercomments) > 450 AND v.price_cents > 100000 AND jsonb_array_length(v.spin_images) = 0",
  )
  await page.goto(`${siteUrl(GROUP_DEALER)}/cars/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page
      .locator('#enquire')
      .getByText(/^\$[\d,]+$/)
      .first(),
  ).toBeVisible()
  for (const name of ['Key information', 'Vehicle Details', 'Features']) {
    await regionNamed(page, name).locator('summary').click()
    await expect(regionNamed(page, name).locator('dt, li').last()).toBeVisible()
  }
  await page.locator('#dealer-comments summary').click()
  await expect(page.locator('#dealer-comments p:visible')).not.toHaveText(/…$/)
  const scrollOffset = await slideRow(page).evaluate((one) => {
    one.scrollTo({ left: one.clientWidth, behavior: 'instant' })
    return one.scrollLeft
  })
  expect(scrollOffset).toBeGreaterThan(100)
  await page.locator('nav[aria-label="Breadcrumb"], nav[aria-label="Breadcrumbs"]').getByRole('link').last().click()
  await expect(page).toHaveURL(/\/search\//)
  await context.close()
})

test('[VDP-01] [CARD-01] the longest name, other scripts and markup in names stay inside their boxes', async ({
  page,
}) => {
  const vehicles = [
    "v.model LIKE 'Sprinter 519%'",
    "v.badge LIKE '%<GT>%'",
    "v.badge LIKE 'RTL%'",
    "v.dealercomments LIKE 'AAAAAAAAAA%'",
    'v.badge IS NULL AND v.price_cents IS NULL AND jsonb_array_length(v.images) = 0',
  ]
  for (const where of vehicles) {
    const slug = await findVehicleSlug('edge', where)
    await page.goto(`${siteUrl('edge')}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
    for (const viewport of [{ width: 320, height: 640 }, desktop]) {
      await page.setViewportSize(viewport)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await horizontalOverflow(page), `${where} at ${viewport.width}`).toBe(0)
      await expect(page.locator('main gt, :is(h1, h2, h3) b, .card-subtitle b')).toHaveCount(0)
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${siteUrl('edge')}/search?query=sprinter`, { waitUntil: 'domcontentloaded' })
  expect(await horizontalOverflow(page)).toBe(0)
})
