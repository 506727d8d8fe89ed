import { leadReference } from '@/src/domain/leads/reference'
import type { Page } from '@playwright/test'
import { solveChallenge, type BotChallenge } from '../../src/domain/leads/bot-challenge'
import { sql } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { phone, pausePageClock, findVehicle } from './vehicle-parts'
import { horizontalOverflow } from './page-errors'

const EMAIL = 'grace@example.com'
const AVAILABLE = "v.status = 'in_stock' AND v.reserved IS NOT TRUE"

/** All leads of a dealer, with the answers of their forms. */
const listLeads = (tenantId: string) =>
  sql<Record<string, unknown>>(
    `SELECT l.*, (SELECT json_object_agg(d.name, d.value) FROM leads_details d WHERE d._parent_id = l.id) AS details
     FROM leads l WHERE l.tenant_id = $1 ORDER BY l.created_at`,
    [tenantId],
  )
const sendForm = async (tenant: string, values: Record<string, string>, headers: Record<string, string> = {}) => {
  const { status, body } = await requestSite(tenant, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', ...headers },
    body: new URLSearchParams(values).toString(),
  })
  return { status, body: JSON.parse(body) as Record<string, unknown> }
}
const typeContact = async (page: Page): Promise<void> => {
  await page.getByLabel('Your name').focus()
  for (const text of ['Grace Hopper', EMAIL, '0491 570 157']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

test('[LEAD-02] [SHP-09] at 390 px a test drive is booked by keyboard, and the same time cannot be booked again', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer('voltara')
  const vehicle = await findVehicle(tenant, AVAILABLE)
  await sql(
    `UPDATE locations SET opening_hours = (
       SELECT jsonb_agg(CASE WHEN day->>'weekday' = '0' THEN '{"weekday": 0, "status": "Closed"}' ELSE day END)
         FROM jsonb_array_elements(opening_hours) day) WHERE tenant_id = $1`,
    [tenantId],
  )
  const address = `/book-test-drive?car_id=${vehicle.id}`
  await expect.poll(async () => (await requestSite(tenant, address)).body).toContain('is closed on Sundays.')
  await page.setViewportSize(phone)
  await page.goto(`${siteUrl(tenant)}${address}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Your Test Drive' })).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeHidden()
  await expect(page.getByLabel(/^Day/)).toHaveAccessibleDescription(/ is closed on Sundays\.$/)
  await page.getByLabel(/^Day/).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  const date = await page.getByLabel(/^Day/).inputValue()
  const time = await page.getByLabel(/^Time/).inputValue()
  expect(`${date} ${time}`).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  await expectAccessible(page, '#main')
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your Details' })).toBeFocused()
  // Without contact details there is nothing that the dealer could answer.
  expect(await listLeads(tenantId)).toEqual([])
  await typeContact(page)
  await page.getByLabel('Mobile number').press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you, your booking is confirmed' })).toBeVisible()
  await expect(
    page.getByText(/^See you on [A-Z]\w+day \d+ \w+ at [\d:]+\s[ap]m\. We’ll email you the details\./),
  ).toBeVisible()
  await expect(page.getByText('will be in touch')).toHaveCount(0)
  await expect(page.getByText('Your test drive', { exact: true })).toBeVisible()
  // The page names the vehicle and the reference, and the booking can be put into a calendar (LEAD-01, SHP-09).
  await expect(page.locator('main').locator(`a[href="/cars/${vehicle.slug}"]`)).toBeVisible()
  const calendarHref = (await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? ''
  const calendar = await requestSite(tenant, calendarHref)
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(calendar.body).toMatch(/BEGIN:VEVENT\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z\r\n/)
  expect((await requestSite('edge', calendarHref)).status).toBe(404)
  expect((await requestSite(tenant, calendarHref.replace(/bookings\/.{4}/, 'bookings/AAAA'))).status).toBe(404)
  await expectAccessible(page, '#main')
  const [lead, ...others] = await listLeads(tenantId)
  expect(others).toEqual([])
  await expect(page.getByText(leadReference(String(lead?.['id'])))).toBeVisible()
  expect(lead).toMatchObject({
    lead_status: 'Complete',
    form_completed: true,
    car_id: vehicle.id,
    category: 'Test Drive',
  })
  const booked = await sql(
    'SELECT lead_id, local_time, kind::text, status::text FROM appointments WHERE tenant_id = $1',
    [tenantId],
  )
  expect(booked).toEqual([
    { lead_id: lead?.['id'], local_time: `${date} ${time}`, kind: 'test-drive', status: 'booked' },
  ])
  const late = {
    lead_type: 'test-drive',
    name: 'Late',
    email: EMAIL,
    phone: '0491 570 158',
    car_id: vehicle.id,
    date,
    time,
    key: 'late',
  }
  expect(await sendForm(tenant, late)).toEqual({
    status: 422,
    body: { errors: { time: 'That time has just been taken. Please choose another.' } },
  })
  // A time that has passed or is not offered is refused in the step that asks for it.
  const started = { lead_type: 'test-drive', car_id: vehicle.id, step: '0', key: 'step' }
  expect(await sendForm(tenant, { ...started, date: '2020-01-01', time: '09:00' })).toEqual({
    status: 422,
    body: { errors: { date: 'That day has passed. Please choose a later one.' } },
  })
  expect(await sendForm(tenant, started)).toEqual({ status: 200, body: { success: true, checked: true } })
  expect(await listLeads(tenantId)).toHaveLength(1)
})

test('[LEAD-03] [LEAD-06] [LEAD-10] parts are ordered in three steps that make one lead; the next form is prefilled', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer('yarra-value-cars')
  await page.goto(`${siteUrl(tenant)}/order-parts`, { waitUntil: 'networkidle' })
  const challenge = page.waitForResponse((response) => response.url().endsWith('/api/bot-check'))
  await typeContact(page)
  await challenge
  // A slow browser takes long to solve the bot check, and after four seconds a form is sent without it.
  await pausePageClock(page)
  const first = page.waitForRequest((request) => request.url().endsWith('/api/leads'))
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(new URLSearchParams((await first).postData() ?? '').get('bot_check')).toMatch(/^[\w+/=]{100,}$/)
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeFocused()
  await page.getByLabel('Rego/VIN/Part#').fill('ABC123')
  await page.getByLabel('Vehicle make').fill('Toyota')
  await page.getByLabel('Vehicle model').fill('Corolla')
  await page.getByLabel('Vehicle year').fill('last year')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: 'Please enter a year such as 2019.' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Grace Hopper')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Vehicle year').fill('2019')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByLabel('Your name')).toHaveValue('Grace Hopper')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Vehicle year')).toHaveValue('2019')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeFocused()
  await page.getByRole('textbox', { name: /^Order detail/ }).fill('Front brake pads')
  await page.getByLabel('Location').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Send order' }).click()
  await expect(page).toHaveURL(/\/success\?/)
  expect(await listLeads(tenantId)).toMatchObject([
    {
      category: 'Parts',
      subcategory: 'Parts Order',
      lead_status: 'Complete',
      message: 'Front brake pads',
      vehicle_make: 'Toyota',
      details: { rego_vin_part: 'ABC123', year: '2019' },
    },
  ])
  // The browser remembers the sender's details and the category of the sent form.
  const readStoredContact = () =>
    page.evaluate(() => [
      JSON.parse(localStorage.getItem('forecourt-contact') ?? 'null') as unknown,
      localStorage.getItem('forecourt-success-category'),
    ])
  expect(await readStoredContact()).toEqual([{ name: 'Grace Hopper', email: EMAIL, phone: '0491 570 157' }, 'Parts'])
  await page.goto(`${siteUrl(tenant)}/contact`, { waitUntil: 'networkidle' })
  await expect(page.getByLabel('Your name')).toHaveValue('Grace Hopper')
  await expect(page.getByLabel('Email address')).toHaveValue(EMAIL)
  await page.getByRole('button', { name: 'Clear details' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  expect(await readStoredContact()).toEqual([null, 'Parts'])
})

test('[FIN-06] the finance form opens as a dialog where a switch says so, and returns the focus when closed', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer('southern-cross-motorcycles')
  const { slug } = await findVehicle(tenant, AVAILABLE)
  await page.goto(`${siteUrl(tenant)}/cars/${slug}`, { waitUntil: 'networkidle' })
  const link = page.locator('#main a[href^="/finance?"]:visible').first()
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Finance enquiry' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, '[role="dialog"], dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  // A form in the page has the same fields; once the dialog is closed, its ids are free for it again.
  await page.evaluate(() => document.querySelector('#main')?.insertAdjacentHTML('beforeend', '<input id="f-name" />'))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(page.locator('#f-name')).toHaveCount(1)
  await expect(page.locator('#main > #behind-f-name')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('#main > #f-name')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Your name').fill('Grace Hopper')
  await dialog.getByLabel('Email address').fill(EMAIL)
  await dialog.getByLabel('Mobile number').fill('0491 570 157')
  const event = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && (request.postData() ?? '').includes('"id":9'),
  )
  await dialog.getByRole('button', { name: 'Send finance enquiry' }).click()
  await expect(page).toHaveURL(/\/success\?/)
  await event
  expect(await listLeads(tenantId)).toMatchObject([{ category: 'Finance Enquiry', form_completed: true }])
})

test('[LEAD-03] [LEAD-10] forged and replayed forms change no other lead, and honest ones are stored', async ({
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer('yarra-value-cars')
  const contact = { name: 'Ada', email: EMAIL, phone: '0491 570 156' }
  const order = { rego_vin_part: 'X', make: 'Kia', model: 'Rio', year: '2018', message: 'A mirror' }
  const challenge = JSON.parse((await requestSite(tenant, '/api/bot-check')).body) as BotChallenge
  if (challenge.kind !== 'work') throw new Error('The demo’s bot check has to require work.')
  const bot_check = (await solveChallenge(challenge)) ?? ''
  const first = { lead_type: 'parts', ...contact, step: '0', key: `p-${EMAIL}`, bot_check }
  const firstStep = await sendForm(tenant, first)
  expect(firstStep).toMatchObject({ status: 200, body: { success: true } })
  const { lead_id, lead_token } = firstStep.body as { lead_id: string; lead_token: string }
  expect(await sendForm(tenant, { ...first, key: 'other' })).toMatchObject({ status: 403 })
  expect(await sendForm(tenant, { ...first, key: 'other', bot_check: 'e30=' })).toMatchObject({ status: 403 })
  expect(await sendForm(tenant, first, { origin: 'https://evil.example' })).toMatchObject({ status: 403 })
  expect(await listLeads(tenantId)).toHaveLength(1)
  // A form with a wrong token becomes a separate lead.
  const [location] = await sql<{ slug: string }>('SELECT slug FROM locations WHERE tenant_id = $1 LIMIT 1', [tenantId])
  const completeForm = { lead_type: 'parts', ...contact, ...order, location: location?.slug ?? '', key: `q-${EMAIL}` }
  const forgedStep = await sendForm(tenant, { ...completeForm, lead_id, lead_token: 'A'.repeat(43) })
  expect(forgedStep.status).toBe(200)
  expect(forgedStep.body['lead_id']).not.toBe(lead_id)
  const lastStep = await sendForm(tenant, { ...completeForm, key: `p-${EMAIL}`, lead_id, lead_token })
  expect(lastStep.body).toMatchObject({ success: true, lead_id })
  // Once the lead is complete, its token is no longer accepted.
  const again = { ...completeForm, key: 'again', message: 'And another', lead_id, lead_token, bot_check: 'e30=' }
  expect(await sendForm(tenant, again)).toMatchObject({ status: 403 })
  const leads = await listLeads(tenantId)
  expect(leads.map(({ lead_status, form_completed }) => [lead_status, form_completed])).toEqual([
    ['Complete', true],
    ['Complete', true],
  ])
})

test('[LEAD-02] [LEAD-05] [LEAD-08] a service names its workshop and a coming day, with script and without', async ({
  browser,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer('ironbark-trucks')
  const form = {
    lead_type: 'service',
    name: 'Ada Byron',
    email: EMAIL,
    phone: '0491 570 156',
    Rego: '1ab 2cd',
    additional_services: 'Tyres',
    date: '2020-01-01',
    time: 'Morning',
    page: '/book-service',
  }
  expect(await sendForm(tenant, form)).toEqual({
    status: 422,
    body: { errors: { location: 'Please choose an option for “Which workshop?”.' } },
  })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.setViewportSize(phone)
  await page.goto(`${siteUrl(tenant)}/book-service`)
  // Days that the server refuses are greyed out.
  await expect(page.getByLabel(/^Preferred day/)).toHaveAttribute('min', /^2026-11-2[56]$/)
  await expect(page.getByLabel(/^Preferred day/)).toHaveAttribute('max', /^2027-1[12]-\d\d$/)
  await page.getByLabel('Your name').fill('😀')
  await page.getByLabel('Email address').fill(EMAIL)
  await page.getByLabel('Mobile number').fill('0491 570 156')
  await page.getByLabel('Rego').fill('<script>')
  await page.getByLabel('Which workshop?').selectOption('Ironbark Trucks Kewdale')
  await page.getByLabel('Preferred day (optional)').fill('2020-01-01')
  await page.getByRole('button', { name: 'Request this booking' }).click()
  await expect(page.getByRole('link', { name: 'Please enter your name in letters.' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Please enter the registration/ })).toBeVisible()
  await page.getByLabel('Your name').fill('Ada Byron')
  await page.getByLabel('Rego').fill('1ab 2cd')
  await page.getByRole('button', { name: 'Request this booking' }).click()
  await expect(page.getByRole('link', { name: 'That day has passed. Please choose a later one.' })).toBeVisible()
  expect(await listLeads(tenantId)).toEqual([])
  await page.getByLabel('Preferred day (optional)').fill('2026-12-02')
  await page.getByRole('button', { name: 'Request this booking' }).click()
  await expect(page.getByText(/Wednesday 2 December 2026.*Nothing is booked until then\./s).last()).toBeVisible()
  await context.close()
  const [location] = await sql<{ id: string }>(
    "SELECT id FROM locations WHERE tenant_id = $1 AND name = 'Ironbark Trucks Kewdale'",
    [tenantId],
  )
  expect(await listLeads(tenantId)).toMatchObject([
    { category: 'Service', location_id: location?.id, details: { Rego: '1ab 2cd', date: '2026-12-02' } },
  ])
  const [mail] = await sql<{ text: string }>('SELECT text FROM messages WHERE tenant_id = $1 AND recipient = $2', [
    tenantId,
    EMAIL,
  ])
  expect(mail?.text).toContain('We’ve received your request for a service')
  expect(mail?.text).toContain(
    'Rego: 1AB2CD\nLocation: Ironbark Trucks Kewdale\nPreferred day: Wednesday 2 December 2026',
  )
})
