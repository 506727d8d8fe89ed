import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { horizontalOverflow } from './page-errors'
import { countAvailable, resultCount } from './search-parts'
import { desktop, phone } from './vehicle-parts'

const layouts = [
  { slug: 'ironbark-trucks', layout: 'search-led' },
  { slug: 'yarra-value-cars', layout: 'price-led' },
  { slug: 'wattle-caravans', layout: 'place-led' },
  { slug: 'coolabah-chery', layout: 'model-led' },
  { slug: 'voltara', layout: 'editorial' },
  { slug: 'harbour-and-vale', layout: 'editorial' },
] as const

for (const { slug, layout } of layouts) {
  test(`[CNT-01] the ${layout} layout of ${slug}’s home page is accessible, fits both widths and has a search box`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(siteUrl(slug))
    const hero = page.locator(`[data-hero="${layout}"]`)
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hero.getByRole('searchbox')).toBeVisible()
    expect(await horizontalOverflow(page)).toBe(0)
    await page.setViewportSize(desktop)
    expect(await horizontalOverflow(page)).toBe(0)
    await expectAccessible(page, `[data-hero="${layout}"]`)
  })
}

test('[CNT-01] [SRCH-17] a price on the home page leads to as many vehicles as it says', async ({ page }) => {
  await page.goto(siteUrl('yarra-value-cars'))
  const posters = page.locator('.price-poster')
  await expect(posters).toHaveCount(3)
  const text = (await posters.first().textContent()) ?? ''
  const [, count = ''] = /(\d+) cars?$/.exec(text) ?? []
  await posters.first().click()
  await expect(resultCount(page)).toBeVisible()
  expect(countAvailable((await resultCount(page).textContent()) ?? '')).toBe(Number(count))
})

test('[CNT-01] [SRCH-18] a price limit has the same words on the home page, in the menu and above its results', async ({
  page,
}) => {
  await page.goto(siteUrl('yarra-value-cars'))
  const links = await page.locator('a[href*="range[price]=:"]').evaluateAll((all) =>
    all.map((link) => ({
      text: (link as HTMLElement).textContent ?? '',
      limit: Number(/=:(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1]),
    })),
  )
  expect(links.length).toBeGreaterThan(5)
  const limitText = (limit: number) => `up to $${limit.toLocaleString('en-AU')}`
  for (const { text, limit } of links)
    expect(text.replace(/\s*\$/, ' $').toLowerCase(), text).toContain(limitText(limit))
  await page.locator('.price-poster').first().click()
  await page.waitForURL(/\/search\//)
  const [, limit = ''] = /=:(\d+)$/.exec(decodeURIComponent(page.url())) ?? []
  const chip = page.getByRole('link', { name: new RegExp(`${limitText(Number(limit)).replace('$', '\\$')}$`, 'i') })
  await expect(chip.first()).toBeVisible()
})

test('[CNT-01] [LOC-02] a location on the home page can be called and found', async ({ page }) => {
  await page.goto(siteUrl('wattle-caravans'))
  const place = page.locator('.place-summary').first()
  await expect(place.getByRole('link', { name: /^\d{2} \d{4} \d{4}$/ })).toHaveAttribute('href', /^tel:/)
  await expect(place.getByRole('link', { name: /Get Directions/ })).toBeVisible()
  await expect(place.locator('.open-now')).toContainText(/Open|Closed/)
})
