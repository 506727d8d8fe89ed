import { AxeBuilder } from '@axe-core/playwright'
import { loginOf, putBack, shownHtml, signIn, signInAt, sql } from './arrange'
import { ask, expect, site, test } from './fixtures'

const tenant = 'harbour-and-vale'
const slugs = ['artarmon', 'bowral'] as const
const own = '2027-05-12'

const forget = () =>
  sql('DELETE FROM special_hours s USING tenants t WHERE t.id = s.tenant_id AND t.slug = $1 AND s.date = $2', [
    tenant,
    own,
  ])
const page200 = async (slug: string) => shownHtml((await ask(tenant, `/locations/${slug}`)).body)

test('[LOC-05] [ADM-02] [ADM-05] staff close several locations on a day in one step; shoppers see it within a second', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  await forget()
  const shopper = await browser.newPage()
  try {
    for (const slug of slugs) expect(await page200(slug)).not.toContain('12 May 2027')
    await signInAt(page, loginOf(tenant))
    await page.goto(`${site()}/admin/collections/special-hours`, { waitUntil: 'networkidle' })
    await page.getByText('Set holidays for several locations').click()
    const panel = page.locator('.holidays-panel')
    await panel.getByLabel('All locations').check()
    // The public holidays of New South Wales are offered, those of other states alone are not.
    await expect(panel.getByLabel(/^Anzac Day, /).first()).toBeVisible()
    await expect(panel.getByLabel(/^Melbourne Cup Day/)).toHaveCount(0)
    await panel.getByLabel('Day', { exact: true }).fill(own)
    await panel.getByLabel('Name').fill('Stocktake')
    await expect(panel.getByText('1 day for 2 locations.')).toBeVisible()
    // What is ours of the panel's page.
    const { violations } = await new AxeBuilder({ page }).include('.holidays-panel').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await panel.getByRole('button', { name: 'Save all' }).click()
    await expect(panel.getByText('Saved 1 day. The site shows them now.')).toBeVisible()
    const saved = Date.now()
    for (const slug of slugs) {
      await expect.poll(() => page200(slug), { intervals: [50] }).toContain('12 May 2027')
    }
    test.info().annotations.push({ type: 'milliseconds', description: `saved to shown: ${String(Date.now() - saved)}` })
    await shopper.goto(`${site(tenant)}/locations/artarmon`, { waitUntil: 'networkidle' })
    await shopper.getByRole('button', { name: 'View Holiday Opening Hours' }).click()
    await expect(shopper.getByRole('dialog')).toContainText('Stocktake')

    // Once more: refused in words, nothing saved.
    await panel.getByLabel('All locations').check()
    await panel.getByLabel('Day', { exact: true }).fill(own)
    await panel.getByRole('button', { name: 'Save all' }).click()
    await expect(
      panel.getByText(/Artarmon already has special hours for all departments on Wednesday 12 May 2027/),
    ).toBeVisible()
  } finally {
    await forget()
    await shopper.close()
  }
})

test('[LOC-04] [ADM-02] staff set a week in one grid; what is wrong is said at its day', async ({ page }) => {
  test.setTimeout(90_000)
  const token = await signIn(loginOf(tenant))
  const [row] = await sql<{ id: string; opening_hours: unknown }>(
    'SELECT l.id, l.opening_hours FROM locations l JOIN tenants t ON t.id = l.tenant_id WHERE t.slug = $1 AND l.slug = $2',
    [tenant, 'bowral'],
  )
  try {
    await signInAt(page, loginOf(tenant))
    await page.goto(`${site()}/admin/collections/locations/${row?.id ?? ''}`, { waitUntil: 'networkidle' })
    const grid = page.getByRole('group', { name: 'Opening hours' })
    await grid.getByLabel('Monday open or closed').selectOption('Open')
    await grid.getByLabel('Monday opens').fill('17:00')
    await grid.getByLabel('Monday closes').fill('07:15')
    await expect(grid.getByRole('alert')).toHaveText(
      'Monday closes at 07:15, which is not after it opens at 17:00. Times are on a 24-hour clock.',
    )
    await grid.getByLabel('Monday opens').fill('07:15')
    await grid.getByLabel('Monday closes').fill('15:45')
    await grid.getByRole('button', { name: 'Copy Monday to Friday' }).click()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
    await expect
      .poll(() => page200('bowral'), { intervals: [50] })
      .toMatch(/Monday to Friday<\/dt><dd>7:15 am – 3:45 pm/)
    await page.goto(`${site()}/admin/collections/locations`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('row').filter({ hasText: 'Bowral' })).toContainText('Christmas Eve')
  } finally {
    await putBack(`/locations/${row?.id ?? ''}`, token, { opening_hours: row?.opening_hours })
  }
})
