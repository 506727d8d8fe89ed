import { requestRest, createToken, sql } from './arrange'
import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { horizontalOverflow } from './page-errors'
import { addColleague, findDocumentId, openDocument, openOwnDocument, signInFor } from './staff'

const DEALER = 'southern-cross-motorcycles'

test('[ADM-02] the versions of a page name the author, the time by the dealer’s clocks and the state in words', async ({
  page,
  dealer,
}) => {
  const own = await dealer(DEALER)
  const colleague = await addColleague(own.slug, 'Robin Ng')
  const id = await findDocumentId('pages', own.slug)
  const token = await createToken(colleague)
  await requestRest('PATCH', `/pages/${id}`, token, { title: 'Our team', _status: 'published' })
  await requestRest('PATCH', `/pages/${id}?draft=true`, token, { title: 'Our people', _status: 'draft' })
  await signInFor(page, own.admin, own.slug)
  await openDocument(page, 'pages', id, '/versions')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toContainText('Robin Ng')
  await expect(rows.nth(1)).toContainText('Current draft')
  await expect(rows.nth(1)).toContainText('Title')
  await expect(rows.nth(1)).toContainText(/25 Nov 2026, \d+(?::\d\d)?\s[ap]m AE[DS]T/)
  await expect(rows.nth(2)).toContainText('On your site now')
  await expect(page.locator('.version-list')).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}/)
  await expectAccessible(page, '.version-list')

  await page.setViewportSize({ width: 390, height: 844 })
  await openDocument(page, 'pages', id, '/versions')
  // The heads of the columns are before each value here.
  const live = rows.filter({ hasText: 'On your site now' })
  await expect(live).toContainText('Robin Ng')
  expect(await horizontalOverflow(page)).toBe(0)
  await live.getByRole('link').click()
  await expect(page).toHaveURL(/\/versions\/[0-9a-f-]{36}/)
})

test('[ADM-02] the drawer that chooses a version to compare with has the same list', async ({ page, dealer }) => {
  const own = await dealer(DEALER)
  const id = await findDocumentId('locations', own.slug)
  const token = await createToken(own.admin)
  for (const badge of ['ONE', 'TWO', 'THREE']) await requestRest('PATCH', `/locations/${id}`, token, { badge })
  const [latest, , oldest] = await sql<{ id: string }>(
    'SELECT id FROM _locations_v WHERE parent_id = $1 ORDER BY updated_at DESC',
    [id],
  )
  await signInFor(page, own.admin, own.slug)
  await openPanelPage(page, `/admin/collections/locations/${id}/versions/${latest?.id ?? ''}`)
  await page.locator('.compare-version .rs__control').click()
  await page.getByText('More versions').click()
  await expect(page.getByText('Choose the version to compare with.')).toBeVisible()
  await page.locator('.version-list__choose').nth(2).click()
  await expect(page).toHaveURL(
    `${siteUrl()}/admin/collections/locations/${id}/versions/${latest?.id ?? ''}?versionFrom=${oldest?.id ?? ''}`,
  )
})

test('[ADM-02] [STF-03] the page of a version has its document’s name and its date, and compares older with newer from the start', async ({
  page,
  dealer,
}) => {
  const own = await dealer(DEALER)
  const id = await findDocumentId('locations', own.slug)
  const token = await createToken(own.admin)
  for (const badge of ['ONE', 'TWO']) await requestRest('PATCH', `/locations/${id}`, token, { badge })
  const versions = await sql<{ id: string }>('SELECT id FROM _locations_v WHERE parent_id = $1 ORDER BY updated_at', [
    id,
  ])
  const [oldest, latest] = [versions[0]?.id ?? '', versions.at(-1)?.id ?? '']
  const [location] = await sql<{ name: string }>('SELECT name FROM locations WHERE id = $1', [id])
  await signInFor(page, own.admin, own.slug)
  await openDocument(page, 'locations', id, `/versions/${latest}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(location?.name ?? '')
  const moment = /25 November 2026, \d+(?::\d\d)?\s[ap]m AE[DS]T/
  await expect(page.locator('.version-heading')).toHaveText(moment)
  await expect(page.locator('.render-field-diffs').first()).toContainText('TWO')
  await expect(page.locator('.version-pill-label-date').first()).toHaveText(/25\/11\/2026, .* AE[DS]T/)
  await expect(page.locator('.date-diff')).toHaveCount(0)
  // The oldest version has none before it, so it is compared with the newest.
  await openDocument(page, 'locations', id, `/versions/${oldest}`)
  await expect(page).toHaveURL(new RegExp(`versionFrom=${latest}$`))
  // The older one is on the left all the same, and what the newer one has is not marked as removed.
  const leftOf = async (part: string) => (await page.locator(part).boundingBox())?.x ?? 0
  await expect
    .poll(async () => (await leftOf('.view-version__version-to')) < (await leftOf('.view-version__version-from')))
    .toBe(true)
  await expect(page.locator('.html-diff [data-match-type="delete"]').first()).toHaveCSS('text-decoration-line', 'none')
})

test('[ADM-05] [STF-03] a document that a dealer has once is named in its breadcrumb, with the dealer’s clocks', async ({
  page,
  dealer,
}) => {
  const own = await dealer('yarra-value-cars')
  await openOwnDocument(page, own, 'theme')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Theme')
  await expect(page.locator('.step-nav')).toContainText('Theme')
  await expect(page.locator('.step-nav')).not.toContainText('Themes')
  await expect(page.locator('.doc-controls__value').first()).toHaveText(/^\d+\/\d+\/2026, .* AE[DS]T$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.step-nav__last')).toHaveText('Theme')
  await expectAccessible(page, '.doc-header')
})
