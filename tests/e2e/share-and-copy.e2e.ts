import { createToken, findLogin, requestRest, sql } from './arrange'
import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { addColleague, openDocument, signInFor } from './staff'

/** A page is copied as a draft, and a draft is shown to others by a link. */

const findPage = async (tenant: string, slug: string): Promise<string> => {
  const [row] = await sql<{ id: string }>('SELECT id FROM pages WHERE tenant_id = $1 AND slug = $2', [tenant, slug])
  return row?.id ?? ''
}

test('[STF-08] a page is copied from the list, as a draft with a name and an address of its own', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('ironbark-trucks')
  await sql("UPDATE pages SET title = 'About us' WHERE tenant_id = $1 AND slug = 'about-us'", [id])
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/pages')
  await page.getByRole('button', { name: 'Copy About us', exact: true }).press('Enter')
  await expect(page.locator('[name="title"]')).toHaveValue('Copy of About us')
  const copies = await sql('SELECT title, _status FROM pages WHERE tenant_id = $1 AND slug = $2', [id, 'about-us-copy'])
  expect(copies).toEqual([{ title: 'Copy of About us', _status: 'draft' }])
})

test('[STF-08] [SEC-01] a link shows one draft to anyone for seven days, and nothing else', async ({
  page,
  dealer,
  browser,
}) => {
  const { slug, id, admin } = await dealer('ironbark-trucks')
  const pageId = await findPage(id, 'terms-and-conditions')
  const token = await createToken(admin)
  const draft = { title: 'Our new story', _status: 'draft' }
  expect((await requestRest('PATCH', `/pages/${pageId}?draft=true`, token, draft)).status).toBe(200)
  await signInFor(page, admin, slug)
  await openDocument(page, 'pages', pageId)
  await page.getByRole('button', { name: 'Copy preview link' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Anyone with this link')
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Close' }).click()

  // On a phone it is in the form's menu.
  await page.setViewportSize({ width: 390, height: 844 })
  await openDocument(page, 'pages', pageId)
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Copy preview link' }).last().click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const url = await dialog.getByRole('textbox', { name: 'Preview link' }).inputValue()
  const address = `${siteUrl()}${new URL(url).pathname}`

  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(address))?.status()).toBe(200)
  await expect(visitor.getByRole('status').first()).toContainText('Preview, valid until 2 Dec 2026')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Our new story')
  await expect(visitor.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
  await expectAccessible(visitor, 'main')

  const other = await dealer('harbour-and-vale')
  for (const wrong of [
    address.replace(id, other.id),
    address.replace(pageId, await findPage(id, 'careers')),
    `${address}x`,
    address.replace(/\d{13}/, (until) => String(Number(until) + 1)),
  ])
    expect((await visitor.goto(wrong))?.status(), wrong).toBe(404)
  await sql('UPDATE pages SET deleted_at = now() WHERE id = $1', [pageId])
  expect((await visitor.goto(address))?.status()).toBe(404)
})

test('[STF-08] [SEC-01] only staff who may edit a document can share it', async ({ dealer }) => {
  const { slug, id } = await dealer('ironbark-trucks')
  const target = `/pages/${await findPage(id, 'about-us')}/preview-link`
  const tokenOf = async (role: string) => createToken(await addColleague(slug, `Kim ${role}`, role))
  expect((await requestRest('POST', target, null)).status).toBe(401)
  expect((await requestRest('POST', target, await tokenOf('viewer'))).status).toBe(404)
  expect((await requestRest('POST', target, await createToken(findLogin('harbour-and-vale')))).status).toBe(404)
  expect((await requestRest('POST', target, await tokenOf('editor'))).status).toBe(200)
})

test('[STF-07] [STF-08] a closed section of a page is marked if its link leads nowhere', async ({ page, dealer }) => {
  const { slug, id, admin } = await dealer('ironbark-trucks')
  const blocks = [
    { blockType: 'button', label: 'Ask us', href: '/no-such-page' },
    { blockType: 'button', label: 'Finance', href: '/finance' },
  ]
  const data = { title: 'Ask us', slug: 'ask-us', tenant: id, blocks, _status: 'draft' }
  const { body } = await requestRest('POST', '/pages?draft=true', await createToken(admin), data)
  await signInFor(page, admin, slug)
  await openDocument(page, 'pages', (body['doc'] as { id: string }).id)
  await expect(page.locator('.row-label').first()).toContainText('Link needs attention')
  await expect(page.locator('.row-label').nth(1)).toHaveText('Button · Finance')
})
