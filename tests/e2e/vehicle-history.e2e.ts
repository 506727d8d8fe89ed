import { sql } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { changeForm, saveDocument } from './staff'
import { openVehicleForm } from './vehicle-parts'

test.use({ viewport: { width: 1440, height: 1000 } })

test('[ADM-02] [ADM-06] staff see what they changed of a vehicle, and open its page from its form and from the list', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, admin } = await dealer('yarra-value-cars')
  const { slug } = await openVehicleForm(
    page,
    { slug: tenant, admin },
    "v.status = 'in_stock' AND v.hidden IS NOT TRUE AND v.removed_at IS NULL",
  )
  await page.getByRole('button', { name: 'Your changes', exact: true }).click()
  const own = page.getByRole('group', { name: 'Your own tag, comments and offer price' })
  await changeForm(page, () => own.getByLabel('Offer price').fill('$13,450'))
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const rows = page.locator('.change-table tbody tr')
  await expect(rows.first()).toContainText(/Your offer price: .+ → \$13,450/)
  const [author] = await sql<{ name: string }>('SELECT name FROM users WHERE email = $1', [admin.email])
  await expect(rows.first().locator('[data-label="Who"]')).toHaveText(author?.name ?? '')
  await expect(rows.first().locator('.change-line')).toHaveCount(1)
  await expectAccessible(page, '.change-table')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(rows.first()).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 1000 })

  const follow = async (name: string) => {
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name }).first().click()])
    await opened.waitForLoadState()
    const { pathname } = new URL(opened.url())
    await opened.close()
    return pathname
  }
  expect(await follow('View on site (opens in a new tab)')).toBe(`/cars/${slug}`)
  await openPanelPage(page, '/admin/collections/vehicles')
  expect(await follow('View on site (opens in a new tab)')).toMatch(/^\/(cars|search|api\/vehicles)\//)
})
