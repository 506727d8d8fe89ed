import { sql } from './arrange'
import { requestSite, expect, siteUrl, test } from './fixtures'
import { findVehicle } from './vehicle-parts'
import {
  BUYABLE,
  findCommonModel,
  expectPageFits,
  findLead,
  sendStep,
  pressButton,
  typeInto,
  buildTradeInForm,
  USED_CAR_DEALER,
} from './trade-in-parts'

test.use({ viewport: { width: 390, height: 844 } })

test('[TRD-02] [TRD-03] [LEAD-04] [LEAD-10] a shopper accepts an offer by keyboard, starting at a car’s page, and the lead records it', async ({
  page,
  dealer,
}) => {
  const email = 'ada@example.com'
  const { slug: tenant, id: tenantId } = await dealer(USED_CAR_DEALER)
  const vehicle = await findVehicle(tenant, BUYABLE)
  const { make, model, year, kms } = await findCommonModel(tenant)
  await page.goto(`${siteUrl(tenant)}/cars/${vehicle.slug}`)
  await page.locator('#main').getByRole('link', { name: 'Trade-In Valuation' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Value my trade-in' })).toBeVisible()
  await expect(page.getByText('generally get no online estimate')).toBeVisible()
  await expect(page.getByText('payout letter')).toBeVisible()
  await expect(page.getByLabel('Preferred contact method')).toHaveValue('Phone')
  await expectPageFits(page)
  await typeInto(page, 'Registration of your car', ' 1zz-9zz ')
  await page.getByLabel('Registered in').selectOption('VIC')
  await typeInto(page, 'Kilometres', `${String(kms)} kms`)
  await page.getByLabel(/currently under finance/).selectOption('Yes')
  await typeInto(page, 'First Name', 'Ada Lovelace')
  await typeInto(page, 'Email address', email)
  await typeInto(page, /^Mobile number/i, '0491 570 156')
  const event = page.waitForRequest((request) => request.url().endsWith('/api/events'))
  const requestPromise = page.waitForRequest('**/api/trade-in/valuation')
  await pressButton(page, 'Value my car')
  await expect(page.getByRole('heading', { level: 1, name: 'Which car is it?' })).toBeVisible()
  expect(new URLSearchParams((await requestPromise).postData() ?? '').get('bot_check')).toMatch(/.{100}/)
  expect((await event).postDataJSON()).toMatchObject({ events: [{ id: 17 }] })
  await expectPageFits(page)
  await page.getByLabel('Make and model').selectOption(`${make}|${model}`)
  await page.getByLabel('Year built').selectOption(String(year))
  await pressButton(page, 'Get my estimate')
  await expect(page.getByRole('heading', { level: 1, name: 'What your car may be worth' })).toBeVisible()
  await expect(page.getByText(/^\$[\d,]+ to \$[\d,]+$/)).toBeVisible()
  await expect(page.getByText(/Based on the prices of \d+ similar cars/)).toBeVisible()
  await expectPageFits(page)
  // An error is gone once its question is answered.
  await pressButton(page, 'Get my offer')
  const error = page.getByText('Please choose an option for “Tyres”.').last()
  await expect(error).toBeVisible()
  for (const group of await page.getByRole('group').all()) {
    await group.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
  }
  await expect(error).toBeHidden()
  await pressButton(page, 'Get my offer')
  await expect(page.getByRole('heading', { level: 1, name: 'Our offer for your car' })).toBeVisible()
  await expect(page.getByText(/open until .*Nothing is agreed until we both sign/)).toBeVisible()
  await expect(page.getByText('bring a payout letter')).toBeVisible()
  await expectPageFits(page)
  await page.getByRole('link', { name: 'Change my answers' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /^Excellent/ })).toBeChecked()
  await page.getByRole('radio', { name: /^Excellent/ }).focus()
  await page.keyboard.press('ArrowDown')
  await pressButton(page, 'Get my offer')
  await expect(page.getByText('Good: small marks for its age')).toBeVisible()
  await pressButton(page, 'Accept this offer')
  await expect(page.getByRole('heading', { level: 1, name: 'You’ve accepted our offer' })).toBeVisible()
  await expectPageFits(page)
  const lead = await findLead(tenant, email)
  expect(JSON.parse(String(lead['lead_attributes']))).toEqual({
    visited_pages: [`/cars/${vehicle.slug}`, '/cars/trade-in'],
    linked_query_params: { car_id: vehicle.id },
  })
  expect(lead).toMatchObject({
    category: 'Trade In',
    subcategory: '3. Offer Accepted',
    form_completed: true,
    lead_status: 'Complete',
    car_id: vehicle.id,
    details: {
      rego: '1ZZ9ZZ',
      regoState: 'VIC',
      contact_method: 'Phone',
      under_finance: 'Yes',
      offer_accepted: 'true',
      trade_in_vehicle: `${String(year)} ${make} ${model}`,
      offer_price: expect.stringMatching(/^\$[\d,]+$/),
      adjustments: expect.stringContaining('Condition'),
    },
  })
  const mails = await sql<{ subject: string; text: string }>(
    'SELECT subject, text FROM messages WHERE tenant_id = $1 AND recipient = $2 ORDER BY created_at',
    [tenantId, email],
  )
  const name = `${String(year)} ${make} ${model}`
  expect(mails).toMatchObject([
    { subject: expect.stringContaining('We’ve received your request for a trade-in valuation') },
    { subject: expect.stringContaining(`Our estimate for your ${name}: $`) },
    {
      subject: expect.stringContaining(`Our offer for your ${name}: $`),
      text: expect.stringContaining('is open until'),
    },
    { subject: expect.stringContaining(`Our offer for your ${name}: $`) },
    { subject: `Your trade-in: ${name}`, text: expect.stringContaining('What happens next') },
  ])
})

test('[TRD-02] a wrong form shows all errors at once, at their fields, and keeps its input', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(USED_CAR_DEALER)
  const odd = '<script>alert(1)</script>'
  const wrong = { rego: odd, regoState: 'XX', kms: '10000000', name: '', phone: 'none', email: 'no', message: odd }
  const plain = await requestSite(tenant, '/api/trade-in/valuation', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams({ ...wrong, contact_method: 'Pigeon', car_id: '//evil.example' }).toString(),
  })
  expect([plain.status, plain.headers.location]).toEqual([303, '/cars/trade-in?problem=1#problem'])
  const cookieHeader = (plain.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  const { body } = await requestSite(tenant, '/cars/trade-in?problem=1', { headers: { cookie: cookieHeader } })
  for (const name of ['rego', 'regoState', 'kms', 'name', 'phone', 'email']) expect(body).toContain(`href="#f-${name}"`)
  expect(body).toContain('&lt;script&gt;alert(1)')
  expect(body).not.toContain(odd)
  const email = 'ada@example.com'
  for (const more of [
    { rego: 'TOOLONG1234' },
    { kms: '-5' },
    { kms: '10,000,000' },
    { regoState: 'vic' },
    { email: 'x' },
  ])
    expect((await sendStep(tenant, 'valuation', buildTradeInForm(email, more))).status).toBe(422)
  expect(await sql('SELECT 1 FROM leads WHERE tenant_id = $1', [tenantId])).toEqual([])
  expect(
    (await sendStep(tenant, 'valuation', { ...buildTradeInForm(email), message: 'x'.repeat(50_000) })).status,
  ).toBe(413)
  await page.goto(`${siteUrl(tenant)}/cars/trade-in`)
  // A form without an answer has our own message at each field, not one of the browser's.
  await page.getByRole('button', { name: 'Value my car' }).press('Enter')
  await expect(page.locator('#problem')).toBeFocused()
  for (const [label, message] of [
    ['First Name', 'Please enter your name.'],
    ['Kilometres', 'Please enter the kilometres as a number, such as 85,000.'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message)
  await page.getByLabel('Registration of your car').fill('?')
  await page.getByLabel('Registered in').selectOption('VIC')
  await page.getByLabel('Kilometres').fill('1')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel(/^Mobile number/i).fill('0491 570 156')
  await page.getByRole('button', { name: 'Value my car' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })).toBeVisible()
  await expect(page.getByLabel('Registration of your car')).toHaveValue('?')
  await expect(page.getByLabel('Email address')).toHaveValue(email)
})
