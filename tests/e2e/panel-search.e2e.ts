import type { Page } from '@playwright/test'
import { addPanelSession, sql } from './arrange'
import { expect, expectAccessible, test, type TestDealer } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { horizontalOverflow } from './page-errors'
import { findDocumentId, openOwnDocument, typeInto } from './staff'

const DEALER = 'southern-cross-motorcycles'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const input = (page: Page) => dialog(page).getByRole('searchbox')
const results = (page: Page, group: string) => dialog(page).getByRole('region', { name: group }).getByRole('link')

/** Gives a vehicle of the dealer a stock number that no other document contains. */
const markVehicle = async ({ slug }: TestDealer): Promise<string> => {
  const id = await findDocumentId('vehicles', slug, 'd.hidden IS NOT TRUE AND jsonb_array_length(d.images) > 0')
  await sql(`UPDATE vehicles SET stocknum = 'ZQ4711', rego = 'ZQ11AB' WHERE id = $1`, [id])
  return id
}

test.use({ viewport: { width: 1440, height: 900 } })

test('[ADM-07] staff find a vehicle by its stock number and open it, with the keyboard alone', async ({
  page,
  dealer,
}) => {
  const own = await dealer(DEALER)
  const id = await markVehicle(own)
  await addPanelSession(page, own.admin)
  await openPanelPage(page)
  await page.keyboard.press('/')
  await expect(input(page)).toBeFocused()
  await expect(dialog(page).getByText('Search by name, stock number')).toBeVisible()
  await page.keyboard.type('zq 4711')
  await expect(results(page, 'Vehicles')).toHaveCount(1)
  await expect(results(page, 'Vehicles').first()).toContainText('ZQ4711 · ZQ11AB')
  await expect(dialog(page).getByRole('status')).toHaveText('1 result')
  await expect(results(page, 'Vehicles').locator('img')).toHaveAttribute('src', /^\/images\/.+width=160&crop=3x2/)
  await expectAccessible(page, '[role="dialog"], dialog')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/collections/vehicles/${id}$`))
})

test('[ADM-07] the search leads to a switch, and to a list by its name; it says when nothing is found, or the server fails', async ({
  page,
  dealer,
}) => {
  const own = await dealer(DEALER)
  await addPanelSession(page, own.admin)
  await openPanelPage(page)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('wombat xyzzy')
  await expect(dialog(page).getByRole('status')).toContainText('Nothing found for “wombat xyzzy”.')
  await expectAccessible(page, 'dialog')

  await page.route('**/api/panel-search?*', (route) => route.abort())
  await input(page).fill('promo cards')
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await page.unroute('**/api/panel-search?*')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(results(page, 'Go to').first()).toContainText('Promo cards')
  // In the input too, where browsers would only empty it.
  await input(page).focus()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(input(page)).toHaveValue('promo cards')
  await page.keyboard.type('compare')
  await expect(results(page, 'Settings').first()).toBeVisible()
  const href = (await results(page, 'Settings').first().getAttribute('href')) ?? ''
  await results(page, 'Settings').first().press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  const target = page.locator(`[id="${href.split('#')[1] ?? ''}"]`)
  await expect(target).toBeInViewport()
  await expect(target.locator(':focus')).toHaveCount(1)
})

test('[ADM-07] a form with unsaved changes asks before a result is opened', async ({ page, dealer }) => {
  const own = await dealer(DEALER)
  await markVehicle(own)
  await openOwnDocument(page, own, 'locations')
  await typeInto(page, 'name', 'Another name')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ZQ4711')
  await results(page, 'Vehicles').first().click()
  await expect(page.getByText('Leave without saving')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('[name="name"]')).toHaveValue('Another name')
})

test('[ADM-07] on a phone the search fills the screen and nothing scrolls sideways', async ({ page, dealer }) => {
  const own = await dealer(DEALER)
  await addPanelSession(page, own.admin)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanelPage(page)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('har')
  await expect(results(page, 'Vehicles').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(input(page)).toBeFocused()
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page, 'dialog')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
})
