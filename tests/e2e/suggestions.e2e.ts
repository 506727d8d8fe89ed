import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { watchErrors } from './page-errors'
import { waitForHydration } from './hydration'

/** Suggestions under a search box (SHP-02). */

const SLUG = 'yarra-value-cars'

test('[SHP-02] makes, models, the described search and vehicles are offered while typing, by keyboard and at 390 px', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl(SLUG), { waitUntil: 'domcontentloaded' })
  await waitForHydration(page, 'main form[role="search"] input')
  const box = page.locator('main').getByRole('searchbox').first()
  await box.focus()
  const combobox = page.locator('main').getByRole('combobox').first()
  await expect(combobox).toHaveAttribute('aria-expanded', 'true')
  const searches = page.getByRole('listbox', { name: 'Searches' })
  await expect(searches.getByRole('option')).toHaveCount(5)

  await page.keyboard.type('toy')
  await expect(searches.getByRole('option').first()).toContainText('Toyota')
  await expect(page.getByRole('listbox', { name: 'Vehicles' }).getByRole('option').first()).toContainText(/Toyota.*\$/)
  await expectAccessible(page, 'main form[role="search"]')

  // A described search is offered with its vehicles, and with the number that its page has.
  await combobox.fill('toyota under $30,000')
  const described = searches.getByRole('option', { name: /Toyota.*up to \$30,000/ })
  await expect(described).toBeVisible()
  await expect(page.getByRole('listbox', { name: 'Vehicles' }).getByRole('option').first()).toContainText('Toyota')
  const count = /(\d+)$/.exec((await described.innerText()).trim())?.[1]
  await page.keyboard.press('ArrowDown')
  await expect(described).toHaveAttribute('aria-selected', 'true')
  await expect(combobox).toHaveAttribute('aria-activedescendant', (await described.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/range\[price\]=:30000/)
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toContainText(`${count ?? ''} `)
  expect(pageErrors).toEqual([])
})

test('[SHP-02] Escape closes the suggestions, Enter searches for what is typed, and recent searches come first', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('forecourt.searches', JSON.stringify([{ href: '/search/kia', heading: 'Kia' }]))
  })
  await page.goto(siteUrl(SLUG), { waitUntil: 'domcontentloaded' })
  await waitForHydration(page, 'main form[role="search"] input')
  await page.locator('main').getByRole('searchbox').first().focus()
  await expect(page.getByRole('listbox').first()).toHaveAccessibleName('Your recent searches')
  const combobox = page.locator('main').getByRole('combobox').first()
  await page.keyboard.type('zzqxv')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await combobox.fill('kia')
  await expect(page.getByRole('listbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await combobox.fill('kia')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/.*(query=kia|kia)/)
})

test('[SHP-02] the suggestions of any text are an answer, never an error', async () => {
  const suggest = (text: string) => requestSite(SLUG, `/api/suggestions?q=${encodeURIComponent(text)}`)
  for (const text of [
    '',
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    '🚗',
    'كيا',
    '.*(+',
    'kia\0',
    '%',
    'a'.repeat(200),
  ]) {
    const response = await suggest(text)
    expect(response.status, text).toBe(200)
    const { searches, vehicles } = JSON.parse(response.body) as { searches: unknown[]; vehicles: unknown[] }
    expect(searches.length, text).toBeLessThanOrEqual(5)
    expect(vehicles.length, text).toBeLessThanOrEqual(3)
  }
  const long = await suggest('a'.repeat(201))
  expect(long.status).toBe(400)
  expect(long.body).toContain('at most 200 characters')
})
