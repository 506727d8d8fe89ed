import type { Page } from '@playwright/test'
import { sql, vehicleSlug } from './arrange'
import { ask, expect, expectAccessible, site, test } from './fixtures'
import { sidewaysRoom, watch } from './watch'

test.use({ savesData: true })

const group = 'banksia-motor-group'
const unique = (): string => `shopper-${Math.random().toString(36).slice(2)}@example.com`

const leadsOf = (email: string) =>
  sql<Record<string, unknown>>(
    'SELECT l.*, t.slug FROM leads l JOIN tenants t ON t.id = l.tenant_id WHERE l.email = $1 ORDER BY l.created_at',
    [email],
  )
const forget = (email: string) => sql('DELETE FROM leads WHERE email = $1', [email])
const carOf = async (tenant: string, where = "v.status = 'in_stock' AND v.car_type = 'used'") => {
  const slug = await vehicleSlug(tenant, where)
  const [row] = await sql<{ id: string; stocknum: string; make: string }>(
    'SELECT id, stocknum, make FROM vehicles WHERE slug = $1',
    [slug],
  )
  if (!row) throw new Error('There is no such car.')
  return { slug, ...row }
}
const send = (tenant: string, values: Record<string, string>, accept = 'application/json') =>
  ask(tenant, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
    body: new URLSearchParams(values).toString(),
  })
const fill = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel(/^Mobile number/).fill('0491 570 156')
}

test('[LEAD-01] [LEAD-07] an enquiry about a car: what is wrong stands at the fields, then it is stored and thanked for', async ({
  page,
}) => {
  const email = unique()
  const car = await carOf(group)
  const wrong = watch(page)
  await page.goto(`${site(group)}/contact?car_id=${car.id}&utm_source=radio`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Enquire about this car' })).toBeVisible()
  await expect(page.getByText(`Stock number ${car.stocknum}`)).toBeVisible()
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
  await expectAccessible(page)
  await fill(page, email)
  await page.getByLabel('Message').fill('Is it still there?')
  await page.getByRole('checkbox').check()
  const told = page.waitForRequest((request) => request.url().endsWith('/api/events'))
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByRole('heading', { name: 'Thank you, we have your message' })).toBeVisible()
  expect((await told).postDataJSON()).toMatchObject({ events: [{ id: 14, car_id: car.id, path: '/contact' }] })
  const [lead, ...others] = await leadsOf(email)
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    slug: group,
    category: 'Vehicle Enquiry',
    name: 'Ada Lovelace',
    message: 'Is it still there?',
    opt_in: true,
    car_id: car.id,
    stock_number: car.stocknum,
    vehicle_make: car.make,
    car_type: 'used',
    source: 'Website',
    lead_status: 'Complete',
  })
  expect(lead?.['consent']).toContain('may send me news and offers')
  expect(lead?.['user_agent']).toContain('Chrome')
  expect(JSON.parse(String(lead?.['lead_attributes']))).toEqual({
    visited_pages: ['/contact'],
    linked_query_params: { car_id: car.id, utm_source: 'radio' },
  })
  // The refused form is a 422, which the browser notes.
  expect(wrong.filter((line) => !line.includes('422'))).toEqual([])
  await forget(email)
})

test('[LEAD-01] [LEAD-07] without script the form keeps what was typed, says what is wrong, and is taken', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const email = unique()
  const car = await carOf(group)
  await page.goto(`${site(group)}/book-test-drive?car_id=${car.id}`)
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Message').fill('Zoë’s ☎ — “quotes” & <b>'.repeat(40))
  await page.getByRole('button', { name: 'Request this test drive' }).click()
  await expect(page.getByText('Please fix the following errors:')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  await expect(page.getByLabel('Message')).toHaveValue('Zoë’s ☎ — “quotes” & <b>'.repeat(40))
  await expect(page.getByText(`Stock number ${car.stocknum}`)).toBeVisible()
  await fill(page, email)
  await page.getByRole('button', { name: 'Request this test drive' }).click()
  await expect(page).toHaveURL(/\/success$/)
  const [lead] = await leadsOf(email)
  expect(lead).toMatchObject({
    category: 'Test Drive',
    subcategory: 'Test Drive Booking Used',
    opt_in: false,
    consent: null,
  })
  await page.goto(`${site(group)}/contact?problem=1`)
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await forget(email)
  await context.close()
})

test('[LEAD-08] sent twice at once, or again, it is one lead; another message of the same page is another', async () => {
  const email = unique()
  const whole = {
    purpose: 'enquiry',
    name: 'Ada',
    email,
    category: 'Sales',
    location: 'x',
    message: 'Hi',
    key: `k-${email}`,
  }
  const [yard] = await sql<{ slug: string }>(
    'SELECT l.slug FROM locations l JOIN tenants t ON t.id = l.tenant_id WHERE t.slug = $1 AND l.visible ORDER BY l.slug LIMIT 1',
    [group],
  )
  const form = { ...whole, location: yard?.slug ?? '', dealership_slug: 'banksia-queensland' }
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(group, form)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => (JSON.parse(body) as { lead_id: string }).lead_id)).size).toBe(1)
  expect(await leadsOf(email)).toHaveLength(1)
  await send(group, { ...form, message: 'And another thing' })
  const [lead] = await leadsOf(email)
  expect(await leadsOf(email)).toHaveLength(2)
  expect(lead).toMatchObject({ category: 'Sales', dealership_slug: 'banksia-queensland' })
  expect(lead?.['location_id']).toMatch(/^[0-9a-f-]{36}$/)
  await forget(email)
})

