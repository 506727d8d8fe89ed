import { listDemoTenants, sql, visibleHtml } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { holdRequests } from './hold-answer'
import { countAvailable, resultCount as stockCount } from './search-parts'
import { horizontalOverflow, watchErrors } from './page-errors'

const widths = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** Three demo dealers that differ most: a two-row header, a dark theme, and the longest name. */
const homes = [
  { slug: 'banksia-motor-group', first: widths.wide, then: widths.phone },
  { slug: 'southern-cross-motorcycles', first: widths.phone, then: widths.wide },
  { slug: 'edge', first: widths.wide, then: widths.phone },
] as const

/** Normalizes an address to the path that is sent over HTTP. */
const requestPath = (href: string): string => new URL(href, siteUrl()).href.slice(siteUrl().length)

const parseNumber = (text: string): number => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN)

for (const { slug, first, then } of homes) {
  test(`[CNT-01] [TEN-10] the home page of ${slug} is complete and accessible, fits both widths, and its search box works`, async ({
    page,
  }) => {
    await page.setViewportSize(first)
    const pageErrors = watchErrors(page)
    await page.goto(siteUrl(slug), { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
    expect(await horizontalOverflow(page)).toBe(0)
    await page.setViewportSize(then)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: then === widths.phone })
    // Content below the fold loads when it is reached.
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(await horizontalOverflow(page)).toBe(0)
    expect(pageErrors).toEqual([])

    const make = (await page.locator('article[data-car] h3').first().textContent()) ?? ''
    const word = make.split(' ')[1] ?? ''
    const box = page.locator('#hero-search')
    await box.fill(word)
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`query=${encodeURIComponent(word)}`, 'i'))
    await expect(stockCount(page)).not.toHaveText(/^0 /)
    await expect(page.locator('article[data-car]').first()).toContainText(word, { ignoreCase: true })
    expect(pageErrors).toEqual([])
  })

  test(`[CNT-01] [SRCH-17] on the home page of ${slug} every tile leads to as many cars as it says`, async () => {
    const readCount = async (href: string): Promise<string> => {
      const first = await requestSite(slug, requestPath(href))
      const { status, body } = first.status === 307 ? await requestSite(slug, first.headers.location ?? '') : first
      expect(status, href).toBe(200)
      const [, text = ''] = /<p role="status"[^>]*>(.*?)<\/p>/s.exec(visibleHtml(body)) ?? []
      return text.replaceAll(/<[^>]+>/g, '')
    }
    const home = visibleHtml((await requestSite(slug, '/')).body)
    const [, range = ''] = /<section[^>]*aria-labelledby="range"[^>]*>(.*?)<\/section>/s.exec(home) ?? []
    const links = [...range.matchAll(/(<li[^>]*>\s*)?<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, item, href = '', text = '']) => ({
        isTile: item !== undefined,
        href: href.replaceAll('&amp;', '&'),
        text: text.replaceAll(/<[^>]+>/g, ' '),
      }),
    )
    const tiles = links.filter(({ isTile }) => isTile)
    expect(tiles.length).toBeGreaterThan(1)
    expect(tiles.some(({ text }) => / in stock/.test(text))).toBe(true)
    for (const { href, text } of tiles) {
      const found = await readCount(href)
      expect(parseNumber(found), `${text} at ${href}`).toBeGreaterThan(0)
      const stockText = /([\d,]+) in stock/.exec(text)?.[1]
      if (stockText) expect(countAvailable(found), `${text} at ${href}: ${found}`).toBe(parseNumber(stockText))
    }
    const [all] = links.filter(({ isTile, text }) => !isTile && /^\s*See (?:all|stock)/.test(text))
    // A dealer whose stock opens at one city names it, and shows no total.
    const total = slug === 'edge' ? Number.NaN : parseNumber(await readCount(all?.href ?? ''))
    expect(parseNumber(all?.text ?? '')).toBe(total)
    expect(parseNumber(await readCount(all?.href ?? ''))).toBeGreaterThan(0)
  })
}

