import { addPanelSession, sql } from './arrange'
import { requestSite, expect, siteUrl, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { addColleague, signInFor } from './staff'

test('[STF-08] [CNT-01] a page has a preview from the first keystroke, before it was ever saved', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('yarra-value-cars')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/pages/create')
  const windowPromise = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = await windowPromise
  await expect(preview).toHaveURL(`${siteUrl()}/preview/${id}/pages/new`)
  await expect(preview.locator('footer')).toBeVisible()
  await page.locator('[name="title"]').fill('Our new workshop')
  await expect(preview.getByRole('heading', { name: 'Our new workshop' })).toBeVisible()
  const [pages] = await sql<{ count: string }>(
    `SELECT count(*) FROM pages WHERE tenant_id = $1 AND title LIKE 'Our new%'`,
    [id],
  )
  expect(pages?.count).toBe('0')
})

test('[STF-08] [SEC-01] the preview of a new page is for staff of the dealer who may create pages, and for pages only', async ({
  page,
  dealer,
}) => {
  const [own, other] = [await dealer('yarra-value-cars'), await dealer('southern-cross-motorcycles')]
  expect((await requestSite(undefined, `/preview/${own.id}/pages/new`)).status).toBe(404)
  const open = async (address: string): Promise<number | undefined> =>
    (await page.goto(`${siteUrl()}/preview/${address}`))?.status()
  await addPanelSession(page, other.admin)
  expect(await open(`${own.id}/pages/new`)).toBe(404)
  await addPanelSession(page, await addColleague(own.slug, 'Kim Viewer', 'viewer'))
  expect(await open(`${own.id}/pages/new`)).toBe(404)
  await addPanelSession(page, own.admin)
  expect(await open(`${own.id}/offers/new`)).toBe(404)
  expect(await open(`${own.id}/pages/new`)).toBe(200)
})
