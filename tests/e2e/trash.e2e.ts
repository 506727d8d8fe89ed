import type { Page } from '@playwright/test'
import { requestRest, createToken, addPanelSession } from './arrange'
import { requestSite, expect, expectAccessible, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { openDocument, openOwnDocument, signInFor } from './staff'

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
  await page.getByRole('button', { name: 'Move to trash', exact: true }).click()
  // Not on the tick for deleting it for ever.
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(dialog.getByRole('heading', { name: 'Move to the trash?' })).toBeVisible()
  await expect(dialog).toContainText('To get it back later, use “Restore” in the trash.')
  // The tick changes what the button does, and so its words.
  const skip = dialog.getByRole('checkbox', { name: 'Don’t use the trash: delete for good. You can’t undo this.' })
  await page.keyboard.press('Shift+Tab')
  await expect(skip).toBeFocused()
  await skip.press('Space')
  await expect(dialog.getByRole('heading', { name: 'Delete for good?' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete for good', exact: true })).toBeVisible()
  await skip.press('Space')
  await dialog.getByRole('button', { name: 'Move to the trash', exact: true }).click()
  await expect.poll(status).toBe(404)
  await page.waitForURL(/\/admin\/collections\/pages(\?|$)/)
  await page
    .getByRole('link', { name: 'Trash', exact: true })
    .or(page.getByRole('button', { name: 'Trash', exact: true }))
    .click()
  await page.waitForURL(/\/collections\/pages\/trash/)
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('In the trash (was published)')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText('This Page is in the trash. Restore it to change it.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Restore' }).click()
  // The dialog says what happens, and offers no other way.
  const question = page.getByRole('dialog')
  await expect(question).toContainText('If it was published, it’s on your site again at once. A draft stays a draft.')
  await expect(question.getByRole('checkbox')).toHaveCount(0)
  await question.getByRole('button', { name: 'Restore from the trash' }).click()
  await expect.poll(status).toBe(200)
  await expect(page).toHaveURL(new RegExp(`/admin/collections/pages/${id}`))
})

test('[ADM-02] before a page moves to the trash, the question names the pages with links to it, or says that it couldn’t check', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer('wattle-caravans')
  const token = await createToken(admin)
  const create = async (title: string, blocks: readonly object[]) => {
    const data = { tenant, title, slug: title.toLowerCase(), blocks, _status: 'published' }
    return (await requestRest('POST', '/pages', token, data)).body['doc'] as { id: string }
  }
  const { id } = await create('Fleet', [])
  await create('Businesses', [{ blockType: 'button', label: 'Fleet', href: '/fleet' }])
  await signInFor(page, admin, slug)
  await openDocument(page, 'pages', id)
  const ask = async () => {
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
  }
  const dialog = page.getByRole('dialog')
  await ask()
  await expect(dialog.getByRole('status')).toHaveText(
    'Page “Businesses” links to this page. Shoppers won’t see this link any more.',
  )
  await expectAccessible(page, '.confirmation-modal')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.route('**/api/pages/linked-from?*', (route) => route.abort())
  await ask()
  await expect(dialog.getByRole('status')).toContainText('We couldn’t check which pages link to this page.')
})

