import type { Page } from '@playwright/test'
import { expect, expectAccessible, siteUrl, test } from './fixtures'
import {
  filters,
  openSearch as open,
  pathOf as where,
  resultCount as count,
  SEARCH_PATH as base,
  recordSearches,
  GROUP_DEALER as slug,
} from './search-parts'

const handle = (page: Page, name: string) => filters(page).getByRole('slider', { name })
const field = (page: Page, end: 'min' | 'max', of = 'price') =>
  filters(page).locator(`input[name="range[${of}][${end}]"]`)
const prices = async (page: Page): Promise<number[]> => {
  const texts = await page.locator('article[data-car] .card-price b').allTextContents()
  return texts.filter((text) => text.includes('$')).map((text) => Number(text.replaceAll(/\D/g, '')))
}

test('[SRCH-07] [SRCH-08] a handle moved by arrow keys keeps the focus, updates address and cars, and stops at the other', async ({
  page,
}) => {
  await open(page, `${base}?page=2`)
  const [from, to] = [handle(page, 'From price'), handle(page, 'To price')]
  const all = await count(page).textContent()
  const start = Number(await from.inputValue())
  await from.focus()
  for (let step = 0; step < 8; step += 1) await from.press('ArrowRight')
  await expect.poll(() => where(page)).toMatch(/\?range\[price\]=\d+:$/)
  await expect(from).toBeFocused()
  const minPrice = Number(/=(\d+):$/.exec(where(page))?.[1])
  expect(minPrice).toBeGreaterThan(start)
  expect(minPrice % 1000).toBe(0)
  await expect(count(page)).not.toHaveText(all ?? '')
  await expect.poll(async () => Math.min(...(await prices(page)))).toBeGreaterThanOrEqual(minPrice)
  await expect(from).toHaveAttribute('aria-valuetext', `$${minPrice.toLocaleString('en-AU')}`)
  await expect(field(page, 'min')).toHaveValue(minPrice.toLocaleString('en-AU'))

  // Each handle stops at the other.
  await from.press('End')
  expect(Number(await from.inputValue())).toBe(Number(await to.inputValue()))
  await expect(from).toBeFocused()
  await to.focus()
  await to.press('ArrowLeft')
  expect(Number(await to.inputValue())).toBeGreaterThanOrEqual(Number(await from.inputValue()))
  await from.focus()
  await from.press('Home')
  await expect.poll(() => where(page)).toBe(base)
  await expect(count(page)).toHaveText(all ?? '')
  await expect(from).toBeFocused()
})

test('[SRCH-07] [SRCH-08] [INP-01] an invalid price is reported at its field and kept, and the cars stay; a valid one filters from page 1', async ({
  page,
}) => {
  await open(page, `${base}?page=2`)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const searches = recordSearches(page)
  const all = await count(page).textContent()
  const expectRefused = async (end: 'min' | 'max', typedText: string, message: RegExp): Promise<void> => {
    await field(page, end).fill(typedText)
    await field(page, end).press('Enter')
    const id = await field(page, end).getAttribute('id')
    await expect(page.locator(`#${id ?? ''}-error`)).toHaveText(message)
    await expect(field(page, end)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, end)).toHaveAttribute('aria-describedby', `${id ?? ''}-error`)
    await expect(field(page, end)).toHaveValue(typedText)
  }
  await expectRefused('min', 'abc', /^Please enter an amount in dollars\.$/)
  await expectRefused('max', '999999999', /^Please enter a value from \$[\d,]+ to \$[\d,]+\.$/)
  expect(logged.join()).toContain('Error with slider refinement: Cannot refine above the range maximum')
  await expectRefused('min', '1', /^Please enter a value from \$[\d,]+ to \$[\d,]+\.$/)
  expect(logged.join()).toContain('Cannot refine below the range minimum')
  await expectRefused('min', '-5', /^Please enter an amount in dollars\.$/)
  await expectRefused('min', '99999999999999999999', /^Please enter an amount in dollars\.$/)
  await expectAccessible(page, '#filters')
  await expect(count(page)).toHaveText(all ?? '')
  expect([where(page), searches]).toEqual([`${base}?page=2`, []])

  await field(page, 'max').fill('$40,000')
  await field(page, 'max').press('Enter')
  await expect.poll(() => where(page)).toBe(`${base}?range[price]=:40000`)
  // The address changes before the results do.
  await expect(count(page)).not.toHaveText(all ?? '')
  const filteredCount = await count(page).textContent()
  await expectRefused('min', '90k', /^Please enter \$40,000 or less, because “To” is \$40,000\.$/)
  await expect(count(page)).toHaveText(filteredCount ?? '')
  expect(where(page)).toBe(`${base}?range[price]=:40000`)
  await field(page, 'min').fill('20k')
  await field(page, 'min').blur()
  await expect.poll(() => where(page)).toBe(`${base}?range[price]=20000:40000`)
  await expect(filters(page).getByRole('alert')).toHaveCount(0)
  await field(page, 'max').fill('')
  await field(page, 'max').blur()
  await expect.poll(() => where(page)).toBe(`${base}?range[price]=20000:`)
})

