import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { cards, filters, openSearch, resultCount } from './search-parts'

/** Key figures of each kind of vehicle (SHP-06). */

test('[SHP-06] [SHP-10] an electric car shows its range on the card and first on its page, and can be searched by it', async ({
  page,
}) => {
  await openSearch(page, '/search/new-used-and-demo-cars/', 'voltara')
  await expect(cards(page).first()).toContainText(/Range\s*\d{3}\skm/)
  const box = page.locator('#stock-query')
  await box.fill('400 km range')
  await box.press('Enter')
  await expect(page).toHaveURL(/range\[electric_range\]=400:/)
  await expect(resultCount(page)).toBeVisible()
  await expect
    .poll(async () => {
      const texts = await cards(page).allTextContents()
      return (
        texts.map((text) => Number(/Range\s*(\d{3})\skm/.exec(text)?.[1]) >= 400).every(Boolean) && texts.length > 0
      )
    })
    .toBe(true)
  await cards(page).first().getByRole('link').first().click()
  const keys = page.getByRole('region', { name: 'Key information' })
  await expect(keys).toContainText(/Electric range\s*\d{3}\skm/)
  await page.getByText('Show All Specs').click()
  for (const label of ['Induction', 'Gearbox', 'Cylinders', 'Fuel capacity'])
    await expect(page.getByText(label, { exact: true }), label).toHaveCount(0)
  const charging = page.getByRole('region', { name: 'Charging time' })
  await expect(charging).toContainText(/Power point at home, 2\.3 kW\s*\d+½? hours/)
  await expect(charging).toContainText('From 10% to 80% of the battery.')
})

test('[SHP-06] a caravan’s payload is worked out as water and accessories are entered', async ({ page }) => {
  await openSearch(page, '/search/new-used-and-demo-cars/', 'wattle-caravans')
  const address = await cards(page).filter({ hasText: 'ATM' }).first().getByRole('link').first().getAttribute('href')
  await page.goto(`${siteUrl('wattle-caravans')}${address ?? ''}`, { waitUntil: 'networkidle' })
  const calculator = page.getByRole('region', { name: 'Payload calculator' })
  const payload = Number(/up to ([\d,]+) kg/.exec(await calculator.innerText())?.[1]?.replace(',', ''))
  expect(payload).toBeGreaterThan(100)
  await calculator.scrollIntoViewIfNeeded()
  await calculator.getByLabel('Water in the tanks').fill('95')
  await expect(calculator.getByRole('status')).toHaveText(`Leaves ${String(payload - 95)} kg for your load.`)
  await calculator.getByLabel(/^Accessories/).fill(String(payload))
  await expect(calculator.getByRole('status')).toHaveText('That’s 95 kg too much.')
  await calculator.getByLabel(/^Accessories/).fill('many')
  await expect(calculator.getByText('Please enter a number from 0 to 99,999.')).toBeVisible()
  // The result keeps the last valid amount.
  await expect(calculator.getByRole('status')).toHaveText('That’s 95 kg too much.')
  await expectAccessible(page, '#load-calculator')
})

test('[SHP-06] a caravan’s masses and berths are on its card and page, berths filter, and a car is matched without script', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${siteUrl('wattle-caravans')}/search/new-used-and-demo-cars/`)
  await expect(cards(page).first()).toContainText(/Berths\s*\d/)
  await expect(cards(page).first()).toContainText(/ATM\s*[\d,]+\skg/)
  await page.goto(`${siteUrl('wattle-caravans')}/search/new-used-and-demo-cars/?refinementList[berths][0]=4`)
  await expect(cards(page).first()).toContainText(/Berths\s*4/)
  const address = await cards(page).first().getByRole('link').first().getAttribute('href')
  await page.goto(`${siteUrl('wattle-caravans')}${address ?? ''}`)
  const match = page.getByRole('region', { name: 'Can your car tow it?' })
  const mass = Number(/up to ([\d,]+) kg/.exec(await match.innerText())?.[1]?.replace(',', ''))
  expect(mass).toBeGreaterThan(1000)
  const field = match.getByLabel('Your car’s braked towing capacity')
  await expect(match.getByText('Yes, on towing capacity')).toBeHidden()
  await field.fill(String(mass - 1))
  await expect(match.getByText('No. This caravan can be heavier')).toBeVisible()
  await expect(match.getByText('Yes, on towing capacity')).toBeHidden()
  await field.fill(String(mass))
  await expect(match.getByText('Yes, on towing capacity')).toBeVisible()
  await field.fill('')
  await expect(match.getByText('Yes, on towing capacity')).toBeHidden()
  await context.close()
})

test('[SHP-06] learners filter motorcycles by LAMS approval', async ({ page }) => {
  await openSearch(page, '/search/new-used-and-demo-cars/', 'southern-cross-motorcycles')
  await page.locator('a[href="#filters"]:visible').press('Enter')
  await filters(page).locator('summary', { hasText: 'Licence' }).press('Enter')
  const before = await resultCount(page).innerText()
  await filters(page)
    .getByRole('link', { name: /^LAMS approved/ })
    .press('Enter')
  await expect(page).toHaveURL(/refinementList\[lams\]\[0\]=true|lams/)
  await expect(resultCount(page)).not.toHaveText(before)
  await expect(cards(page).filter({ hasNotText: 'LAMS approved' })).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
  await expectAccessible(page, '#filters')
})
