import type { Page } from '@playwright/test'
import { shownHtml, signInAt, sql, vehicleSlug } from './arrange'
import { ask, expect, expectAccessible, site, test } from './fixtures'
import { form, latestText, newPhone, shopperCookie } from './shopper'
import { open } from './staff'
import { group, phone, vehicleOf, yard } from './tool-parts'
import { commonModel } from './trade-in-parts'
import { sidewaysRoom } from './watch'

const email = 'ada@example.com'
const direct = 'voltara'
const free = `v.status = 'in_stock' AND v.reserved IS NOT TRUE AND v.price_cents > 100000
  AND NOT EXISTS (SELECT 1 FROM reservations r WHERE r.car_id = v.id AND r.state IN ('pending', 'held'))`
const fill = async (page: Page): Promise<void> => {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Mobile number').fill('0491 570 156')
  await page.getByLabel('Email address').fill(email)
}

test('[RSV-01] [RSV-03] a shopper reserves a car from the search page; the dealer sees it in the inbox and refunds it', async ({
  page,
  browser,
  dealer,
}) => {
  const { slug: tenant, id: tenantId, admin } = await dealer(yard)
  const slug = await vehicleSlug(tenant, free)
  await page.goto(`${site(tenant)}/search/used-cars`)
  await expect(page.locator('a[href^="/cars/"]').first()).toBeVisible()
  await page.goto(`${site(tenant)}/cars/${slug}`)
  await page.getByRole('link', { name: 'Reserve Car Now for $200' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reserve this car' })).toBeVisible()
  await expect(page.getByText('Test payment: no money moves.')).toBeVisible()
  await expect(page.getByText('In Victoria you have 3 business days')).toBeVisible()
  await expect(page.getByText('We accept:')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Pay $200 and reserve' }).click()
  await expect(page.getByText('Please fix the following errors:')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  await expectAccessible(page, '#main')
  await fill(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Pay $200 and reserve' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Test payment' })).toBeVisible()
  await expectAccessible(page, '#main')

  // Meanwhile another shopper tries to reserve the same car.
  const other = await ask(tenant, `/cars/${slug}/checkout`)
  expect(other.body).toContain('Somebody is reserving this right now.')
  expect(other.headers['cache-control']).toContain('no-store')
  expect((await ask(tenant, `/cars/${slug}`)).body).toContain('Reserve Car Now for $200')
  const [begun] = await sql<{ sender: string }>('SELECT sender FROM reservations WHERE tenant_id = $1', [tenantId])
  expect(begun?.sender).toBeTruthy()

  await page.getByRole('button', { name: 'Fail (test)' }).click()
  await expect(page.getByText('The test card was declined.')).toBeVisible()
  await page.getByRole('link', { name: 'Walk away' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You have not paid yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Pay $200 (test)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /is held for you$/ })).toBeVisible()
  await expect(page.getByText(/^FC-[0-9A-F]{10}$/)).toBeVisible()
  await expectAccessible(page, '#main')
  await expect.poll(async () => (await ask(tenant, `/cars/${slug}`)).body).not.toContain('Reserve Car Now for $200')

  const [hold] = await sql<{ id: string; lead_id: string }>(
    'SELECT id, lead_id FROM reservations WHERE tenant_id = $1',
    [tenantId],
  )
  const staff = await (await browser.newContext()).newPage()
  await signInAt(staff, admin)
  await open(staff, 'leads', hold?.lead_id ?? '')
  await expect(
    staff
      .getByText(email)
      .or(staff.locator(`input[value="${email}"]`))
      .first(),
  ).toBeAttached()
  await open(staff, 'reservations', hold?.id ?? '')
  await staff.getByRole('button', { name: 'Refund', exact: true }).click()
  await staff.getByRole('button', { name: 'Yes, refund' }).click()
  await expect(staff.getByText('Done.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your deposit goes back' })).toBeVisible()
  await expect.poll(async () => (await ask(tenant, `/cars/${slug}`)).body).toContain('Reserve Car Now for $200')
  await staff.context().close()
})

