import type { Page } from '@playwright/test'
import { sql } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { horizontalOverflow } from './page-errors'
import { changeForm, findDocumentId, openDocument, saveDocument, signInFor } from './staff'

const DEALER = 'southern-cross-motorcycles'
const input = (page: Page, name: string) => page.locator(`[name="address.${name}"]`)

type StoredAddress = {
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly lat: number
  readonly long: number
}

test('[LOC-10] a postcode fills in its suburb and state, and the pin is placed and moved by keyboard', async ({
  page,
  dealer,
}) => {
  const own = await dealer(DEALER)
  const id = await findDocumentId('locations', own.slug)
  await sql(
    `UPDATE locations SET address_lat = NULL, address_long = NULL, address_state = 'QLD', timezone = 'Australia/Brisbane' WHERE id = $1`,
    [id],
  )
  await signInFor(page, own.admin, own.slug)
  await openDocument(page, 'locations', id, '#field-address__postcode')
  await expect(input(page, 'postcode')).toBeFocused()
  await input(page, 'postcode').fill('4105')
  await expect(page.getByRole('option', { name: '4105 Moorooka QLD' })).toBeVisible()
  await changeForm(page, () => page.getByRole('option', { name: '4105 Moorooka QLD' }).click())
  await expect(input(page, 'city')).toHaveValue('Moorooka')
  await expect(input(page, 'postcode')).toHaveValue('4105')

  await changeForm(page, () => page.getByRole('button', { name: 'Put the pin in Moorooka' }).click())
  await expect(input(page, 'lat')).toHaveValue('-27.53')
  await expect(page.getByText('The pin is in the middle of Moorooka.')).toBeVisible()
  const pin = page.getByRole('button', { name: 'Pin. Move it with the arrow keys.' })
  await expect(pin).toBeVisible()
  await expectAccessible(page, '.position-field')
  await pin.focus()
  await changeForm(page, () => pin.press('ArrowUp'))
  await changeForm(page, () => pin.press('ArrowRight'))
  await expect(page.getByText('The pin is in the middle of Moorooka.')).toHaveCount(0)
  expect(await saveDocument(page, 'locations')).toBe(200)
  const [stored] = await sql<StoredAddress>(
    `SELECT address_city AS city, address_state AS state, address_postcode AS postcode, address_lat::float AS lat, address_long::float AS long
     FROM locations WHERE id = $1`,
    [id],
  )
  expect(stored).toMatchObject({ city: 'Moorooka', state: 'QLD', postcode: '4105' })
  expect(stored?.lat).toBeGreaterThan(-27.53)
  expect(stored?.lat).toBeLessThan(-27.4)
  expect(stored?.long).toBeGreaterThan(153.02)
  expect(stored?.long).toBeLessThan(153.2)
})

test('[LOC-10] an odd address and a pin far away are named; a press on the map moves the pin; at 390 px nothing scrolls sideways', async ({
  page,
  dealer,
}) => {
  const own = await dealer(DEALER)
  await signInFor(page, own.admin, own.slug)
  await page.setViewportSize({ width: 390, height: 844 })
  await openDocument(page, 'locations', await findDocumentId('locations', own.slug), '#field-address__city')
  await input(page, 'city').fill('Parramatta nsw')
  await changeForm(page, () => page.getByRole('option', { name: 'Parramatta NSW 2150' }).click())
  await expect(page.locator('#field-address__state')).toContainText('NSW')
  await expect(input(page, 'postcode')).toHaveValue('2150')
  await expect(page.getByText(/^The pin is [\d,]+ km from Parramatta NSW\.$/)).toBeVisible()
  await changeForm(page, () => page.getByRole('button', { name: 'Put the pin in Parramatta' }).click())
  await expect(page.getByText(/^The pin is [\d,]+ km from/)).toHaveCount(0)
  const before = await input(page, 'long').inputValue()
  const map = page.getByRole('region', { name: 'Map with the pin of this location' })
  await map.scrollIntoViewIfNeeded()
  await changeForm(page, () => map.click({ position: { x: 60, y: 60 } }))
  await expect(input(page, 'long')).not.toHaveValue(before)
  await changeForm(page, () => input(page, 'postcode').fill('2000'))
  await page.keyboard.press('Tab')
  await expect(page.getByText('Parramatta NSW usually has the postcode 2150. Check the postcode.')).toBeVisible()
  expect(await horizontalOverflow(page)).toBe(0)
})
