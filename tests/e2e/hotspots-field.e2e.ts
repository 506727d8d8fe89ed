import { addPanelSession, sql } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { replacePhotos, WITH_SPIN } from './gallery-parts'
import { horizontalOverflow } from './page-errors'
import { changeForm, openDocument, saveDocument } from './staff'
import { findVehicle, GROUP_DEALER } from './vehicle-parts'

test.use({ images: true, viewport: { width: 1440, height: 1000 } })

type Spots = Readonly<
  Record<'exterior' | 'interior', readonly { title?: string; description: string; positions: object }[]>
>

test('[STF-02] [ADM-05] [SEC-03] staff place points of interest on the photo by mouse and keyboard, delete one and take it back', async ({
  page,
  dealer,
}) => {
  await replacePhotos(page)
  const { slug, admin } = await dealer(GROUP_DEALER)
  const { id } = await findVehicle(slug, WITH_SPIN)
  await sql('UPDATE vehicles SET hotspots = NULL WHERE id = $1', [id])
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await addPanelSession(page, admin)
  await openDocument(page, 'vehicles', id)
  await page.getByRole('button', { name: 'Photos and features', exact: true }).click()
  const field = page.getByRole('group', { name: 'Points of interest' })
  const photo = field.getByRole('img', { name: '360° view, photo 1' })
  const status = field.getByRole('status')
  await photo.scrollIntoViewIfNeeded()
  await expect(field.getByText('Click on the photo to add a point.')).toBeVisible()

  // The photo has its height once it has loaded.
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  const box = await photo.boundingBox()
  if (box === null) throw new Error('The photo is not shown.')
  await changeForm(page, () => photo.click({ position: { x: box.width / 4, y: box.height / 2 } }))
  // Whole pixels and percents differ a little.
  await expect(status).toContainText(/Point 1 added, 2[45](\.\d)?% from the left, (49\.\d|50(\.\d)?)% from the top\./)
  await expect(field.getByLabel('Title of point 1')).toBeFocused()
  await expect(field.getByText('Enter a title, or shoppers won’t see this point.')).toBeVisible()
  await changeForm(page, () => page.keyboard.type('Headlights'))
  await changeForm(page, () => field.getByLabel('Text of point 1').fill('LED with automatic high beam.'))

  // Arrow keys move the point as far as the edges, and each step is announced.
  const mark = field.getByRole('button', { name: /^Headlights, / })
  await mark.focus()
  await changeForm(page, async () => {
    for (const key of ['ArrowLeft', 'ArrowUp'])
      for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press(`Shift+${key}`)
  })
  await expect(status).toHaveText('Headlights: 0% from the left, 0% from the top.')
  await changeForm(page, () => page.keyboard.press('ArrowRight'))
  await changeForm(page, () => page.keyboard.press('Shift+ArrowDown'))
  await expect(status).toHaveText('Headlights: 1% from the left, 10% from the top.')
  await expect(mark).toBeFocused()
  // A press on a point selects it and does not move it.
  await field.getByRole('button', { name: 'Add another by a click' }).click()
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await expect(mark).toHaveAccessibleName('Headlights, 1% from the left, 10% from the top')
  await expectAccessible(page, '.part-field:has(.hotspots-field)')

  // Without a mouse: another photo, and a second point in its middle.
  await field.getByLabel('Photo 1 of 36').focus()
  await page.keyboard.press('ArrowRight')
  await expect(field.getByText('Click on the photo to place “Headlights”.')).toBeVisible()
  await changeForm(page, () => field.getByRole('button', { name: 'Place Headlights on this photo' }).press('Enter'))
  await expect(field.getByText('Placed on 2 photos.')).toBeVisible()
  await changeForm(page, () => field.getByRole('button', { name: 'Add a point in the middle' }).press('Enter'))
  await changeForm(page, () => page.keyboard.type('Tow bar'))
  await changeForm(page, () => field.getByRole('button', { name: 'Delete Headlights' }).press('Enter'))
  await expect(status).toContainText('Headlights deleted.')
  await expect(field.getByRole('button', { name: 'Undo' })).toBeFocused()
  await changeForm(page, () => page.keyboard.press('Enter'))
  await expect(field.getByLabel('Title of point 1')).toHaveValue('Headlights')
  await changeForm(page, () => field.getByRole('button', { name: 'Take Headlights off this photo' }).press('Enter'))

  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => horizontalOverflow(page)).toBe(0)
  await expectAccessible(page, '.part-field:has(.hotspots-field)')
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  const [stored] = await sql<{ hotspots: Spots }>('SELECT hotspots FROM vehicles WHERE id = $1', [id])
  expect(stored?.hotspots.exterior).toEqual([
    { title: 'Headlights', description: 'LED with automatic high beam.', positions: { '0': { x: 1, y: 10 } } },
    { title: 'Tow bar', description: '', positions: { '1': { x: 50, y: 50 } } },
  ])
  // The panel loads nothing from another company.
  expect([...hosts].filter((host) => !host.endsWith('localhost'))).toEqual([])
})
