import type { Page } from '@playwright/test'
import { loginOf, shownHtml, signInAt, sql, vehicleSlug } from './arrange'
import { ask, expect, expectAccessible, site, test } from './fixtures'
import { form, shopperCookie } from './shopper'
import { open } from './staff'
import { commonModel } from './trade-in-parts'
import { sidewaysRoom } from './watch'

test.use({ savesData: true })

const yard = 'yarra-value-cars'
const direct = 'voltara'
const free = `v.status = 'in_stock' AND v.reserved IS NOT TRUE AND v.price_cents > 100000
  AND NOT EXISTS (SELECT 1 FROM reservations r WHERE r.car_id = v.id AND r.state IN ('pending', 'held'))`
const unique = (): string => `buyer-${Math.random().toString(36).slice(2)}@example.com`

const forget = async (email: string): Promise<void> => {
  await sql('DELETE FROM purchases WHERE email = $1', [email])
  await sql('DELETE FROM payments WHERE email = $1', [email])
  await sql('DELETE FROM leads WHERE email = $1', [email])
  await sql('DELETE FROM reservations WHERE email = $1', [email])
}

const fill = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Mobile number').fill('0491 570 156')
  await page.getByLabel('Email address').fill(email)
}

test('[RSV-01] [RSV-03] from the search page to a reserved car; the dealer sees it in the inbox and gives the money back', async ({
  page,
  browser,
}) => {
  test.setTimeout(60_000)
  const email = unique()
  const slug = await vehicleSlug(yard, free)
  await page.goto(`${site(yard)}/search/used-cars`)
  await expect(page.locator('a[href^="/cars/"]').first()).toBeVisible()
  await page.goto(`${site(yard)}/cars/${slug}`)
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
  await expectAccessible(page)
  await fill(page, email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Pay $200 and reserve' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Test payment' })).toBeVisible()
  await expectAccessible(page)

  // Meanwhile another shopper.
  const other = await ask(yard, `/cars/${slug}/checkout`)
  expect(other.body).toContain('Somebody is reserving this right now.')
  expect(other.headers['cache-control']).toContain('no-store')
  expect((await ask(yard, `/cars/${slug}`)).body).toContain('Reserve Car Now for $200')
  const [asked] = await sql<{ sender: string }>('SELECT sender FROM reservations WHERE email = $1', [email])
  expect(asked?.sender).toBeTruthy()

  await page.getByRole('button', { name: 'Fail (test)' }).click()
  await expect(page.getByText('The test card was declined.')).toBeVisible()
  await page.getByRole('link', { name: 'Walk away' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You have not paid yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Pay $200 (test)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /is held for you$/ })).toBeVisible()
  await expect(page.getByText(/^FC-[0-9A-F]{10}$/)).toBeVisible()
  await expectAccessible(page)
  await expect
    .poll(async () => (await ask(yard, `/cars/${slug}`)).body, { timeout: 5000 })
    .not.toContain('Reserve Car Now for $200')

  const [hold] = await sql<{ id: string; lead_id: string }>('SELECT id, lead_id FROM reservations WHERE email = $1', [
    email,
  ])
  const staff = await (await browser.newContext()).newPage()
  await signInAt(staff, loginOf(yard))
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
  await expect
    .poll(async () => (await ask(yard, `/cars/${slug}`)).body, { timeout: 5000 })
    .toContain('Reserve Car Now for $200')
  await staff.context().close()
  await forget(email)
})

test('[RSV-04] the checkout journey without script: step by step, left and taken up again, to the deposit', async ({
  browser,
}) => {
  test.setTimeout(60_000)
  const email = unique()
  const slug = await vehicleSlug(direct, free)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const go = (name = 'Continue') => page.getByRole('button', { name }).click()
  await page.goto(`${site(direct)}/checkout-journey?car_id=${slug}`)
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
  await again.goto(`${site(direct)}/checkout-journey?car_id=${slug}`)
  await expect(again.getByRole('heading', { level: 2, name: 'Delivery' })).toBeVisible()
  await again.getByRole('link', { name: '1. Your trade-in' }).click()
  await expect(again.getByLabel('Registration')).toHaveValue('1AB 2CD')
  await again.goto(`${site(direct)}/checkout-journey?car_id=${slug}&step=deposit`)
  await expect(again.getByRole('heading', { level: 2, name: 'Delivery' })).toBeVisible()
  await again.getByRole('button', { name: 'Continue' }).click()
  await fill(again, email)
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(again.getByRole('heading', { level: 2, name: 'Deposit' })).toBeVisible()
  await expect(again.getByText('My own finance')).toBeVisible()
  await again.getByRole('checkbox').check()
  await again.getByRole('button', { name: 'Pay $200 and reserve' }).click()
  await again.getByRole('button', { name: 'Pay $200 (test)' }).click()
  await expect(again.getByRole('heading', { level: 1, name: /is held for you$/ })).toBeVisible()
  await again.goto(`${site(direct)}/checkout-journey?car_id=${slug}`)
  await expect(again.getByRole('heading', { level: 2, name: 'Summary' })).toBeVisible()
  const [lead] = await sql<{ category: string; answers: string }>(
    `SELECT l.category, string_agg(d.value, '|') AS answers FROM leads l JOIN leads_details d ON d._parent_id = l.id
     WHERE l.email = $1 GROUP BY l.id`,
    [email],
  )
  expect(lead?.category).toBe('Online Purchase')
  expect(lead?.answers).toContain('1AB 2CD')
  await context.close()
  await forget(email)
})

