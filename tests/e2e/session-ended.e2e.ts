import { sql } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { horizontalOverflow } from './page-errors'
import { openOwnDocument, saveDocument, signInFor, typeInto } from './staff'

const endSessions = (email: string) =>
  sql('DELETE FROM users_sessions WHERE _parent_id = (SELECT id FROM users WHERE email = $1)', [email])

test('[STF-09] a session that ends while staff type loses nothing: they sign in over the form, and save', async ({
  page,
  dealer,
}) => {
  const own = await dealer('southern-cross-motorcycles')
  const id = await openOwnDocument(page, own, 'locations')
  await typeInto(page, 'name', 'Harbour Street')
  await endSessions(own.admin.email)
  await typeInto(page, 'badge', 'NEW')
  expect(await saveDocument(page, 'locations')).toBeGreaterThanOrEqual(401)
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toContainText('Nothing you typed is lost.')
  await expect(dialog.getByLabel('Email')).toHaveValue(own.admin.email)
  await expect(page.getByText('You are not allowed to perform this action')).toHaveCount(0)
  await expectAccessible(page, 'dialog')

  await dialog.getByLabel('Password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Password').fill(own.admin.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[name="name"]')).toHaveValue('Harbour Street')
  await expect(page.locator('[name="badge"]')).toHaveValue('NEW')
  expect(await saveDocument(page, 'locations')).toBe(200)
  const [stored] = await sql<{ name: string; badge: string }>('SELECT name, badge FROM locations WHERE id = $1', [id])
  expect(stored).toEqual({ name: 'Harbour Street', badge: 'NEW' })
})

test('[STF-09] pages with forms of their own offer the same sign-in, and continue with what was asked', async ({
  page,
  dealer,
}) => {
  const own = await dealer('yarra-value-cars')
  await signInFor(page, own.admin, own.slug)
  await openPanelPage(page, '/admin/change-prices')
  const count = page.getByText(/\d vehicles? chosen/)
  await expect(count).toBeVisible()
  const [{ make } = { make: '' }] = await sql<{ make: string }>(
    "SELECT make FROM vehicles WHERE tenant_id = $1 AND status = 'in_stock' GROUP BY make ORDER BY count(*) LIMIT 1",
    [own.id],
  )
  await endSessions(own.admin.email)
  await page.getByLabel('Make').selectOption(make)
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => horizontalOverflow(page)).toBe(0)
  await page.keyboard.type(own.admin.password)
  const counted = page.waitForResponse((answer) => answer.url().includes('price-changes/count') && answer.ok())
  await page.keyboard.press('Enter')
  await counted
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Make')).toHaveValue(make)
})
