import type { Page } from '@playwright/test'
import { addPanelSession, createToken, requestRest, sql, visibleHtml } from './arrange'
import { expect, expectAccessible, requestSite, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { horizontalOverflow } from './page-errors'
import { addColleague } from './staff'
import { openVehicleForm } from './vehicle-parts'

/** Makes the first cars of a dealer a model that no demo dealer has: four at $20,000 and more, one without a price. */
const setStock = (tenant: string) =>
  sql(
    `UPDATE vehicles v SET make = 'Lancia', model = 'Delta', badge = NULL, series = NULL, price_type = 'drive_away',
       name = '2021 Lancia Delta', stocknum = 'PC' || one.n, tag = NULL, overrides = NULL, offer_price_cents = NULL,
       before_price_cents = NULL, subscription_price_cents = NULL, held = false, reserved = false, certified = false,
       fuel = 'Petrol', simple_fuel = 'Petrol', year = 2021, simple_body = 'Ute',
       price_cents = CASE WHEN one.n = 5 THEN NULL ELSE 2000000 + 100000 * (one.n - 1) END
     FROM (SELECT o.id, row_number() OVER (ORDER BY o.created_at, o.id) AS n FROM vehicles o
           WHERE o.tenant_id = $1 AND o.item_type = 'car' AND o.car_type = 'used' AND o.status = 'in_stock'
             AND o.hidden IS NOT TRUE AND o.removed_at IS NULL AND o.show_on_dealer_website AND o.held IS NOT TRUE) one
     WHERE v.id = one.id AND one.n <= 5`,
    [tenant],
  )

const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Checks a step on a phone and on a desktop. */
const expectUsable = async (page: Page, part = '.price-changes'): Promise<void> => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The panel's menu follows the width a moment later.
    await expect.poll(() => horizontalOverflow(page), String(width)).toBe(0)
    await expectAccessible(page, part)
  }
}

/** The results for the make as a shopper gets them, the lowest price first, after following redirects. */
const readCards = async (slug: string, target = '/search/lancia?sortBy=price_asc'): Promise<string> => {
  const { body, headers } = await requestSite(slug, target)
  return headers.location ? readCards(slug, headers.location) : visibleHtml(body)
}

test('[STF-11] an editor lowers the prices of a make by keyboard, sees the effect before it, and undoes it', async ({
  page,
  dealer,
}) => {
  const own = await dealer('yarra-value-cars')
  await setStock(own.id)
  await addPanelSession(page, await addColleague(own.slug, 'Robin Ng'))
  await openPanelPage(page, '/admin/collections/price-changes')
  await expect(page.locator('#nav-price-changes')).toBeVisible()
  await page.getByRole('link', { name: 'Change prices of many vehicles' }).focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Change prices' })).toBeVisible()
  const count = page.getByText(/\d vehicles? chosen/)
  await expect(count).toHaveText(/^\d{2,}/)
  await page.getByLabel('Make').selectOption('Lancia')
  await expect(count).toHaveText(/^5 vehicles chosen/)
  await page.getByLabel('Price now, from').fill('soon')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a price in dollars, such as 24,990.' })).toBeVisible()
  await page.getByLabel('Price now, from').fill('')
  await page.getByLabel('Body').selectOption('SUV')
  await expect(count).toHaveText(/^0 vehicles chosen/)
  await page.getByLabel('Body').selectOption('Ute')
  await expect(count).toHaveText(/^5 vehicles chosen/)
  await page.getByLabel('New or used').selectOption('used')
  await expectUsable(page)
  await page.getByRole('button', { name: 'Continue' }).focus()
  await page.keyboard.press('Enter')
  await expect(stepHeading(page, 'Choose the new prices')).toBeFocused()

  // Wrong input says so at its field, and stays as it was typed.
  const amount = page.getByLabel('Percentage', { exact: true })
  const toCheck = page.getByRole('button', { name: 'Preview the effect' })
  for (const [text, message] of [
    ['0', 'Enter a percentage above 0 and below 100, such as 5.'],
    ['100', 'Enter a percentage above 0 and below 100, such as 5.'],
    ['five', '“five” isn’t a percentage. Enter a percentage above 0 and below 100, such as 5.'],
  ] as const) {
    await amount.fill(text)
    await toCheck.click()
    await expect(amount).toBeFocused()
    await expect(amount).toHaveAccessibleDescription(`For example, 5. ${message}`)
    await expect(amount).toHaveValue(text)
  }
  await amount.fill('5')
  for (const [field, text, message] of [
    ['Ends', '30/2/2027', /February 2027 has 28 days/],
    ['Ends', '24/11/2026', /This time has passed/],
    ['Lowest price (optional)', '-1', /Enter a price above \$10/],
  ] as const) {
    await page.getByLabel(field).fill(text)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(page.getByLabel(field)).toHaveValue(field === 'Ends' && text.startsWith('24') ? /^24\/11\/2026/ : text)
    await page.getByLabel(field).fill('')
  }
  await page.getByLabel('Round to').selectOption({ label: 'Prices ending in 90, such as $24,890' })
  await page.getByLabel('Show the price before, crossed out').check()
  await page.getByLabel('Tag (optional)').fill('Summer sale')
  await page.getByLabel('Name for your list (optional)').fill('Lancia week')
  await expectUsable(page)
  await toCheck.click()

  await expect(stepHeading(page, 'Check and apply')).toBeFocused()
  await expect(page.getByRole('row', { name: /PC1/ })).toContainText('$20,000')
  await expect(page.getByRole('row', { name: /PC1/ })).toContainText('$18,990')
  await expect(page.getByRole('row', { name: /^All 4 vehicles/ })).toContainText('$86,000')
  await expect(page.getByText('1 vehicle can’t take this change and stays as it is')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'PC5' })).toContainText('It has no price.')
  await expectUsable(page)
  // The browser's Back goes back one step and loses nothing.
  await page.goBack()
  await expect(amount).toHaveValue('5')
  await page.goForward()
  expect(await readCards(own.slug)).not.toContain('$18,990')
  await page.getByRole('button', { name: 'Change 4 prices' }).focus()
  await page.keyboard.press('Enter')

  // Shoppers see the new price with the old one crossed out, and the tag, in the order of the new prices.
  await expect(page.getByRole('row', { name: /PC1/ })).toContainText('$18,990')
  await expect.poll(() => readCards(own.slug)).toContain('$18,990')
  const cards = await readCards(own.slug)
  expect(cards).toContain('$20,000')
  expect(cards.indexOf('$18,990')).toBeLessThan(cards.indexOf('$19,890'))
  const [{ slug } = { slug: '' }] = await sql<{ slug: string }>(
    "SELECT slug FROM vehicles WHERE tenant_id = $1 AND stocknum = 'PC1'",
    [own.id],
  )
  const vehicle = (await requestSite(own.slug, `/cars/${slug}`)).body
  expect(vehicle).toMatch(/"price":"?18990/)
  expect(visibleHtml(vehicle)).toContain('Summer sale')

  await expectUsable(page)
  await page.getByRole('button', { name: 'Undo this change' }).click()
  await expectAccessible(page, '[role="dialog"], dialog')
  await page.getByRole('button', { name: 'Yes, undo this change' }).click()
  await expect(page.getByText('4 vehicles have their earlier price again.')).toBeVisible()
  await expect.poll(() => readCards(own.slug)).not.toContain('$18,990')
  await openPanelPage(page, '/admin/collections/price-changes')
  await expect(page.getByRole('row', { name: /Lancia week/ })).toContainText('Undone')
})

