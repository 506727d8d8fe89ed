import { createToken, requestRest, sql } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { changeForm, openDocument, saveDocument, signInFor } from './staff'

test('[LEAD-02] the other locations of test drives, and the makes of a location, are chosen by name', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, admin } = await dealer('edge')
  const [own, other] = await sql<{ id: string; name: string; slug: string }>(
    `SELECT l.id, l.name, l.slug FROM locations l JOIN tenants t ON t.id = l.tenant_id
      WHERE t.slug = $1 AND l.deleted_at IS NULL ORDER BY l.name, l.slug`,
    [tenant],
  )
  if (!own || !other) throw new Error('The dealer has fewer than two locations.')
  const token = await createToken(admin)
  await requestRest('PATCH', `/locations/${own.id}`, token, { distribution_locations: [], manufacturers: [] })
  await signInFor(page, admin, tenant)
  await openDocument(page, 'locations', own.id)
  const drives = page.getByRole('combobox', { name: 'Test drives also at' })
  await drives.fill(other.name)
  await changeForm(page, () =>
    page
      .getByRole('option', { name: new RegExp(`^${other.name}`) })
      .first()
      .click(),
  )
  await expect(page.getByRole('list', { name: 'Locations for test drives' })).toContainText(other.name)
  const makes = page.getByRole('combobox', { name: 'Manufacturers' })
  await changeForm(page, async () => {
    await makes.fill('toyota')
    await makes.press('Enter')
  })
  await expect(page.getByRole('list', { name: 'Makes', exact: true })).toContainText('Toyota')
  await expectAccessible(page, '.chips-input')
  expect(await saveDocument(page, 'locations')).toBe(200)
  const { body } = await requestRest('GET', `/locations/${own.id}?depth=0`, token)
  expect(body).toMatchObject({ distribution_locations: [other.slug], manufacturers: ['Toyota'] })
  // REST spells makes in the same way.
  const { body: changed } = await requestRest('PATCH', `/locations/${own.id}`, token, { manufacturers: ['vw', 'VW'] })
  expect((changed['doc'] as { manufacturers: string[] }).manufacturers).toEqual(['Volkswagen'])
})
