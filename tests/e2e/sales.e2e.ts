import type { Page } from '@playwright/test'
import { visibleHtml, addPanelSession, sql, findVehicleSlug } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { formRequest, createPhone, signInShopper } from './shopper'
import { openDocument } from './staff'
import { GROUP_DEALER, phone, findVehicle, USED_CAR_DEALER } from './vehicle-parts'
import { findCommonModel } from './trade-in-parts'
import { horizontalOverflow } from './page-errors'

const EMAIL = 'ada@example.com'
const DIRECT_DEALER = 'voltara'
const AVAILABLE = `v.status = 'in_stock' AND v.reserved IS NOT TRUE AND v.price_cents > 100000
  AND NOT EXISTS (SELECT 1 FROM reservations r WHERE r.car_id = v.id AND r.state IN ('pending', 'held'))`
const fillForm = async (page: Page): Promise<void> => {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Mobile number').fill('0491 570 156')
  await page.getByLabel('Email address').fill(EMAIL)
}

test('[RSV-01] [RSV-03] a shopper reserves a car from the search page; the dealer sees it in the inbox and refunds it', async ({
  page,
  browser,
  dealer,
}) => {
  const { slug: tenant, id: tenantId, admin } = await dealer(USED_CAR_DEALER)
  const slug = await findVehicleSlug(tenant, AVAILABLE)
  await page.goto(`${siteUrl(tenant)}/search/used-cars`)
  await expect(page.locator('a[href^="/cars/"]').first()).toBeVisible()
  await page.goto(`${siteUrl(tenant)}/cars/${slug}`)
  await page.getByRole('link', { name: 'Reserve Car Now for $200' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reserve this car' })).toBeVisible()
  await expect(page.getByText('Test payment: no money is taken.')).toBeVisible()
  await expect(page.getByText('In Victoria you have 3 business days')).toBeVisible()
  await expect(page.getByText('We accept:')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ ...phone, height: 720 })
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Pay $200 and reserve' }).click()
  // On a phone the form is below the first screen: its errors have the focus, and are seen with their fields.
  const errors = page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })
  await expect(errors).toBeFocused()
  await expect(errors).toBeInViewport()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  const agreement = page.getByRole('checkbox')
  await expect(agreement).toHaveAttribute('aria-invalid', 'true')
  await expect(agreement).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, '#main')
  // A tick stays after a rejection for another field.
  await agreement.check()
  await page.getByRole('button', { name: 'Pay $200 and reserve' }).click()
  await expect(errors).toBeFocused()
  await expect(agreement).toBeChecked()
  await expect(agreement).not.toHaveAttribute('aria-invalid', 'true')
  await fillForm(page)
  await page.getByRole('button', { name: 'Pay $200 and reserve' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Test payment' })).toBeVisible()
  await expectAccessible(page, '#main')

  // Meanwhile another shopper tries to reserve the same car.
  const other = await requestSite(tenant, `/cars/${slug}/checkout`)
  expect(other.body).toContain('Another shopper is reserving this right now.')
  expect(other.headers['cache-control']).toContain('no-store')
  expect((await requestSite(tenant, `/cars/${slug}`)).body).toContain('Reserve Car Now for $200')
  const [pendingReservation] = await sql<{ sender: string }>('SELECT sender FROM reservations WHERE tenant_id = $1', [
    tenantId,
  ])
  expect(pendingReservation?.sender).toBeTruthy()

  await page.getByRole('button', { name: 'Fail (test)' }).click()
  await expect(page.getByText('The test card was declined.')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You haven’t paid yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Pay $200 (test)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /is held for you$/ })).toBeVisible()
  await expect(page.getByText(/^FC-[0-9A-F]{10}$/)).toBeVisible()
  await expectAccessible(page, '#main')
  await expect
    .poll(async () => (await requestSite(tenant, `/cars/${slug}`)).body)
    .not.toContain('Reserve Car Now for $200')

  const [hold] = await sql<{ id: string; lead_id: string }>(
    'SELECT id, lead_id FROM reservations WHERE tenant_id = $1',
    [tenantId],
  )
  const staff = await (await browser.newContext()).newPage()
  await addPanelSession(staff, admin)
  await openDocument(staff, 'leads', hold?.lead_id ?? '')
  await expect(
    staff
      .getByText(EMAIL)
      .or(staff.locator(`input[value="${EMAIL}"]`))
      .first(),
  ).toBeAttached()
  await openDocument(staff, 'reservations', hold?.id ?? '')
  await staff.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(staff.getByText(/^Refund \$200 to .+\? Any hold ends straight away\.$/)).toBeVisible()
  // A colleague has the same page open.
  const colleague = await staff.context().newPage()
  await openDocument(colleague, 'reservations', hold?.id ?? '')
  await colleague.getByRole('button', { name: 'Refund', exact: true }).click()
  await staff.getByRole('button', { name: 'Yes, refund' }).click()
  await expect(staff.getByText(/^\$200 goes back to .+\. We’ll email them when the refund is made\.$/)).toBeVisible()
  await colleague.getByRole('button', { name: 'Yes, refund' }).click()
  await expect(
    colleague.getByText(`Nothing was done, because ${admin.email} has already chosen “Refund”`),
  ).toBeVisible()
  const log = await sql("SELECT changes FROM audit WHERE document = $1 AND title LIKE 'Refund: %'", [hold?.id])
  expect(log.map(({ changes }) => changes)).toEqual([
    [
      { field: 'payment', label: 'Payment', before: 'Paid', after: 'Refund in progress' },
      { field: 'hold', label: 'Reservation', before: 'Held', after: 'Refunded' },
    ],
  ])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your reservation is cancelled' })).toBeVisible()
  await expect(page.getByText('Banks usually take 5 to 10 business days to show a card refund.')).toBeVisible()
  await expect.poll(async () => (await requestSite(tenant, `/cars/${slug}`)).body).toContain('Reserve Car Now for $200')
  await staff.context().close()
})

