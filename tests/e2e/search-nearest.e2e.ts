import { visibleHtml } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { horizontalOverflow, watchErrors } from './page-errors'
import { cards } from './search-parts'
import { desktop, phone } from './vehicle-parts'
import { waitForHydration } from './hydration'

const DEALER = 'banksia-motor-group'
const STOCK = '/search/new-used-and-demo-cars/'
/** Toyotas exist, but none in this colour. */
const IMPOSSIBLE = '/search/toyota?refinementList[colour][0]=Plaid'

/** Reads a page as the address it redirects to, if it does. */
const readPage = async (target: string): Promise<string> => {
  const { status, headers, body } = await requestSite(DEALER, target)
  return status >= 300 && status < 400 ? readPage(String(headers['location'])) : visibleHtml(body)
}

test('[SHP-02] zero results show what to leave out, with counts, and the nearest vehicles, in the server’s HTML', async () => {
  const html = await readPage(IMPOSSIBLE)
  expect(html).toContain('No Results Available')
  expect(html).toMatch(/Without Plaid<span[^>]*>\d+ vehicles</)
  expect(html).toContain('Closest matches')
  expect(html.match(/<article[^>]*class="[^"]*\bcard\b/g)?.length).toBeGreaterThan(0)
  expect(html).toContain('save=form')
})

test('[SHP-02] leaving one condition out leads to its vehicles; a search in place has nearest matches too', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await page.goto(`${siteUrl(DEALER)}${IMPOSSIBLE}`, { waitUntil: 'networkidle' })
    expect(await horizontalOverflow(page)).toBe(0)
  }
  await expectAccessible(page, '#results')
  const choice = page.getByRole('link', { name: /^Without Plaid/ })
  const count = /(\d+) vehicles?/.exec((await choice.textContent()) ?? '')?.[1] ?? 'missing'
  await choice.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/refinementList\[make\]\[0\]=Toyota$|\/search\/toyota/i)
  await expect(page.locator('#results')).toContainText(count)
  await expect(page.getByText('Closest matches')).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()

  await waitForHydration(page, '#results')
  const box = page.locator('#stock-query')
  // Text in quotes is searched as written, without leaving words out.
  await box.fill('"zzqxv"')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Without “zzqxv”/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Closest matches' })).toBeVisible()
  await page.getByRole('link', { name: 'Email me when one arrives' }).press('Enter')
  await expect(page).toHaveURL(/save=form/)
  await expect(page.getByRole('heading', { name: 'Email me when one arrives' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email me when one arrives' })).toBeVisible()
  await expect(page.getByText(/Save this search|Show me/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the search' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  expect(pageErrors).toEqual([])
})

test('[SHP-02] a search that no condition fits leaves all of them out and says so, and offers no empty list', async () => {
  const html = await readPage(`${STOCK}?query=zzqxv`)
  expect(html).toContain('No Results Available')
  const none = await readPage(`${STOCK}?refinementList[make][0]=Nomake&refinementList[colour][0]=Plaid`)
  expect(none).toContain('No Results Available')
  expect(none).toContain('Closest matches')
  expect(none).toContain('data-car=')
})

test('[SRCH-18] at 390 px many chosen filters scroll in their row, and the page does not', async ({ page }) => {
  await page.setViewportSize(phone)
  const filters = ['Toyota', 'Mazda', 'Kia', 'Hyundai'].map((make, n) => `refinementList[make][${String(n)}]=${make}`)
  await page.goto(`${siteUrl(DEALER)}/search/new-used-and-demo-cars/?${filters.join('&')}&range[price]=1:90000`)
  const chips = page.getByRole('navigation', { name: 'Chosen filters' })
  expect(await chips.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true)
  expect(await horizontalOverflow(page)).toBe(0)
})
