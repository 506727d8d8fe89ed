import sharp from 'sharp'
import { createToken, requestRest, sql } from './arrange'
import { expect, expectAccessible, requestSite, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { changeForm, openDocument, saveDocument } from './staff'
import { findVehicle, openVehicleForm } from './vehicle-parts'

test.use({ images: true, viewport: { width: 1440, height: 1000 } })

const photoFile = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
})

const openTab = (page: Parameters<typeof openDocument>[0], name: string) =>
  page.getByRole('button', { name, exact: true }).click()

test('[STF-01] staff upload photos, move one to the front by keyboard, remove one and take it back; shoppers see it', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, admin } = await dealer('yarra-value-cars')
  const { slug, id } = await openVehicleForm(
    page,
    { slug: tenant, admin },
    "v.status = 'in_stock' AND jsonb_array_length(v.images) BETWEEN 4 AND 30",
  )
  await openTab(page, 'Photos and features')
  const tiles = page.getByRole('list', { name: 'Photos of this vehicle, in order' }).getByRole('listitem')
  const before = await tiles.count()
  expect(before).toBeGreaterThan(3)
  await expectAccessible(page, '.part-field:has(.photos-field)')

  // A file that is no image is refused by its name, and the others are added.
  await changeForm(page, async () =>
    page
      .getByLabel('Upload photos', { exact: true })
      .setInputFiles([
        await photoFile('front.jpg', '#a33'),
        { name: 'script.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') },
        await photoFile('rear.jpg', '#3a3'),
      ]),
  )
  await expect(tiles).toHaveCount(before + 2)
  await expect(page.getByRole('alert').filter({ hasText: 'script.jpg' })).toBeVisible()
  await expect(tiles.last()).toContainText('Yours')

  const makeMain = tiles.last().getByRole('button', { name: /the main photo$/ })
  await makeMain.focus()
  await changeForm(page, () => page.keyboard.press('Enter'))
  await expect(tiles.first()).toContainText('Yours')
  await expect(tiles.first().getByRole('button', { name: /the main photo$/ })).toBeFocused()
  await changeForm(page, () => tiles.nth(1).getByRole('button', { name: 'Remove photo 2' }).click())
  await expect(tiles).toHaveCount(before + 1)
  // The undo stays when staff look at another tab meanwhile.
  await openTab(page, 'Price and availability')
  await openTab(page, 'Photos and features')
  await changeForm(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect(tiles).toHaveCount(before + 2)
  await changeForm(page, () => tiles.nth(2).getByRole('button', { name: 'Remove photo 3' }).click())
  expect(await saveDocument(page, 'vehicles')).toBe(200)

  const { body } = await requestRest('GET', `/vehicles/${id}?depth=0`, await createToken(admin))
  const { photos, hidden_photos } = body['overrides'] as { photos: { url: string }[]; hidden_photos: string[] }
  expect(photos).toHaveLength(2)
  expect(hidden_photos).toHaveLength(1)
  const main = photos[1]?.url ?? ''
  await expect.poll(async () => (await requestSite(tenant, `/cars/${slug}`)).body).toContain(main)
  expect((await requestSite(tenant, `/cars/${slug}`)).body).not.toContain(`${hidden_photos[0] ?? ''}?`)
  expect((await requestSite(tenant, `${main}?width=320`)).status).toBe(200)

  await openPanelPage(page, '/admin/collections/media?search=front')
  await expect(page.getByRole('row').filter({ hasText: '1 vehicle' })).toHaveCount(1)
  await openDocument(page, 'vehicles', id)
  await openTab(page, 'Photos and features')
  await page.getByText('Removed photos of the feed (1)').click()
  await page.getByRole('button', { name: 'Show again' }).click()
  await expect(tiles).toHaveCount(before + 2)

  // A photo of their own that was removed can be brought back after a reload, too, and shoppers see it again.
  await changeForm(page, () => tiles.first().getByRole('button', { name: 'Remove photo 1' }).click())
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  await expect.poll(async () => (await requestSite(tenant, `/cars/${slug}`)).body).not.toContain(main)
  await openDocument(page, 'vehicles', id)
  await openTab(page, 'Photos and features')
  await page.getByText('Your removed photos (1)').click()
  await expectAccessible(page, '.photos-field__hidden')
  await changeForm(page, () => page.getByRole('button', { name: 'Show again' }).press('Enter'))
  await expect(tiles.first()).toContainText('Yours')
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  await expect.poll(async () => (await requestSite(tenant, `/cars/${slug}`)).body).toContain(main)
})

