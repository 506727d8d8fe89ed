import { sql } from './arrange'
import { expect, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { holdAnswer } from './hold-answer'
import { changeForm, openOwnDocument, saveDocument, signInFor, typeInto } from './staff'

const readTitle = async (id: string): Promise<unknown> =>
  (await sql('SELECT version_title FROM _pages_v WHERE parent_id = $1 AND latest', [id]))[0]?.['version_title']

test('[STF-08] text typed during the first save of a page, and until its own form is loaded, stays and is unsaved', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('wattle-caravans')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/pages/create')
  await typeInto(page, 'title', 'Towing')
  const save = await holdAnswer(page, (one) => one.method() === 'POST' && one.url().includes('/api/pages?'))
  const form = await holdAnswer(page, (one) => /\/admin\/collections\/pages\/[0-9a-f-]{36}\?.*_rsc/.test(one.url()))
  const title = page.getByLabel('Title', { exact: false }).and(page.locator('[name="title"]'))
  await title.press('End')
  await page.locator('#action-save-draft').click()
  await title.focus()
  await save.answered
  await page.keyboard.type(' a caravan')
  save.release()
  await form.answered
  await page.keyboard.type(' in summer')
  form.release()
  await page.waitForURL(/\/pages\/[0-9a-f-]{36}/)
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''
  await expect(page.locator('.doc-header__title')).toContainText('Towing')
  await expect(title).toHaveValue('Towing a caravan in summer')
  await expect(title).toBeFocused()
  expect(await readTitle(id)).toBe('Towing')
  await expect(page.locator('[name="slug"]')).toHaveValue('towing')
  // No shopper can open it yet.
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveCount(0)
  await expect(page.locator('#action-save-draft')).toBeEnabled()
  expect(await saveDocument(page, 'pages', '#action-save-draft')).toBe(200)
  expect(await readTitle(id)).toBe('Towing a caravan in summer')
})

test('[STF-08] text typed in two fields while a draft is saved stays in both, and is unsaved', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('wattle-caravans')
  const id = await openOwnDocument(page, { slug, admin }, 'pages')
  await expect(page.getByRole('link', { name: 'View on site' })).toBeVisible()
  await typeInto(page, 'title', 'First')
  const save = await holdAnswer(page, (one) => one.method() === 'PATCH')
  await page.locator('#action-save-draft').click()
  await save.answered
  await page.locator('[name="title"]').fill('Second')
  await page.locator('[name="slug"]').fill('second')
  save.release()
  await expect(page.locator('#action-save-draft')).toBeEnabled()
  await changeForm(page, async () => undefined)
  await expect(page.locator('[name="title"]')).toHaveValue('Second')
  await expect(page.locator('[name="slug"]')).toHaveValue('second')
  expect(await readTitle(id)).toBe('First')
  expect(await saveDocument(page, 'pages', '#action-save-draft')).toBe(200)
  expect(await readTitle(id)).toBe('Second')
})
