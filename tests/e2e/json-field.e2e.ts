import { addPanelSession, sql } from './arrange'
import { expect, test } from './fixtures'
import { changeForm, openDocument, saveDocument } from './staff'

test('[ADM-05] [SEC-03] structured data is edited as text; invalid text is reported at its field, kept there, and not saved', async ({
  page,
  dealer,
}) => {
  const { admin, id: tenant } = await dealer('edge')
  const [vehicle] = await sql<{ id: string }>('SELECT id FROM vehicles WHERE tenant_id = $1 LIMIT 1', [tenant])
  const id = vehicle?.id ?? ''
  const readStored = async (): Promise<unknown> =>
    (await sql<{ hotspots: unknown }>('SELECT hotspots FROM vehicles WHERE id = $1', [id]))[0]?.hotspots
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await addPanelSession(page, admin)
  await openDocument(page, 'vehicles', id)
  await page.getByRole('button', { name: 'Photos and features' }).click()
  const field = page.getByLabel('Points of interest', { exact: true })
  const before = await readStored()
  await changeForm(page, () => field.fill('{"exterior": ['))
  await expect(page.getByText('This isn’t valid JSON')).toBeVisible()
  await page.locator('#action-save').click()
  await expect(page.getByText('This isn’t valid JSON')).toBeVisible()
  await expect(field).toHaveValue('{"exterior": [')
  expect(await readStored()).toEqual(before)
  const hotspots = { exterior: [{ description: 'Tow bar', positions: { 0: { x: 40, y: 60 } } }] }
  await changeForm(page, () => field.fill(JSON.stringify(hotspots)))
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  expect(await readStored()).toEqual(hotspots)
  expect([...hosts].filter((host) => !host.endsWith('localhost'))).toEqual([])
})
