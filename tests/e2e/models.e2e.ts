import type { Page } from '@playwright/test'
import { visibleHtml, sql } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { horizontalOverflow, scrollThrough, watchErrors } from './page-errors'
import { countAvailable } from './search-parts'
import { expectNoShifts, watchShifts } from './layout-shifts'

const DEALER = 'coolabah-chery'
const COLOURS_DEALER = 'voltara'
const widths = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const colourName = (page: Page) => page.locator('.colour-name b')

test('[MOD-01] [MOD-02] [MOD-03] [MOD-05] a model’s page has ten sections in order, fits both widths, and nothing shifts', async ({
  page,
}) => {
  await page.setViewportSize(widths.wide)
  const pageErrors = watchErrors(page)
  await watchShifts(page)
  await page.goto(`${siteUrl(DEALER)}/models/tiggo-7-pro`, { waitUntil: 'networkidle' })
  await expect(page).toHaveTitle('Chery Tiggo 7 Pro | Coolabah Chery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chery Tiggo 7 Pro')
  const order = await page
    .locator('main')
    .evaluate((main) =>
      [
        '.model-hero',
        '.model-facts',
        'a[target="_blank"].section-more',
        '.model-gallery',
        '.strip-variants',
        '.colours',
        '.model-systems',
        '#benefits',
        '.model-cross',
        '#confidence',
      ].map((part) => [...main.querySelectorAll('*')].indexOf(main.querySelector(part) as Element)),
    )
  expect(order.every((at) => at >= 0)).toBe(true)
  expect(order).toEqual([...order].sort((one, other) => one - other))
  await expect(page.locator('.model-facts dd')).toHaveText(['137 kW', '275 Nm', '475 L', '5 stars'])
  const brochure = page.getByRole('link', { name: /View full specifications/ })
  expect(await brochure.getAttribute('target')).toBe('_blank')
  await expect(page.locator('.variant-price b')).toHaveText(['$39,990', '$41,990', '$45,990'])
  await expect(page.locator('.strip-variants').getByRole('link', { name: /^Test Drive/ })).toHaveCount(3)
  expect(await page.locator('.strip-variants a').first().getAttribute('href')).toBe('/book-test-drive')
  // Driver assistance systems: six, then all eighteen, then six again.
  const systems = page.locator('.model-systems h3:visible')
  await page.locator('#systems').scrollIntoViewIfNeeded()
  await expect(systems).toHaveCount(6)
  await page.getByText('See rest of 18 Smart Driver Assistance Systems').click()
  await expect(systems).toHaveCount(18)
  await page.getByText('Show fewer systems').click()
  await expect(systems).toHaveCount(6)
  await expect(page.locator('.model-cross h3')).toHaveText([
    'Looking for something smaller?',
    'Looking for something similar?',
  ])
  for (const path of ['/pages/warranty', '/pages/capped-price-service', '/pages/roadside-assistance'])
    await expect(page.locator(`#benefits ~ * a[href="${path}"], section a[href="${path}"]`).first()).toBeAttached()
  await expect(page.getByRole('list', { name: 'Drive with Confidence' }).locator('> li')).toHaveCount(3)
  await scrollThrough(page)
  await expectAccessible(page)
  expect(await horizontalOverflow(page)).toBe(0)
  await expectNoShifts(page)

  // The layout differs on a phone, so the page is loaded again to check that nothing shifts there either.
  await page.setViewportSize(widths.phone)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(systems).toHaveCount(6)
  await page.locator('#systems').scrollIntoViewIfNeeded()
  await scrollThrough(page)
  expect(await horizontalOverflow(page)).toBe(0)
  await expectNoShifts(page)
  expect(pageErrors).toEqual([])
})

