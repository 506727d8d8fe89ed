import { rest, signIn, signInAt, sql } from './arrange'
import { expect, test } from './fixtures'
import { goToPanel } from './go-to-panel'
import { colleague, documentId, open, save, type } from './staff'

/** Two staff of one dealer editing one document, each in their own browser. */

const badgeOf = async (id: string): Promise<string | null> =>
  (await sql<{ badge: string | null }>('SELECT badge FROM locations WHERE id = $1', [id]))[0]?.badge ?? null

/** The locks on a location. */
const lockOf = 'SELECT parent_id FROM payload_locked_documents_rels WHERE locations_id = $1'

/** The ids of the staff who are editing a location. */
const editorsOf = async (id: string): Promise<readonly string[]> =>
  (
    await sql<{ id: string }>(
      `SELECT users_id AS id FROM payload_locked_documents_rels WHERE users_id IS NOT NULL AND parent_id IN (${lockOf})`,
      [id],
    )
  ).map((one) => one.id)

test('[ADM-02] the second of two staff sees who is editing a document, and takes it over', async ({
  page,
  browser,
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const id = await documentId('locations', slug)
  await signInAt(page, admin)
  await open(page, 'locations', id)
  await type(page, 'badge', 'FIRST')
  await expect.poll(async () => (await sql(lockOf, [id])).length).toBe(1)

  const other = await (await browser.newContext()).newPage()
  const sam = await colleague(slug, 'Sam Lee')
  await signInAt(other, sam)
  await open(other, 'locations', id)
  const notice = other.locator('.document-locked')
  await expect(notice).toContainText(admin.email)
  await expect(notice).toContainText('currently editing')
  await notice.getByRole('button', { name: 'Take over' }).click()
  await expect(notice).toBeHidden()
  await expect.poll(() => editorsOf(id)).toEqual([sam.id])

  // The first sees it while typing, and cannot save.
  await page.locator('[name="badge"]').fill('FIRST, TOO LATE')
  await expect(page.getByText('taken over editing').first()).toBeVisible()
  await open(other, 'locations', id)
  await type(other, 'badge', 'SECOND')
  expect(await save(other, 'locations')).toBe(200)
  expect(await badgeOf(id)).toBe('SECOND')
})

test('[ADM-02] a stale form overwrites nothing and loses no input', async ({ page, dealer }) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const id = await documentId('locations', slug, "d.slug <> ''")
  const sam = await colleague(slug, 'Sam Lee')
  await signInAt(page, admin)
  await open(page, 'locations', id)
  await type(page, 'badge', 'MINE')
  // The lock expired, and a colleague saved.
  await sql(`DELETE FROM payload_locked_documents WHERE id IN (${lockOf})`, [id])
  const theirs = await rest('PATCH', `/locations/${id}`, await signIn(sam), { badge: 'THEIRS' })
  expect(theirs.status).toBe(200)
  expect(await save(page, 'locations')).toBe(409)
  await expect(page.getByText(`${sam.email} saved this since you opened it`).first()).toBeVisible()
  await expect(page.locator('[name="badge"]')).toHaveValue('MINE')
  expect(await badgeOf(id)).toBe('THEIRS')
  // After a reload that restores their input, it can be saved twice in a row.
  await open(page, 'locations', id)
  for (const words of ['MINE', 'MINE AGAIN']) {
    await type(page, 'badge', words)
    expect(await save(page, 'locations')).toBe(200)
    expect(await badgeOf(id)).toBe(words)
  }
})

test('[ADM-01] staff who lose their role lose access to the panel at the next request', async ({ page, dealer }) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const id = await documentId('locations', slug)
  const sam = await colleague(slug, 'Sam Lee')
  await signInAt(page, sam)
  await open(page, 'locations', id)
  await expect(page.locator('[name="badge"]')).toBeVisible()
  expect((await rest('PATCH', `/users/${sam.id}`, await signIn(admin), { tenants: [] })).status).toBe(403)
  await sql('DELETE FROM users_tenants WHERE _parent_id = $1', [sam.id])
  await goToPanel(page, `/admin/collections/locations/${id}`)
  await expect(page.locator('[name="badge"]')).toHaveCount(0)
})
