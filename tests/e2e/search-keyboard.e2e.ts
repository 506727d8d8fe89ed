import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { cards, openSearch, pathOf, SEARCH_PATH } from './search-parts'

/** Ways past the parts of the stock page with many stops, and the order of the stops. */

test('[SRCH-01] links that appear on focus lead past the filters and past the results, without a change of the address', async ({
  page,
}) => {
  await openSearch(page)
  const [skipFilters, skipResults] = ['Skip filters', 'Skip results'].map((name) => page.getByRole('link', { name }))
  if (!skipFilters || !skipResults) throw new Error('Expected two links.')
  await skipFilters.focus()
  await page.keyboard.press('Shift')
  await expect(skipFilters).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  await skipResults.focus()
  await page.keyboard.press('Shift')
  expect((await skipResults.boundingBox())?.height).toBeGreaterThan(40)
  await expectAccessible(page, '#results')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link').first()).toBeFocused()
  expect(pathOf(page)).toBe(SEARCH_PATH)
})

test('[CARD-01] [CARD-02] a card has one stop that leads to its vehicle, and “View Details” is for the mouse', async ({
  page,
}) => {
  await page.goto(`${siteUrl('voltara')}/search`)
  const card = cards(page).first()
  const address = (await card.locator('.card-title a').getAttribute('href')) ?? ''
  const stops = card.locator(`a[href="${address}"]`)
  await expect(stops).toHaveCount(2)
  expect(await stops.evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex >= 0).length)).toBe(1)
  await card.getByRole('link', { name: /^View Details/ }).click()
  await expect(page).toHaveURL(`${siteUrl('voltara')}${address}`)
})

test('[CNT-02] the order of the stops of a phone’s header is that on the screen: the menu is last where it is on the right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const dealer of ['voltara', 'banksia-motor-group', 'harbour-and-vale', 'edge']) {
    await page.goto(siteUrl(dealer), { waitUntil: 'domcontentloaded' })
    const lefts = await page
      .locator('.site-bar > a, .site-bar > button, .site-tools > a')
      .evaluateAll((all) =>
        all.flatMap((one) => (one.checkVisibility() ? [one.getBoundingClientRect().x + one.clientWidth / 2] : [])),
      )
    expect(lefts.length, dealer).toBeGreaterThan(1)
    expect(lefts, dealer).toEqual(lefts.toSorted((one, other) => one - other))
  }
})
