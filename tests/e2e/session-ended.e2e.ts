import { sql } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { findDocumentId, openDocument, saveDocument, signInFor, typeInto } from './staff'

const endSessions = (email: string) =>
  sql('DELETE FROM users_sessions WHERE _parent_id = (SELECT id FROM users WHERE email = $1)', [email])

test('[STF-09] a session that ends while staff type loses nothing: they sign in over the form, and save', async ({
  page,
  dealer,
}) => {
  const own = await dealer('southern-cross-motorcycles')
  const id = await findDocumentId('locations', own.slug)
  await signInFor(page, own.admin, own.slug)
  await openDocument(page, 'locations', id)
  await typeInto(page, 'name', 'Harbour Street')
  await endSessions(own.admin.email)
  await typeInto(page, 'badge', 'NEW')
  expect(await saveDocument(page, 'locations')).toBeGreaterThanOrEqual(401)
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toContainText('Nothing you typed is lost.')
  await expect(dialog.getByLabel('Email')).toHaveValue(own.admin.email)
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
