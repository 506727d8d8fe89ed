import type { Browser, Page } from '@playwright/test'
import { visibleHtml, sql } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { findDocumentId, openDocument, openOwnDocument, signInFor, typeInto } from './staff'

const readSwitches = async (id: string): Promise<unknown> =>
  (await sql('SELECT switches FROM site_settings WHERE id = $1', [id]))[0]?.['switches']

/** Saves by key and waits for the server's answer, because the toast disappears. */
const saveByKey = async (page: Page, collection: string, expected = 200): Promise<void> => {
  await expect(page.locator('#action-save')).toBeEnabled()
  const responsePromise = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes(`/api/${collection}/`),
  )
  await page.keyboard.press('ControlOrMeta+s')
  expect((await responsePromise).status()).toBe(expected)
}

const switchRow = (page: Page, path: string) => page.locator(`[data-switch="${path}"]`)
const readHomePage = async (slug: string) => visibleHtml((await requestSite(slug, '/')).body)

const openAsShopper = async (browser: Browser, slug: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(siteUrl(slug))
  return page
}

test('[TEN-02] [TEN-03] a switch changed by keyboard applies to the site as soon as it is saved, and so does its reset', async ({
  page,
  browser,
  dealer,
}) => {
  const { slug, admin } = await dealer('southern-cross-motorcycles')
  const id = await findDocumentId('site_settings', slug)
  const before = await readSwitches(id)
  const announcement = 'Ride in this Saturday: first service on us'
  const shopper = await openAsShopper(browser, slug)
  await expect(shopper.getByText(announcement)).toHaveCount(0)
  await signInFor(page, admin, slug)
  await openDocument(page, 'site-settings', id)
  await page.getByLabel('Find a switch').fill('announcement')
  await expect(page.locator('[data-switch]')).toHaveCount(1)
  const one = switchRow(page, 'display.announcement')
  await expect(one).toContainText('from the built-in default')
  await page.getByLabel('Announcement', { exact: true }).focus()
  await page.keyboard.type(announcement)
  await expect(one.getByText('Changed', { exact: true })).toBeVisible()
  await saveByKey(page, 'site-settings')
  await expect.poll(() => readHomePage(slug)).toContain(announcement)
  await shopper.reload()
  await expect(shopper.getByText(announcement)).toBeVisible()

  // The answer to the save may render the form again, which would undo the reset.
  await expect(async () => {
    await one.getByRole('button', { name: 'Back to the default: Announcement' }).focus({ timeout: 1000 })
    await page.keyboard.press('Enter')
    await expect(one.getByText('Changed', { exact: true })).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await saveByKey(page, 'site-settings')
  await expect.poll(() => readHomePage(slug)).not.toContain(announcement)
  await shopper.reload()
  await expect(shopper.getByText(announcement)).toHaveCount(0)
  expect(await readSwitches(id)).toEqual(before)
})

test('[TEN-02] a stored value of the wrong type shows a warning with a way to remove it; a number out of range is an error', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('wattle-caravans')
  const id = await findDocumentId('site_settings', slug)
  const wrong = { search: { page_size: 'many' }, display: { unknown: 1 } }
  await sql('UPDATE site_settings SET switches = $2 WHERE id = $1', [id, wrong])
  const cards = async () =>
    [...visibleHtml((await requestSite(slug, '/search/new-used-and-demo-cars/')).body).matchAll(/<article\b/g)].length
  // The site uses the inherited number.
  await expect.poll(cards).toBe(21)
  await signInFor(page, admin, slug)
  await openDocument(page, 'site-settings', id)
  const warning = page.getByRole('alert').filter({ hasText: 'can’t be used' })
  await expect(warning).toContainText('search.page_size')
  await expect(warning).toContainText('display.unknown')
  await warning.getByRole('button', { name: 'Remove display.unknown' }).click()
  await warning.getByRole('button', { name: 'Remove search.page_size' }).click()
  await expect(warning).toHaveCount(0)

  await page.getByLabel('Vehicles per page', { exact: true }).fill('99')
  const one = switchRow(page, 'search.page_size')
  await expect(one.getByRole('alert')).toHaveText('Enter a whole number from 3 to 60.')
  await page.getByLabel('Only changed switches').check()
  await expect(page.locator('[data-switch]')).toHaveCount(1)
  await page.getByLabel('Vehicles per page', { exact: true }).fill('24')
  await expect(one.getByRole('alert')).toHaveCount(0)
  await saveByKey(page, 'site-settings')
  expect(await readSwitches(id)).toEqual({ search: { page_size: 24 } })
  await expect.poll(cards).toBe(24)
})

test('[ADM-02] [TEN-10] a colour and a phone number changed in the panel are in another browser with the save', async ({
  page,
  browser,
  dealer,
}) => {
  const { slug, admin } = await dealer('ironbark-trucks')
  const shopper = await openAsShopper(browser, slug)
  await openOwnDocument(page, { slug, admin }, 'theme')
  // White on white is invisible: its field says so as soon as the colour is complete, and the save is refused.
  const accentInput = page.locator('#field-accent')
  await typeInto(page, 'accent', '#ffffff')
  await expect(accentInput).toHaveAccessibleDescription(/^The main colour is too close to the page background/)
  await expectAccessible(page, '.theme-field')
  await saveByKey(page, 'theme', 400)
  await expect(accentInput).toHaveAccessibleDescription(/^The main colour is too close to the page background/)
  // A colour that is still being typed is no problem yet, and a stronger one takes the message away before a save.
  await typeInto(page, 'accent', '#7a1f5c')
  await expect(accentInput).toHaveAccessibleDescription('')
  // The text is read on the background that is chosen now, not on the saved one.
  const inkInput = page.locator('#field-ink')
  const surface = await page.locator('#field-surface').inputValue()
  await typeInto(page, 'surface', '#777777')
  await expect(inkInput).toHaveAccessibleDescription(/^Text on the page background has too little contrast to read/)
  await typeInto(page, 'surface', surface)
  await expect(inkInput).toHaveAccessibleDescription('')
  await saveByKey(page, 'theme')
  await expect.poll(() => readHomePage(slug)).toMatch(/--t-accent: ?#7a1f5c/i)
  await shopper.reload()
  const accent = await shopper.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--t-accent').trim(),
  )
  expect(accent.toLowerCase()).toBe('#7a1f5c')

  await openDocument(page, 'locations', await findDocumentId('locations', slug))
  await typeInto(page, 'phone', '03 5550 7788')
  await saveByKey(page, 'locations')
  await expect.poll(() => readHomePage(slug)).toContain('03 5550 7788')
  await shopper.reload()
  await expect(shopper.locator('body')).toContainText('03 5550 7788')
})
