import { sql } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { addColleague, signInFor } from './staff'

test('[STF-06] [ADM-03] a dealer sees what its site still needs on the landing page and its own, until it has all', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('yarra-value-cars')
  const theme = await sql<{ logo_id: string | null; logo_url: string | null }>(
    'SELECT logo_id, logo_url FROM theme WHERE tenant_id = $1',
    [id],
  )
  await sql("UPDATE theme SET logo_id = NULL, logo_url = '' WHERE tenant_id = $1", [id])
  await signInFor(page, admin, slug)
  const list = page.getByRole('region', { name: 'Getting started: 4 of 5 done' })
  for (const path of ['/admin', `/admin/collections/tenants/${id}`]) {
    await openPanelPage(page, path)
    await expect(list.getByRole('link')).toHaveText(['Add your logo'])
  }
  await openPanelPage(page, '/admin')
  await expectAccessible(page, '.getting-started')
  await list.getByRole('link', { name: 'Add your logo' }).click()
  await expect(page).toHaveURL(/\/collections\/theme/)

  await sql("UPDATE theme SET logo_url = coalesce($2, '/logo.svg') WHERE tenant_id = $1", [id, theme[0]?.logo_url])
  await openPanelPage(page, '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Getting started')).toHaveCount(0)

  // An editor can do none of it.
  await sql("UPDATE theme SET logo_id = NULL, logo_url = '' WHERE tenant_id = $1", [id])
  await page.context().clearCookies()
  await signInFor(page, await addColleague(slug, 'Sam Lee'), slug)
  await openPanelPage(page, '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Getting started')).toHaveCount(0)
})

test('[CNT-01] a page that was never saved is saved as a draft, and then scheduled', async ({ page, dealer }) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/pages/create')
  await page.locator('[name="title"]').fill('Towing')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Save a draft first' })
  await question.getByRole('button', { name: 'Save draft and choose a time' }).click()
  await page.waitForURL(/\/pages\/[0-9a-f-]{36}/)
  await expect(page.getByRole('dialog').getByLabel('Publish the saved version')).toBeVisible()
})
