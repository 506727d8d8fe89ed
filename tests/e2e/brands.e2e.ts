import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { horizontalOverflow, watchErrors } from './page-errors'

const DEALER = 'banksia-motor-group'
const widths = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

test('[BRD-01] the brands directory has claims, an index and groups at both widths; a brand’s overview has its stock', async ({
  page,
}) => {
  await page.setViewportSize(widths.wide)
  const pageErrors = watchErrors(page)
  await page.goto(`${siteUrl(DEALER)}/brands`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our brands')
  await expect(page.locator('.brand-claims > div')).toHaveText(['locations11', 'brands18', 'years30+'])
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Cars',
    'Motorcycles',
    'Trucks',
    'Our own services',
  ])
  const tiles = page.locator('.brand-tile')
  await expect(tiles).toHaveCount(24)
  await expect(tiles.filter({ hasText: 'Neotek' }).getByRole('link')).toHaveAttribute('href', '/neotek')
  await expect(tiles.locator('img')).toHaveCount(24)
  await expectAccessible(page)
  expect(await horizontalOverflow(page)).toBe(0)
  await page.setViewportSize(widths.phone)
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByRole('navigation', { name: 'Brands by letter' }).getByRole('link', { name: 'T', exact: true }).click()
  await expect(page).toHaveURL(/#toyota$/)
  await page.locator('#toyota').getByRole('link').click()
  await expect(page).toHaveURL(/\/toyota\/overview$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota')
  await expectAccessible(page)
  expect(await horizontalOverflow(page)).toBe(0)
  await page.setViewportSize(widths.wide)
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByRole('link', { name: /^See [\d,]+ in stock$/ }).click()
  await expect(page).toHaveURL(/\/search\/toyota$/)
  expect(pageErrors).toEqual([])
})

test('[BRD-01] a brand with a fixed page has no overview; a dealer without brands has no directory', async () => {
  const redirect = await requestSite(DEALER, '/neotek/overview')
  expect([redirect.status, redirect.headers.location]).toEqual([308, '/neotek'])
  expect((await requestSite(DEALER, '/nobody/overview')).status).toBe(404)
  expect((await requestSite('yarra-value-cars', '/brands')).status).toBe(404)
  expect((await requestSite('yarra-value-cars', '/toyota/overview')).status).toBe(404)
  const { body } = await requestSite(DEALER, '/brands')
  expect(body).toMatch(/<link rel="canonical" href="[^"]+\/brands"/)
  expect(Buffer.byteLength(body)).toBeLessThan(80_000)
})