test('[LEAD-01] machines, too much, and other dealers’ cars: nothing is kept that should not be', async () => {
  const email = unique()
  const other = await carOf('yarra-value-cars')
  const form = { purpose: 'enquiry', name: 'Ada', email, message: 'Hi', category: 'Sales', key: 'k', car_id: other.id }
  expect((await send('voltara', { ...form, website: 'http://spam.example' })).status).toBe(200)
  expect(await leadsOf(email)).toEqual([])
  expect((await send('voltara', { ...form, message: 'x'.repeat(50_000) })).status).toBe(413)
  expect((await send('voltara', { ...form, name: '' })).status).toBe(422)
  const taken = await send('voltara', form)
  expect(taken.status).toBe(200)
  const [lead, ...others] = await leadsOf(email)
  expect(others).toEqual([])
  expect(lead).toMatchObject({ slug: 'voltara', car_id: null, stock_number: null })
  const astray = await send('voltara', { ...form, name: '', page: '//evil.example' }, 'text/html')
  expect(astray.status).toBe(303)
  expect(astray.headers.location).toMatch(/^\/contact\?/)
  await forget(email)
})

test('[LEAD-08] a car that leaves the site while a shopper writes about it: the lead is taken, and names it', async () => {
  const email = unique()
  const car = await carOf(group, "v.status = 'in_stock' AND v.car_type = 'demo'")
  const form = { purpose: 'enquiry', name: 'Ada', email, message: 'Still there?', key: 'k', car_id: car.id }
  await sql('UPDATE vehicles SET removed_at = now() WHERE id = $1', [car.id])
  try {
    expect((await send(group, form)).status).toBe(200)
    const gone = { ...form, email: `x${email}`, car_id: '00000000-0000-4000-8000-000000000000' }
    expect((await send(group, gone)).status).toBe(200)
    expect((await send(group, { ...form, purpose: 'phone' })).status).toBe(422)
  } finally {
    await sql('UPDATE vehicles SET removed_at = NULL WHERE id = $1', [car.id])
  }
  expect(await leadsOf(email)).toMatchObject([{ category: 'Vehicle Enquiry', car_id: car.id }])
  expect(await leadsOf(`x${email}`)).toMatchObject([{ category: 'General Enquiry', car_id: null }])
  await forget(email)
  await forget(`x${email}`)
})

test('[LEAD-01] odd letters in what no field shows harm nothing', async () => {
  const email = unique()
  const form = { purpose: 'enquiry', name: 'A\u0000da', email, category: 'Sales', message: 'Hi\u0000', key: 'k\u0000' }
  expect((await send('voltara', { ...form, lead_attributes: '{"a":"\u0000"}' })).status).toBe(200)
  expect(await leadsOf(email)).toHaveLength(1)
  await forget(email)
})

const pages = [
  ['/contact', 'Contact us'],
  ['/contact-us', 'Contact us'],
  ['/book-test-drive?car_id={id}', 'Book a test drive'],
  ['/cars/trade-in?car_id={id}', 'Value my trade-in'],
  ['/finance?car_id={id}&vehiclePriceBudget=25000', 'Finance enquiry'],
  ['/finance-enquiry', 'Finance enquiry'],
  ['/apply-for-finance', 'Finance enquiry'],
  ['/book-service', 'Book a service'],
  ['/order-parts', 'Order parts and accessories'],
  ['/contact?car_id={id}&subject=similar', 'Find me something similar'],
  ['/success', 'Thank you, we have your message'],
  ['/watchlist', 'Your watchlist'],
  ['/privacy-policy', 'Privacy policy'],
] as const

test('[LEAD-01] every page a car’s buttons lead to is there, accessible, and fits a phone', async ({ page }) => {
  test.setTimeout(120_000)
  const car = await carOf(group)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, title] of pages) {
    await page.goto(`${site(group)}${path.replace('{id}', car.id).replace('{slug}', car.slug)}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page)
    expect(await sidewaysRoom(page), path).toBe(0)
  }
  await page.goto(`${site(group)}/finance?car_id=${car.id}&vehiclePriceBudget=25000#finance-form`)
  await expect(page.getByLabel(/^Price of the vehicle/)).toHaveValue('25000')
  await expect(page.getByLabel(/^Kind of vehicle/)).toHaveValue('used')
  await expect(page.locator('#finance-form')).toBeInViewport()
})

test('[LEAD-01] [TEN-01] an unknown car, or another dealer’s, leaves the general form; its reserve page is not there', async () => {
  const other = await carOf('yarra-value-cars')
  for (const named of ['nonsense', other.id, other.slug, "x' OR 1=1", '%00', 'a'.repeat(500)]) {
    const { status, body } = await ask(group, `/contact?car_id=${encodeURIComponent(named)}`)
    expect(status).toBe(200)
    expect(body).toContain('Contact us')
    expect(body).not.toContain(other.stocknum)
  }
  for (const path of ['checkout', 'buy-online']) {
    const { status } = await ask(group, `/cars/${other.slug}/${path}`)
    expect(status).toBe(404)
  }
  const { body } = await ask(group, '/contact')
  expect(body).toMatch(/<meta name="robots" content="noindex/)
})