test('[RSV-01] without script, a misspelt email is corrected after Back by the browser that reserved, and a paid reservation is cancelled', async ({
  browser,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(USED_CAR_DEALER)
  const slug = await findVehicleSlug(tenant, AVAILABLE)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  const reserve = () => page.getByRole('button', { name: 'Pay $200 and reserve' }).click()
  await page.goto(`${siteUrl(tenant)}/cars/${slug}/checkout`)
  await fillForm(page)
  await page.getByLabel('Email address').fill('shona@gmial.com')
  await page.getByRole('checkbox').check()
  await reserve()
  await expect(page.getByRole('heading', { level: 1, name: 'Test payment' })).toBeVisible()
  await page.goto(`${siteUrl(tenant)}/cars/${slug}/checkout`)
  await expect(page.getByText('Your receipt goes to shona@gmial.com.')).toBeVisible()
  const paymentPath = new URL(page.url()).pathname
  // Another browser with the address of the payment sees neither, and cannot change them.
  expect((await requestSite(tenant, paymentPath)).body).not.toContain('shona@gmial.com')
  expect((await requestSite(tenant, `/cars/${slug}/checkout?change=1`)).body).not.toContain('shona@gmial.com')

  await page.getByRole('link', { name: 'Change your details' }).click()
  const email = page.getByLabel('Email address')
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  await expect(email).toHaveValue('shona@gmial.com')
  await email.fill('shona')
  await reserve()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('shona@gmail.com')
  await reserve()
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('Your receipt goes to shona@gmail.com.')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(paymentPath)
  const holds = await sql<{ email: string }>('SELECT email FROM reservations WHERE tenant_id = $1', [tenantId])
  expect(holds).toEqual([{ email: 'shona@gmail.com' }])

  // Once it is paid, the shopper cancels it without a phone call, after a question.
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Pay $200 (test)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /is held for you$/ })).toBeVisible()

  // The stored page of the vehicle leads this browser, and no other, to the reservation.
  await expect.poll(async () => (await requestSite(tenant, `/cars/${slug}`)).body).toContain('Your reservation')
  await page.goto(`${siteUrl(tenant)}/cars/${slug}`)
  const other = await (await browser.newContext({ javaScriptEnabled: false, viewport: phone })).newPage()
  await other.goto(`${siteUrl(tenant)}/cars/${slug}`)
  await expect(other.getByText('Your reservation')).toBeHidden()
  const ownAddress = `/api/cars/${slug}/own-reservation`
  expect((await requestSite(tenant, ownAddress)).headers.location).toBe(`/cars/${slug}`)
  await other.context().close()
  await page.getByRole('link', { name: 'Your reservation' }).click()
  expect(new URL(page.url()).pathname).toBe(paymentPath)

  const confirm = page.getByRole('button', { name: 'Cancel and refund my deposit' })
  await expect(confirm).toBeHidden()
  await page.getByText('Cancel this reservation').click()
  await expect(page.getByText(/^We’ll refund your deposit of \$200 to your card/)).toBeVisible()
  expect(await horizontalOverflow(page)).toBe(0)
  await confirm.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your reservation is cancelled' })).toBeVisible()
  await expect.poll(async () => (await requestSite(tenant, `/cars/${slug}`)).body).toContain('Reserve Car Now for $200')
  await context.close()
})

