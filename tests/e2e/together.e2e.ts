import { loginOf, putBack, rest, signIn, signInAt, sql } from './arrange'
import { expect, site, test } from './fixtures'
import { colleague, dismiss, documentId, open, save, type } from './staff'

/** Two staff of one dealer at one document, each in a browser of their own. */
test.describe.configure({ mode: 'default' })
test.setTimeout(180_000)

const slug = 'yarra-value-cars'
const badgeOf = async (id: string): Promise<string | null> =>
  (await sql<{ badge: string | null }>('SELECT badge FROM locations WHERE id = $1', [id]))[0]?.badge ?? null

test('[ADM-02] the second of two staff is told who is at work on a document, and takes over', async ({
  page,
  browser,
}) => {
  const id = await documentId('locations', slug)
  const before = await badgeOf(id)
  const sam = await colleague(slug, 'Sam Lee')
  const other = await (await browser.newContext()).newPage()
  try {
    await signInAt(page, loginOf(slug))
    await open(page, 'locations', id)
    await type(page, 'badge', 'FIRST')
    await expect
      .poll(async () => (await sql('SELECT id FROM payload_locked_documents')).length, { timeout: 20_000 })
      .toBeGreaterThan(0)

    await signInAt(other, sam)
    await open(other, 'locations', id)
    const told = other.locator('dialog.document-locked, .document-locked')
    await expect(told).toContainText(loginOf(slug).email)
    await expect(told).toContainText('currently editing')
    await told.getByRole('button', { name: 'Take over' }).click()
    await expect(told).toBeHidden()

    // The first learns of it as they go on typing, and their save is refused.
    await page.locator('[name="badge"]').fill('FIRST, TOO LATE')
    await expect(page.getByText('taken over editing').first()).toBeVisible({ timeout: 20_000 })
    await open(other, 'locations', id)
    await type(other, 'badge', 'SECOND')
    expect(await save(other, 'locations')).toBe(200)
    expect(await badgeOf(id)).toBe('SECOND')
  } finally {
    await putBack(`/locations/${id}`, await signIn(loginOf(slug)), { badge: before })
    await dismiss(slug, sam)
    await other.context().close()
  }
})

test('[ADM-02] a form that somebody else’s save has left behind overwrites nothing and loses nothing', async ({
  page,
}) => {
  const id = await documentId('locations', slug, "d.slug <> ''")
  const before = await badgeOf(id)
  const sam = await colleague(slug, 'Sam Lee')
  try {
    await signInAt(page, loginOf(slug))
    await open(page, 'locations', id)
    await type(page, 'badge', 'MINE')
    // The lock ran out over lunch, and a colleague saved.
    await sql('DELETE FROM payload_locked_documents')
    const theirs = await rest('PATCH', `/locations/${id}`, await signIn(sam), { badge: 'THEIRS' })
    expect(theirs.status).toBe(200)
    expect(await save(page, 'locations')).toBe(409)
    await expect(page.getByText(`${sam.email} saved this since you opened it`).first()).toBeVisible()
    await expect(page.locator('[name="badge"]')).toHaveValue('MINE')
    expect(await badgeOf(id)).toBe('THEIRS')
    // From there on, after a look at their work, two saves in a row are fine.
    await open(page, 'locations', id)
    for (const words of ['MINE', 'MINE AGAIN']) {
      await type(page, 'badge', words)
      expect(await save(page, 'locations')).toBe(200)
      expect(await badgeOf(id)).toBe(words)
    }
  } finally {
    await putBack(`/locations/${id}`, await signIn(loginOf(slug)), { badge: before })
    await dismiss(slug, sam)
  }
})

test('[ADM-01] who loses their role is out of the panel at the next request', async ({ page }) => {
  const id = await documentId('locations', slug)
  const sam = await colleague(slug, 'Sam Lee')
  const admin = await signIn(loginOf(slug))
  try {
    await signInAt(page, sam)
    await open(page, 'locations', id)
    await expect(page.locator('[name="badge"]')).toBeVisible()
    expect((await rest('PATCH', `/users/${sam.id}`, admin, { tenants: [] })).status).toBe(403)
    await sql('DELETE FROM users_tenants WHERE _parent_id = $1', [sam.id])
    await page.goto(`${site()}/admin/collections/locations/${id}`, { waitUntil: 'networkidle' })
    await expect(page.locator('[name="badge"]')).toHaveCount(0)
  } finally {
    await sql('DELETE FROM users WHERE id = $1', [sam.id])
  }
})
