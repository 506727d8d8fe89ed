import type { Page } from '@playwright/test'
import { shownHtml, sql } from './arrange'
import { ask, expect, logins, site, test } from './fixtures'

const tenant = 'southern-cross-motorcycles'

const settingsOf = async (): Promise<{ id: string; switches: unknown }> => {
  const [row] = await sql<{ id: string; switches: unknown }>(
    'SELECT s.id, s.switches FROM site_settings s JOIN tenants t ON t.id = s.tenant_id WHERE t.slug = $1',
    [tenant],
  )
  if (!row) throw new Error(`${tenant} has no settings.`)
  return row
}

const signIn = async (page: Page): Promise<void> => {
  const login = logins().find((one) => one.tenant === tenant && one.role === 'tenant-admin')
  if (!login) throw new Error(`The seed made no administrator for ${tenant}.`)
  await page.goto(`${site()}/admin`, { waitUntil: 'networkidle' })
  await page.locator('input[name="email"]').fill(login.email)
  await page.locator('input[name="password"]').fill(login.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/?$/)
}

const row = (page: Page, path: string) => page.locator(`[data-switch="${path}"]`)
const save = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
}
const home = async () => shownHtml((await ask(tenant, '/')).body)

test('[TEN-02] [TEN-03] a switch changed by keyboard is on the site within a second, and reset from there', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { id, switches } = await settingsOf()
  const announcement = 'Ride in this Saturday: first service on us'
  try {
    await signIn(page)
    await page.goto(`${site()}/admin/collections/site-settings/${id}`, { waitUntil: 'networkidle' })
    await page.getByLabel('Find a switch').fill('announcement')
    await expect(page.locator('[data-switch]')).toHaveCount(1)
    const one = row(page, 'display.announcement')
    await expect(one).toContainText('from the built-in default')
    await page.getByLabel('Announcement').focus()
    await page.keyboard.type(announcement)
    await expect(one.getByText('Changed', { exact: true })).toBeVisible()
    await save(page)
    await expect.poll(home, { timeout: 1000, intervals: [100] }).toContain(announcement)

    await one.getByRole('button', { name: 'Reset to inherited: Announcement' }).focus()
    await page.keyboard.press('Enter')
    await expect(one.getByText('Changed', { exact: true })).toHaveCount(0)
    await save(page)
    await expect.poll(home, { timeout: 1000, intervals: [100] }).not.toContain(announcement)
    expect((await settingsOf()).switches).toEqual(switches)
  } finally {
    await sql('UPDATE site_settings SET switches = $2 WHERE id = $1', [id, switches])
  }
})

test('[TEN-02] a stored value of the wrong type is a warning with a way out; a number out of bounds an error at it', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { id, switches } = await settingsOf()
  try {
    await sql('UPDATE site_settings SET switches = $2 WHERE id = $1', [
      id,
      { search: { page_size: 'many' }, display: { gone: 1 } },
    ])
    await signIn(page)
    await page.goto(`${site()}/admin/collections/site-settings/${id}`, { waitUntil: 'networkidle' })
    const warning = page.getByRole('alert').filter({ hasText: 'cannot be used' })
    await expect(warning).toContainText('search.page_size')
    await expect(warning).toContainText('display.gone')
    await warning.getByRole('button', { name: 'Remove display.gone' }).click()
    await warning.getByRole('button', { name: 'Remove search.page_size' }).click()
    await expect(warning).toHaveCount(0)

    await page.getByLabel('Cars per page').fill('99')
    const one = row(page, 'search.page_size')
    await expect(one.getByRole('alert')).toHaveText('Expected a whole number from 3 to 60.')
    await page.getByLabel('Only what is changed from inherited').check()
    await expect(page.locator('[data-switch]')).toHaveCount(1)
    await page.getByLabel('Cars per page').fill('24')
    await expect(one.getByRole('alert')).toHaveCount(0)
    await save(page)
    expect((await settingsOf()).switches).toEqual({ search: { page_size: 24 } })
  } finally {
    await sql('UPDATE site_settings SET switches = $2 WHERE id = $1', [id, switches])
  }
})
