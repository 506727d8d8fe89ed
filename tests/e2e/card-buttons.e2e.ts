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

test('[CARD-02] the buttons that a dealer chose are on its cards in that order, and each leads to a page about the vehicle; a sold one offers similar vehicles only', async ({
  page,
  dealer,
}) => {
  const { slug, id } = await dealer('yarra-value-cars')
  const cardOf = (status: string) => page.locator(`article.car-${status}`).first()
  const buttonsOf = (status: string) => cardOf(status).locator('.card-buttons').getByRole('link')
  await sql(
    `UPDATE site_settings SET switches = switches || jsonb_build_object(
       'display', coalesce(switches -> 'display', '{}') || '{"card_buttons": ["reserve", "enquire", "test_drive", "buy_online", "details"]}',
       'vehicle', coalesce(switches -> 'vehicle', '{}') || '{"online_purchase_car_types": ["used"], "reserve_button": true}') WHERE tenant_id = $1`,
    [id],
  )
  const [sold] = await sql<{ stocknum: string }>(
    `UPDATE vehicles SET status = 'sold', sold_at = now() WHERE id = (SELECT id FROM vehicles
       WHERE tenant_id = $1 AND car_type = 'used' AND status = 'in_stock' AND removed_at IS NULL AND hidden IS NOT TRUE
       ORDER BY id LIMIT 1) RETURNING stocknum`,
    [id],
  )
  await expect(async () => {
    await page.goto(`${siteUrl(slug)}/search/used-cars`, { waitUntil: 'domcontentloaded' })
    await expect(buttonsOf('in_stock')).toHaveText(
      [/^Reserve Now/, /^Enquire/, /^Book a Test Drive/, /^Buy Online/, /^View Details/],
      { timeout: 5_000 },
    )
  }).toPass({ timeout: 40_000 })
  const title = (await cardOf('in_stock').getByRole('heading').innerText()).split('\n')[0] ?? ''
  const hrefs = await buttonsOf('in_stock').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const href of hrefs) {
    const { status, body } = await requestSite(slug, href)
    expect(status, href).toBe(200)
    expect(visibleHtml(body), href).toContain(title)
  }
  await expect(async () => {
    const search = `/search/used-cars?query=${sold?.stocknum ?? ''}`
    await page.goto(`${siteUrl(slug)}${search}`, { waitUntil: 'domcontentloaded' })
    await expect(buttonsOf('sold')).toHaveText([/^Find Me Something Similar/], { timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
  const similar = (await buttonsOf('sold').getAttribute('href')) ?? ''
  expect((await requestSite(slug, similar)).status, similar).toBe(200)
})
