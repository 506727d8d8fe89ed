import type { Browser, Page } from '@playwright/test'
import { shownHtml, sql } from './arrange'
import { ask, expect, site, test } from './fixtures'
import { documentId, open, signInFor, type } from './staff'

const switchesOf = async (id: string): Promise<unknown> =>
  (await sql('SELECT switches FROM site_settings WHERE id = $1', [id]))[0]?.['switches']

/** Saves by key and waits for the server's answer, because the toast disappears. */
const save = async (page: Page, collection: string, expected = 200): Promise<void> => {
  await expect(page.locator('#action-save')).toBeEnabled()
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes(`/api/${collection}/`),
  )
  await page.keyboard.press('ControlOrMeta+s')
  expect((await answered).status()).toBe(expected)
}

const row = (page: Page, path: string) => page.locator(`[data-switch="${path}"]`)
const home = async (slug: string) => shownHtml((await ask(slug, '/')).body)

const openAsShopper = async (browser: Browser, slug: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(site(slug))
  return page
}

test('[TEN-02] [TEN-03] a switch changed by keyboard applies to the site as soon as it is saved, and so does its reset', async ({
  page,
  browser,
  dealer,
}) => {
  const { slug, admin } = await dealer('southern-cross-motorcycles')
  const id = await documentId('site_settings', slug)
  const before = await switchesOf(id)
  const announcement = 'Ride in this Saturday: first service on us'
  const shopper = await openAsShopper(browser, slug)
  await expect(shopper.getByText(announcement)).toHaveCount(0)
  await signInFor(page, admin, slug)
  await open(page, 'site-settings', id)
  await page.getByLabel('Find a switch').fill('announcement')
  await expect(page.locator('[data-switch]')).toHaveCount(1)
  const one = row(page, 'display.announcement')
  await expect(one).toContainText('from the built-in default')
  await page.getByLabel('Announcement', { exact: true }).focus()
  await page.keyboard.type(announcement)
  await expect(one.getByText('Changed', { exact: true })).toBeVisible()
  await save(page, 'site-settings')
  await expect.poll(() => home(slug)).toContain(announcement)
  await shopper.reload()
  await expect(shopper.getByText(announcement)).toBeVisible()

  // The answer to the save may render the form again, which would undo the reset.
  await expect(async () => {
    await one.getByRole('button', { name: 'Reset to inherited: Announcement' }).focus({ timeout: 1000 })
    await page.keyboard.press('Enter')
    await expect(one.getByText('Changed', { exact: true })).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await save(page, 'site-settings')
  await expect.poll(() => home(slug)).not.toContain(announcement)
  await shopper.reload()
  await expect(shopper.getByText(announcement)).toHaveCount(0)
  expect(await switchesOf(id)).toEqual(before)
})

test('[TEN-02] a stored value of the wrong type shows a warning with a way to remove it; a number out of range is an error', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('wattle-caravans')
  const id = await documentId('site_settings', slug)
  const wrong = { search: { page_size: 'many' }, display: { gone: 1 } }
  await sql('UPDATE site_settings SET switches = $2 WHERE id = $1', [id, wrong])
  const cards = async () =>
    [...shownHtml((await ask(slug, '/search/new-used-and-demo-cars/')).body).matchAll(/<article\b/g)].length
  // The site uses the inherited number.
  await expect.poll(cards).toBe(21)
  await signInFor(page, admin, slug)
  await open(page, 'site-settings', id)
  const warning = page.getByRole('alert').filter({ hasText: 'cannot be used' })
  await expect(warning).toContainText('search.page_size')
  await expect(warning).toContainText('display.gone')
  await warning.getByRole('button', { name: 'Remove display.gone' }).click()
  await warning.getByRole('button', { name: 'Remove search.page_size' }).click()
  await expect(warning).toHaveCount(0)

  await page.getByLabel('Cars per page', { exact: true }).fill('99')
  const one = row(page, 'search.page_size')
  await expect(one.getByRole('alert')).toHaveText('Expected a whole number from 3 to 60.')
  await page.getByLabel('Only what is changed from inherited').check()
  await expect(page.locator('[data-switch]')).toHaveCount(1)
  await page.getByLabel('Cars per page', { exact: true }).fill('24')
  await expect(one.getByRole('alert')).toHaveCount(0)
  await save(page, 'site-settings')
  expect(await switchesOf(id)).toEqual({ search: { page_size: 24 } })
  await expect.poll(cards).toBe(24)
})

test('[ADM-02] [TEN-10] a colour and a phone number changed in the panel are in another browser with the save', async ({
  page,
  browser,
  dealer,
}) => {
  const { slug, admin } = await dealer('ironbark-trucks')
  const shopper = await openAsShopper(browser, slug)
  await signInFor(page, admin, slug)
  await open(page, 'theme', await documentId('theme', slug))
  // White on white is invisible: refused at its field, and nothing changes.
  await type(page, 'accent', '#ffffff')
  await save(page, 'theme', 400)
  await expect(page.locator('.theme-field__problem')).toBeVisible()
  await type(page, 'accent', '#7a1f5c')
  await save(page, 'theme')
  await expect.poll(() => home(slug)).toMatch(/--t-accent: ?#7a1f5c/i)
  await shopper.reload()
  const accent = await shopper.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--t-accent').trim(),
  )
  expect(accent.toLowerCase()).toBe('#7a1f5c')

  await open(page, 'locations', await documentId('locations', slug))
  await type(page, 'phone', '03 5550 7788')
  await save(page, 'locations')
  await expect.poll(() => home(slug)).toContain('03 5550 7788')
  await shopper.reload()
  await expect(shopper.locator('body')).toContainText('03 5550 7788')
})
