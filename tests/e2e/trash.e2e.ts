import { rest, signIn, signInAt, sql } from './arrange'
import { ask, expect, test } from './fixtures'
import { colleague, dismiss, open, tenantId } from './staff'

const dealer = 'wattle-caravans'

test('[ADM-02] staff put a page into the trash, find it there, and restore it to the site', async ({ page }) => {
  const me = await colleague(dealer, 'Trash Keeper')
  const slug = `towing-${Date.now().toString(36)}`
  const data = { tenant: await tenantId(dealer), title: 'Towing day', slug, _status: 'published' }
  const made = await rest('POST', '/pages', await signIn(me), data)
  const { id } = made.body['doc'] as { id: string }
  const shown = async () => (await ask(dealer, `/${slug}`)).status
  try {
    await expect.poll(shown).toBe(200)
    await signInAt(page, me)
    await open(page, 'pages', id)
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await page.getByRole('dialog').locator('#confirm-action').click()
    await expect.poll(shown).toBe(404)
    await page.waitForURL(/\/admin\/collections\/pages(\?|$)/)
    await page
      .getByRole('link', { name: 'Trash', exact: true })
      .or(page.getByRole('button', { name: 'Trash', exact: true }))
      .click()
    await page.waitForURL(/\/collections\/pages\/trash/)
    await page.getByRole('link', { name: 'Towing day' }).click()
    await expect(page.getByText('This Page is trashed and is read-only.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.locator('#restore-as-published').check({ force: true })
    await page.getByRole('dialog').locator('#confirm-action').click()
    await expect.poll(shown).toBe(200)
    await expect(page).toHaveURL(new RegExp(`/admin/collections/pages/${id}`))
  } finally {
    await sql('DELETE FROM pages WHERE id = $1', [id])
    await dismiss(dealer, me)
  }
})
