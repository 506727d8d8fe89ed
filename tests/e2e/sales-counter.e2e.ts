import type { Page } from '@playwright/test'
import { sql } from './arrange'
import { expect, siteUrl, test } from './fixtures'
import { pausePageClock } from './vehicle-parts'

const formatInteger = (value: number): string => value.toLocaleString('en-AU')

const counter = (page: Page) =>
  page.locator('p:has-text("vehicles sold this month") ').locator('xpath=preceding-sibling::p[1]')

/** The counter's value at a moment of the page's clock, in Brisbane time (CNT-06). */
const expectedSales = (now: number): number => {
  const there = new Date(now + 10 * 3_600_000)
  const seconds = there.getUTCHours() * 3600 + there.getUTCMinutes() * 60 + there.getUTCSeconds()
  return Math.floor((there.getUTCDate() - 1) * 192 + seconds / 450)
}

/** Adds the counter to a dealer's home page. No demo dealer has it, because its number is not a count of sales. */
const addCounter = ({ id }: { readonly id: string }) =>
  sql('UPDATE home SET blocks = blocks || $2::jsonb WHERE tenant_id = $1', [
    id,
    JSON.stringify([{ blockType: 'sales-counter', label: 'vehicles sold this month' }]),
  ])

test('[CNT-06] once visible the sales counter counts up over two seconds, and is updated every 150 seconds', async ({
  page,
  dealer,
}) => {
  const own = await dealer('banksia-motor-group')
  await addCounter(own)
  const displayedCount = async () => Number((await counter(page).textContent())?.replaceAll(',', ''))
  const expectedCount = async () => expectedSales(await page.evaluate(() => Date.now()))
  // Before the page loads: a counter that is visible at once would count before its clock is paused.
  await pausePageClock(page)
  await page.goto(siteUrl(own.slug))
  await counter(page).scrollIntoViewIfNeeded()
  // It starts at zero when it becomes visible. Before that it shows the number in the server's HTML, which may be older.
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return displayedCount()
    })
    .toBeLessThan((await expectedCount()) / 2)
  const early = await displayedCount()
  await page.clock.runFor(300)
  // The page's clock stands still, but React may still have to show what the timers set.
  await expect.poll(displayedCount).toBeGreaterThan(early)
  expect(await displayedCount()).toBeLessThan(await expectedCount())
  await page.clock.runFor(2000)
  const reached = await expectedCount()
  await expect.poll(displayedCount).toBe(reached)
  await page.clock.runFor(450_000)
  expect(await expectedCount()).toBe(reached + 1)
  await expect.poll(displayedCount).toBe(reached + 1)
})

test('[CNT-06] with reduced motion the sales counter shows its number at once', async ({ page, dealer }) => {
  const own = await dealer('banksia-motor-group')
  await addCounter(own)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(siteUrl(own.slug), { waitUntil: 'networkidle' })
  const now = await page.evaluate(() => Date.now())
  await counter(page).scrollIntoViewIfNeeded()
  await expect(counter(page)).toHaveText(
    new RegExp(`^(?:${[0, 450_000].map((more) => formatInteger(expectedSales(now + more))).join('|')})$`),
  )
})
