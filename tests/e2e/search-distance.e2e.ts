import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { horizontalOverflow, watchErrors } from './page-errors'
import { filters, openSearch, pathOf, resultCount, SEARCH_PATH, waitForSearch } from './search-parts'

const DEALER = 'banksia-motor-group'

/** The number of results that the page names. */
/** The vehicles of “1,234 vehicles found, 2 of them just sold”. */
const countOf = (text: string | null): number =>
  Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', '') ?? Number.NaN)

test('[SHP-04] the stock is limited to a distance from a suburb, with a chip, an address and an order by distance', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  await openSearch(page)
  const all = countOf(await resultCount(page).textContent())
  await filters(page).getByText('Distance', { exact: true }).click()
  const field = filters(page).getByLabel('Postcode or suburb')
  await field.fill('Auckland')
  await field.press('Enter')
  await expect(filters(page).getByText('We can’t find “Auckland” in Australia.')).toBeVisible()
  await expect(field).toHaveValue('Auckland')
  await expectAccessible(page, '#filters')

  await field.fill('toowong')
  await filters(page).getByLabel('Within').selectOption('25')
  await filters(page).getByRole('button', { name: 'Search this area' }).click()
  const chip = page.getByRole('link', { name: 'Remove filter Within 25 km of Toowong QLD' })
  await expect(chip).toBeVisible()
  await expect.poll(() => pathOf(page)).toBe(`${SEARCH_PATH}?near=Toowong+QLD&within=25`)
  // The chip shows the new filter before its results arrive.
  const readCount = async () => countOf(await resultCount(page).textContent())
  await expect.poll(readCount).toBeLessThan(all)
  const near = await readCount()
  expect(near).toBeGreaterThan(0)

  // A larger distance applies at once.
  await filters(page).getByLabel('Within').selectOption('250')
  await expect(page.getByRole('link', { name: 'Remove filter Within 250 km of Toowong QLD' })).toBeVisible()
  await expect.poll(readCount).toBeGreaterThan(near)

  await page.locator('#sort').selectOption({ label: 'Nearest' })
  await expect(page).toHaveURL(/within=250&sortBy=nearest$/)
  await page.getByRole('link', { name: 'Remove filter Within 250 km of Toowong QLD' }).click()
  await expect.poll(() => pathOf(page)).toBe(SEARCH_PATH)
  await expect(resultCount(page)).toContainText(all.toLocaleString('en-AU'))

  // Back to a place that a reloaded page has not looked up yet.
  await page.reload()
  await waitForSearch(page)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Remove filter Within 250 km of Toowong QLD' })).toBeVisible()
  expect(pageErrors).toEqual([])
})

test('[SHP-04] words name a place: in the server’s HTML and as they are typed', async ({ page }) => {
  await page.goto(`${siteUrl(DEALER)}${SEARCH_PATH}?query=suv+within+25+km+of+4066`)
  await expect(page.getByRole('link', { name: 'Remove filter Within 25 km of 4066' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove filter SUV' })).toBeVisible()

  await openSearch(page)
  await page.locator('#stock-query').fill('suv near toowong')
  await expect(page.getByRole('link', { name: 'Remove filter Within 50 km of Toowong QLD' })).toBeVisible()
  await expect(page.locator('#sort')).toHaveValue('nearest')
})

test('[SHP-04] a dealer with one location has no filter by distance, and its address is ignored', async ({ page }) => {
  await page.goto(`${siteUrl('southern-cross-motorcycles')}/search?near=3000&within=25`)
  await expect(page.locator('#results')).toBeVisible()
  await expect(page).not.toHaveURL(/near=/)
  await expect(page.getByLabel('Postcode or suburb')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('[SHP-04] the distance is a plain form, whose field keeps a wrong postcode with its error', async ({ page }) => {
    const address = (place: string) => `${siteUrl(DEALER)}${SEARCH_PATH}?near=${place}&within=25`
    await page.goto(address('toowong'))
    await expect(page).toHaveURL(address('Toowong+QLD'))
    await expect(page.getByRole('link', { name: 'Remove filter Within 25 km of Toowong QLD' })).toBeVisible()
    await expect(page.locator('#filter-near')).toHaveValue('Toowong QLD')

    await page.goto(address('9999'))
    await expect(page.getByRole('status').filter({ hasText: 'We can’t find the postcode 9999.' })).toBeVisible()
    await expect(page.locator('#filter-near')).toHaveValue('9999')
    await expect(page.locator('#filter-near')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#filter-within')).toHaveValue('25')
    expect(await horizontalOverflow(page)).toBe(0)
  })
})
