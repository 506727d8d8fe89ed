import { visibleHtml, sql } from './arrange'
import { requestSite, expect, siteUrl, test } from './fixtures'

test('[CARD-02] “Buy Online” on a card leads to the online purchase, and is missing where the dealer does not sell online', async ({
  dealer,
}) => {
  const readCards = async (slug: string) =>
    visibleHtml((await requestSite(slug, '/search/new-used-and-demo-cars/')).body)
  expect(await readCards('voltara')).toMatch(/href="\/checkout-journey\?car_id=[a-z0-9-]+"[^>]*>Buy Online/)
  const { slug, id } = await dealer('voltara')
  await sql(
    `UPDATE site_settings SET switches = jsonb_set(switches, '{vehicle,online_purchase_car_types}', '[]') WHERE tenant_id = $1`,
    [id],
  )
  await expect.poll(() => readCards(slug)).not.toContain('Buy Online')
  expect(await readCards(slug)).toContain('View Details')
})

test('[CARD-02] a card has at most two buttons; further actions of the dealer are links', async ({ page }) => {
  await page.goto(`${siteUrl('yarra-value-cars')}/search/used-cars`, { waitUntil: 'domcontentloaded' })
  const actions = page.locator('.car-in_stock .card-buttons').first().getByRole('link')
  await expect(actions).toHaveCount(3)
  for (const [index, border] of ['1px', '1px', '0px'].entries())
    await expect(actions.nth(index)).toHaveCSS('border-top-width', border)
})
