import sharp from 'sharp'
import { sql } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { changeForm, findDocumentId, signInFor } from './staff'

test('[STF-07] [STF-08] rows are named by their content and start closed; an added row is open', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('banksia-motor-group')
  await sql('DELETE FROM brand_directory WHERE tenant_id = $1', [id])
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/brand-directory')
  const addClaim = page.getByRole('button', { name: 'Add Claim' })
  const label = (row: number) => page.locator(`[name="claims.${String(row)}.label"]`)
  await changeForm(page, () => addClaim.click())
  await expect(label(0)).toBeVisible()
  await changeForm(page, () => label(0).fill('locations'))
  await expect(page.locator('.row-label').first()).toHaveText('locations')
  await changeForm(page, () => addClaim.click())
  await expect(label(1)).toBeVisible()
  await expect(page.locator('.row-label').nth(1)).toHaveText('Claim 2')
})

test('[STF-04] staff hide an item of the landing page by keyboard, see that it is hidden, and show it again', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('harbour-and-vale')
  await sql(
    "UPDATE vehicles SET images = '[]', name = 'Ute without photos', created_at = now() WHERE id = (SELECT id FROM vehicles WHERE tenant_id = $1 AND status = 'in_stock' AND removed_at IS NULL AND hidden IS NOT TRUE ORDER BY id LIMIT 1)",
    [id],
  )
  await signInFor(page, admin, slug)
  await openPanelPage(page)
  const item = page.getByRole('listitem').filter({ hasText: 'Ute without photos' })
  await expect(item).toBeVisible()
  await item.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page, '.attention')
  await page.keyboard.press('Tab')
  await expect(item.getByRole('button', { name: 'Until tomorrow' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(item).toHaveCount(0)
  await expect(page.getByText('1 item hidden.')).toBeVisible()
  await page.getByRole('link', { name: 'Show them' }).click()
  await item.getByRole('button', { name: 'Show again' }).click()
  await expect(page.getByText('1 item hidden.')).toHaveCount(0)
  await expect(item.locator('summary')).toBeVisible()
})

test('[ADM-01] the bar with the dealer’s name stays in view on a page longer than the window', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  await signInFor(page, admin, slug)
  for (const size of [
    { width: 390, height: 700 },
    { width: 1440, height: 700 },
  ]) {
    await page.setViewportSize(size)
    await openPanelPage(page, '/admin/collections/locations/create')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(size.height)
    await expect(page.locator('.site-bar').getByRole('link', { name: /^View site/ })).toBeInViewport()
  }
})

test('[ADM-02] the bar with the dealer’s name does not cover the title of a drawer', async ({ page, dealer }) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/promo-cards/create')
  await page.locator('#field-image').getByRole('button', { name: 'New image', exact: true }).click()
  const title = page.locator('.drawer--is-open h2, .drawer--is-open h1').first()
  await expect(title).toBeVisible()
  const isOnTop = () =>
    title.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + 4, top + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
})

test('[ADM-02] every control of the drawer that adds an image has a name, and so has the chosen image', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/promo-cards/create')
  const field = page.locator('#field-image')
  const drawer = page.locator('.drawer--is-open')
  await field.getByRole('button', { name: 'New image', exact: true }).click()
  await expect(drawer.locator('input[type="file"]').first()).toBeAttached()
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1f5f4b' } })
    .png()
    .toBuffer()
  await drawer.locator('input[type="file"]').first().setInputFiles({ name: 'yard.png', mimeType: 'image/png', buffer })
  await expect(drawer.getByRole('button', { name: 'Remove file' })).toBeVisible()
  await expectAccessible(page, '.drawer--is-open')
  await drawer.locator('[name="alt"]').fill('Our yard in the morning')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drawer).toHaveCount(0)
  await expect(field.getByRole('button', { name: 'Remove image' })).toBeVisible()
  await expect(field.getByRole('button', { name: 'Edit image' })).toBeVisible()
  await expectAccessible(page, '#field-image')
})

