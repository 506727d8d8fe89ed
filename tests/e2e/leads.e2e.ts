import type { Page } from '@playwright/test'
import { sql, visibleHtml } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { GROUP_DEALER, phone, findVehicle, USED_CAR_DEALER } from './vehicle-parts'
import { horizontalOverflow, watchErrors } from './page-errors'

const EMAIL = 'ada@example.com'
const USED = "v.status = 'in_stock' AND v.car_type = 'used'"

/** The leads of a dealer with an email address. */
const listLeads = (tenantId: string, from = EMAIL) =>
  sql<Record<string, unknown>>('SELECT * FROM leads WHERE tenant_id = $1 AND email = $2 ORDER BY created_at, id', [
    tenantId,
    from,
  ])
const sendForm = (tenant: string, values: Record<string, string>, accept = 'application/json') =>
  requestSite(tenant, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
    body: new URLSearchParams(values).toString(),
  })
const fillForm = async (page: Page): Promise<void> => {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Email address').fill(EMAIL)
  await page.getByLabel(/^Mobile number/).fill('0491 570 156')
}

test('[LEAD-01] [LEAD-07] an enquiry about a car shows errors at its fields, then is stored and confirmed', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(GROUP_DEALER)
  const vehicle = await findVehicle(tenant, USED)
  const pageErrors = watchErrors(page)
  await page.goto(`${siteUrl(tenant)}/contact?car_id=${vehicle.id}&utm_source=radio`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Enquire about this car' })).toBeVisible()
  await expect(page.getByText(`Stock number ${vehicle.stocknum}`)).toBeVisible()
  await expect(page.getByText('We collect what you type into this form')).toBeVisible()
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expectAccessible(page)
  await page.getByLabel('Email address').fill('no address')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('Email address')).toHaveValue('no address')
  await summary.getByRole('link', { name: 'Please enter your name.' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expectAccessible(page, '#main')
  await fillForm(page)
  await page.getByLabel('Message').fill('Is it still there?')
  await page.getByRole('checkbox').check()
  const event = page.waitForRequest((request) => request.url().endsWith('/api/events'))
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page).toHaveURL(/\/success\?/)
  await expect(page.getByRole('heading', { name: 'Thank you, we have your message' })).toBeVisible()
  expect((await event).postDataJSON()).toMatchObject({ events: [{ id: 14, car_id: vehicle.id, path: '/contact' }] })
  const [lead, ...others] = await listLeads(tenantId)
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    category: 'Vehicle Enquiry',
    name: 'Ada Lovelace',
    message: 'Is it still there?',
    opt_in: true,
    car_id: vehicle.id,
    stock_number: vehicle.stocknum,
    vehicle_make: vehicle.make,
    car_type: 'used',
    source: 'Website',
    lead_status: 'Complete',
  })
  expect(lead?.['consent']).toContain('may send me news and offers')
  expect(lead?.['user_agent']).toContain('Chrome')
  expect(JSON.parse(String(lead?.['lead_attributes']))).toEqual({
    visited_pages: ['/contact'],
    linked_query_params: { car_id: vehicle.id, utm_source: 'radio' },
  })
  // The browser logs the refused form, a 422.
  expect(pageErrors.filter((line) => !line.includes('422'))).toEqual([])
})

test('[LEAD-01] [LEAD-07] without script the form keeps its input, shows errors, and is stored', async ({
  browser,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(GROUP_DEALER)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const vehicle = await findVehicle(tenant, USED)
  await page.goto(`${siteUrl(tenant)}/book-test-drive?car_id=${vehicle.id}`)
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Message').fill('Zoë’s ☎ — “quotes” & <b>'.repeat(40))
  await page.getByRole('button', { name: 'Book this test drive' }).click()
  const problems = page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })
  await expect(problems).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  await expect(page.getByLabel('Message')).toHaveValue('Zoë’s ☎ — “quotes” & <b>'.repeat(40))
  await expect(page.getByText(`Stock number ${vehicle.stocknum}`)).toBeVisible()
  await fillForm(page)
  await page.getByRole('button', { name: 'Book this test drive' }).click()
  await expect(page).toHaveURL(/\/success\?/)
  const [lead] = await listLeads(tenantId)
  expect(lead).toMatchObject({
    category: 'Test Drive',
    subcategory: 'Test Drive Booking Used',
    opt_in: false,
    consent: null,
  })
  await page.goto(`${siteUrl(tenant)}/contact?problem=1`)
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await context.close()
})

