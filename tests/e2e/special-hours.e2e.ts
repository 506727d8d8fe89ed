import { addPanelSession, createToken, requestRest, visibleHtml } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { changeForm, findDocumentId, findTenantId, openOwnDocument } from './staff'

const locations = ['artarmon', 'bowral'] as const
const readLocationPage = async (slug: string, location: string) =>
  visibleHtml((await requestSite(slug, `/locations/${location}`)).body)

test('[LOC-05] [ADM-02] [ADM-05] staff close several locations on one day in one step, and shoppers see it', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  const day = '2027-05-12'
  for (const location of locations) expect(await readLocationPage(slug, location)).not.toContain('12 May 2027')
  await addPanelSession(page, admin)
  await openPanelPage(page, '/admin/collections/special-hours')
  await page.getByText('Set holidays for several locations').click()
  const panel = page.locator('.holidays-panel')
  await panel.getByLabel('All locations').check()
  // Public holidays of New South Wales are offered, those of other states only are not.
  await expect(panel.getByLabel(/^Anzac Day, /).first()).toBeVisible()
  await expect(panel.getByLabel(/^Melbourne Cup Day/)).toHaveCount(0)
  await panel.getByLabel('Day', { exact: true }).fill(day)
  await panel.getByLabel('Name').fill('Stocktake')
  await expect(panel.getByText('1 day for 2 locations.')).toBeVisible()
  await expectAccessible(page, '.holidays-panel')
  // A phone would not show that a box scrolls.
  await page.setViewportSize({ width: 390, height: 844 })
  for (const list of await panel.locator('.holidays-panel__list').all())
    expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await panel.getByRole('button', { name: 'Save hours' }).click()
  await expect(panel.getByText('Saved 1 day. It’s on the site now.')).toBeVisible()
  for (const location of locations) await expect.poll(() => readLocationPage(slug, location)).toContain('12 May 2027')
  const shopper = await page.context().newPage()
  await shopper.goto(`${siteUrl(slug)}/locations/artarmon`, { waitUntil: 'networkidle' })
  await shopper.getByRole('button', { name: 'View Holiday Opening Hours' }).click()
  await expect(shopper.getByRole('dialog')).toContainText('Stocktake')
  await shopper.close()

  // Hours that are stored already are kept or replaced one by one.
  await panel.getByLabel('All locations').check()
  await panel.getByLabel('Day', { exact: true }).fill(day)
  await panel.getByLabel('Name').fill('Open day')
  await panel.getByLabel('Open or closed').selectOption('Open')
  // A closing time before the opening is refused at its field when it is left, and nothing is saved.
  const closes = panel.getByLabel('Closes', { exact: true })
  await closes.fill('7 am')
  await expect(panel.getByRole('alert')).toHaveCount(0)
  await closes.press('Tab')
  await expect(closes).toHaveAccessibleDescription('The closing time, 7 am, must be after the opening time, 9 am.')
  await closes.fill('1 pm')
  await closes.press('Tab')
  await expect(closes).toHaveAccessibleDescription('')
  await panel.getByRole('button', { name: 'Save hours' }).click()
  const choice = panel.getByRole('group', { name: /Artarmon, Wednesday 12 May 2027: now Closed/ })
  await expect(choice.getByLabel('Keep these hours')).toBeChecked()
  // The question is focused, and it and its buttons are in view, with nothing over them.
  await expect(panel.locator('#hours-conflicts')).toBeFocused()
  for (const part of [panel.locator('#hours-conflicts'), panel.getByRole('button', { name: 'Keep all' })]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    await part.click({ trial: true })
  }
  await expectAccessible(page, '.holidays-panel__conflicts')
  await panel.getByRole('button', { name: 'Replace all' }).click()
  await expect(choice.getByLabel('Replace with the new hours')).toBeChecked()
  await panel.getByRole('button', { name: 'Keep all' }).click()
  await choice.getByLabel('Replace with the new hours').check()
  await panel.getByRole('button', { name: 'Save hours' }).click()
  await expect(panel.getByText('Saved 1 day. It’s on the site now.')).toBeVisible()
  await expect.poll(() => readLocationPage(slug, 'artarmon')).toContain('Open day')
})