test('[STF-11] [ADM-01] viewers and lead handlers have no way to it, and an administrator cancels a planned change', async ({
  page,
  dealer,
}) => {
  const own = await dealer('yarra-value-cars')
  await setStock(own.id)
  for (const role of ['viewer', 'lead-handler']) {
    await addPanelSession(page, await addColleague(own.slug, 'Kim Lee', role))
    expect((await openPanelPage(page, '/admin/change-prices'))?.status(), role).toBe(403)
    await openPanelPage(page, '/admin/collections/vehicles')
    await expect(page.getByRole('link', { name: /Change prices|Price changes/ })).toHaveCount(0)
    await page.context().clearCookies()
  }
  await addPanelSession(page, own.admin)
  await openPanelPage(page, '/admin/change-prices')
  await page.getByLabel('Make').selectOption('Lancia')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Raise them').check()
  await page.getByLabel('By an amount in dollars').check()
  await page.getByLabel('Amount', { exact: true }).fill('$1,000')
  await page.getByLabel('Starts').fill('1/12/2026, 9 am')
  await page.getByLabel('Ends').fill('24/12/2026')
  await page.getByRole('button', { name: 'Preview the effect' }).click()
  await expect(page.getByText('9 am on Tuesday 1 December 2026 (AEDT)')).toBeVisible()
  await page.getByRole('button', { name: 'Plan 4 prices' }).click()
  await page.getByRole('button', { name: 'Cancel this change' }).click()
  await page.getByRole('button', { name: 'Yes, cancel this change' }).click()
  await expect(page.getByText('The change won’t start.')).toBeVisible()
})

/** Applies 10% off all Lancias in a request, and returns the change's id. */
const applyChange = async (token: string, tenant: string, more: object = {}): Promise<string> => {
  const change = { tenant, make: 'Lancia', kind: 'percent', amount: '10', name: 'Lancia week', ...more }
  const preview = await requestRest('POST', '/price-changes/preview', token, change)
  const fingerprint = preview.body['fingerprint']
  const { status, body } = await requestRest('POST', '/price-changes/apply', token, { ...change, fingerprint })
  expect(status, JSON.stringify(body)).toBe(201)
  return String(body['id'])
}

