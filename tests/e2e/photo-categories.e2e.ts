import { addPanelSession, createToken, requestRest, sql } from './arrange'
import { expect, requestSite, test } from './fixtures'
import { changeForm, openDocument, saveDocument } from './staff'
import { findVehicle } from './vehicle-parts'

test('[SHP-07] staff set a photo that the feed calls damage back to the exterior, and shoppers see it so', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, admin } = await dealer('coolabah-chery')
  const { slug, id } = await findVehicle(tenant, "v.status = 'in_stock' AND jsonb_array_length(v.images) > 3")
  await sql("UPDATE vehicles SET images = jsonb_set(images, '{0,category}', '\"damage\"') WHERE id = $1", [id])
  const readPage = async (): Promise<string> => (await requestSite(tenant, `/cars/${slug}`)).body
  await expect.poll(readPage).toContain('class="gallery-mark"')

  await addPanelSession(page, admin)
  await openDocument(page, 'vehicles', id)
  await page.getByRole('button', { name: 'Photos and features', exact: true }).click()
  const part = page.getByLabel('Part in photo 1', { exact: true })
  await expect(part).toHaveValue('damage')
  await changeForm(page, async () => void (await part.selectOption({ label: 'Exterior' })))
  await expect(part).toHaveValue('')
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  const { body } = await requestRest('GET', `/vehicles/${id}?depth=0`, await createToken(admin))
  expect((body['overrides'] as { exterior_photos: string[] }).exterior_photos).toHaveLength(1)
  await expect.poll(readPage).not.toContain('class="gallery-mark"')
})