test('[STF-02] technical data, an own price and features are typed in inputs; an error is shown at its input', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, admin } = await dealer('yarra-value-cars')
  const { slug, id } = await openVehicleForm(
    page,
    { slug: tenant, admin },
    "v.status = 'in_stock' AND v.item_type = 'car' AND v.price_cents > 1500000 AND jsonb_array_length(v.features) > 2",
  )
  const technicalData = page.getByRole('group', { name: 'Technical data' })
  const towing = technicalData.getByLabel('Braked towing capacity')
  await changeForm(page, () => towing.fill('lots'))
  await expect(technicalData.getByRole('alert')).toHaveText('“lots” isn’t a number. Enter a number of at least 0.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(towing).toBeFocused()
  // The message is at the input only, not above the group as well.
  await expect(technicalData.getByRole('alert')).toHaveText('“lots” isn’t a number. Enter a number of at least 0.')
  await expect(towing).toHaveValue('lots')
  await changeForm(page, () => towing.fill('2.35 t'))
  await towing.press('Tab')
  await expect(towing).toHaveValue('2,350')
  await expect(page.getByRole('group', { name: 'Caravan data' })).toHaveCount(0)
  await expectAccessible(page, '.part-field')

  await openTab(page, 'Photos and features')
  const add = page.getByRole('combobox', { name: 'Add to features' })
  const chips = page.getByRole('list', { name: 'Features', exact: true }).getByRole('listitem')
  const chip = (name: string) => chips.getByRole('button', { name, exact: true })
  const before = await chips.count()
  await changeForm(page, async () => {
    await add.fill('Dash camera')
    await add.press('Enter')
  })
  await expect(chips).toHaveCount(before + 1)
  // A list of the dealer's other vehicles is searched by typing.
  await changeForm(page, async () => {
    await add.pressSequentially('a')
    await expect(page.getByRole('listbox', { name: 'Features' }).getByRole('option').first()).toBeVisible()
    await add.press('ArrowDown')
    await add.press('Enter')
  })
  await expect(chips).toHaveCount(before + 2)
  await expectAccessible(page, '.features-field')
  await changeForm(page, () => chips.last().getByRole('button').first().press('Delete'))
  await expect(chips).toHaveCount(before + 1)
  // The last of all is moved to the left twice.
  for (const place of [before - 1, before - 2]) {
    await changeForm(page, () => chip('Dash camera').press('ArrowLeft'))
    await expect(chips.nth(place)).toContainText('Dash camera')
  }
  await expect(chip('Dash camera')).toBeFocused()
  await openTab(page, 'Your changes')
  const own = page.getByRole('group', { name: 'Your own tag, comments and offer price' })
  await changeForm(page, () => own.getByLabel('Offer price').fill('$13,450'))
  // The card beside the inputs follows what is typed, before it is saved.
  const view = page.getByRole('region', { name: 'What shoppers will see' })
  await expect(view).toContainText('$13,450')
  await changeForm(page, () => own.getByLabel('Tag').fill('One owner'))
  await expect(view).toContainText('One owner')
  await expectAccessible(page, '.shoppers-view')
  // An earlier price that isn't above the price is said to be left out, and so is a hidden vehicle.
  await changeForm(page, () => own.getByLabel('Was').fill('12,000'))
  await expect(
    own.getByText('Shoppers won’t see this, because it isn’t above the price they see, $13,450.'),
  ).toBeVisible()
  await changeForm(page, () => own.getByLabel('Was').fill(''))
  await changeForm(page, () => page.getByLabel('Hide from the website').check())
  await expect(view.getByRole('status')).toHaveText('Hidden: shoppers don’t see this vehicle.')
  await expectAccessible(page, '.shoppers-view')
  await changeForm(page, () => page.getByLabel('Hide from the website').uncheck())
  await expect(view.getByRole('status')).toBeEmpty()
  expect(await saveDocument(page, 'vehicles')).toBe(200)

  const { body } = await requestRest('GET', `/vehicles/${id}?depth=0`, await createToken(admin))
  expect(body['overrides']).toMatchObject({ offer_price_cents: 1_345_000, tag: 'One owner' })
  expect(body['variant']).toMatchObject({ towingcapacitybraked: 2350 })
  expect((body['features'] as string[])[before - 2]).toBe('Dash camera')
  expect(body['features']).toHaveLength(before + 1)
  await expect.poll(async () => (await requestSite(tenant, `/cars/${slug}`)).body).toContain('$13,450')
  expect((await requestSite(tenant, `/cars/${slug}`)).body).toContain('Dash camera')
})

