import type { Page } from '@playwright/test'
import { sql, findVehicleSlug } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import {
  readCookies,
  formRequest,
  jsonRequest,
  createPhone,
  signInShopper,
  readTextedCode,
  addCookies,
} from './shopper'
import { GROUP_DEALER, phone as phoneScreen, findVehicle, USED_CAR_DEALER } from './vehicle-parts'
import { horizontalOverflow } from './page-errors'

const ACCOUNT_PATH = '/mymotorama'

const toast = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

test('[ACC-01] [ACC-02] [SHP-01] by keyboard on a phone: a car is saved at once, and joins the account when its owner signs in for alerts', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(GROUP_DEALER)
  await page.setViewportSize(phoneScreen)
  const slug = await findVehicleSlug(tenant, "v.status = 'in_stock' AND NOT v.reserved")
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`${siteUrl(tenant)}/cars/${slug}`, { waitUntil: 'networkidle' })
  expect(requests.filter((path) => path.startsWith('/api/account'))).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(toast(page, /Car Saved In Watchlist/)).toContainText('is now available in your watchlist')
  await toast(page, /Car Saved/)
    .getByRole('button', { name: 'View List' })
    .click()
  await expect(page).toHaveURL(/\/watchlist$/)
  await expect(page.locator(`main a[href="/cars/${slug}"]`)).toBeVisible()
  await expect(page.getByText('Want an email when a price drops?')).toBeVisible()
  await page.locator('#main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fmymotorama/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your watchlist')
  await expectAccessible(page)
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)

  const phone = createPhone()
  await page.getByLabel('Mobile number').fill('02 5550 1234')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This number can’t receive text messages.')).toBeVisible()
  await expect(page.getByLabel('Mobile number')).toHaveValue('02 5550 1234')
  await page.getByLabel('Mobile number').fill(`0${phone.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('6-digit code')).toBeFocused()
  await expectAccessible(page, '#main')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That code isn’t right.')).toBeVisible()
  await page.getByLabel('6-digit code').fill(await readTextedCode(phone))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`${siteUrl(tenant)}${ACCOUNT_PATH}`)
  await expect(page.locator(`main a[href="/cars/${slug}"]`)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /price/ })).toBeVisible()
  expect(await sql('SELECT 1 FROM saved_vehicles WHERE tenant_id = $1', [tenantId])).toHaveLength(1)
  await page.goto(`${siteUrl(tenant)}/watchlist`)
  await expect(page.locator(`main a[href="/cars/${slug}"]`)).toBeVisible()
  await expectAccessible(page, '#main')

  // When the server fails, the browser undoes the change and shows an alert.
  await page.goto(`${siteUrl(tenant)}/cars/${slug}`, { waitUntil: 'networkidle' })
  await page.route('**/api/watchlist/remove-car', (route) =>
    route.fulfill({ status: 503, json: { message: 'An unexpected error occurred', status: 503 } }),
  )
  const alerted = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.message()
  })
  await page.getByRole('button', { name: 'Saved', exact: true }).click()
  expect(await alerted).toBe('An unexpected error occurred')
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect(toast(page, /Car Removed/)).toHaveCount(0)
})

test('[SHP-01] without script, Save leads to the sign-in, and the car is then saved to the account', async ({
  browser,
  dealer,
}) => {
  const { slug: tenant, id } = await dealer(USED_CAR_DEALER)
  const slug = await findVehicleSlug(tenant, "v.status = 'in_stock' AND NOT v.reserved")
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phoneScreen })
  const page = await context.newPage()
  await page.goto(`${siteUrl(tenant)}/cars/${slug}`)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  const href = await page.getByRole('link', { name: 'Save', exact: true }).first().getAttribute('href')
  const phone = createPhone()
  await signInShopper(tenant, phone, Object.fromEntries(new URL(href ?? '', siteUrl(tenant)).searchParams))
  expect(
    await sql('SELECT v.slug FROM saved_vehicles s JOIN vehicles v ON v.id = s.car_id WHERE s.tenant_id = $1', [id]),
  ).toEqual([{ slug }])
  await context.close()
})

test('[ACC-04] [ACC-05] [ACC-06] the account page needs a sign-in, shows cars and bookings, stores details, and can be deleted', async ({
  page,
  context,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(GROUP_DEALER)
  await page.goto(`${siteUrl(tenant)}${ACCOUNT_PATH}`)
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=%2Fmymotorama/)
  const phone = createPhone()
  const vehicle = await findVehicle(tenant, "v.status = 'in_stock' AND v.price_cents > 1500000")
  const cookie = await signInShopper(tenant, phone)
  const saveAnswer = await requestSite(tenant, '/api/watchlist/save-car', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ phone_number: `0${phone.slice(3)}`, car_id: vehicle.id }),
  })
  expect([saveAnswer.status, saveAnswer.body]).toEqual([200, JSON.stringify({ success: true, car_id: vehicle.id })])
  await sql(
    `INSERT INTO appointments (id, tenant_id, kind, status, starts_at, local_time, phone)
     VALUES (gen_random_uuid(), $1, 'service', 'booked', now() + interval '3 days', '2030-01-07 09:30', $2)`,
    [tenantId, phone],
  )
  await addCookies(context, tenant, cookie)
  await page.setViewportSize(phoneScreen)
  await page.goto(`${siteUrl(tenant)}${ACCOUNT_PATH}`)
  await expect(page.getByRole('heading', { level: 1, name: 'My garage' })).toBeVisible()
  await expect(page.locator(`main a[href="/cars/${vehicle.slug}"]`)).toBeVisible()
  await expectAccessible(page)
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: /^Cancel booking/ }).click()
  await expect(page.getByText('Your booking is cancelled.')).toBeVisible()
  await expect(page.getByText('Service, Monday 7 January 2030, 9:30 am')).toBeVisible()

  await page.getByLabel('Name').fill('Ann Example')
  await page.getByLabel('Email', { exact: true }).fill('ann@example.com')
  await page.getByRole('button', { name: 'Save my details' }).click()
  await expect(page.getByText(/To confirm your email address, open the link in the email we sent you/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Example’s garage' })).toBeVisible()
  const data = await requestSite(tenant, '/api/account/data', { headers: { cookie } })
  expect(JSON.parse(data.body)).toMatchObject({
    phone,
    name: 'Ann Example',
    saved_vehicles: [{ price_cents: expect.any(Number) }],
  })

  await page.getByText('Delete my account').first().click()
  await page.getByLabel('Yes, delete my account.').check()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(`${siteUrl(tenant)}/`)
  expect(await sql('SELECT 1 FROM shoppers WHERE tenant_id = $1', [tenantId])).toEqual([])
  expect((await requestSite(tenant, '/api/account/me', { headers: { cookie } })).status).toBe(401)
})

test('[ACC-03] favourites need no sign-in, can be compared side by side, and join the account at sign-in', async ({
  page,
  context,
  dealer,
}) => {
  const { slug: tenant } = await dealer(USED_CAR_DEALER)
  const slugs = [
    await findVehicleSlug(tenant, "v.status = 'in_stock' AND v.make = 'Toyota'"),
    await findVehicleSlug(tenant, "v.status = 'in_stock' AND v.make < 'M'"),
    await findVehicleSlug(tenant, "v.status = 'in_stock' AND v.make > 'M' AND v.make <> 'Toyota'"),
  ]
  expect(new Set(slugs).size).toBe(3)
  await page.setViewportSize(phoneScreen)
  for (const slug of slugs) {
    await page.goto(`${siteUrl(tenant)}/cars/${slug}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, /Car Saved In Watchlist/)).toBeVisible()
  }
  await page.goto(`${siteUrl(tenant)}/watchlist`)
  const ticks = page.getByRole('checkbox', { name: /^Compare / })
  await expect(ticks).toHaveCount(3)
  for (const tick of await ticks.all()) await tick.check()
  await page.getByRole('button', { name: 'Compare selected' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compare vehicles' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Price/ })).toContainText('differs')
  // A table's text for screen readers has to be clipped together with the table.
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await expect(page.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(3)
  await expectAccessible(page, '#main')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  // After one is removed from the comparison, the others keep their order.
  const listCompared = () =>
    page
      .getByRole('columnheader')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((one) => one.getAttribute('href') ?? '').filter((href) => href.startsWith('/cars/')),
      )
  const [, ...others] = await listCompared()
  expect(others).toHaveLength(2)
  const remove = page.getByRole('link', { name: /^Remove/ }).first()
  await remove.click()
  await expect.poll(listCompared).toEqual(others)
  await remove.click()
  await expect.poll(listCompared).toEqual(others.slice(1))
  await expect(page.getByText('Add another vehicle to see how they differ')).toBeVisible()

  const phone = createPhone()
  const cookie = await signInShopper(tenant, phone)
  await addCookies(context, tenant, cookie)
  await page.goto(`${siteUrl(tenant)}/cars/${slugs[0] ?? ''}`, { waitUntil: 'networkidle' })
  await expect
    .poll(
      async () =>
        (
          JSON.parse((await requestSite(tenant, '/api/account/me', { headers: { cookie } })).body) as {
            cars: unknown[]
          }
        ).cars.length,
    )
    .toBe(3)
})

