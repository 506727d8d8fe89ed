import { sql, visibleHtml } from './arrange'
import { expect, expectAccessible, requestSite, test } from './fixtures'
import { cards, filters, openSearch, pathOf, resultCount, SEARCH_PATH } from './search-parts'

const SECTION = 'details[data-section="Weekly repayment"]'
const parseAmounts = (texts: readonly string[]): readonly number[] =>
  texts.flatMap((text) => /\$([\d,]+)\/(?:wk|mth)/.exec(text)?.[1]?.replaceAll(',', '') ?? []).map(Number)

test('[SHP-04] a most a week, typed into the filter, leaves only vehicles whose card shows no more, beside the warning', async ({
  page,
}) => {
  await openSearch(page)
  const all = (await resultCount(page).textContent()) ?? ''
  const section = filters(page).locator(SECTION)
  await section.locator('summary').click()
  await expect(section).toContainText('Each vehicle shows its own, with its interest rate and comparison rate*.')
  await expect(section).toContainText('*WARNING: This comparison rate is true only for the example given')
  await expectAccessible(page, '#filters')
  const maximum = section.getByLabel(/^To/).and(page.locator('input:not([type=range])'))
  await maximum.fill('150')
  await maximum.press('Enter')
  await expect.poll(() => pathOf(page)).toContain('range[weekly_price]=:150')
  await expect(resultCount(page)).not.toHaveText(all)
  await expect(page.getByRole('link', { name: /Repayment up to \$150 a week/ }).first()).toBeVisible()
  const amounts = parseAmounts(await cards(page).locator('.card-weekly').allTextContents())
  expect(amounts).toHaveLength(await cards(page).count())
  expect(amounts.length).toBeGreaterThan(5)
  expect(Math.max(...amounts)).toBeLessThanOrEqual(150)
  // The first page of the server's HTML is the same, and so is a search by words.
  const found = await resultCount(page).textContent()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(resultCount(page)).toHaveText(found ?? '')
  await page.goto(`${new URL(page.url()).origin}${SEARCH_PATH}?query=under+%24150+a+week`)
  await expect(resultCount(page)).toHaveText(found ?? '')
})

test('[SHP-04] a dealer with monthly repayments is searched by the week too', async () => {
  const slug = 'coolabah-chery'
  const { hits } = JSON.parse((await requestSite(slug, '/api/vehicles?limit=100&filter=weekly_price%3E%3D1')).body) as {
    hits: { monthly_price: number; weekly_price: number }[]
  }
  for (const { monthly_price, weekly_price } of hits) expect(weekly_price).toBe(Math.ceil((monthly_price * 12) / 52))
  const [first = 0, ...others] = hits.map(({ weekly_price }) => weekly_price).toSorted((a, b) => a - b)
  expect(others.at(-1)).toBeGreaterThan(first)
  const { body } = await requestSite(slug, `/search/new-and-demo-cars/?range[weekly_price]=:${first}`)
  const texts = [...visibleHtml(body).matchAll(/<p class="card-weekly">(.*?)<\/p>/gs)].map(([, text = '']) => text)
  const amounts = parseAmounts(texts.map((text) => text.replaceAll(/<[^>]*>/g, '')))
  expect(amounts.length).toBeGreaterThan(0)
  for (const amount of amounts) expect((amount * 12) / 52).toBeLessThanOrEqual(first)
})

test('[SHP-04] [TEN-04] a dealer can leave the filter out; a link that sets it still shows it', async ({ dealer }) => {
  const { slug, id } = await dealer('yarra-value-cars')
  const get = async (query: string) => visibleHtml((await requestSite(slug, `/search/used-cars${query}`)).body)
  expect(await get('')).toContain('data-section="Weekly repayment"')
  await sql(
    `UPDATE site_settings SET switches = jsonb_set(switches, '{search,repayment_filter}', 'false') WHERE tenant_id = $1`,
    [id],
  )
  await expect.poll(() => get('')).not.toContain('data-section="Weekly repayment"')
  expect(await get('?range[weekly_price]=:150')).toContain('data-section="Weekly repayment"')
})