test('[ADM-02] before vehicles are deleted, the question says how to hide them instead', async ({ page, dealer }) => {
  const own = await dealer('yarra-value-cars')
  await openOwnDocument(page, own, 'vehicles')
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('To take it off your site and keep it in this list, cancel')
  await expectAccessible(page, '.confirmation-modal')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await openPanelPage(page, '/admin/collections/vehicles?limit=10')
  const rows = page.locator('.collection-list tbody').getByRole('checkbox')
  for (const at of [0, 1]) await rows.nth(at).check({ force: true })
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog).toContainText('To take them off your site and keep them in this list, cancel')
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
    tenant,
    title,
    slug: 'towing-night',
    _status: 'published',
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
  await expect(page.getByText(`“${title}” is back and published.`)).toBeVisible()
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
  // As “Undo” does.
  await expect(page.getByText(`“${title}” is back and published.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect.poll(status).toBe(200)
  await page.getByRole('link', { name: `“${title}”` }).press('Enter')
  await page.waitForURL(new RegExp(`/admin/collections/pages/${id}`))
  await expect(page.locator('#field-title')).toHaveValue(title)
})

test('[ADM-02] several rows that were moved to the trash at once are restored at once, each as it was', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer('wattle-caravans')
  const token = await createToken(admin)
  const create = async (name: string, _status: string) => {
    const data = { tenant, title: `Towing ${name}`, slug: `towing-${name}`, _status }
    expect((await requestRest('POST', `/pages${_status === 'draft' ? '?draft=true' : ''}`, token, data)).status).toBe(
      201,
    )
  }
  await create('one', 'published')
  await create('two', 'draft')
  const status = async () => (await requestSite(slug, '/towing-one')).status
  await expect.poll(status).toBe(200)
  await addPanelSession(page, admin)
  await openPanelPage(page, '/admin/collections/pages?search=Towing')
  const rows = page.getByRole('row').filter({ hasText: /Towing (one|two)/ })
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all()) await row.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Move to trash', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You’re moving 2 pages to the trash.')
  await expect(dialog).toContainText('To get them back later, use “Restore” in the trash.')
  await dialog.getByRole('button', { name: 'Move to the trash', exact: true }).click()
  const message = page.getByText('2 pages moved to the trash.')
  await expect(message).toBeVisible()
  await expect(rows).toHaveCount(0)
  await expect.poll(status).toBe(404)
  const offer = page.getByRole('status').filter({ hasText: '2 pages are in the trash.' })
  await offer.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('2 pages are back.')).toBeVisible()
  await expect(message).toHaveCount(0)
  await expect(rows).toHaveCount(2)
  await expect.poll(status).toBe(200)
  expect((await requestSite(slug, '/towing-two')).status).toBe(404)
})

test('[ADM-02] each row of the trash has “Restore”, also for staff who chose their columns before', async ({
  page,
  dealer,
}) => {
  const { id: tenant, admin } = await dealer('wattle-caravans')
  const token = await createToken(admin)
  const columns = [
    { accessor: 'slug', active: true },
    { accessor: 'title', active: true },
  ]
  await requestRest('POST', '/payload-preferences/collection-pages', token, { value: { columns } })
  const { body } = await requestRest('POST', '/pages', token, { tenant, title: 'Towing day', slug: 'towing-day' })
  const { id } = body['doc'] as { id: string }
  await requestRest('PATCH', `/pages/${id}`, token, { deletedAt: new Date().toISOString() })
  await addPanelSession(page, admin)
  await openPanelPage(page, '/admin/collections/pages/trash')
  const row = page.getByRole('row').filter({ hasText: 'Towing day' })
  await row.getByRole('checkbox').check({ force: true })
  await expect(page.getByText('1 selected')).toBeVisible()
  await row.getByRole('button', { name: 'Restore Towing day' }).press('Enter')
  await expect(row).toHaveCount(0)
  await expect(page.getByText('1 selected')).toHaveCount(0)
})

test('[ADM-02] the list says of a draft that was published before that it is not on the site', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer('wattle-caravans')
  const token = await createToken(admin)
  const create = async (name: string) => {
    const data = { tenant, title: `Towing ${name}`, slug: `towing-${name}`, _status: 'published' }
    return ((await requestRest('POST', '/pages', token, data)).body['doc'] as { id: string }).id
  }
  const [unpublished, redrafted] = [await create('one'), await create('two')]
  await requestRest('PATCH', `/pages/${unpublished}`, token, { _status: 'draft' })
  await requestRest('PATCH', `/pages/${redrafted}?draft=true`, token, { title: 'Towing two again', _status: 'draft' })
  await addPanelSession(page, admin)
  await openPanelPage(page, '/admin/collections/pages?search=Towing')
  await expect(page.getByRole('row').filter({ hasText: 'Towing one' })).toContainText('Draft – not on the site')
  expect((await requestSite(slug, '/towing-one')).status).toBe(404)
  await expect(page.getByRole('row').filter({ hasText: 'Towing two again' })).toContainText(
    'Published – with a newer draft',
  )
  expect((await requestSite(slug, '/towing-two')).status).toBe(200)
})