test('[LOC-04] [ADM-02] staff set a week in one grid, which shows an error at its day', async ({ page, dealer }) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  await openOwnDocument(page, { slug, admin }, 'locations', "d.slug = 'bowral'")
  const grid = page.getByRole('group', { name: 'Opening hours' })
  await grid.getByLabel('Monday open or closed').selectOption('Open')
  await grid.getByLabel('Monday opens').fill('17:00')
  await grid.getByLabel('Monday closes').fill('07:15')
  await expect(grid.getByRole('alert')).toHaveText(
    'On Monday, the closing time, 7:15 am, must be after the opening time, 5 pm.',
  )
  await grid.getByLabel('Monday opens').fill('07:15')
  await grid.getByLabel('Monday closes').fill('15:45')
  await grid.getByLabel('Copy hours from another location').selectOption({ label: 'Harbour & Vale Artarmon' })
  await grid.getByRole('button', { name: 'Copy hours', exact: true }).click()
  await expect(grid.getByRole('status')).toHaveText('Copied the hours of Harbour & Vale Artarmon. Save to show them.')
  await grid.getByLabel('Monday opens').fill('07:15')
  await grid.getByLabel('Monday closes').fill('15:45')
  await grid.getByRole('button', { name: 'Copy Monday to all weekdays' }).click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  await expect
    .poll(async () => visibleHtml(await readLocationPage(slug, 'bowral')))
    .toMatch(/Monday to Friday<\/dt><dd>(?:<[^>]*>)*7:15\sam(?:<[^>]*>)* – (?:<[^>]*>)*3:45\spm/)
  await openPanelPage(page, '/admin/collections/locations')
  await expect(page.getByRole('row').filter({ hasText: 'Bowral' })).toContainText('Christmas Eve')
  // The log names the field, and leads to the week's versions.
  await openPanelPage(page, '/admin/collections/audit')
  const logged = page.getByRole('row').filter({ hasText: 'Opening hours' }).first()
  await expect(logged.getByRole('cell', { name: 'Location', exact: true })).toBeVisible()
  await logged.getByRole('link').first().click()
  await expect(page.locator('.field-type').filter({ hasText: /^Type\s*Location$/ })).toBeVisible()
  await expect(page.locator('.field-type').getByRole('link', { name: /Bowral/ })).toBeVisible()
  const change = page.getByRole('row').filter({ hasText: 'Opening hours' })
  await expect(change.getByText('See versions')).toHaveCount(1)
  await change.getByRole('link', { name: 'See versions' }).click()
  await page.waitForURL(/\/collections\/locations\/[^/]+\/versions/)
})

test('[LOC-04] [ADM-05] a refused save of a week leads to the day with the problem, at both widths', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  await openOwnDocument(page, { slug, admin }, 'locations', "d.slug = 'bowral'")
  const grid = page.getByRole('group', { name: 'Opening hours' })
  const [opens, closes] = [grid.getByLabel('Saturday opens'), grid.getByLabel('Saturday closes')]
  await grid.getByLabel('Saturday open or closed').selectOption('Open')
  await opens.fill('8:30 am')
  await changeForm(page, () => closes.fill('8 am'))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.locator('#action-save').click()
    await expect(closes).toBeFocused()
    await expect(closes).toBeInViewport()
    await expect(closes).toHaveAttribute('aria-invalid', 'true')
    await expect(opens).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('.payload-toast-item').filter({ hasText: 'Not saved.' })).toContainText('Saturday')
    await expect(grid.getByRole('alert').filter({ hasText: 'On Saturday' })).toBeInViewport()
    await page.getByRole('heading', { level: 1 }).click()
  }
})

test('[LOC-05] [ADM-02] a day is opened from the list by its date', async ({ page, dealer }) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  const location = await findDocumentId('locations', slug)
  const body = {
    tenant: await findTenantId(slug),
    date: '2027-06-14',
    name: 'Staff day',
    locations: [location],
    department: 'all',
    status: 'Closed',
  }
  const { status } = await requestRest('POST', '/special-hours', await createToken(admin), body)
  expect(status).toBe(201)
  await addPanelSession(page, admin)
  await openPanelPage(page, '/admin/collections/special-hours?search=Staff+day')
  await page.getByRole('link', { name: '14/6/2027' }).press('Enter')
  await expect(page.locator('[name="name"]')).toHaveValue('Staff day')
})