test('[STF-01] [STF-02] REST refuses photos that are no web address and values of another type', async ({ dealer }) => {
  const { slug: tenant, admin } = await dealer('yarra-value-cars')
  const { id } = await findVehicle(tenant, "v.status = 'in_stock'")
  const token = await createToken(admin)
  for (const change of [
    { overrides: { photos: [{ url: 'javascript:alert(1)' }] } },
    { overrides: { photos: 'all' } },
    { overrides: { hidden_photos: ['data:text/html,x'] } },
    { variant: { towingcapacitybraked: 'lots' } },
    { variant: { cylinders: 400 } },
    { features: ['x'.repeat(501)] },
  ])
    expect((await requestRest('PATCH', `/vehicles/${id}`, token, change)).status).toBe(400)
})

test('[STK-02] a price of a feed says what becomes of a change, and leads by keyboard to the input that stays', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const { id } = await openVehicleForm(
    page,
    { slug, admin },
    "v.status = 'in_stock' AND v.removed_at IS NULL AND v.feed_fields ? 'price_cents' AND NOT v.feed_fields ? 'tag' AND v.before_price_cents IS NULL AND v.finance_lenders ? 'taurus'",
  )
  await openTab(page, 'Price and availability')
  const price = page.getByRole('textbox', { name: 'Price', exact: true })
  await expect(price).toHaveAccessibleDescription(
    /comes from the stock feed\. If you change it here, the feed replaces/,
  )
  // The feed doesn't supply the tag.
  await expect(page.getByText('This tag comes from the stock feed')).toHaveCount(0)
  // The lender has the name that shoppers read, not the one in the feed.
  await expect(page.getByRole('group', { name: 'Taurus Motor Finance' })).toBeVisible()
  // An offer price and an earlier price are entered in one place, under “Your changes”.
  const earlier = page.getByRole('textbox', { name: 'Was', exact: true })
  await expect(earlier).toBeDisabled()
  await expect(earlier).toHaveAccessibleDescription(/Enter your earlier price under “Your changes”\./)
  await expect(page.getByRole('textbox', { name: 'Offer price', exact: true })).toBeDisabled()
  await expectAccessible(page, '.feed-advice')
  const [button] = await page.getByRole('button', { name: 'Set your own offer price' }).all()
  await button?.press('Enter')
  const own = page.getByRole('group', { name: 'Your own tag, comments and offer price' }).getByLabel('Offer price')
  await expect(own).toBeFocused()

  // Of a vehicle without a feed nothing is replaced.
  await sql('UPDATE vehicles SET feed_id = NULL, feed_key = NULL WHERE id = $1', [id])
  await openDocument(page, 'vehicles', id)
  await openTab(page, 'Price and availability')
  await expect(price).toBeVisible()
  await expect(page.locator('.feed-advice')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Offer price', exact: true })).toBeEnabled()
  await openTab(page, 'Your changes')
  await expect(own).toHaveCount(0)
})

test('[STF-02] an input of another kind of vehicle stays while its value is cleared by hand, until the form is opened again', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('wattle-caravans')
  const { id } = await findVehicle(slug, "v.item_type = 'caravan' AND v.removed_at IS NULL")
  await sql('UPDATE vehicles SET doors = 4, feed_id = NULL, feed_key = NULL WHERE id = $1', [id])
  await openVehicleForm(page, { slug, admin }, `v.id = '${id}'`)
  await openTab(page, 'Vehicle')
  const doors = page.getByLabel('Doors', { exact: true })
  await expect(doors).toHaveValue('4')
  await doors.press('Control+A')
  await changeForm(page, () => page.keyboard.press('Backspace'))
  await expect(doors).toHaveValue('')
  await expect(doors).toBeFocused()
  await changeForm(page, () => page.keyboard.type('3'))
  await expect(doors).toHaveValue('3')
  await changeForm(page, () => page.keyboard.press('Backspace'))
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  await expect(doors).toBeVisible()
  expect(await sql('SELECT doors FROM vehicles WHERE id = $1', [id])).toEqual([{ doors: null }])
  await openDocument(page, 'vehicles', id)
  await openTab(page, 'Vehicle')
  await expect(page.getByText('Details of the vehicle. A feed updates the fields it supplies.')).toBeVisible()
  await expect(doors).toHaveCount(0)
})
