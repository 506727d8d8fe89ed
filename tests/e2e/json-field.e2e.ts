import { signInAt, sql } from './arrange'
import { expect, test } from './fixtures'
import { changeForm, open, save } from './staff'

test('[ADM-05] [SEC-03] structured data is edited as text; invalid text is reported at its field, kept there, and not saved', async ({
  page,
  dealer,
}) => {
  const { admin, id: tenant } = await dealer('edge')
  const [car] = await sql<{ id: string }>('SELECT id FROM vehicles WHERE tenant_id = $1 LIMIT 1', [tenant])
  const id = car?.id ?? ''
  const stored = async (): Promise<unknown> =>
    (await sql<{ features: unknown }>('SELECT features FROM vehicles WHERE id = $1', [id]))[0]?.features
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await signInAt(page, admin)
  await open(page, 'vehicles', id)
  await page.getByRole('button', { name: 'Photos and features' }).click()
  const field = page.getByLabel('Features', { exact: true })
  const before = await stored()
  await changeForm(page, () => field.fill('["Tow bar", '))
  await expect(page.getByText('This is not JSON')).toBeVisible()
  await page.locator('#action-save').click()
  await expect(page.getByText('This is not JSON')).toBeVisible()
  await expect(field).toHaveValue('["Tow bar", ')
  expect(await stored()).toEqual(before)
  await changeForm(page, () => field.fill('["Tow bar", "Roof racks"]'))
  expect(await save(page, 'vehicles')).toBe(200)
  expect(await stored()).toEqual(['Tow bar', 'Roof racks'])
  expect([...hosts].filter((host) => !host.endsWith('localhost'))).toEqual([])
})