test('[MOD-02] the gallery wraps around in both directions at both widths, by buttons and keys', async ({ page }) => {
  const gallery = page.getByRole('group', { name: 'Chery Tiggo 7 Pro gallery' })
  const visibleImage = () =>
    gallery.locator('ul').evaluate((row) => {
      const at = Math.round(row.scrollLeft / row.clientWidth)
      return row.querySelectorAll('img')[at]?.getAttribute('src') ?? ''
    })
  for (const viewport of [widths.phone, widths.wide]) {
    await page.setViewportSize(viewport)
    await page.goto(`${siteUrl(DEALER)}/models/tiggo-7-pro`, { waitUntil: 'domcontentloaded' })
    // Six images and the two copies that the script adds.
    await expect(gallery.locator('li')).toHaveCount(8)
    await gallery.scrollIntoViewIfNeeded()
    await expect.poll(visibleImage).toContain('/red/060')
    await gallery.getByRole('button', { name: 'Previous image' }).click()
    await expect.poll(visibleImage).toContain('/grey/300')
    // From the copy of the last image the gallery continues at the image itself.
    await expect
      .poll(() => gallery.locator('ul').evaluate((row) => Math.round(row.scrollLeft / row.clientWidth)))
      .toBe(6)
    await gallery.getByRole('button', { name: 'Next image' }).click()
    await expect.poll(visibleImage).toContain('/red/060')
    await gallery.getByRole('list').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(visibleImage).toContain('/red/150')
    await expect(gallery.getByText('Swipe')).toBeVisible({ visible: viewport === widths.phone })
  }
  const box = await gallery.locator('img').nth(2).boundingBox()
  expect(Math.round(box?.height ?? 0)).toBe(500)
})

test('[MOD-04] the colour picker has tabs, arrows that wrap around, keys and body styles, and fits both widths', async ({
  page,
}) => {
  await page.setViewportSize(widths.wide)
  const pageErrors = watchErrors(page)
  await page.goto(`${siteUrl(COLOURS_DEALER)}/models/voltara-one`, { waitUntil: 'domcontentloaded' })
  const radios = page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio')
  await page.locator('.colours').scrollIntoViewIfNeeded()
  await expect(radios).toHaveCount(18)
  // Sorted by body style, whatever order staff chose.
  await expect(colourName(page)).toHaveText('Cloud, Wagon')
  await page.getByRole('button', { name: 'Previous colour' }).click()
  await expect(colourName(page)).toHaveText('Dusk, Hatch')
  await page.getByRole('button', { name: 'Next colour' }).click()
  await expect(colourName(page)).toHaveText('Cloud, Wagon')
  // The group is one stop of the Tab key; arrow keys move within it.
  await radios.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(radios.last()).toBeFocused()
  await expect(radios.last()).toBeChecked()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(colourName(page)).toHaveText('Mist, Wagon')
  await expect(page.locator('.colour-stage img')).toHaveAttribute('alt', 'Voltara One Standard Range in Mist, Wagon')
  await expect(page.locator('.colour-stage img')).toHaveAttribute('src', /wagon\/silver\/030/)
  // Choosing a body style selects its first colour.
  await page.getByRole('button', { name: 'Sedan', exact: true }).click()
  await expect(colourName(page)).toHaveText('Cloud, Sedan')
  await expect(page.getByRole('group', { name: 'Body style' }).getByRole('button')).toHaveText([
    'Wagon',
    'Sedan',
    'Hatch',
  ])
  // Another variant has its own colours and selects the first.
  await page.getByRole('tab', { name: 'Standard Range' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Long Range' })).toBeFocused()
  await expect(radios).toHaveCount(21)
  await expect(colourName(page)).toHaveText('Cloud, Wagon')
  await expectAccessible(page, '.colours')
  await page.setViewportSize(widths.phone)
  await expect(page.locator('.colour-stage img')).toBeVisible()
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Next colour' }).click()
  await expect(colourName(page)).not.toHaveText('Cloud, Wagon')
  await expectAccessible(page, '.colours')
  expect(pageErrors).toEqual([])
})

test('[MOD-04] few body styles have no tabs; without script every colour is a link to its image', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: widths.phone })
  const page = await context.newPage()
  await page.goto(`${siteUrl(DEALER)}/models/tiggo-7-pro`)
  const colours = page.locator('.colour-list a:visible')
  await expect(colours).toHaveCount(7)
  await expect(page.getByRole('tab')).toHaveCount(0)
  expect(await colours.first().getAttribute('href')).toMatch(/^\/images\/cars\/suv\/white\/030\.webp/)
  await page.goto(`${siteUrl(DEALER)}/models/omoda-5-fx`)
  await expect(page.getByRole('group', { name: 'Body style' })).toHaveCount(0)
  await context.close()
})

