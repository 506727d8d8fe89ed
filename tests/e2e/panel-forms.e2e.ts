import { addPanelSession, createToken, requestRest, sql } from './arrange'
import { expect, test } from './fixtures'
import { addColleague, changeForm, findDocumentId, openDocument, saveDocument, typeInto } from './staff'
import { findVehicle } from './vehicle-parts'

/** Forms of the panel with input that cannot be saved as it is. */

test.use({ viewport: { width: 1440, height: 1000 } })

test('[STF-03] [STK-02] a number that cannot be read stays as typed, and its field says why', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const { id } = await findVehicle(slug, "v.status = 'in_stock'")
  await addPanelSession(page, admin)
  await openDocument(page, 'vehicles', id)
  // An empty finance quote is no mistake.
  await expect(page.getByText('Enter this too, or clear the others.')).toHaveCount(0)
  const km = page.locator('#field-km')
  await changeForm(page, () => km.fill('12,5oo'))
  await km.press('Tab')
  await expect(km).toHaveValue('12,5oo')
  await expect(km).toHaveAccessibleDescription('Enter a number of kilometres, such as 12,500.')
  await page.locator('#action-save').click()
  await expect(km).toBeFocused()
  await typeInto(page, 'km', '12 500')
  await typeInto(page, 'year', '20')
  await page.locator('#field-year').press('Tab')
  await expect(page.getByText('Enter a year with four digits, such as 2020.')).toBeVisible()
  await typeInto(page, 'year', '2020')
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  await expect(km).toHaveValue('12,500')
  expect(await sql('SELECT km FROM vehicles WHERE id = $1', [id])).toEqual([{ km: '12500' }])
  await page.getByRole('button', { name: 'Price and availability' }).click()
  await expect(page.getByText('Enter this too, or clear the others.')).toHaveCount(0)
})

test('[ADM-02] staff whose document was saved elsewhere may keep their text to copy it', async ({ page, dealer }) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const id = await findDocumentId('locations', slug, "d.slug <> ''")
  const sam = await addColleague(slug, 'Sam Lee')
  await addPanelSession(page, admin)
  await openDocument(page, 'locations', id)
  expect((await requestRest('PATCH', `/locations/${id}`, await createToken(sam), { badge: 'THEIRS' })).status).toBe(200)
  await page.locator('[name="badge"]').fill('MINE')
  const dialog = page.getByRole('dialog').filter({ hasText: 'There is a newer version' })
  await expect(dialog.getByRole('button', { name: 'Reload without my text' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep my text' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('[name="badge"]')).toHaveValue('MINE')
  expect(await saveDocument(page, 'locations')).toBe(409)
  const message = page.getByText(`${sam.email} saved this after you opened it`).first()
  await expect(message).toBeVisible()
  await expect(message.locator('xpath=ancestor::li[@data-sonner-toast]').getByLabel('Close toast')).toBeVisible()
})