test('[CNT-01] every image of these home pages loads', async () => {
  for (const { slug } of homes) {
    const { body } = await requestSite(slug, '/')
    const imageUrls = new Set(
      [...body.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&')),
    )
    expect(imageUrls.size, slug).toBeGreaterThan(3)
    for (const src of imageUrls) {
      const { status, headers } = await requestSite(slug, src)
      expect([status, headers['content-type']], `${slug} ${src}`).toEqual([200, expect.stringMatching(/^image\//)])
    }
  }
})

test('[CNT-01] the cars that just arrived can be opened, and Back leads home', async ({ page }) => {
  await page.goto(siteUrl('voltara'))
  const cards = page.getByRole('region', { name: 'Just arrived' }).locator('article')
  expect(await cards.count()).toBeGreaterThan(3)
  const title = (await cards.nth(1).getByRole('heading').textContent()) ?? ''
  await cards.nth(1).getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Just arrived' })).toBeVisible()
})

test('[CNT-01] a picture of the whole page shows its parts, also those far below the screen', async ({ page }) => {
  await page.goto(siteUrl('banksia-motor-group'))
  await expect(page.locator('main .section').last()).not.toBeInViewport()
  const countHidden = () =>
    page
      .locator('main .section')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length)
  await expect.poll(countHidden).toBe(0)
  expect(await page.locator('main .section').count()).toBeGreaterThan(4)
})

test('[CNT-02] a menu opened before hydration stays open', async ({ page }) => {
  const release = await holdRequests(page, '**/*.js')
  await page.setViewportSize(widths.wide)
  await page.goto(siteUrl('banksia-motor-group'), { waitUntil: 'commit' })
  await page.locator('.site-menu summary').first().click()
  await expect(page.locator('.site-menu details[open]')).toHaveCount(1)
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.site-menu details[open]')).toHaveCount(1)
})

test('[CNT-02] the menu works by keyboard: it opens, can be walked through, closes and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize(widths.wide)
  await page.goto(siteUrl('banksia-motor-group'), { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()

  const menu = page.getByRole('navigation', { name: 'Main' })
  const items = menu.locator('summary')
  const [first, second] = [items.nth(0), items.nth(1)]
  await first.focus()
  await page.keyboard.press('Enter')
  const open = menu.locator('details[open]')
  await expect(open).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(open.getByRole('link').first()).toBeFocused()
  await expect(open.getByRole('link').first()).toBeVisible()
  await expectAccessible(page, 'header')
  await page.keyboard.press('Escape')
  await expect(open).toHaveCount(0)
  await expect(first).toBeFocused()
  // Only one menu is open: opening another closes the first.
  await page.keyboard.press('Space')
  await expect(open).toHaveCount(1)
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(open).toHaveCount(1)
  await expect(second.locator('xpath=..')).toHaveAttribute('open', '')
  await page.mouse.click(700, 700)
  await expect(open).toHaveCount(0)
  await second.press('Enter')
  await page.keyboard.press('Tab')
  const target = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(target, siteUrl('banksia-motor-group')).pathname)
  await expect(open).toHaveCount(0)
})

test('[CNT-02] on a phone the drawer works by keyboard and returns the focus', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  const pageErrors = watchErrors(page)
  await page.goto(siteUrl('edge'), { waitUntil: 'networkidle' })
  const burger = page.getByRole('button', { name: 'Open menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeHidden()
  await burger.focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await expect.poll(() => drawer.evaluate((one) => one.getBoundingClientRect().right - innerWidth)).toBe(0)
  await expectAccessible(page, '.site-drawer')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(burger).toBeFocused()
  await page.keyboard.press('Space')
  await drawer.getByRole('button', { name: 'Close menu' }).press('Enter')
  await expect(drawer).toBeHidden()
  await expect(burger).toBeFocused()
  // The focus goes on to the page after the last control, and the menu does not cover it.
  await burger.press('Enter')
  await drawer.locator('a[href], button, summary').last().focus()
  await page.keyboard.press('Tab')
  await expect(drawer).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.closest('.site-drawer'))).toBeNull()
  await burger.press('Enter')
  await drawer.locator('#drawer-search').fill('zz')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=zz/)
  await expect(drawer).toBeHidden()
  expect(pageErrors).toEqual([])
})

test('[CNT-01] [CNT-02] without script the menu, the search box and links work', async ({ browser }) => {
  const slug = 'banksia-motor-group'
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: widths.wide })
  const page = await context.newPage()
  await page.goto(siteUrl(slug))
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.locator('summary').first().click()
  const link = menu.locator('details[open]').getByRole('link').first()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(`${siteUrl(slug)}${href}`)
  await page.goto(siteUrl(slug))
  await page.locator('#hero-search').fill('toyota')
  await page.locator('#hero-search').press('Enter')
  await expect(page).toHaveURL(/query=toyota/)
  await expect(page.locator('article[data-car]').first()).toContainText('Toyota')
  await page.locator('article[data-car] a').first().click()
  await expect(page).toHaveURL(/\/cars\//)
  await page.setViewportSize(widths.phone)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await context.close()
})