test('[SRCH-07] [INP-01] kilometres have a suffix, separators, and quick picks on focus', async ({ page }) => {
  await open(page)
  await filters(page).getByText('Kilometres', { exact: true }).click()
  const to = field(page, 'max', 'km')
  await expect(to).toHaveValue('')
  await expect(to).toHaveAttribute('placeholder', /^\d{1,3},\d{3}$/)
  await expect(to.locator('xpath=..')).toContainText('kms')
  await expect(filters(page).locator('datalist')).toHaveCount(0)
  await to.focus()
  const picks = filters(page).locator('datalist option')
  await expect.poll(() => picks.count()).toBeGreaterThan(2)
  expect(await picks.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toContain('50,000')
  await to.fill('50,000 kms')
  await to.press('Enter')
  await expect.poll(() => where(page)).toBe(`${base}?range[km]=:50000`)
})

test('[SRCH-07] a handle moved step by step searches once, 400 ms after the last step', async ({ page }) => {
  await page.clock.install()
  await open(page)
  const searches = recordSearches(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000)
  await handle(page, 'From price').focus()
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(350)
  }
  expect(searches).toEqual([])
  await page.clock.runFor(100)
  await expect.poll(() => searches.length).toBe(1)
  await page.clock.resume()
  await expect.poll(() => where(page)).toMatch(/\?range\[price\]=\d+:$/)
  expect(searches).toHaveLength(1)
})

test('[INP-01] at 390 px the fields of a range show their complete value', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${base}#filters`)
  await filters(page).getByText('Kilometres', { exact: true }).click()
  for (const of of ['price', 'km'])
    for (const end of ['min', 'max'] as const) {
      await field(page, end, of).fill((await field(page, end, of).getAttribute('placeholder')) ?? '')
      expect(await field(page, end, of).evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
    }
})

test('[SRCH-07] [SRCH-18] a maximum alone is one filter with one chip, without script and by an address from 0 too', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const expectOneFilter = async (label: string): Promise<void> => {
    const chips = page.getByRole('navigation', { name: 'Chosen filters' }).getByRole('link', { name: /^Remove filter/ })
    await expect(chips).toHaveText([`Remove filter ${label}`])
    await expect(page.getByRole('link', { name: 'Filters 1 chosen' })).toBeVisible()
  }
  await page.goto(`${siteUrl(slug)}${base}#filters`)
  await field(page, 'max').fill('30,000')
  await filters(page)
    .locator('form', { has: page.locator('input[name="range[price][max]"]') })
    .getByRole('button', { name: 'Apply' })
    .click()
  await expectOneFilter('Up to $30,000')
  for (const [of, label] of [
    ['price', 'Up to $30,000'],
    ['km', 'Up to 30,000 km'],
    ['weekly_price', 'Repayment up to $30,000 a week'],
  ] as const) {
    await page.goto(`${siteUrl(slug)}${base}?range[${of}]=0:30000`)
    await expectOneFilter(label)
  }
  await context.close()
})