test('[RSV-04] the checkout journey works without script, step by step, is left and resumed, and ends with the deposit', async ({
  browser,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(DIRECT_DEALER)
  const slug = await findVehicleSlug(tenant, AVAILABLE)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  const go = (name = 'Continue') => page.getByRole('button', { name }).click()
  await page.goto(`${siteUrl(tenant)}/checkout-journey?car_id=${slug}`)
  await expect(page.getByText(/^You pay a deposit of \$\d+ to reserve it, and \$[\d,]+ later/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Your trade-in' })).toBeVisible()
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByLabel('Do you have a vehicle to trade in?').selectOption('Yes, I have a trade-in')
  await go()
  await expect(page.getByText('Please enter the registration of your vehicle.').first()).toBeVisible()
  await page.getByLabel('Registration').fill('1AB 2CD')
  await page.getByLabel('Registered in').selectOption('VIC')
  await page.getByLabel('Kilometres').fill('80000')
  await go()
  // Each step opens at its question, below the header and the vehicle.
  await expect(page.getByRole('heading', { level: 2, name: 'Finance or cash' })).toBeFocused()
  await expect(page.getByLabel('How would you like to pay?')).toBeInViewport()
  await page.getByLabel('How would you like to pay?').selectOption('My own finance')
  await go()

  // The second page opens first: Chromium may lose a page that is opened in a context without any.
  const again = await context.newPage()
  await page.close()
  await again.goto(`${siteUrl(tenant)}/checkout-journey?car_id=${slug}`)
  await expect(again.getByRole('heading', { level: 2, name: 'Delivery' })).toBeVisible()
  await again.getByRole('link', { name: '1. Your trade-in' }).click()
  await expect(again.getByLabel('Registration')).toHaveValue('1AB 2CD')
  await again.goto(`${siteUrl(tenant)}/checkout-journey?car_id=${slug}&step=deposit`)
  await expect(again.getByRole('heading', { level: 2, name: 'Delivery' })).toBeVisible()
  await again.getByRole('button', { name: 'Continue' }).click()
  await fillForm(again)
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(again.getByRole('heading', { level: 2, name: 'Deposit' })).toBeVisible()
  await expect(again.getByText('My own finance')).toBeVisible()
  await again.getByRole('checkbox').check()
  await again.getByRole('button', { name: 'Pay $200 and reserve' }).click()
  await again.getByRole('button', { name: 'Pay $200 (test)' }).click()
  await expect(again.getByRole('heading', { level: 1, name: /is held for you$/ })).toBeVisible()
  await again.goto(`${siteUrl(tenant)}/checkout-journey?car_id=${slug}`)
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

test('[RSV-05] an online payment outside its limits is refused, and one within them is accepted', async ({
  page,
  dealer,
}) => {
  const { slug: tenant } = await dealer(GROUP_DEALER)
  await page.goto(`${siteUrl(tenant)}/online-payment`)
  await expectAccessible(page)
  await fillForm(page)
  await page.getByLabel('Amount').fill('19.99')
  await page.getByLabel('Reference, such as an invoice or stock number').fill('INV-7')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await expect(page.getByText('Please enter an amount from $20 to $10,000.').first()).toBeVisible()
  await page.getByLabel('Amount').fill('1,250.50')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('button', { name: 'Pay $1,250.50 (test)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your payment' })).toBeVisible()
})

test('[RSV-02] [RSV-03] forged webhooks, other origins and other dealers’ payments are refused', async () => {
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (tenant: string, target: string, body: string, headers: Record<string, string> = {}) =>
    requestSite(tenant, target, { method: 'POST', headers: { ...urlencoded, ...headers }, body })
  const vehicle = await findVehicle(USED_CAR_DEALER, AVAILABLE)
  const completeForm = `car_id=${vehicle.id}&name=Ada&phone=0491570156&email=${EMAIL}&agree=on&deposit_cents=1`
  const answers = await Promise.all([
    post(USED_CAR_DEALER, '/api/webhooks/payments', '{}', { 'stripe-signature': 't=1,v1=00' }),
    post(USED_CAR_DEALER, '/api/reservations', completeForm, { origin: 'https://evil.example' }),
    post(DIRECT_DEALER, '/api/reservations', completeForm),
    post(USED_CAR_DEALER, '/api/payments', `action=let-go&token=${'x'.repeat(32)}`),
    post(USED_CAR_DEALER, '/api/reservations', 'x'.repeat(30_000)),
    requestSite(USED_CAR_DEALER, '/payments/test/none'),
    requestSite(USED_CAR_DEALER, '/online-payment'),
    requestSite(USED_CAR_DEALER, '/spin-to-win'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 404, 404, 400, 404, 404, 404])
  // The message of a missing page is in the HTML, with the dealer's header.
  for (const { body } of answers.slice(5)) {
    expect(visibleHtml(body)).toContain('We couldn’t find that page')
    expect(body).toContain('--t-accent:')
  }
})

test('[RSV-01] a payment link that was cut off says so, and how to reach the dealer', async ({ page }) => {
  const response = await page.goto(`${siteUrl(USED_CAR_DEALER)}/payments/${'x'.repeat(20)}`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find that payment' })).toBeVisible()
  await expect(page.getByText('The link may be incomplete.')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Send us a message' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('link', { name: /^Call 0/ })).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page, '#main')
})

test('[RSV-04] [TRD-04] a trade-in with a known plate has an estimate in the checkout’s summary', async ({
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(GROUP_DEALER)
  const { make, model } = await findCommonModel(GROUP_DEALER)
  const [own] = await sql<{ plate: string; state: string }>(
    `SELECT coalesce(nullif(v.regplate, ''), v.rego) AS plate, upper(v.state) AS state FROM vehicles v
     WHERE v.tenant_id = $1 AND v.make = $2 AND v.model = $3 AND v.car_type = 'used'
       AND coalesce(nullif(v.regplate, ''), v.rego) <> '' AND v.year >= extract(year FROM now()) - 5 LIMIT 1`,
    [tenantId, make, model],
  )
  const slug = await findVehicleSlug(tenant, `${AVAILABLE} AND v.car_type = 'used'`)
  const cookie = await signInShopper(tenant, createPhone())
  const answers = {
    trade_in: 'Yes, I have a trade-in',
    rego: own?.plate ?? '',
    regoState: own?.state ?? '',
    kms: '60000',
  }
  const stepAnswer = await requestSite(
    tenant,
    '/api/purchases',
    formRequest({ car_id: slug, step: 'trade-in', ...answers }, cookie),
  )
  expect(stepAnswer.headers.location).toContain('step=payment')
  const [storedPurchase] = await sql<{ estimate: string | null }>(
    `SELECT answers->'trade-in'->>'trade_estimate' AS estimate FROM purchases WHERE tenant_id = $1 AND shopper_id IS NOT NULL`,
    [tenantId],
  )
  expect(storedPurchase?.estimate).toMatch(/^\$[\d,]+ to \$[\d,]+$/)
})
