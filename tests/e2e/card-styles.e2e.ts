import type { Page } from '@playwright/test'
import { cardStyles } from '@/src/domain/theme/site-theme'
import { sql, visibleHtml } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'

const searchPath = '/search/new-used-and-demo-cars/'

type Look = Readonly<Partial<Record<'card' | 'search_layout' | 'search_columns' | 'search_filters', string>>>

const setLook = async (tenantId: string, look: Look): Promise<void> => {
  const columns = Object.keys(look).map((name, index) => `${name} = $${String(index + 2)}`)
  await sql(`UPDATE theme SET ${columns.join(', ')} WHERE tenant_id = $1`, [tenantId, ...Object.values(look)])
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('[CARD-01] [TEN-10] every style of card states condition and price type, and leads to the vehicle', async ({
  dealer,
  page,
}) => {
  const { slug, id } = await dealer('banksia-motor-group')
  for (const card of cardStyles) {
    await setLook(id, { card })
    const readCards = async () =>
      visibleHtml((await requestSite(slug, searchPath)).body).match(/<article data-car=.*?<\/article>/gs) ?? []
    await expect.poll(async () => (await readCards())[0] ?? '', card).toContain(`card-${card}`)
    for (const html of await readCards()) {
      expect(html, card).toMatch(/class="card-facts"><li>(?:New|Demo|Used)</)
      expect(html, card).toMatch(/<h2 class="card-title"><a href="\/cars\//)
      expect(html, card).toMatch(/class="card-price">(?:<b>\$[\d,]+<\/b> ?<span>[^<]+<|<strong>[^<]+<)/)
      for (const weekly of html.match(/<p class="card-weekly">.*?<\/p>/g) ?? []) expect(weekly).toMatch(/comparison/)
    }
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(siteUrl(slug) + searchPath, { waitUntil: 'domcontentloaded' })
      expect(await overflowOf(page), `${card}, ${String(width)} px`).toBe(0)
    }
    await expectAccessible(page, '#results')
  }
})

test('[CARD-04] a price tag hides neither the spin nor the views on the photo', async ({ page }) => {
  const [spun] = await sql<{ stocknum: string }>(
    `SELECT v.stocknum FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = 'yarra-value-cars' AND v.status = 'in_stock' AND jsonb_array_length(v.spin_images) > 0
     ORDER BY v.id LIMIT 1`,
  )
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${siteUrl('yarra-value-cars')}${searchPath}?query=${spun?.stocknum ?? ''}`)
    const card = page.locator('article:has(.card-seen)').first()
    const [badge, tag] = await Promise.all([
      card.locator('.card-seen').boundingBox(),
      card.locator('.card-price').boundingBox(),
    ])
    expect((badge?.y ?? Infinity) + (badge?.height ?? 0), String(width)).toBeLessThanOrEqual(tag?.y ?? 0)
  }
})

test('[SRCH-18] on a phone “Save search” is one line, whatever is beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const slug of ['voltara', 'yarra-value-cars']) {
    await page.goto(siteUrl(slug) + searchPath, { waitUntil: 'domcontentloaded' })
    const words = page.getByText('Save search', { exact: true })
    expect((await words.boundingBox())?.height, slug).toBeLessThan(30)
    expect(await overflowOf(page), slug).toBe(0)
  }
})

test('[CARD-04] [FIN-02] with finance prices a price tag covers nothing of the estimate and its comparison rate', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('price-display', 'finance'))
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(siteUrl('yarra-value-cars') + searchPath, { waitUntil: 'domcontentloaded' })
    const gaps = await page.locator('.card-prices:has(.card-weekly)').evaluateAll((blocks) =>
      blocks.map((block) => {
        const edge = (part: string) => block.querySelector(part)?.getBoundingClientRect()
        return (edge('.card-price')?.top ?? 0) - (edge('.card-weekly')?.bottom ?? 0)
      }),
    )
    expect(gaps.length).toBeGreaterThan(3)
    for (const gap of gaps) expect(gap, String(width)).toBeGreaterThanOrEqual(0)
  }
})

test('[CARD-01] a spec sheet has the figures of its kind, with labels', async () => {
  const html = visibleHtml((await requestSite('wattle-caravans', searchPath)).body)
  expect(html).toMatch(/<dt>ATM<\/dt><dd>[\d,]+\skg<\/dd>/)
  expect(html).toMatch(/<dt>Tare<\/dt><dd>[\d,]+\skg<\/dd>/)
  expect(visibleHtml((await requestSite('voltara', searchPath)).body)).toMatch(
    /<dt>10–80% charge<\/dt><dd>\d+\smin<\/dd>/,
  )
})

test('[SRCH-18] filters above the results are menus, of which one is open; Escape closes it', async ({
  dealer,
  page,
}) => {
  const { slug, id } = await dealer('banksia-motor-group')
  await setLook(id, { search_filters: 'top' })
  await expect
    .poll(async () => (await requestSite(slug, searchPath)).body)
    .toContain('class="search-parts" data-filters="top"')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(siteUrl(slug) + searchPath, { waitUntil: 'networkidle' })
  const menu = (title: string) => page.locator(`[data-section="${title}"]`)
  await menu('Make').locator('> summary').click()
  await expect(menu('Make').getByRole('link').first()).toBeVisible()
  await menu('Price').locator('> summary').click()
  await expect(menu('Make')).not.toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(menu('Price')).not.toHaveAttribute('open')
  await expect(menu('Price').locator('> summary')).toBeFocused()
  await menu('Make').locator('> summary').click()
  await page.locator('h1').click()
  await expect(menu('Make')).not.toHaveAttribute('open')
  await expectAccessible(page, '.search-parts')
  await page.locator('.filters-list > a').click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden()
})

test.describe('before script', () => {
  test.use({ javaScriptEnabled: false })

  test('[SRCH-18] filters in a sheet, and in a bar, work before script', async ({ dealer, page }) => {
    const { slug, id } = await dealer('banksia-motor-group')
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const place of ['sheet', 'top']) {
      await setLook(id, { search_filters: place })
      await expect.poll(async () => (await requestSite(slug, searchPath)).body).toContain(`data-filters="${place}"`)
      await page.goto(siteUrl(slug) + searchPath)
      await page.locator('a[href="#filters"]').locator('visible=true').first().click()
      await expect(page.locator('.filters-head')).toBeVisible()
      await page.locator('.filters-head a').click()
      await expect(page.locator('.filters-head')).toBeHidden()
    }
    await page.locator('[data-section="Make"] > summary').click()
    await expect(page.locator('[data-section="Make"] .facet-rows a').first()).toBeVisible()
  })
})

test('[SRCH-01] a list shows one vehicle in a row on wide screens, and two or one on narrow ones', async ({
  dealer,
  page,
}) => {
  const { slug, id } = await dealer('banksia-motor-group')
  await setLook(id, { search_layout: 'list' })
  await expect.poll(async () => (await requestSite(slug, searchPath)).body).toContain('data-layout="list"')
  for (const [width, inRow] of [
    [390, 1],
    [768, 2],
    [1440, 1],
    [1920, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(siteUrl(slug) + searchPath, { waitUntil: 'domcontentloaded' })
    const tops = await page
      .locator('.search-grid > li:has(article)')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(
      tops.filter((top) => top === tops[0]),
      `${String(width)} px`,
    ).toHaveLength(inRow)
    expect(await overflowOf(page)).toBe(0)
  }
})