test('[RSV-04] the checkout journey works without script, step by step, is left and resumed, and ends with the deposit', async ({
  browser,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(direct)
  const slug = await vehicleSlug(tenant, free)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  const go = (name = 'Continue') => page.getByRole('button', { name }).click()
  await page.goto(`${site(tenant)}/checkout-journey?car_id=${slug}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Your trade-in' })).toBeVisible()
  expect(await sidewaysRoom(page)).toBe(0)
  await page.getByLabel('Do you have a car to trade in?').selectOption('Yes, I have a trade-in')
  await go()
  await expect(page.getByText('Please enter the registration of your car.').first()).toBeVisible()
  await page.getByLabel('Registration').fill('1AB 2CD')
  await page.getByLabel('Registered in').selectOption('VIC')
  await page.getByLabel('Kilometres').fill('80000')
  await go()
  await page.getByLabel('How would you like to pay?').selectOption('My own finance')
  await go()
  await page.close()

  const again = await context.newPage()
  await again.goto(`${site(tenant)}/checkout-journey?car_id=${slug}`)
  await expect(again.getByRole('heading', { level: 2, name: 'Delivery' })).toBeVisible()
  await again.getByRole('link', { name: '1. Your trade-in' }).click()
  await expect(again.getByLabel('Registration')).toHaveValue('1AB 2CD')
  await again.goto(`${site(tenant)}/checkout-journey?car_id=${slug}&step=deposit`)
  await expect(again.getByRole('heading', { level: 2, name: 'Delivery' })).toBeVisible()
  await again.getByRole('button', { name: 'Continue' }).click()
  await fill(again)
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(again.getByRole('heading', { level: 2, name: 'Deposit' })).toBeVisible()
  await expect(again.getByText('My own finance')).toBeVisible()
  await again.getByRole('checkbox').check()
  await again.getByRole('button', { name: 'Pay $200 and reserve' }).click()
  await again.getByRole('button', { name: 'Pay $200 (test)' }).click()
  await expect(again.getByRole('heading', { level: 1, name: /is held for you$/ })).toBeVisible()
  await again.goto(`${site(tenant)}/checkout-journey?car_id=${slug}`)
  await expect(again.getByRole('heading', { level: 2, name: 'Summary' })).toBeVisible()
  const [lead] = await sql<{ category: string; answers: string }>(
    `SELECT l.category, string_agg(d.value, '|') AS answers FROM leads l JOIN leads_details d ON d._parent_id = l.id
     WHERE l.tenant_id = $1 GROUP BY l.id`,
    [tenantId],
  )
  expect(lead?.category).toBe('Online Purchase')
  expect(lead?.answers).toContain('1AB 2CD')
  await context.close()
})

test('[RSV-05] the prize wheel is spun by keyboard and shows the prize instead of another spin', async ({
  page,
  dealer,
}) => {
  const { slug: tenant } = await dealer('southern-cross-motorcycles')
  const mobile = newPhone()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${site(tenant)}/spin-to-win`, { waitUntil: 'networkidle' })
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Mobile number').fill('02 5550 1234')
  await page.getByRole('button', { name: 'Spin the wheel' }).focus()
  await page.keyboard.press('Enter')
  const refused = page.getByText('This number takes no text messages. Please enter a mobile number.')
  await expect(refused).toBeVisible()
  await expect(page.getByLabel('Mobile number')).toHaveValue('02 5550 1234')
  await page.getByLabel('Mobile number').fill(mobile)
  await page.keyboard.press('Enter')
  const said = page.getByText(/You won: .+\. We sent the code to show us to your mobile number\./)
  await expect(said).toBeInViewport()
  await expect(refused).toHaveCount(0)
  const text = await latestText(mobile)
  expect(text).toMatch(/^You won: .+\. Show us this code: [A-Z2-9]{8}\. Southern Cross/)
  const code = /code: (\w+)/.exec(text)?.[1] ?? '-'
  expect(await page.content()).not.toContain(code)
  await page.reload()
  await expect(page.getByText(/You won:/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0)
})

test('[RSV-05] an online payment outside its limits is refused, and one within them is accepted', async ({
  page,
  dealer,
}) => {
  const { slug: tenant } = await dealer(group)
  await page.goto(`${site(tenant)}/online-payment`)
  await expectAccessible(page)
  await fill(page)
  await page.getByLabel('Amount').fill('19.99')
  await page.getByLabel('Reference, such as an invoice or stock number').fill('INV-7')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await expect(page.getByText('Please enter an amount from $20 to $10,000.').first()).toBeVisible()
  await page.getByLabel('Amount').fill('1,250.50')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('button', { name: 'Pay $1,250.50 (test)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your payment has arrived' })).toBeVisible()
})

test('[RSV-02] [RSV-03] forged webhooks, other origins and other dealers’ payments are refused', async () => {
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (tenant: string, target: string, body: string, headers: Record<string, string> = {}) =>
    ask(tenant, target, { method: 'POST', headers: { ...urlencoded, ...headers }, body })
  const car = await vehicleOf(yard, free)
  const whole = `car_id=${car.id}&name=Ada&phone=0491570156&email=${email}&agree=on&deposit_cents=1`
  const answers = await Promise.all([
    post(yard, '/api/webhooks/payments', '{}', { 'stripe-signature': 't=1,v1=00' }),
    post(yard, '/api/reservations', whole, { origin: 'https://evil.example' }),
    post(direct, '/api/reservations', whole),
    post(yard, '/api/payments', `action=let-go&token=${'x'.repeat(32)}`),
    post(yard, '/api/reservations', 'x'.repeat(30_000)),
    ask(yard, `/payments/${'x'.repeat(32)}`),
    ask(yard, '/payments/test/none'),
    ask(yard, '/online-payment'),
    ask(yard, '/spin-to-win'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 404, 404, 400, 404, 404, 404, 404])
  // The message of a missing page is in the HTML, with the dealer's header.
  for (const { body } of answers.slice(5)) {
    expect(shownHtml(body)).toContain('We could not find that page')
    expect(body).toContain('--t-accent:')
  }
})

test('[RSV-04] [TRD-04] a trade-in with a known plate has an estimate in the checkout’s summary', async ({
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(group)
  const { make, model } = await commonModel(group)
  const [own] = await sql<{ plate: string; state: string }>(
    `SELECT coalesce(nullif(v.regplate, ''), v.rego) AS plate, upper(v.state) AS state FROM vehicles v
     WHERE v.tenant_id = $1 AND v.make = $2 AND v.model = $3 AND v.car_type = 'used'
       AND coalesce(nullif(v.regplate, ''), v.rego) <> '' AND v.year >= extract(year FROM now()) - 5 LIMIT 1`,
    [tenantId, make, model],
  )
  const slug = await vehicleSlug(tenant, `${free} AND v.car_type = 'used'`)
  const cookie = await shopperCookie(tenant, newPhone())
  const answers = {
    trade_in: 'Yes, I have a trade-in',
    rego: own?.plate ?? '',
    regoState: own?.state ?? '',
    kms: '60000',
  }
  const sent = await ask(tenant, '/api/purchases', form({ car_id: slug, step: 'trade-in', ...answers }, cookie))
  expect(sent.headers.location).toContain('step=payment')
  const [stored] = await sql<{ estimate: string | null }>(
    `SELECT answers->'trade-in'->>'trade_estimate' AS estimate FROM purchases WHERE tenant_id = $1 AND shopper_id IS NOT NULL`,
    [tenantId],
  )
  expect(stored?.estimate).toMatch(/^\$[\d,]+ to \$[\d,]+$/)
})