test('[RSV-05] the wheel turns once by keyboard, and an online payment is refused outside its bounds', async ({
  page,
}) => {
  const email = unique()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${site('southern-cross-motorcycles')}/spin-to-win`, { waitUntil: 'networkidle' })
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Mobile number').fill(`0491 57${String(Math.floor(Math.random() * 9000) + 1000)}`)
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Spin the wheel' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/You won: .+ Show us this code: [A-Z2-9]{8}/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/You won:/)).toBeVisible()
  await sql('DELETE FROM prize_spins WHERE email = $1', [email])

  await page.goto(`${site('banksia-motor-group')}/online-payment`)
  await expectAccessible(page)
  await fill(page, email)
  await page.getByLabel('Amount').fill('19.99')
  await page.getByLabel('Reference, such as an invoice or stock number').fill('INV-7')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await expect(page.getByText('Please enter an amount from $20 to $10,000.').first()).toBeVisible()
  await page.getByLabel('Amount').fill('1,250.50')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('button', { name: 'Pay $1,250.50 (test)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your payment has arrived' })).toBeVisible()
  await forget(email)
})

test('[RSV-02] [RSV-03] what others send: forged webhooks, other origins, other dealers’ payments', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (tenant: string, target: string, body: string, headers: Record<string, string> = {}) =>
    ask(tenant, target, { method: 'POST', headers: { ...form, ...headers }, body })
  const slug = await vehicleSlug(yard, free)
  const [car] = await sql<{ id: string }>('SELECT id FROM vehicles WHERE slug = $1', [slug])
  const whole = `car_id=${car?.id ?? ''}&name=Ada&phone=0491570156&email=${unique()}&agree=on&deposit_cents=1`
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
  // What there is not is said in the HTML itself, in the dealer's look.
  for (const { body } of answers.slice(5)) {
    expect(shownHtml(body)).toContain('We could not find that page')
    expect(body).toContain('--t-accent:')
  }
})

test('[RSV-04] [TRD-04] a trade-in whose plate is known has an estimate among the purchase’s lines', async () => {
  const group = 'banksia-motor-group'
  const { make, model } = await commonModel(group)
  const [own] = await sql<{ plate: string; state: string }>(
    `SELECT coalesce(nullif(v.regplate, ''), v.rego) AS plate, upper(v.state) AS state FROM vehicles v
     JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1 AND v.make = $2 AND v.model = $3 AND v.car_type = 'used'
       AND coalesce(nullif(v.regplate, ''), v.rego) <> '' AND v.year >= extract(year FROM now()) - 5 LIMIT 1`,
    [group, make, model],
  )
  const slug = await vehicleSlug(group, `${free} AND v.car_type = 'used'`)
  const cookie = await shopperCookie(group, '+61491570158')
  const answers = {
    trade_in: 'Yes, I have a trade-in',
    rego: own?.plate ?? '',
    regoState: own?.state ?? '',
    kms: '60000',
  }
  const sent = await ask(group, '/api/purchases', form({ car_id: slug, step: 'trade-in', ...answers }, cookie))
  expect(sent.headers.location).toContain('step=payment')
  const [stored] = await sql<{ id: string; estimate: string | null }>(
    `SELECT p.id, p.answers->'trade-in'->>'trade_estimate' AS estimate FROM purchases p JOIN shoppers s ON s.id = p.shopper_id
     WHERE s.phone = '+61491570158'`,
  )
  expect(stored?.estimate).toMatch(/^\$[\d,]+ to \$[\d,]+$/)
  await sql('DELETE FROM purchases WHERE id = $1', [stored?.id])
})
