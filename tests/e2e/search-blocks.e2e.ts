import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { GROUP_DEALER as own, openSearch, resultCount as stockCount } from './search-parts'
import { expectNoShifts, watchShifts } from './layout-shifts'
import { horizontalOverflow, watchErrors } from './page-errors'

const OTHER_DEALER = 'yarra-value-cars'
const widths = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const parseNumber = (text: string): number => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN)

/** The number of cars that `GET /api/vehicles` counts. */
const countVehicles = async (filter: string): Promise<number> => {
  const { body } = await requestSite(own, `/api/vehicles?${new URLSearchParams({ filter, limit: '0' }).toString()}`)
  return (JSON.parse(body) as { count: number }).count
}

test('[SRCH-16] [INP-01] each move of the price-range block refines, and its button leads to the search, dearest first, at both widths', async ({
  page,
}) => {
  await page.setViewportSize(widths.wide)
  const pageErrors = watchErrors(page)
  await page.goto(siteUrl(own), { waitUntil: 'domcontentloaded' })
  const block = page.getByRole('region', { name: 'Shop by price' })
  const show = block.getByRole('button', { name: /^Show me/ })
  const totalCount = parseNumber(await show.innerText())
  expect(totalCount).toBeGreaterThan(100)
  await block.scrollIntoViewIfNeeded()
  const [low, high] = [block.getByLabel('Lowest price'), block.getByLabel('Highest price')]
  await low.focus()
  // The count of the complete range is part of the page.
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').some((one) => one.name.includes('/api/vehicles')),
    ),
  ).toBe(false)
  // By keyboard a step is 500.
  await low.press('Home')
  await low.press('ArrowRight')
  await expect(low).toHaveValue('5500')
  await expect(block.getByLabel('From price, in dollars')).toHaveValue('5,500')
  await high.press('Home')
  await expect(high).toHaveValue('6000')
  await low.press('End')
  await expect(low).toHaveValue('5500')
  await high.press('End')
  const to = block.getByLabel('To price, in dollars')
  await to.fill('forty')
  await to.blur()
  await expect(block.getByText('Please enter an amount in dollars.')).toBeVisible()
  await expect(to).toHaveValue('forty')
  await expect(to).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, '#price-range')
  await page.setViewportSize(widths.phone)
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page, '#price-range')
  await to.fill('$40,200')
  await to.blur()
  await expect(to).toHaveValue('40,000')
  await expect(high).toHaveValue('40000')
  // Not the count of the step before, which leaves out only the vehicles without a price.
  await expect.poll(async () => parseNumber(await show.innerText())).toBeLessThan(totalCount - 50)
  await expect(show).toHaveAttribute('aria-busy', 'false')
  const buttonCount = parseNumber(await show.innerText())
  expect(buttonCount).toBeGreaterThan(0)
  expect(buttonCount).toBeLessThan(totalCount)
  expect(await horizontalOverflow(page)).toBe(0)
  await page.setViewportSize(widths.wide)
  expect(await horizontalOverflow(page)).toBe(0)
  await show.click()
  await expect(page).toHaveURL(
    `${siteUrl(own)}/search/new-used-and-demo-cars/?range[price]=5500:40000&sortBy=price_desc`,
  )
  await expect(stockCount(page)).toContainText(buttonCount.toLocaleString('en-AU'))
  expect(pageErrors).toEqual([])
})