test('[ACC-01] [ACC-02] forged sessions, other dealers’ cars and other people’s accounts are refused', async ({
  dealer,
}) => {
  const { slug: tenant } = await dealer(GROUP_DEALER)
  const [phone, other] = [createPhone(), createPhone()]
  const cookie = await signInShopper(tenant, phone)
  const theirs = await signInShopper(tenant, other)
  const { id: car_id } = await findVehicle(tenant, "v.status = 'in_stock'")
  const { id: foreign } = await findVehicle('edge', "v.status = 'in_stock'")
  const { id: sold } = await findVehicle(tenant, "v.status = 'sold'")
  const save = async (by: string, body: object): Promise<number> =>
    (await requestSite(tenant, '/api/watchlist/save-car', jsonRequest(by, body))).status
  expect(await save('', { phone_number: phone, car_id })).toBe(401)
  const session = /forecourt-shopper=([^;]+)/.exec(cookie)?.[1] ?? ''
  const [id = '', ...rest] = session.split('.')
  const forgedCookies = [
    `forecourt-shopper=${[/forecourt-shopper=([^.]+)/.exec(theirs)?.[1], ...rest].join('.')}`,
    `forecourt-shopper=${id}.0.9999999999999.${'A'.repeat(43)}`,
    'forecourt-shopper=; forecourt-signed-in=1',
  ]
  for (const one of forgedCookies) expect(await save(one, { phone_number: phone, car_id }), one).toBe(401)
  // A session at one dealer is not valid at another.
  expect((await requestSite('yarra-value-cars', '/api/account/me', { headers: { cookie } })).status).toBe(401)
  expect(await save(cookie, { phone_number: other, car_id })).toBe(403)
  expect(await save(cookie, { phone_number: phone })).toBe(422)
  expect(await save(cookie, { phone_number: phone, car_id: foreign })).toBe(404)
  expect(await save(cookie, { phone_number: phone, car_id: "' OR 1=1" })).toBe(404)
  expect(await save(cookie, { phone_number: phone, car_id: sold })).toBe(409)
  const elsewhere = jsonRequest(cookie, { phone_number: phone, car_id })
  const fromEvil = { ...elsewhere, headers: { ...elsewhere.headers, origin: 'https://evil.example' } }
  expect((await requestSite(tenant, '/api/watchlist/save-car', fromEvil)).status).toBe(403)
  expect(await save(cookie, { phone_number: phone, car_id })).toBe(200)
  expect(
    (await requestSite(tenant, '/api/watchlist/remove-car', jsonRequest(theirs, { phone_number: other, car_id })))
      .status,
  ).toBe(404)
  expect((await requestSite(tenant, '/api/favourites', jsonRequest(cookie, { ids: 'x' }))).status).toBe(422)
})

