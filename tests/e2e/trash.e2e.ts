import { rest, signIn, signInAt } from './arrange'
import { ask, expect, test } from './fixtures'
import { colleague, dismiss, open, tenantId } from './staff'

const dealer = 'wattle-caravans'

test('[ADM-02] staff put a page into the trash, find it there, and restore it to the site', async ({ page }) => {
  const me = await colleague(dealer, 'Trash Keeper')
  const slug = `towing-${Date.now().toString(36)}`
  const title = `Towing day ${slug}`
  const token = await signIn(me)
  const made = await rest('POST', '/pages', token, {
    tenant: await tenantId(dealer),
    title,
    slug,
    _status: 'published',
  })
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
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByText('This Page is trashed and is read-only.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.locator('#restore-as-published').check({ force: true })
    await page.getByRole('dialog').locator('#confirm-action').click()
    await expect.poll(shown).toBe(200)
    await expect(page).toHaveURL(new RegExp(`/admin/collections/pages/${id}`))
  } finally {
    await rest('DELETE', `/pages/${id}?trash=true`, token)
    await dismiss(dealer, me)
  }
})