test('[SRCH-16] [LOC-01] the sections of prices and locations have the dealer’s headings', async ({ page }) => {
  await page.goto(siteUrl(OTHER_DEALER), { waitUntil: 'domcontentloaded' })
  const prices = page.getByRole('region', { name: 'What would you like to spend?' })
  await expect(prices.getByText('Set a budget and we’ll show the best cars it buys')).toBeVisible()
  await page.goto(siteUrl(own), { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 2, name: 'Find your nearest Banksia' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Shop by price' })).toBeVisible()
})

test('[SRCH-16] without script the block is a form that leads to the same search', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: widths.phone })
  const page = await context.newPage()
  await page.goto(siteUrl(own))
  const block = page.getByRole('region', { name: 'Shop by price' })
  await expect(block.getByLabel('Lowest price')).toBeHidden()
  await block.getByLabel('From price, in dollars').fill('$20,000')
  await block.getByLabel('To price, in dollars').fill('30,000')
  await block.getByRole('button', { name: /^Show me/ }).click()
  await expect(page).toHaveURL(/sortBy=price_desc/)
  const count = await countVehicles('price=20000 TO 30000')
  await expect(stockCount(page)).toContainText(count.toLocaleString('en-AU'))
  await context.close()
})

test('[SRCH-16] when the count cannot be loaded, the button shows no number instead of a wrong one', async ({
  page,
}) => {
  await page.route('**/api/vehicles?**', (route) => route.abort())
  await page.goto(siteUrl(own), { waitUntil: 'domcontentloaded' })
  const block = page.getByRole('region', { name: 'Shop by price' })
  await block.scrollIntoViewIfNeeded()
  await block.getByLabel('Lowest price').press('PageUp')
  await expect(block.getByRole('button', { name: 'Show me vehicles' })).toBeVisible()
})

test('[SRCH-17] [INP-02] five searches are remembered when a shopper leaves them, shown at home, cleared and restored', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  await page.goto(siteUrl(own), { waitUntil: 'networkidle' })
  const block = page.getByRole('region', { name: 'Your recent searches' })
  await expect(block).toHaveCount(0)
  for (const path of ['toyota', 'mazda', 'ford', 'kia', 'suv']) {
    await openSearch(page, `/search/${path}`)
    await expect(page.locator('article[data-car]').first()).toBeVisible()
  }
  // Changing the search is not leaving it; opening a car is.
  await openSearch(page, '/search/ute?range[price]=:70000')
  await page.locator('article[data-car] a').first().click()
  await expect(page).toHaveURL(/\/cars\//)
  await openSearch(page)
  await page.goto(siteUrl(own), { waitUntil: 'domcontentloaded' })
  const links = block.getByRole('listitem')
  await expect(links).toHaveCount(5)
  await expect(links.first()).toContainText('Ute')
  await expect(links.first()).toContainText('up to $70,000')
  await expect(block).not.toContainText('Toyota')
  await block.scrollIntoViewIfNeeded()
  await expectAccessible(page, 'section:has(> * > ul a[href^="/search/ute"])')

  await block.getByRole('button', { name: 'Clear search history' }).click()
  await expect(links).toHaveCount(0)
  await expect(block.getByRole('heading')).toBeFocused()
  const toast = page.getByRole('status').filter({ hasText: 'Search history cleared' })
  await expect(toast).toBeVisible()
  await expectAccessible(page, '[role="status"]')
  expect(await page.evaluate(() => localStorage.getItem('forecourt.searches'))).toBeNull()
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(links).toHaveCount(5)
  await expect(toast).toBeHidden()
  await links.first().getByRole('link').click()
  await expect(page).toHaveURL(`${siteUrl(own)}/search/ute?range[price]=:70000`)
  // Another dealer has a separate history.
  await page.goto(siteUrl(OTHER_DEALER), { waitUntil: 'networkidle' })
  await expect(page.getByRole('region', { name: 'Your recent searches' })).toHaveCount(0)
  expect(pageErrors).toEqual([])
})

test('[SRCH-17] nothing shifts when the history appears, and the cached page does not contain it', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  await page.addInitScript(() => {
    localStorage.setItem('forecourt.searches', JSON.stringify([{ href: '/search/kia', heading: 'Kia, mine alone' }]))
  })
  await watchShifts(page)
  await page.goto(siteUrl(own), { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'Kia, mine alone' })).toHaveCount(1)
  await expectNoShifts(page)
  expect((await requestSite(own, '/')).body).not.toContain('mine alone')
})
