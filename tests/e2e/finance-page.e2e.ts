import { sql } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { findVehicle, GROUP_DEALER, PRICED } from './vehicle-parts'

test('[FIN-06] [FIN-03] the finance page explains, calculates by keyboard, leads to the vehicles of that price, and ends with the form', async ({
  page,
  dealer,
}) => {
  const { slug } = await dealer(GROUP_DEALER)
  await page.goto(`${siteUrl(slug)}/finance`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finance you can read')
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.scrollIntoViewIfNeeded()
  await amount.fill('25,000')
  const calculator = page.locator('#finance-calculator')
  const example = calculator.locator('.finance-example')
  await expect(example).toContainText('$25,000')
  // The rates are those of the cards (SHP-05).
  const [, rate = 'none'] = /comparison rate[^\d]*([\d.]+%)/.exec(await example.innerText()) ?? []
  expect((await requestSite(slug, '/')).body).toContain(rate)
  await expect(example).toContainText('comparison rate')
  await amount.fill('abc')
  await amount.press('Tab')
  await expect(calculator).toContainText('Please enter a value from')
  await expect(calculator.getByRole('link', { name: /^Show vehicles up to/ })).toHaveCount(0)
  await amount.fill('25000')
  // At the top, because the fixed header would cover a part of the button.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, '#main')
  await page.getByRole('link', { name: 'Ask about finance' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Finance enquiry' })).toBeInViewport()
  await calculator.getByRole('link', { name: 'Show vehicles up to $25,000' }).press('Enter')
  await expect(page).toHaveURL(/price/)
  await expect(page.getByRole('main')).toContainText('Up to $25,000')
})

test('[FIN-06] [CNT-01] a finance form about a vehicle, and one without the dealer’s page, has no page above it', async ({
  page,
  dealer,
}) => {
  const { slug, id } = await dealer(GROUP_DEALER)
  const vehicle = await findVehicle(slug, PRICED)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${siteUrl(slug)}/finance?car_id=${vehicle.id}#finance-form`)
  await expect(heading).toHaveText('Finance enquiry')
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1)
  await sql("UPDATE pages SET _status = 'draft' WHERE tenant_id = $1 AND slug = 'finance'", [id])
  await page.goto(`${siteUrl(slug)}/finance`)
  await expect(heading).toHaveText('Finance enquiry')
  await expect(page.locator('#finance-calculator')).toHaveCount(0)
})
