import type { Page } from '@playwright/test'
import { sql } from './arrange'
import { expect, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { addFeed } from './import-parts'
import { watchErrors } from './page-errors'
import { findDocumentId, signInFor } from './staff'

const DEALER = 'harbour-and-vale'
const MOMENT = '2026-11-24T20:00:00Z'

// The server's clock is in UTC, and the dealer's in Sydney.
test.use({ timezoneId: 'Australia/Perth', viewport: { width: 390, height: 844 } })

/** Gives the page a clock that is in the next month already, as on the morning after the last day of one. */
const enterNextMonth = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const construct = (Real: DateConstructor, parts: readonly unknown[]): Date =>
      Reflect.construct(Real, parts.length === 0 ? [Real.now() + 9 * 86_400_000] : parts) as Date
    globalThis.Date = new Proxy(Date, { construct })
  })
}

test('[STF-03] pages of the panel are the same for a browser in another time zone and month, with days by the dealer’s clocks', async ({
  page,
  dealer,
}) => {
  const own = await dealer(DEALER)
  await signInFor(page, own.admin, own.slug)
  const vehicle = await findDocumentId('vehicles', own.slug)
  const feed = await addFeed(own)
  // At this moment the server has another day than the dealer and the browser.
  await sql('UPDATE stock_feeds SET push_key_made_at = $1 WHERE id = $2', [MOMENT, feed])
  const [lead] = await sql<{ id: string }>(
    `INSERT INTO leads (id, tenant_id, key, name, category, created_at)
     VALUES (gen_random_uuid(), $1, 'clocks', 'Kim Lee', 'Service', $2) RETURNING id`,
    [own.id, MOMENT],
  )
  await enterNextMonth(page)
  const errors = watchErrors(page)
  for (const path of [
    '',
    '/collections/vehicles',
    `/collections/vehicles/${vehicle}`,
    '/collections/leads',
    `/collections/leads/${lead?.id ?? ''}`,
    '/collections/special-hours',
    `/collections/stock-feeds/${feed}`,
  ]) {
    await openPanelPage(page, `/admin${path}`)
    expect(errors, path).toEqual([])
  }
  await expect(page.getByText('Key created on 25 November 2026.')).toBeVisible()
})

test('[STF-03] a calendar opens under a day by keyboard, at the current month, and enters the day that is picked', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer(DEALER)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/leads')
  const choice = page.locator('.inbox-choice').filter({ hasText: 'From' })
  await choice.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(choice.locator('.calendar-button__sheet')).toContainText('November 2026')
  await choice.locator('.react-datepicker__day--012').first().click()
  await expect(choice.locator('input').first()).toHaveValue('12/11/2026')
  await expect(choice.locator('.calendar-button__sheet')).toBeHidden()
})
