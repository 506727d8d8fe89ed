import { requestRest, createToken, addPanelSession } from './arrange'
import { requestSite, expect, test } from './fixtures'
import { openDocument } from './staff'

test('[ADM-02] staff move a page to the trash, find it there, and restore it to the site', async ({ page, dealer }) => {
  const { slug, id: tenant, admin } = await dealer('wattle-caravans')
  const title = 'Towing day'
  const created = await requestRest('POST', '/pages', await createToken(admin), {
    tenant,
    title,
    slug: 'towing-day',
    _status: 'published',
  })
  const { id } = created.body['doc'] as { id: string }
  const status = async () => (await requestSite(slug, '/towing-day')).status
  await expect.poll(status).toBe(200)
  await addPanelSession(page, admin)
  await openDocument(page, 'pages', id)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  // Not on the tick for deleting it for ever.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.getByRole('dialog').locator('#confirm-action').click()
  await expect.poll(status).toBe(404)
  await page.waitForURL(/\/admin\/collections\/pages(\?|$)/)
  await page
    .getByRole('link', { name: 'Trash', exact: true })
    .or(page.getByRole('button', { name: 'Trash', exact: true }))
    .click()
  await page.waitForURL(/\/collections\/pages\/trash/)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText('This Page is in the trash. Restore it to change it.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.locator('#restore-as-published').check({ force: true })
  await page.getByRole('dialog').locator('#confirm-action').click()
  await expect.poll(status).toBe(200)
  await expect(page).toHaveURL(new RegExp(`/admin/collections/pages/${id}`))
})