test('[STF-11] an offer, a page and a promo card that are tied to a price change list exactly its vehicles, and end with it', async ({
  dealer,
}) => {
  const [own, other] = [await dealer('yarra-value-cars'), await dealer('voltara')]
  await setStock(own.id)
  const token = await createToken(await addColleague(own.slug, 'Sam Lee'))
  const change = await applyChange(token, own.id, { ends: '30/11/2026' })
  const create = (collection: string, data: object, by = token, tenant = own.id) =>
    requestRest('POST', `/${collection}`, by, { tenant, ...data })
  const offer = { title: 'Lancia week', slug: 'lancia-week', summary: 'Ten per cent off.', _status: 'published' }
  expect((await create('offers', { ...offer, price_change: change })).status).toBe(201)
  const card = { title: 'Lancia week is on', position: 0, display: 'all', price_change: change }
  expect((await create('promo-cards', card)).status).toBe(201)
  const blocks = [{ blockType: 'price-change', heading: 'Lancias on sale', price_change: change }]
  const page = { title: 'Sale', slug: 'lancia-sale', blocks, _status: 'published' }
  expect((await create('pages', page)).status).toBe(201)
  const read = async (path: string) => {
    const { status, body } = await requestSite(own.slug, path)
    return status === 200 ? visibleHtml(body) : String(status)
  }

  // Exactly the vehicles that have the price, with the period; the one without a price is not in the change.
  await expect.poll(() => read('/offers/lancia-week')).toContain('4 cars in this offer')
  const html = await read('/offers/lancia-week')
  expect(html).toMatch(/Started 25 November 2026, ends 30 November 2026/)
  const listed = [...html.matchAll(/data-car="([^"]+)"/g)].map(([, id]) => id)
  const vehicles = await sql<{ id: string }>(
    "SELECT id FROM vehicles WHERE tenant_id = $1 AND make = 'Lancia' AND price_cents IS NOT NULL ORDER BY price_cents",
    [own.id],
  )
  expect(listed).toEqual(vehicles.map(({ id }) => id))
  expect(html).toContain('$18,000')
  await expect.poll(() => read('/special-offers')).toContain('ends 30 November 2026')
  const salePage = await read('/lancia-sale')
  expect(salePage).toMatch(/Lancias on sale.*Started 25 November 2026, ends 30 November 2026/s)
  expect([...salePage.matchAll(/data-car="([^"]+)"/g)].map(([, id]) => id)).toEqual(listed)
  await expect.poll(() => read('/search/used-cars')).toContain('Lancia week is on')

  // A vehicle that is sold meanwhile leaves the page.
  await sql("UPDATE vehicles SET status = 'sold', sold_at = now() WHERE id = $1", [vehicles[0]?.id])
  await expect.poll(() => read('/offers/lancia-week')).toContain('3 cars in this offer')

  // Another dealer cannot tie its offer to this change.
  const foreign = await createToken(await addColleague(other.slug, 'Kim Roe'))
  expect((await create('offers', { ...offer, price_change: change }, foreign, other.id)).status).toBe(400)

  const { status } = await requestRest('POST', `/price-changes/${change}/end`, token, {
    tenant: own.id,
    action: 'stop',
  })
  expect(status).toBe(200)
  await expect.poll(() => read('/offers/lancia-week')).toBe('404')
  await expect.poll(() => read('/special-offers')).not.toContain('Lancia week')
  await expect.poll(() => read('/search/used-cars')).not.toContain('Lancia week is on')
  await expect.poll(() => read('/lancia-sale')).not.toContain('Lancias on sale')

  // An offer whose change is only planned is not shown before its prices are.
  const later = await applyChange(token, own.id, { starts: '28/11/2026', amount: '5' })
  expect((await create('offers', { ...offer, slug: 'lancia-later', price_change: later })).status).toBe(201)
  expect(await read('/offers/lancia-later')).toBe('404')
})

test('[STF-11] a vehicle’s form leads by keyboard to a change of its price alone that begins and ends by itself', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const { id } = await openVehicleForm(
    page,
    { slug, admin },
    "v.status = 'in_stock' AND v.removed_at IS NULL AND v.hidden IS NOT TRUE AND v.price_cents > 1000000",
  )
  const [vehicle] = await sql<{ name: string; price: number }>(
    'SELECT name, price_cents::int AS price FROM vehicles WHERE id = $1',
    [id],
  )
  await page.getByRole('button', { name: 'Price and availability', exact: true }).click()
  await page.getByRole('link', { name: 'Change this price for a time' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Change prices' })).toBeVisible()
  await expect(page.getByText(/\d vehicles? chosen/)).toHaveText(/^1 vehicle chosen/)
  await expect(page.getByText(vehicle?.name ?? '').first()).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.getByLabel('Percentage', { exact: true }).fill('10')
  await page.getByLabel('Ends').fill('30/12/2036')
  await page.getByRole('button', { name: 'Preview the effect' }).press('Enter')
  await expect(stepHeading(page, 'Check and apply')).toBeFocused()
  const table = page.getByRole('table').filter({ hasText: vehicle?.name ?? '' })
  await expect(table.locator('tbody tr')).toHaveCount(1)
  await expect(table).toContainText(`$${Math.floor((vehicle?.price ?? 0) / 100).toLocaleString('en-AU')}`)
})
