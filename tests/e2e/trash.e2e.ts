import type { Page } from '@playwright/test'
import { requestRest, createToken, addPanelSession } from './arrange'
import { requestSite, expect, expectAccessible, test } from './fixtures'
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

/** Moves the open document to the trash by keyboard; the list follows. */
const moveToTrash = async (page: Page, collection: string): Promise<void> => {
  await page.locator('.doc-controls__popup button').first().press('Enter')
  await page.locator('#action-delete').press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.locator('#confirm-action')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/admin/collections/${collection}(\\?|$)`))
}

test('[ADM-02] after a deletion staff undo it, or restore a row of the trash, by keyboard', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer('wattle-caravans')
  const title = 'Towing night'
  const created = await requestRest('POST', '/pages', await createToken(admin), {
    ...{ tenant, title, slug: 'towing-night', _status: 'published' },
  })
  const { id } = created.body['doc'] as { id: string }
  const status = async () => (await requestSite(slug, '/towing-night')).status
  await addPanelSession(page, admin)
  await openDocument(page, 'pages', id)
  await moveToTrash(page, 'pages')
  await expect.poll(status).toBe(404)
  const offer = page.getByRole('status').filter({ hasText: `“${title}” is in the trash.` })
  await expect(offer).toBeVisible()
  await expectAccessible(page, '.offer-undo')
  // Undo brings the page back as it was.
  await offer.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText(`“${title}” is back.`)).toBeVisible()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await expect.poll(status).toBe(200)
  // The column of the trash is not in this list.
  await expect(page.getByRole('columnheader', { name: 'Restore' })).toHaveCount(0)

  await page.getByRole('link', { name: title, exact: true }).press('Enter')
  await page.waitForURL(new RegExp(`/admin/collections/pages/${id}`))
  await page.waitForLoadState('networkidle')
  await moveToTrash(page, 'pages')
  await page.getByRole('link', { name: 'Open the trash' }).press('Enter')
  await page.waitForURL(/\/collections\/pages\/trash/)
  await page.waitForLoadState('networkidle')
  const row = page.getByRole('row').filter({ hasText: title })
  await expectAccessible(page, '.restore-row')
  // A deleted page has no place on the site to view.
  await expect(row.getByRole('link', { name: /^View/ })).toHaveCount(0)
  await row.getByRole('button', { name: `Restore ${title}` }).press('Enter')
  await expect(page.getByText(`“${title}” is restored as a draft.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  // A deleted page is not on the site again by one press.
  expect(await status()).toBe(404)
  await openDocument(page, 'pages', id)
  await expect(page.locator('#field-title')).toHaveValue(title)
})
