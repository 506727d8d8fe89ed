import { addPanelSession, sql } from './arrange'
import { expect, expectAccessible, test, type TestDealer } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { findDocumentId, openDocument, signInFor } from './staff'

const addImage = async ({ id: tenant }: TestDealer, alt: string): Promise<string> => {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO media (id, tenant_id, alt, filename, mime_type, filesize, width, height)
     VALUES (gen_random_uuid(), $1, $2, $3, 'image/webp', 1000, 900, 600) RETURNING id`,
    [tenant, alt, `${tenant}-${alt.toLowerCase()}.webp`],
  )
  return row?.id ?? ''
}

test('[ADM-02] before an image is deleted, its form and both questions name what would be without it', async ({
  page,
  dealer,
}) => {
  const own = await dealer('banksia-motor-group')
  const image = await addImage(own, 'Showroom')
  const unused = await addImage(own, 'Spare')
  const location = await findDocumentId('locations', own.slug)
  const [stored] = await sql<{ name: string }>('UPDATE locations SET image_id = $1 WHERE id = $2 RETURNING name', [
    image,
    location,
  ])
  const name = stored?.name ?? ''
  await sql(
    `UPDATE home SET blocks = coalesce(blocks, '[]') || jsonb_build_array(jsonb_build_object(
       'blockType', 'image', 'id', 'shown-here', 'image', $1::text)) WHERE tenant_id = $2`,
    [image, own.id],
  )
  await signInFor(page, own.admin, own.slug)
  await openDocument(page, 'media', image)
  const uses = page.getByRole('region', { name: 'Where used' })
  await expect(uses.getByRole('listitem')).toHaveText(['Home page on your site', `${name} location, on your site`])
  await expect(uses.getByRole('link', { name })).toHaveAttribute('href', `/admin/collections/locations/${location}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText('It’s used in 2 places, which will be without it:')
  await expect(dialog.getByRole('link', { name })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page, '.confirmation-modal')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await openPanelPage(page, '/admin/collections/media')
  const rowOf = (alt: string) => page.getByRole('row').filter({ hasText: alt })
  await rowOf('Spare').getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText('It isn’t used anywhere.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  // The layer of the dialog covers the list a little longer, and a forced click would land on it.
  await expect(page.locator('.payload__modal-container')).toBeHidden()
  await rowOf('Showroom').getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog).toContainText('You’re deleting 2 images.')
  await expect(dialog.getByRole('status')).toContainText('1 of the 2 is used in 2 places')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(rowOf('Showroom')).toHaveCount(0)
  expect(await sql('SELECT id FROM media WHERE id = ANY($1::uuid[])', [[image, unused]])).toEqual([])
})

test('[STF-11] ticked vehicles lead to a change of exactly their prices, also after a reload', async ({
  page,
  dealer,
}) => {
  const own = await dealer('yarra-value-cars')
  await addPanelSession(page, own.admin)
  await openPanelPage(page, '/admin/collections/vehicles?limit=10')
  await expect(page.getByRole('button', { name: /ticked vehicle/ })).toHaveCount(0)
  const rows = page.locator('.collection-list tbody').getByRole('checkbox')
  for (const at of [0, 2]) await rows.nth(at).check({ force: true })
  await page.getByRole('button', { name: 'Change the prices of 2 ticked vehicles' }).click()
  await expect(page.getByText('Only the vehicles that you ticked in the list are changed.')).toBeVisible()
  const count = page.getByText(/\d vehicles? chosen/)
  await expect(count).toHaveText(/^2 vehicles chosen/)
  await expectAccessible(page, '.price-changes')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Percentage', { exact: true }).fill('5')
  await page.getByRole('button', { name: 'Preview the effect' }).click()
  await expect(page.getByText('2 vehicles ticked in the list')).toBeVisible()
  await page.reload()
  await expect(count).toHaveText(/^2 vehicles chosen/)
  await page.getByRole('button', { name: 'Choose vehicles in another way' }).click()
  await expect(count).toHaveText(/^\d{2,}/)
})
