import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { escapeHtml, visibleHtml, sql, findVehicleSlug } from './arrange'
import { requestSite, expect, expectAccessible, siteLogFile, siteUrl, test } from './fixtures'
import { waitForHydration } from './hydration'

import { horizontalOverflow, watchErrors } from './page-errors'

const GROUP_DEALER = 'banksia-motor-group'
const CARAVAN_DEALER = 'wattle-caravans'
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Checks that the page fits a desktop and a phone; leaves the page at phone width. */
const expectFits = async (page: Page): Promise<void> => {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    expect(await horizontalOverflow(page)).toBe(0)
  }
}

test('[LOC-01] [LOC-02] the listing of a group is a row to swipe, in its configured order, at both widths', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const pageErrors = watchErrors(page)
  await page.goto(`${siteUrl(GROUP_DEALER)}/locations`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1, name: 'Our Locations' })).toBeVisible()
  const cards = page.locator('.location-card')
  expect(await cards.count()).toBeGreaterThan(3)
  await expect(cards.first()).toContainText('Banksia Toowong')
  await expect(cards.first().getByRole('link', { name: /View Location/ })).toBeVisible()
  await expect(cards.first().getByRole('link', { name: /Get Directions/ })).toBeVisible()
  await expect(cards.first()).toContainText('Dealer licence')
  await expect(cards.first()).toContainText('Based on')
  await expect(page.getByText('Banksia Parts Distribution')).toHaveCount(0)
  await expectAccessible(page)
  const row = page.locator('.strip-locations')
  const scrollOffset = () => row.evaluate((one) => one.scrollLeft)
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await expect(page.getByText('Swipe')).toBeVisible({ visible: size === phone })
    expect(await horizontalOverflow(page)).toBe(0)
    await row.evaluate((one) => one.scrollTo({ left: 0, behavior: 'instant' }))
    await expect.poll(scrollOffset).toBe(0)
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(scrollOffset).toBeGreaterThan(0)
  }
  expect(pageErrors).toEqual([])
})

test('[LOC-03] [LOC-04] a location with departments fits both widths, and its dropdown switches between them', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const pageErrors = watchErrors(page)
  await page.goto(`${siteUrl(GROUP_DEALER)}/locations/toowong`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1, name: 'Banksia Toowong' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Directions from Google Maps' })).toHaveAttribute('href', /google/)
  await expect(page.locator('.open-now').first()).toHaveText(/^Open now, closes/)
  const box = page.locator('.location-top .location-rating')
  await expect(box).toHaveAttribute('href', '#reviews')
  await expect(box).toContainText('Based on')
  await expectAccessible(page)
  await expectFits(page)
  const types = page.getByLabel('Department')
  await waitForHydration(page, '.location-hours select')
  await types.focus()
  await types.selectOption('Service')
  await expect(page.getByRole('heading', { level: 1, name: 'Banksia Toowong - Service' })).toBeVisible()
  await expect(types).toBeFocused()
  await expect(page.locator('.location-top')).toContainText('MRB')
  await expectFits(page)
  expect(pageErrors).toEqual([])
})