test('[OPS-02] [ACC-01] a second code to a phone, from any dealer, is sent only to a browser that passes the bot check', async ({
  page,
  dealer,
}) => {
  const [{ slug: first }, { slug: second }] = [await dealer(USED_CAR_DEALER), await dealer(GROUP_DEALER)]
  const phone = createPhone()
  const texts = () => sql('SELECT 1 FROM messages WHERE recipient = $1', [phone])
  expect((await requestSite(first, '/api/sign-in', formRequest({ phone }))).headers.location).toContain('step=code')
  const refusal = await requestSite(second, '/api/sign-in', formRequest({ phone }))
  expect(refusal.headers.location).toContain('problem=proof')
  expect((await requestSite(second, String(refusal.headers.location))).body).toContain(
    'We’ve already sent this number a code',
  )
  expect(await texts()).toHaveLength(1)

  await page.goto(`${siteUrl(second)}/sign-in`)
  await page.getByLabel('Mobile number').fill(phone)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('6-digit code')).toBeVisible()
  expect(await texts()).toHaveLength(2)
  // Skips the pause before the same browser may request another code.
  await sql("UPDATE sign_in_codes SET created_at = created_at - interval '31 seconds' WHERE phone = $1", [phone])
  await page.getByRole('button', { name: 'Send another code' }).click()
  await expect.poll(async () => (await texts()).length).toBe(3)
  await page.getByLabel('6-digit code').fill(await readTextedCode(phone))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${ACCOUNT_PATH}$`))
})

test('[ACC-01] a sign-in redirects only within the site, whatever its link contains; a code works once', async ({
  dealer,
}) => {
  const { slug: tenant } = await dealer(GROUP_DEALER)
  for (const redirect of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2f/evil',
  ]) {
    const phone = createPhone()
    const codeAnswer = await requestSite(tenant, '/api/sign-in', formRequest({ phone, redirect, back: redirect }))
    expect(codeAnswer.headers.location).toMatch(/^\/sign-in\?/)
    expect(codeAnswer.headers.location).not.toContain('evil')
    if (redirect !== '//evil.example') continue
    const codeCookie = readCookies(codeAnswer.headers).find((one) => one.startsWith('forecourt-code=')) ?? ''
    const code = await readTextedCode(phone)
    const signInAnswer = await requestSite(tenant, '/api/sign-in', formRequest({ code, redirect }, codeCookie))
    expect([signInAnswer.status, signInAnswer.headers.location]).toEqual([303, ACCOUNT_PATH])
    expect(signInAnswer.headers['set-cookie']?.join()).toMatch(
      /forecourt-shopper=[^;]+; Path=\/; HttpOnly; SameSite=Lax/,
    )
    const again = await requestSite(tenant, '/api/sign-in', formRequest({ code, redirect }, codeCookie))
    expect(again.headers.location).toContain('problem=expired')
  }
  const page = await requestSite(tenant, '/sign-in?type=finance&redirect=//evil.example&back=javascript:alert(1)')
  expect(page.body).not.toMatch(/(?:href|value)="[^"]*(?:evil|javascript)/)
  expect(page.headers['cache-control']).toMatch(/no-store/)
})