test('[TEN-10] nothing is cut off at 320 pixels on any of the nine sites', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { slug } of listDemoTenants()) {
    await page.goto(siteUrl(slug), { waitUntil: 'domcontentloaded' })
    expect(await horizontalOverflow(page), slug).toBe(0)
  }
})

/** Lists the links of a page to its own site, each once, with their anchors. */
const listLinks = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*|#[^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&')),
  ),
]

for (const { slug } of listDemoTenants()) {
  test(`[CNT-01] every link on the home page of ${slug} works`, async () => {
    const home = visibleHtml((await requestSite(slug, '/')).body)
    const links = listLinks(home)
    expect(links.length).toBeGreaterThan(15)
    const paths = [...new Set(links.map((href) => href.split('#')[0] || '/'))]
    const brokenLinks: string[] = []
    const pages = new Map<string, string>([['/', home]])
    const visit = async (): Promise<void> => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        const first = await requestSite(slug, requestPath(path))
        // Stock that opens at one city redirects there.
        const { status, headers, body } =
          first.status === 307 ? await requestSite(slug, first.headers.location ?? '') : first
        if (status !== 200) brokenLinks.push(`${status} ${path} ${headers.location ?? ''}`)
        pages.set(path, body)
      }
    }
    await Promise.all([visit(), visit(), visit()])
    for (const href of links) {
      const [path = '', anchor] = href.split('#')
      const page = pages.get(path || '/') ?? ''
      if (anchor && !page.includes(`id="${anchor}"`)) brokenLinks.push(`no part #${anchor} at ${path || '/'}`)
    }
    expect(brokenLinks).toEqual([])
  })
}

test('[CNT-01] [RSV-01] a row of vehicles, of the newest stock or of a search, leaves out a vehicle that is reserved', async ({
  dealer,
}) => {
  const { slug, id } = await dealer('coolabah-chery')
  const search = {
    blockType: 'stock-carousel',
    heading: 'All that is here',
    search: '/search/new-and-demo-cars',
    limit: 12,
  }
  await sql('UPDATE home SET blocks = blocks || $2::jsonb WHERE tenant_id = $1', [id, JSON.stringify([search])])
  const listRow = async (heading: string): Promise<readonly string[]> => {
    const { body } = await requestSite(slug, '/')
    const [, row = ''] = body.split(`>${heading}</h2>`)
    return [...(row.split('</section>')[0] ?? '').matchAll(/(?<=data-car=")[^"]+/g)].map(([id]) => id)
  }
  for (const heading of ['Drive one home tonight', 'All that is here']) {
    await expect.poll(async () => (await listRow(heading)).length, { message: heading }).toBeGreaterThan(2)
    const [first = '', ...others] = await listRow(heading)
    await sql('UPDATE vehicles SET reserved = true WHERE id = $1', [first])
    await expect.poll(async () => (await listRow(heading)).includes(first), { message: heading }).toBe(false)
    expect(await listRow(heading)).toEqual(expect.arrayContaining(others))
    const reserved = await sql<{ id: string }>('SELECT id FROM vehicles WHERE tenant_id = $1 AND reserved', [id])
    const shown = await listRow(heading)
    expect(reserved.filter((one) => shown.includes(one.id))).toEqual([])
  }
})