test('[LOC-05] holiday hours open in a dialog at both widths, also by keyboard, and close again', async ({ page }) => {
  await page.goto(`${siteUrl(CARAVAN_DEALER)}/locations/heatherbrae`, { waitUntil: 'domcontentloaded' })
  const opener = page.getByRole('button', { name: 'View Holiday Opening Hours' })
  const modal = page.getByRole('dialog', { name: 'Holiday Opening Hours' })
  await opener.evaluate((one) => one.setAttribute('data-opener', ''))
  await waitForHydration(page, '[data-opener]')
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(modal).toBeVisible()
    await expect(modal).toContainText('Christmas Day')
    await expect(modal).toContainText('Closed')
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('[LOC-09] “open now” follows the location’s time zone, wherever the shopper is', async ({ page, dealer }) => {
  const { slug, id } = await dealer('ironbark-trucks')
  const week = Array.from({ length: 7 }, (_, weekday) => ({ weekday, status: 'Open', open: '09:30', close: '16:00' }))
  await sql('UPDATE locations SET opening_hours = $2 WHERE tenant_id = $1', [id, JSON.stringify(week)])
  // The run begins at 11 am in Brisbane, which is 9 am in Perth.
  for (const [location, says] of [
    ['rocklea', /^Open now, closes at 4\spm/],
    ['kewdale', /^Closed, opens (?:today )?at 9:30\sam/],
  ] as const) {
    await page.goto(`${siteUrl(slug)}/locations/${location}`, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('.open-now').first()).toHaveText(says)
  }
})

test('[LOC-07] [INP-01] the finder validates the postcode, lists the nearest location first and fits both widths', async ({
  page,
}) => {
  await page.goto(`${siteUrl(GROUP_DEALER)}/dealer-locator`, { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Your postcode').fill('42')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible()
  await expectFits(page)
  await page.getByLabel('Your postcode').fill('9999')
  await page.getByRole('button', { name: 'Find locations' }).click()
  await expect(page.getByText('Invalid postcode', { exact: true })).toBeVisible()
  await page.getByLabel('Your postcode').fill('2300')
  await page.keyboard.press('Enter')
  await expect(page.locator('.near').first()).toContainText('Banksia Newcastle')
  await expect(page.locator('.near').first()).toContainText('km')
  await expectAccessible(page)
  await expectFits(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[LOC-03] [LOC-05] the department is chosen by a form, and the holidays are in the page', async ({ page }) => {
    await page.goto(`${siteUrl(GROUP_DEALER)}/locations/toowong`)
    await expect(page.getByText('Holiday Opening Hours', { exact: true })).toBeVisible()
    await expect(page.getByText('Christmas Day').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'View Holiday Opening Hours' })).toBeHidden()
    await page.getByLabel('Department').selectOption('Service')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(`${siteUrl(GROUP_DEALER)}/locations/toowong-service`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banksia Toowong - Service')
  })
})

test('[LOC-03] a location has one address: that of its dealership redirects to it', async () => {
  const [own, other] = await Promise.all([
    requestSite(GROUP_DEALER, '/locations/toowong'),
    requestSite(GROUP_DEALER, '/locations/banksia-toowong'),
  ])
  const canonical = '<link rel="canonical" href="'
  for (const { status, body } of [own, other]) {
    expect(status).toBe(200)
    expect(body).toContain(`${canonical}${siteUrl(GROUP_DEALER)}/locations/toowong"`)
    expect(visibleHtml(body)).toContain('Opening Hours')
  }
  expect((await requestSite(GROUP_DEALER, '/locations/nowhere')).status).toBe(404)
  expect((await requestSite(GROUP_DEALER, '/locations/parts-distribution')).status).toBe(404)
  expect((await requestSite('voltara', '/locations/toowong')).status).toBe(404)
})

test('[LOC-03] [LOC-05] structured data has a location’s week and its holidays', async () => {
  const { body } = await requestSite(CARAVAN_DEALER, '/locations/heatherbrae')
  const [, json = '{}'] = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? []
  const [place] = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
  expect(place?.['@type']).toBe('AutoDealer')
  expect(JSON.stringify(place?.['openingHoursSpecification'])).toContain('"validFrom":"2026-12-25"')
  expect(body).toContain('property="og:title" content="Wattle Caravans Heatherbrae"')
})

test('[LOC-06] [LEAD-11] an enquiry from a location’s contact page goes to that location; a manufacturer’s dealer has one contact page', async ({
  page,
  dealer,
}) => {
  const { slug, id } = await dealer(GROUP_DEALER)
  await page.goto(`${siteUrl(slug)}/contact-us/banksia-toowong`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Banksia Toowong' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByLabel('Preferred dealership').selectOption('Banksia Queensland')
  await page.getByLabel('Message').fill('Are you open on Monday?')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await page.waitForURL('**/success?**')
  const leads = await sql<{ slug: string; email: string }>(
    'SELECT p.slug, l.email FROM leads l JOIN locations p ON p.id = l.location_id WHERE l.tenant_id = $1',
    [id],
  )
  expect(leads).toEqual([{ slug: 'toowong', email: 'ada@example.com' }])
  const manufacturer = await requestSite('coolabah-chery', '/contact-us/coolabah-chery')
  expect([manufacturer.status, manufacturer.headers.location]).toEqual([308, '/contact-us'])
  expect((await requestSite(GROUP_DEALER, '/contact-us/nowhere')).status).toBe(404)
})

test('[LOC-06] [LEAD-05] a location’s contact page sends to that location, also where other forms offer only another one', async ({
  page,
  dealer,
}) => {
  const { slug, id } = await dealer(CARAVAN_DEALER)
  const optionsOf = async (): Promise<string> =>
    /<select[^>]*name="location".*?<\/select>/s.exec(visibleHtml((await requestSite(slug, '/contact')).body))?.[0] ?? ''
  expect(await optionsOf()).toMatch(/value="heatherbrae".*value="albion-park"/s)
  await sql(
    `UPDATE site_settings SET switches = jsonb_set(switches::jsonb, '{forms,dealership_list}', '["heatherbrae"]') WHERE tenant_id = $1`,
    [id],
  )
  await expect.poll(optionsOf).not.toContain('value="albion-park"')
  await page.goto(`${siteUrl(slug)}/contact-us/wattle-caravans-albion-park`, { waitUntil: 'networkidle' })
  await expect(page.getByLabel('Location')).toHaveCount(0)
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Email address').fill('ada@example.com')
  // Errors are shown at their fields, and the page is still that of this location.
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Message').fill('Is the Silverline under cover?')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await page.waitForURL('**/success?**')
  const leads = await sql(
    'SELECT p.slug, l.dealership_slug FROM leads l JOIN locations p ON p.id = l.location_id WHERE l.tenant_id = $1',
    [id],
  )
  expect(leads).toEqual([{ slug: 'albion-park', dealership_slug: 'wattle-albion-park' }])
})

test('[LOC-01] [LOC-08] three locations or fewer are shown side by side; hidden reviews and ratings below the minimum are left out', async () => {
  const pair = visibleHtml((await requestSite(CARAVAN_DEALER, '/locations')).body)
  expect(pair).not.toContain('Swipe')
  expect(pair).toContain('View Location')
  // With a minimum average of 4.5, Preston shows its rating and Dandenong does not.
  const listingHtml = (await requestSite('yarra-value-cars', '/locations')).body
  expect(listingHtml.match(/Based on/g)?.length).toBeGreaterThan(0)
  expect(visibleHtml((await requestSite('yarra-value-cars', '/locations/dandenong')).body)).not.toContain(
    'id="reviews"',
  )
  expect(visibleHtml((await requestSite('yarra-value-cars', '/locations/preston')).body)).toContain('id="reviews"')
  expect(visibleHtml((await requestSite('southern-cross-motorcycles', '/locations/moonah')).body)).not.toContain(
    'Based on',
  )
  const reviews = visibleHtml((await requestSite(GROUP_DEALER, '/locations/toowong')).body)
  expect(reviews).toContain(escapeHtml('Gareth Pell'))
  expect(reviews).not.toContain('Fine I suppose')
})

test('[LOC-01] [LOC-04] [TEN-01] a dealer without visible locations shows a message instead of a listing', async () => {
  const { status, body } = await requestSite('edge', '/locations')
  expect(status).toBe(200)
  expect(visibleHtml(body)).toContain('We don’t have a location you can visit at the moment.')
  expect((await requestSite('edge', '/locations/queanbeyan')).status).toBe(404)
  expect(visibleHtml((await requestSite('edge', '/dealer-locator?postcode=6000')).body)).toContain(
    'We don’t have a location near',
  )
})

test('[LOC-04] [LOC-06] closed days and service booking follow the switches', async () => {
  const sunday = async (tenant: string, slug: string) =>
    /<dt>Sunday<\/dt><dd>(.*?)<\/dd>/.exec(visibleHtml((await requestSite(tenant, `/locations/${slug}`)).body))?.[1]
  expect(await sunday('yarra-value-cars', 'dandenong')).toBe(
    '<a href="/contact-us/yarra-value-cars-dandenong">Enquire Now</a>',
  )
  expect(await sunday('harbour-and-vale', 'bowral')).toBe('By appointment only')
  expect(await sunday(CARAVAN_DEALER, 'albion-park')).toBe('Closed')
  const booked = visibleHtml((await requestSite(GROUP_DEALER, '/locations/toowong')).body)
  expect(booked).toContain('src="https://booking.example/banksia-toowong"')
  const withoutUrl = visibleHtml((await requestSite(GROUP_DEALER, '/locations/moorooka')).body)
  // The dealer's own form stands in for the booking page.
  expect(withoutUrl).toMatch(/href="\/book-service"[^>]*>Request a service booking</)
  expect(withoutUrl).toContain('href="tel:')
  expect(withoutUrl).not.toContain('xtime')
  expect(readFileSync(siteLogFile(), 'utf8')).toContain(`${GROUP_DEALER}: no xtime url found for `)
  expect(visibleHtml((await requestSite(CARAVAN_DEALER, '/locations/heatherbrae')).body)).not.toContain(
    'service-booking',
  )
})

test('[TEN-08] a dealer without a phone number has no link to call, and the log says so', async ({ dealer }) => {
  const { slug, id } = await dealer('edge')
  await sql('UPDATE site_settings SET phone = NULL WHERE tenant_id = $1', [id])
  await sql('UPDATE locations SET phone = NULL, landline_phone = NULL WHERE tenant_id = $1', [id])
  await expect.poll(async () => (await requestSite(slug, '/')).body).not.toContain('href="tel:')
  expect(readFileSync(siteLogFile(), 'utf8')).toContain(`${slug}: no phone number found`)
})

test('[LOC-04] the switch for closed days applies to the listing, the location’s page, its form and its vehicles', async ({
  dealer,
}) => {
  const { slug, id } = await dealer(CARAVAN_DEALER)
  const vehicle = await findVehicleSlug(slug, "v.location_id IN (SELECT id FROM locations WHERE slug = 'albion-park')")
  const sundaysAt = async (path: string): Promise<readonly string[]> => {
    const { status, body } = await requestSite(slug, path)
    expect(status).toBe(200)
    return [...visibleHtml(body).matchAll(/<dt>Sunday<\/dt><dd>(.*?)<\/dd>/g)].map(([, says = '']) => says)
  }
  const listedCount = (await sundaysAt('/locations')).length
  expect(listedCount).toBeGreaterThan(0)
  for (const [closed_day, says] of [
    ['closed', /^Closed$/],
    ['appointment', /^By appointment only$/],
    ['enquire', /^<a href="\/contact-us\/[a-z-]+">Enquire Now<\/a>$/],
  ] as const) {
    await sql(
      `UPDATE site_settings SET switches = jsonb_set(coalesce(switches, '{}'), '{locations}',
         coalesce(switches -> 'locations', '{}') || $2) WHERE tenant_id = $1`,
      [id, JSON.stringify({ closed_day })],
    )
    for (const path of ['/locations/albion-park', '/contact-us/wattle-caravans-albion-park', `/cars/${vehicle}`])
      await expect.poll(() => sundaysAt(path)).toEqual([expect.stringMatching(says)])
    const onCards = await sundaysAt('/locations')
    expect(onCards).toHaveLength(listedCount)
    expect(onCards).toContainEqual(expect.stringMatching(says))
  }
})