test('[LEAD-08] a form sent twice, at once or later, is one lead; another message from the same page is a second one', async ({
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(GROUP_DEALER)
  const completeForm = {
    lead_type: 'enquiry',
    name: 'Ada',
    email: EMAIL,
    category: 'Sales',
    location: 'x',
    message: 'Hi',
    key: `k-${EMAIL}`,
  }
  const [place] = await sql<{ slug: string }>(
    'SELECT slug FROM locations WHERE tenant_id = $1 AND visible ORDER BY slug LIMIT 1',
    [tenantId],
  )
  const form = { ...completeForm, location: place?.slug ?? '', dealership_slug: 'banksia-queensland' }
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sendForm(tenant, form)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => (JSON.parse(body) as { lead_id: string }).lead_id)).size).toBe(1)
  expect(await listLeads(tenantId)).toHaveLength(1)
  await sendForm(tenant, { ...form, message: 'And another thing' })
  const [lead] = await listLeads(tenantId)
  expect(await listLeads(tenantId)).toHaveLength(2)
  expect(lead).toMatchObject({ category: 'Sales', dealership_slug: 'banksia-queensland' })
  expect(lead?.['location_id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('[FIN-06] [LEAD-01] the confirmation of a finance enquiry says that it is neither an application nor a credit check', async ({
  page,
  dealer,
}) => {
  const { slug: tenant } = await dealer(GROUP_DEALER)
  const vehicle = await findVehicle(tenant, USED)
  await page.goto(`${siteUrl(tenant)}/finance?car_id=${vehicle.id}`, { waitUntil: 'networkidle' })
  await fillForm(page)
  await page.getByRole('button', { name: 'Send finance enquiry' }).click()
  await expect(page).toHaveURL(/\/success\?.*request=finance-enquiry/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have your finance enquiry')
  await expect(main).toContainText(
    'Our team will contact you about finance. You haven’t applied for credit, and no credit check has been run.',
  )
  await expect(main.locator(`a[href="/cars/${vehicle.slug}"]`)).toBeVisible()
  await expect(main).toContainText('Your reference')
  await expectAccessible(page, '#main')
})

