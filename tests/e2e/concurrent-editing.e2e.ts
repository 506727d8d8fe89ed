import { requestRest, createToken, addPanelSession, sql } from './arrange'
import { expect, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import {
  addColleague,
  changeForm,
  findDocumentId,
  isFormRequest,
  openDocument,
  openOwnDocument,
  saveDocument,
  typeInto,
} from './staff'

/** Two staff of one dealer editing one document, each in their own browser. */

const readBadge = async (id: string): Promise<string | null> =>
  (await sql<{ badge: string | null }>('SELECT badge FROM locations WHERE id = $1', [id]))[0]?.badge ?? null

/** The locks on a location. */
const LOCK_QUERY = 'SELECT parent_id FROM payload_locked_documents_rels WHERE locations_id = $1'

/** The ids of the staff who are editing a location. */
const listEditors = async (id: string): Promise<readonly string[]> =>
  (
    await sql<{ id: string }>(
      `SELECT users_id AS id FROM payload_locked_documents_rels WHERE users_id IS NOT NULL AND parent_id IN (${LOCK_QUERY})`,
      [id],
    )
  ).map((one) => one.id)

test('[ADM-02] the second of two staff sees who is editing a document, and takes it over', async ({
  page,
  browser,
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const id = await openOwnDocument(page, { slug, admin }, 'locations')
  await typeInto(page, 'badge', 'FIRST')
  await expect.poll(async () => (await sql(LOCK_QUERY, [id])).length).toBe(1)

  const other = await (await browser.newContext()).newPage()
  const sam = await addColleague(slug, 'Sam Lee')
  await addPanelSession(other, sam)
  await openDocument(other, 'locations', id)
  const notice = other.locator('.document-locked')
  await expect(notice).toContainText(admin.email)
  await expect(notice).toContainText('currently editing')
  await notice.getByRole('button', { name: 'Take over' }).click()
  await expect(notice).toBeHidden()
  await expect.poll(() => listEditors(id)).toEqual([sam.id])

  // The first sees it while typing, and cannot save.
  await page.locator('[name="badge"]').fill('FIRST, TOO LATE')
  await expect(page.getByText('taken over editing').first()).toBeVisible()
  await openDocument(other, 'locations', id)
  await typeInto(other, 'badge', 'SECOND')
  expect(await saveDocument(other, 'locations')).toBe(200)
  expect(await readBadge(id)).toBe('SECOND')
})

test('[ADM-02] a stale form overwrites nothing and loses no input', async ({ page, dealer }) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const id = await findDocumentId('locations', slug, "d.slug <> ''")
  const sam = await addColleague(slug, 'Sam Lee')
  await addPanelSession(page, admin)
  await openDocument(page, 'locations', id)
  // The first change of a form asks the server for a newer document: on a busy page later than `typeInto` waits.
  const firstRequest = page.waitForRequest(isFormRequest)
  await changeForm(page, async () => {
    await page.locator('[name="badge"]').fill('MINE')
    await firstRequest
  })
  // The lock expired, and a colleague saved.
  await sql(`DELETE FROM payload_locked_documents WHERE id IN (${LOCK_QUERY})`, [id])
  const theirs = await requestRest('PATCH', `/locations/${id}`, await createToken(sam), { badge: 'THEIRS' })
  expect(theirs.status).toBe(200)
  expect(await saveDocument(page, 'locations')).toBe(409)
  await expect(page.getByText(`${sam.email} saved this after you opened it`).first()).toBeVisible()
  await expect(page.locator('[name="badge"]')).toHaveValue('MINE')
  expect(await readBadge(id)).toBe('THEIRS')
  // After a reload that restores their input, it can be saved twice in a row.
  await openDocument(page, 'locations', id)
  for (const words of ['MINE', 'MINE AGAIN']) {
    await typeInto(page, 'badge', words)
    expect(await saveDocument(page, 'locations')).toBe(200)
    expect(await readBadge(id)).toBe(words)
  }
})

test('[ADM-01] staff who lose their role lose access to the panel at the next request', async ({ page, dealer }) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const id = await findDocumentId('locations', slug)
  const sam = await addColleague(slug, 'Sam Lee')
  await addPanelSession(page, sam)
  await openDocument(page, 'locations', id)
  await expect(page.locator('[name="badge"]')).toBeVisible()
  expect((await requestRest('PATCH', `/users/${sam.id}`, await createToken(admin), { tenants: [] })).status).toBe(403)
  await sql('DELETE FROM users_tenants WHERE _parent_id = $1', [sam.id])
  await openPanelPage(page, `/admin/collections/locations/${id}`)
  await expect(page.locator('[name="badge"]')).toHaveCount(0)
})