test('[STF-01] [ADM-05] a file that is too large is refused before it is uploaded, with the limit', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/media/create')
  const file = { name: 'yard.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20_100_000) }
  await page.locator('input[type="file"]').first().setInputFiles(file)
  await expect(page.getByText('“yard.jpg” is 20.1 MB. The largest file you can upload is 20 MB.').first()).toBeVisible()
  await expect(page.locator('input[type="file"]').first()).toHaveValue('')
})

test('[STF-01] [ADM-05] a program that is called a photo is refused in its box when it is chosen', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/media/create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New image')
  const box = page.locator('.dropzone')
  const program = {
    name: 'yard.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('MZ\u0090 This program cannot be run'),
  }
  await box.locator('input[type="file"]').setInputFiles(program)
  await expect(box.getByRole('alert')).toHaveText(/^“yard.jpg” can’t be read as JPEG, PNG, WebP or AVIF\./)
  await expectAccessible(page, '.dropzone')
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1f5f4b' } })
    .jpeg()
    .toBuffer()
  await box.locator('input[type="file"]').setInputFiles({ name: 'yard.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('button', { name: 'Remove file' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'can’t be read' })).toHaveCount(0)
})

test('[ADM-02] a list names the documents that its rows refer to from the start, not only those in view', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('southern-cross-motorcycles')
  await signInFor(page, admin, slug)
  await page.setViewportSize({ width: 390, height: 500 })
  await openPanelPage(page, '/admin/collections/vehicles?columns=["name","location"]&limit=25')
  const cells = page.locator('td.cell-location')
  await expect(cells).toHaveText(Array.from({ length: 25 }, () => 'Southern Cross Motorcycles'))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('[ADM-01] [ADM-02] on a phone the rows of a list are cards that say what each value is, and are sorted and chosen', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('banksia-motor-group')
  await signInFor(page, admin, slug)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanelPage(page, '/admin/collections/posts')
  // Still a table for screen readers, with its headings.
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveCount(1)
  const status = rows.nth(1).locator('.cell-_status')
  await expect(status).toHaveRole('cell')
  await expect(status).toHaveAttribute('data-label', 'Status')
  const [card, value] = [await rows.nth(1).boundingBox(), await status.boundingBox()]
  expect(card?.width).toBeLessThanOrEqual(390)
  expect((value?.x ?? 0) + (value?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0))
  // In a card, below its name.
  expect(value?.y).toBeGreaterThan(card?.y ?? Infinity)
  const titles = await sql<{ title: string }>('SELECT title FROM posts WHERE tenant_id = $1 ORDER BY title', [id])
  const [first = ''] = titles.map(({ title }) => title)
  await page.locator('#heading-title').getByRole('button').first().click()
  await expect(rows.nth(1).getByRole('link').first()).toHaveText(first)
  await page.getByRole('checkbox', { name: `Select ${first}` }).check({ force: true })
  await expect(page.getByRole('button', { name: 'Move to trash', exact: true })).toBeVisible()
  await expectAccessible(page, '.collection-list')
})

test('[ADM-01] [STF-02] inputs beside each other are equally high, the ring of a focused tab is whole, and the bar’s buttons have names', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('banksia-motor-group')
  await signInFor(page, admin, slug)
  const id = await findDocumentId('vehicles', slug, "d.status = 'in_stock'")
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPanelPage(page, `/admin/collections/vehicles/${id}`)
  const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height
  expect(await heightOf('#field-make')).toBe(await heightOf('#field-badge'))
  await page.setViewportSize({ width: 390, height: 844 })
  const tab = page.locator('.tabs-field__tab-button').nth(1)
  await tab.focus()
  // Inside the row of tabs, which hides what overflows it.
  await expect(tab).toHaveCSS('outline-offset', '-2px')
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await expect(search.getByText('Search')).toBeInViewport()
  const controls = page.locator(':is(.site-bar, .app-header) :is(a, button)')
  for (const one of await controls.filter({ visible: true }).all()) await expect(one).toHaveAccessibleName(/\S/u)
})
