import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { openOwnDocument, saveDocument, signInFor, typeInto } from './staff'

/** Where the focus is in forms of the panel, and what its buttons are called there. */

test.use({ viewport: { width: 1440, height: 1000 } })

const result = (page: Page) => page.locator('.doc-controls__meta')

test('[ADM-01] a saved document leaves the focus in the field, or moves it to the result of the save', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  await openOwnDocument(page, { slug, admin }, 'pages', "d._status = 'published'")
  const title = page.locator('[name="title"]')
  await typeInto(page, 'title', 'About our people')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await title.press('ControlOrMeta+s')
  expect((await saved).status()).toBe(200)
  await expect(title).toBeFocused()
  // Text typed before the save has ended counts as unsaved, and the buttons stay usable.
  await expect(page.locator('#action-save-draft')).toBeDisabled()
  await typeInto(page, 'title', 'About our team')
  expect(await saveDocument(page, 'pages')).toBe(200)
  await expect(result(page)).toContainText('Published')
  // The button has it while it can be used again, else the result of the save.
  await expect(page.locator('#action-save:focus, .doc-controls__meta:focus')).toHaveCount(1)
  // The Tab key goes on from there, not from the start of the page.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.doc-controls') !== null)).toBe(true)
})

test('[ADM-01] saved vehicles, settings and new documents don’t send the focus to the start of the page', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  await openOwnDocument(page, { slug, admin }, 'vehicles', "d.status = 'in_stock'")
  await typeInto(page, 'stocknum', 'FOCUS-1')
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  await expect(result(page)).toBeFocused()

  await openPanelPage(page, '/admin/collections/site-settings')
  const hashtag = page.locator('#field-abn')
  await hashtag.scrollIntoViewIfNeeded()
  await typeInto(page, 'abn', '53 004 085 616')
  expect(await saveDocument(page, 'site-settings')).toBe(200)
  await expect(result(page)).toBeFocused()

  await openPanelPage(page, '/admin/collections/post-categories/create')
  await typeInto(page, 'name', 'Road trips')
  expect(await saveDocument(page, 'post-categories')).toBe(201)
  await expect(page).toHaveURL(/post-categories\/[0-9a-f-]{36}$/)
  await expect(result(page)).toBeFocused()
})

test('[ADM-03] [STF-08] “Change the hero” opens the hero of the home page; sections are named where they open', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin')
  await page.getByRole('link', { name: 'Change the hero' }).press('Enter')
  const toggle = page.locator('.blocks-field__row .collapsible__toggle[aria-label^="Hero"]').first()
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: 'Toggle block' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible(page, '.blocks-field')
})