test('[LEAD-01] forms with a filled honeypot, too much text or another dealer’s car are not stored', async ({
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer('voltara')
  const other = await findVehicle(USED_CAR_DEALER, USED)
  const form = {
    lead_type: 'enquiry',
    name: 'Ada',
    email: EMAIL,
    message: 'Hi',
    category: 'Sales',
    key: 'k',
    car_id: other.id,
  }
  expect((await sendForm(tenant, { ...form, website: 'http://spam.example' })).status).toBe(200)
  expect(await listLeads(tenantId)).toEqual([])
  expect((await sendForm(tenant, { ...form, message: 'x'.repeat(50_000) })).status).toBe(413)
  expect((await sendForm(tenant, { ...form, name: '' })).status).toBe(422)
  const acceptedAnswer = await sendForm(tenant, form)
  expect(acceptedAnswer.status).toBe(200)
  const [lead, ...others] = await listLeads(tenantId)
  expect(others).toEqual([])
  expect(lead).toMatchObject({ car_id: null, stock_number: null })
  const astray = await sendForm(tenant, { ...form, name: '', page: '//evil.example' }, 'text/html')
  expect(astray.status).toBe(303)
  expect(astray.headers.location).toMatch(/^\/contact\?/)
})

test('[LEAD-08] a lead about a car that is removed meanwhile is stored and names the car', async ({ dealer }) => {
  const { slug: tenant, id: tenantId } = await dealer('voltara')
  const vehicle = await findVehicle(tenant, USED)
  const form = {
    lead_type: 'enquiry',
    name: 'Ada',
    email: EMAIL,
    message: 'Still there?',
    key: 'k',
    car_id: vehicle.id,
  }
  await sql('UPDATE vehicles SET removed_at = now() WHERE id = $1', [vehicle.id])
  expect((await sendForm(tenant, form)).status).toBe(200)
  const unknownVehicleForm = { ...form, email: `x${EMAIL}`, car_id: '00000000-0000-4000-8000-000000000000' }
  expect((await sendForm(tenant, unknownVehicleForm)).status).toBe(200)
  expect((await sendForm(tenant, { ...form, lead_type: 'phone' })).status).toBe(422)
  expect(await listLeads(tenantId)).toMatchObject([{ category: 'Vehicle Enquiry', car_id: vehicle.id }])
  expect(await listLeads(tenantId, `x${EMAIL}`)).toMatchObject([{ category: 'General Enquiry', car_id: null }])
})

test('[LEAD-01] a form with zero bytes is stored', async ({ dealer }) => {
  const { slug: tenant, id: tenantId } = await dealer('voltara')
  const form = {
    lead_type: 'enquiry',
    name: 'A\u0000da',
    email: EMAIL,
    category: 'Sales',
    message: 'Hi\u0000',
    key: 'k\u0000',
  }
  expect((await sendForm(tenant, { ...form, lead_attributes: '{"a":"\u0000"}' })).status).toBe(200)
  expect(await listLeads(tenantId)).toHaveLength(1)
})

/** Form pages with their headings. Pages with the same form, and those of other tests, are not checked by axe again. */
const formPages = [
  { path: '/contact', title: 'Contact us', axe: true },
  { path: '/contact-us', title: 'Contact us' },
  { path: '/book-test-drive?car_id={id}', title: 'Book a test drive', axe: true },
  { path: '/cars/trade-in?car_id={id}', title: 'Value my trade-in' },
  { path: '/finance?car_id={id}&vehiclePriceBudget=25000', title: 'Finance enquiry', axe: true },
  { path: '/finance-enquiry', title: 'Finance enquiry' },
  { path: '/apply-for-finance', title: 'Finance enquiry' },
  { path: '/book-service', title: 'Book a service', axe: true },
  { path: '/order-parts', title: 'Order parts and accessories', axe: true },
  { path: '/contact?car_id={id}&subject=similar', title: 'Find me something similar' },
  { path: '/success', title: 'Thank you, we have your message', axe: true },
  { path: '/watchlist', title: 'Your watchlist', axe: true },
  { path: '/privacy-policy', title: 'Privacy policy', axe: true },
] as const

test('[LEAD-01] every page that a car’s buttons lead to exists, is accessible, and fits a phone', async ({ page }) => {
  const vehicle = await findVehicle(GROUP_DEALER, USED)
  await page.setViewportSize(phone)
  for (const { path, title, ...more } of formPages) {
    await page.goto(`${siteUrl(GROUP_DEALER)}${path.replace('{id}', vehicle.id)}`, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    if ('axe' in more) await expectAccessible(page, '#main')
    expect(await horizontalOverflow(page), path).toBe(0)
  }
  await page.goto(`${siteUrl(GROUP_DEALER)}/finance?car_id=${vehicle.id}&vehiclePriceBudget=25000#finance-form`)
  await expect(page.getByLabel(/^Vehicle price/)).toHaveValue('25000')
  await expect(page.getByLabel(/^New or used/)).toHaveValue('used')
  await expect(page.locator('#finance-form')).toBeInViewport()
})

test('[LEAD-01] [CNT-02] the privacy policy opens in a new tab from the footer, the forms and the sign-in', async () => {
  for (const [path, minLinks] of [
    ['/', 1],
    ['/contact', 2],
    ['/sign-in?type=watchlist&redirect=/', 2],
  ] as const) {
    const { body } = await requestSite(GROUP_DEALER, path)
    const links = visibleHtml(body).match(/<a href="\/privacy-policy"[^>]*>/g) ?? []
    expect(links.length, path).toBeGreaterThanOrEqual(minLinks)
    for (const link of links) expect(link, path).toContain('target="_blank" rel="noopener"')
  }
})

test('[LEAD-01] [TEN-01] for an unknown car, or another dealer’s, the form is the general one and there is no reserve page', async () => {
  const other = await findVehicle(USED_CAR_DEALER, USED)
  for (const vehicleId of ['nonsense', other.id, other.slug, "x' OR 1=1", '%00', 'a'.repeat(500)]) {
    const { status, body } = await requestSite(GROUP_DEALER, `/contact?car_id=${encodeURIComponent(vehicleId)}`)
    expect(status).toBe(200)
    expect(body).toContain('Contact us')
    expect(body).not.toContain(other.stocknum)
  }
  for (const path of ['checkout', 'buy-online']) {
    const { status } = await requestSite(GROUP_DEALER, `/cars/${other.slug}/${path}`)
    expect(status).toBe(404)
  }
  const { body } = await requestSite(GROUP_DEALER, '/contact')
  expect(body).toMatch(/<meta name="robots" content="noindex/)
})
