import type { Page } from '@playwright/test'
import { type BotChallenge, solveWork } from '../../src/domain/leads/bot-challenge'
import { sql, vehicleSlug } from './arrange'
import { ask, expect, expectAccessible, site, test } from './fixtures'
import { sidewaysRoom } from './watch'

test.use({ savesData: true })

const unique = (): string => `shopper-${Math.random().toString(36).slice(2)}@example.com`
const leadsOf = (email: string) =>
  sql<Record<string, unknown>>(
    `SELECT l.*, (SELECT json_object_agg(d.name, d.value) FROM leads_details d WHERE d._parent_id = l.id) AS details
     FROM leads l WHERE l.email = $1 ORDER BY l.created_at`,
    [email],
  )
const forget = async (email: string): Promise<void> => {
  await sql('DELETE FROM appointments WHERE email = $1', [email])
  await sql('DELETE FROM messages WHERE recipient = $1', [email])
  await sql('DELETE FROM leads WHERE email = $1', [email])
}
const carOf = async (tenant: string) => {
  const slug = await vehicleSlug(tenant, "v.status = 'in_stock' AND v.reserved IS NOT TRUE")
  const [row] = await sql<{ id: string }>('SELECT id FROM vehicles WHERE slug = $1', [slug])
  if (!row) throw new Error('There is no such car.')
  return { slug, id: row.id }
}
const send = async (tenant: string, values: Record<string, string>, headers: Record<string, string> = {}) => {
  const { status, body } = await ask(tenant, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', ...headers },
    body: new URLSearchParams(values).toString(),
  })
  return { status, body: JSON.parse(body) as Record<string, unknown> }
}
const typeContact = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Your name').focus()
  for (const text of ['Grace Hopper', email, '0491 570 157']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

test('[LEAD-02] at 390 px a test drive is booked by keyboard alone, and the time is then nobody else’s', async ({
  page,
}) => {
  const email = unique()
  const car = await carOf('voltara')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site('voltara')}/book-test-drive?car_id=${car.id}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Your Details' })).toBeVisible()
  await expect(page.getByLabel(/^Message/)).toBeHidden()
  await typeContact(page, email)
  await page.getByLabel('Mobile number').press('Enter')
  await expect(page.getByRole('heading', { name: 'Your Test Drive' })).toBeFocused()
  expect(await leadsOf(email)).toMatchObject([{ lead_status: 'Started', form_completed: false }])
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(/^Day/)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  const date = await page.getByLabel(/^Day/).inputValue()
  const time = await page.getByLabel(/^Time/).inputValue()
  expect(`${date} ${time}`).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  await expectAccessible(page)
  expect(await sidewaysRoom(page)).toBe(0)
  await page.getByRole('button', { name: 'Request this test drive' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you, your booking is made' })).toBeVisible()
  await expect(page.getByText('Your test drive', { exact: true })).toBeVisible()
  const [lead, ...others] = await leadsOf(email)
  expect(others).toEqual([])
  expect(lead).toMatchObject({ lead_status: 'Complete', form_completed: true, car_id: car.id, category: 'Test Drive' })
  const booked = await sql('SELECT lead_id, wall_time, kind::text, status::text FROM appointments WHERE email = $1', [
    email,
  ])
  expect(booked).toEqual([
    { lead_id: lead?.['id'], wall_time: `${date} ${time}`, kind: 'test-drive', status: 'booked' },
  ])
  const late = {
    purpose: 'test-drive',
    name: 'Late',
    email,
    phone: '0491 570 158',
    car_id: car.id,
    date,
    time,
    key: 'late',
  }
  expect(await send('voltara', late)).toEqual({
    status: 422,
    body: { errors: { time: 'That time has just been taken. Please choose another.' } },
  })
  expect(await leadsOf(email)).toHaveLength(1)
  await forget(email)
})

test('[LEAD-03] [LEAD-06] [LEAD-10] parts are ordered in three steps, one lead from the first; the next form knows who writes', async ({
  page,
}) => {
  const email = unique()
  const yarra = 'yarra-value-cars'
  await page.goto(`${site(yarra)}/order-parts`, { waitUntil: 'networkidle' })
  await typeContact(page, email)
  const first = page.waitForRequest((request) => request.url().endsWith('/api/leads'))
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(new URLSearchParams((await first).postData() ?? '').get('bot_check')).toMatch(/^[\w+/=]{100,}$/)
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
  await expect(page).toHaveURL(/\/success$/)
  expect(await leadsOf(email)).toMatchObject([
    {
      category: 'Parts',
      subcategory: 'Parts Order',
      lead_status: 'Complete',
      message: 'Front brake pads',
      vehicle_make: 'Toyota',
      details: { rego_vin_part: 'ABC123', year: '2019' },
    },
  ])
  await page.goto(`${site(yarra)}/contact`, { waitUntil: 'networkidle' })
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await forget(email)
})

test('[FIN-06] the finance form opens over the page where the dealer wants it so; closed, the focus is back', async ({
  page,
}) => {
  const email = unique()
  const dealer = 'southern-cross-motorcycles'
  const { slug } = await carOf(dealer)
  await page.goto(`${site(dealer)}/cars/${slug}`, { waitUntil: 'networkidle' })
  const link = page.locator('#main a[href^="/finance?"]:visible').first()
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Finance enquiry' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  // A form that stands in the page has the same fields: its ids are its own again once the window is closed.
  await page.evaluate(() => document.querySelector('#main')?.insertAdjacentHTML('beforeend', '<input id="f-name" />'))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(page.locator('#f-name')).toHaveCount(1)
  await expect(page.locator('#main > #behind-f-name')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('#main > #f-name')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Your name').fill('Grace Hopper')
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Mobile number').fill('0491 570 157')
  const told = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && (request.postData() ?? '').includes('"id":9'),
  )
  await dialog.getByRole('button', { name: 'Send finance enquiry' }).click()
  await expect(page).toHaveURL(/\/success$/)
  await told
  expect(await leadsOf(email)).toMatchObject([{ category: 'Finance Enquiry', form_completed: true }])
  await forget(email)
})

test('[LEAD-03] [LEAD-10] forged, replayed and foreign: nothing of another’s is touched, honest forms go through', async () => {
  const email = unique()
  const yarra = 'yarra-value-cars'
  const contact = { name: 'Ada', email, phone: '0491 570 156' }
  const order = { rego_vin_part: 'X', make: 'Kia', model: 'Rio', year: '2018', message: 'A mirror' }
  const challenge = JSON.parse((await ask(yarra, '/api/bot-check')).body) as BotChallenge
  if (challenge.kind !== 'work') throw new Error('The demo asks for work.')
  const bot_check = (await solveWork(challenge)) ?? ''
  const first = { purpose: 'parts', ...contact, step: '0', key: `p-${email}`, bot_check }
  const begun = await send(yarra, first)
  expect(begun).toMatchObject({ status: 200, body: { success: true } })
  const { lead_id, lead_token } = begun.body as { lead_id: string; lead_token: string }
  expect(await send(yarra, { ...first, key: 'other' })).toMatchObject({ status: 403 })
  expect(await send(yarra, { ...first, key: 'other', bot_check: 'e30=' })).toMatchObject({ status: 403 })
  expect(await send(yarra, first, { origin: 'https://evil.example' })).toMatchObject({ status: 403 })
  const { rows } = { rows: await leadsOf(email) }
  expect(rows).toHaveLength(1)
  // Somebody else's token opens nothing: what is sent with it is a lead of its own.
  const [yard] = await sql<{ slug: string }>(
    'SELECT l.slug FROM locations l JOIN tenants t ON t.id = l.tenant_id WHERE t.slug = $1 LIMIT 1',
    [yarra],
  )
  const whole = { purpose: 'parts', ...contact, ...order, location: yard?.slug ?? '', key: `q-${email}` }
  const forged = await send(yarra, { ...whole, lead_id, lead_token: 'A'.repeat(43) })
  expect(forged.status).toBe(200)
  expect(forged.body['lead_id']).not.toBe(lead_id)
  const done = await send(yarra, { ...whole, key: `p-${email}`, lead_id, lead_token })
  expect(done.body).toMatchObject({ success: true, lead_id })
  // Once it is complete its token stands for no proof any more.
  const again = { ...whole, key: 'again', message: 'And another', lead_id, lead_token, bot_check: 'e30=' }
  expect(await send(yarra, again)).toMatchObject({ status: 403 })
  const leads = await leadsOf(email)
  expect(leads.map(({ lead_status, form_completed }) => [lead_status, form_completed])).toEqual([
    ['Complete', true],
    ['Complete', true],
  ])
  await forget(email)
})