test('[MOD-03] Register Interest of a coming model leads to a form, which is stored', async ({ page, dealer }) => {
  const { slug, id } = await dealer(DEALER)
  await page.goto(`${siteUrl(slug)}/models/omoda-5-fx`, { waitUntil: 'domcontentloaded' })
  await page
    .locator('.strip-variants')
    .getByRole('link', { name: /^Register Interest/ })
    .click()
  await expect(page).toHaveURL(/#register-interest-form$/)
  const form = page.locator('#register-interest-form')
  await expect(form.getByLabel('Model', { exact: true })).toHaveValue('Chery Omoda 5 FX')
  // Its script loads when a shopper comes near; until then it is only HTML.
  await expect(form.locator('[role=alert]')).toBeAttached()
  await form.getByRole('button', { name: 'Register Interest' }).click()
  await expect(form.getByText('Please fix the following errors:')).toBeVisible()
  await form.getByLabel('Your name').fill('Ada Lovelace')
  await form.getByLabel('Email address').fill('ada@example.com')
  await form.getByRole('button', { name: 'Register Interest' }).click()
  await expect(page).toHaveURL(/\/success/)
  const rows = await sql<{ category: string; value: string }>(
    `SELECT l.category, d.value FROM leads l JOIN leads_details d ON d._parent_id = l.id AND d.name = 'model' WHERE l.tenant_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ category: 'Register Interest', value: 'Chery Omoda 5 FX' }])
  // Without script it is submitted to its own page, with the input.
  const formAnswer = await requestSite(slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'lead_type=interest&page=/register-interest&model=Chery+Omoda+5+FX&name=Ada',
  })
  expect([formAnswer.status, formAnswer.headers.location]).toEqual([303, '/register-interest?problem=1#problem'])
})

test('[MOD-03] [MOD-01] an announced model is available once it is in stock: its page and its tiles lead to the stock', async ({
  dealer,
}) => {
  const { slug, id } = await dealer(DEALER)
  const bodyOf = async (path: string): Promise<string> => visibleHtml((await requestSite(slug, path)).body)
  const page = '/models/tiggo-7-pro'
  expect(await bodyOf('/models/omoda-5-fx')).toContain('Coming soon')
  await sql("UPDATE models SET status = 'coming_soon' WHERE tenant_id = $1 AND slug = 'tiggo-7-pro'", [id])
  const body = await bodyOf(page)
  expect(body).toMatch(/<a href="\/search\/chery\/tiggo-7-pro"[^>]*>See \d+ in stock</)
  expect(body).not.toContain('Coming soon')
  expect(body).not.toContain('register-interest-form')
  expect((await bodyOf('/models')).match(/Tiggo 7 Pro(?:(?!<\/article>|<\/li>).)*/s)?.[0]).not.toContain('Coming soon')
  // Without stock the announcement holds.
  await sql("UPDATE vehicles SET hidden = true, updated_at = now() WHERE tenant_id = $1 AND model = 'Tiggo 7 Pro'", [
    id,
  ])
  await expect.poll(() => bodyOf(page)).toContain('Coming soon')
})

test('[MOD-01] [CNT-07] a model’s page has canonical, Open Graph, structured data and stock; an unknown model has no page', async () => {
  const { status, body } = await requestSite(DEALER, '/models/tiggo-7-pro')
  expect(status).toBe(200)
  expect(body).toMatch(/<link rel="canonical" href="[^"]+\/models\/tiggo-7-pro"/)
  expect(body).toContain('property="og:image"')
  const data = [...body.matchAll(/<script[^>]+application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as { '@graph'?: { '@type': string }[] },
  )
  expect(data.flatMap((one) => one['@graph'] ?? []).map((one) => one['@type'])).toEqual([
    'ProductGroup',
    'BreadcrumbList',
  ])
  const link = /<a href="(\/search\/chery\/tiggo-7-pro)"[^>]*>See (\d+) in stock</.exec(visibleHtml(body))
  expect(Number(link?.[2])).toBeGreaterThan(0)
  const stock = visibleHtml((await requestSite(DEALER, link?.[1] ?? '')).body)
  const [, found = ''] = /<p role="status"[^>]*>(.*?)<\/p>/s.exec(stock) ?? []
  expect(countAvailable(found.replaceAll(/<[^>]+>/g, ''))).toBe(Number(link?.[2]))
  for (const odd of ['/models/no-such-model', '/models/tiggo-7-pro/more', '/models/search'])
    expect((await requestSite(DEALER, odd)).status, odd).toBe(404)
  // Another dealer’s model is not found.
  expect((await requestSite(COLOURS_DEALER, '/models/tiggo-7-pro')).status).toBe(404)
  // A model with nothing but its name has a page without empty parts.
  const plain = await requestSite('banksia-motor-group', '/models/corolla')
  expect(plain.status).toBe(200)
  for (const part of [
    'model-hero',
    'model-facts',
    'strip-variants',
    'colour-list',
    'model-systems',
    'Drive with Confidence',
  ])
    expect(visibleHtml(plain.body), part).not.toContain(part)
})

test('[MOD-01] a model without sections has a page from its stock; one that is out of stock can be enquired about', async ({
  page,
  dealer,
}) => {
  const { slug, id } = await dealer('banksia-motor-group')
  const pageErrors = watchErrors(page)
  const main = page.locator('main')
  for (const viewport of [widths.phone, widths.wide]) {
    await page.setViewportSize(viewport)
    await page.goto(`${siteUrl(slug)}/models/corolla`, { waitUntil: 'domcontentloaded' })
    await expect(main.locator('.model-stock > img')).toBeVisible()
    await expect(main.locator('.model-stock dd').first()).toHaveText(/^\$[\d,]+ \S/)
    await expect(main.getByRole('link', { name: /^See all \d+ in stock/ })).toHaveAttribute(
      'href',
      '/search/toyota/corolla',
    )
    expect(await horizontalOverflow(page)).toBe(0)
  }
  const cards = main.locator('section:has(> div #in-stock) article')
  expect(await cards.count()).toBeGreaterThan(0)
  expect(await cards.count()).toBeLessThanOrEqual(8)
  await expect(cards.filter({ hasText: 'Corolla' })).toHaveCount(await cards.count())
  await scrollThrough(page)
  await expectAccessible(page)
  expect(pageErrors).toEqual([])
  const bodyOf = async (): Promise<string> => visibleHtml((await requestSite(slug, '/models/corolla')).body)
  await sql("UPDATE vehicles SET hidden = true, updated_at = now() WHERE tenant_id = $1 AND model = 'Corolla'", [id])
  await expect.poll(bodyOf).toContain('We have no Toyota Corolla in stock right now.')
  const body = await bodyOf()
  const alert = /<a href="([^"]+)"[^>]*>Email me when one arrives</.exec(body)?.[1] ?? ''
  const form = await requestSite(slug, alert.replaceAll('&amp;', '&'))
  expect([form.status, form.body.includes('Email me when one arrives')]).toEqual([200, true])
  expect(body).toMatch(/Other [^<]+ in stock/)
  expect(body).not.toContain('/book-test-drive" class="btn')
})

test('[CNT-02] the Models menu lists the manufacturer’s models, each linked to its page', async ({ page }) => {
  await page.setViewportSize(widths.wide)
  await page.goto(`${siteUrl(DEALER)}/`, { waitUntil: 'domcontentloaded' })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Models', { exact: true }).click()
  await expect(menu.locator('details[open] a').first()).toBeVisible()
  const links = await menu.locator('details[open] a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  for (const slug of ['tiggo-7-pro', 'tiggo-4-pro', 'omoda-5', 'omoda-5-fx']) expect(links).toContain(`/models/${slug}`)
  await menu
    .locator('details[open]')
    .getByRole('link', { name: /^Tiggo 7 Pro/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chery Tiggo 7 Pro')
})

test('[MOD-01] [MOD-04] a model’s page has less than 80 kB of HTML', async () => {
  const { body } = await requestSite(COLOURS_DEALER, '/models/voltara-one')
  expect(Buffer.byteLength(body)).toBeLessThan(80_000)
})
