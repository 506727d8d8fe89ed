import { randomUUID } from 'node:crypto'
import { findLogin, addPanelSession, sql } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { openPanelPage, reloadPanel } from './go-to-panel'
import { addColleague, findDocumentId, openDocument } from './staff'

// On narrower screens the menu that contains the selector is collapsed.
test.use({ viewport: { width: 1600, height: 900 } })

test('[TEN-01] the platform finds one of 300 tenants by keyboard, and sees the documents of that tenant', async ({
  page,
  dealer,
}) => {
  const { id } = await dealer('voltara')
  const mark = `x${randomUUID().slice(0, 8)}`
  const name = `Northern Electric ${mark}`
  await sql('UPDATE tenants SET name = $2 WHERE id = $1', [id, name])
  await sql(
    `INSERT INTO tenants (id, name, slug, status)
     SELECT gen_random_uuid(), 'Sample Dealer ' || n || ' ${mark}', '${mark}-' || n, 'archived' FROM generate_series(1, 300) n`,
  )
  await addPanelSession(page, findLogin())
  await openPanelPage(page, '/admin/collections/locations')
  const box = page.getByRole('combobox', { name: 'Dealer', exact: true })
  await box.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: 'type more' })).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(50)
  // Only the first names are in the page; the others are requested.
  expect((await page.content()).includes(`Sample Dealer 300 ${mark}`)).toBe(false)
  await page.route('**/api/tenants/names?*', (route) => route.abort())
  await page.keyboard.type(`dealer 217 ${mark}`)
  await expect(page.getByRole('status').filter({ hasText: 'couldn’t load the dealers' })).toBeVisible()
  // The list tries again by itself.
  await page.unroute('**/api/tenants/names?*')
  await expect(page.getByRole('option')).toHaveText([`Sample Dealer 217 ${mark}`])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type(name.toLowerCase())
  await expect(page.getByRole('option')).toHaveText([name])
  // Only this part of the panel is ours.
  await expectAccessible(page, '.tenant-choice')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(name)
  const locations = await sql('SELECT 1 FROM locations WHERE tenant_id = $1', [id])
  await expect(page.locator('.collection-list table tbody tr')).toHaveCount(locations.length)
  await reloadPanel(page)
  await expect(box).toHaveValue(name)
  // A document shows its tenant's name even when that name was not in the page.
  await openDocument(page, 'locations', await findDocumentId('locations', 'yarra-value-cars'))
  await expect(box).toHaveValue('Yarra Value Cars')
  await expect(box).toBeDisabled()
  // Back to all dealers.
  await openPanelPage(page, '/admin/collections/locations')
  await box.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('')
})

test('[TEN-01] [ADM-01] staff see only their own dealers: one as a name, two as a choice', async ({ page, dealer }) => {
  const [first, second] = [await dealer('coolabah-chery'), await dealer('edge')]
  await addPanelSession(page, first.admin)
  await openPanelPage(page, '/admin/collections/locations')
  await expect(page.locator('.tenant-choice__only')).toHaveText('Coolabah Chery')
  await expect(page.getByRole('combobox', { name: 'Dealer', exact: true })).toHaveCount(0)

  const both = await addColleague(first.slug, 'Robin Ng', 'viewer')
  await sql(
    "INSERT INTO users_tenants (_order, _parent_id, id, tenant_id, role) VALUES (2, $1, gen_random_uuid(), $2, 'viewer')",
    [both.id, second.id],
  )
  await page.context().clearCookies()
  await addPanelSession(page, both)
  await openPanelPage(page, '/admin/collections/locations')
  await page.getByRole('combobox', { name: 'Dealer', exact: true }).click()
  await expect(page.getByRole('option')).toHaveText([/^All dealers$/, /^Coolabah Chery$/, /^The Queanbeyan/])
})
