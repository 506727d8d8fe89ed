import { sql } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { holdRequests } from './hold-answer'
import { watchErrors } from './page-errors'
import { waitForHydration } from './hydration'
import { GROUP_DEALER, openSearch } from './search-parts'

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

for (const [slug, hero] of [
  [SLUG, 'price-led'],
  [GROUP_DEALER, 'split'],
  ['wattle-caravans', 'place-led'],
] as const)
  test(`[SHP-02] [CNT-01] the suggestions of the hero “${hero}” are complete, with the name and price of each vehicle`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1200 })
      await page.goto(siteUrl(slug), { waitUntil: 'domcontentloaded' })
      await waitForHydration(page, 'main form[role="search"] input')
      await expect(page.locator(`[data-hero="${hero}"] form[role="search"]`)).toBeVisible()
      await page.locator('main').getByRole('searchbox').first().focus()
      await page.keyboard.type('white')
      const rows = page.getByRole('listbox', { name: 'Vehicles' }).getByRole('option')
      await expect(rows.first()).toBeVisible()
      for (const text of await rows.locator('span').all()) {
        // A part that another section covers, or that is cut off, is not what a pointer at its place meets.
        const isVisible = await text.evaluate((one) => {
          const { left, right, top, bottom, width: ownWidth } = one.getBoundingClientRect()
          const met = [left + 1, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2))
          return ownWidth > 0 && one.scrollWidth <= one.clientWidth + 1 && met.every((other) => one.contains(other))
        })
        expect(isVisible, `${String(width)} px: ${await text.innerText()}`).toBe(true)
      }
    }
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

test('[SHP-02] [SHP-10] a make typed twice, a plural, joined words and swapped letters have suggestions with vehicles', async () => {
  for (const [text, label, name] of [
    ['mazda mazda3', 'Mazda3', 'Mazda3'],
    ['kia kia sportage', 'Kia Sportage', 'Sportage'],
    ['mazda cx-5s', 'Mazda CX-5', 'CX-5'],
    ['toyotacorrola', 'Toyota Corolla', 'Corolla'],
    ['mazda xc5', 'Mazda CX-5', 'CX-5'],
  ] as const) {
    const { body } = await requestSite(SLUG, `/api/suggestions?q=${encodeURIComponent(text)}`)
    const { searches, vehicles } = JSON.parse(body) as { searches: { label: string }[]; vehicles: { name: string }[] }
    expect(searches[0]?.label, text).toContain(label)
    expect(vehicles[0]?.name, text).toContain(name)
  }
})

test('[SHP-02] the box of the search page suggests too, follows a suggestion in place, and still searches as one types', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  await openSearch(page)
  const box = page.locator('#stock-query')
  await box.focus()
  const searches = page.getByRole('listbox', { name: 'Searches' })
  await expect(searches.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('hilux')
  await expect(page).toHaveURL(/query=hilux$/)
  await expect(searches.getByRole('option', { name: /Toyota HiLux/ })).toBeVisible()
  await expectAccessible(page, 'main form[role="search"]')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await searches.getByRole('option', { name: /Toyota HiLux/ }).click()
  await expect(page).toHaveURL(/\/search\/toyota\/hilux$/)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await expect(page.locator('html[data-same-page]')).toHaveCount(1)

  // By keyboard, and Enter without a chosen suggestion searches for what is typed.
  await page.keyboard.type('kia')
  await expect(searches.getByRole('option').first()).toContainText('Kia')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/kia$/)
  await expect(page.locator('html[data-same-page]')).toHaveCount(1)
  await box.fill('sport')
  await expect(searches.getByRole('option').first()).toContainText('Sport')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=sport/)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  expect(pageErrors).toEqual([])
})

test('[SHP-02] Enter follows the option that is active, whatever arrives late and wherever the mouse rests', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/api\/suggestions\?q=toyota/)
  await openSearch(page)
  const box = page.locator('#stock-query')
  const options = page.getByRole('listbox', { name: 'Searches' }).getByRole('option')
  await box.fill('kia')
  await expect(options.first()).toContainText('Kia')
  // The mouse rests on another option, and on none once it has left the list.
  await options.nth(1).hover()
  await page.mouse.move(2, 2)
  await box.fill('toyota')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const answer = page.waitForResponse(/\/api\/suggestions\?q=toyota/)
  release()
  await (await answer).finished()
  await options.nth(1).hover()
  await page.mouse.move(2, 2)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(options.first()).toContainText('Kia')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/kia$/)
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

/** Every search box of the dealer with a box in its header: its page, and its field there. */
const boxes = [
  ['the header', '/about-us', '#header-search'],
  ['the home page', '/', 'main form[role="search"] input'],
  ['the search page', '/search/new-used-and-demo-cars/', '#stock-query'],
] as const

for (const [where, path, field] of boxes) {
  test(`[SRCH-01] [SRCH-19] [SHP-02] the box of ${where} suggests, obeys the keys and understands words like the others`, async ({
    page,
  }) => {
    const open = async () => {
      await page.goto(`${siteUrl(GROUP_DEALER)}${path}`, { waitUntil: 'domcontentloaded' })
      await waitForHydration(page, field)
      await page.locator(field).first().focus()
    }
    const box = page.locator(field).first()
    const options = page.getByRole('listbox', { name: 'Searches' }).getByRole('option')
    await open()
    await expect(options).toHaveCount(5)
    await expect(box).toHaveAttribute('placeholder', /keyword|^Search [\d,]+ /)
    await page.keyboard.type('toyota')
    await expect(options.first()).toContainText('Toyota')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await box.fill('toyot')
    await expect(options.first()).toContainText('Toyota')
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/toyota/)

    await open()
    await box.fill('used automatic suv under 60k')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/range\[price\]=:60000/)
    for (const one of ['Used', 'SUV', 'Automatic', 'Up to $60,000'])
      await expect(page.getByRole('link', { name: `Remove filter ${one}`, exact: true })).toBeVisible()
  })
}

test('[SHP-02] popular searches are offered in an empty box once five shoppers typed them, and never a name', async ({
  page,
  dealer,
}) => {
  const { slug, id } = await dealer('yarra-value-cars')
  const addSearches = (words: string, count: number) =>
    sql('INSERT INTO popular_searches (tenant_id, day, words, count) VALUES ($1, now(), $2, $3)', [id, words, count])
  await addSearches('white hatch under 20k', 5)
  await addSearches('automatic mazda', 4)
  await addSearches('toyota john smith', 30)
  await page.goto(siteUrl(slug), { waitUntil: 'domcontentloaded' })
  await waitForHydration(page, 'main form[role="search"] input')
  await page.locator('main').getByRole('searchbox').first().focus()
  const popular = page.getByRole('listbox', { name: 'Popular searches' })
  await expect(popular.getByRole('option')).toHaveCount(1)
  await expect(popular.getByRole('option')).toContainText('white hatch under 20k')
  await popular.getByRole('option').click()
  await expect(page).toHaveURL(/range\[price\]=:20000/)
  await expect(page.getByRole('link', { name: 'Remove filter Hatchback' })).toBeVisible()
})

test('[SHP-02] a search with results is counted after a moment', async ({ page, dealer }) => {
  const { slug, id } = await dealer('yarra-value-cars')
  await page.goto(`${siteUrl(slug)}/search/used-cars?query=corolla`)
  await expect
    .poll(() => sql('SELECT words, count FROM popular_searches WHERE tenant_id = $1', [id]))
    .toEqual([{ words: 'corolla', count: 1 }])
})
