import type { Page } from '@playwright/test'
import { sql, visibleHtml } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { horizontalOverflow } from './page-errors'
import { phone } from './vehicle-parts'

/** A price per week is shown with its minimum total, wherever it is shown (Australian Consumer Law s48). */

const SLUG = 'voltara'
const STOCK_PATH = '/search/new-used-and-demo-cars/'
const minimumTotal = /minimum total \$[\d,]+ over 26 weeks/

const bodyOf = async (slug: string, path: string): Promise<string> => visibleHtml((await requestSite(slug, path)).body)

const findVehicles = (tenant: string) =>
  sql<{ id: string; slug: string; weekly: number }>(
    `SELECT v.id, v.slug, v.subscription_price_cents / 100.0 AS weekly FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.status = 'in_stock' AND NOT v.hidden AND v.subscription_price_cents > 0 ORDER BY v.slug LIMIT 2`,
    [tenant],
  )

test('[CARD-04] [VDP-08] [ACC-03] a subscription names its minimum total on cards, the vehicle’s page, the print page and in a comparison', async () => {
  const vehicles = await findVehicles(SLUG)
  const [vehicle] = vehicles
  const total = (26 * Number(vehicle?.weekly) + 290).toLocaleString('en-AU')
  const cards = (await bodyOf(SLUG, STOCK_PATH)).match(/<article data-car=.*?<\/article>/gs) ?? []
  const weekly = cards.filter((html) => html.includes('per week by subscription'))
  expect(weekly.length).toBeGreaterThan(5)
  for (const html of weekly) expect(html).toMatch(minimumTotal)

  const page = await bodyOf(SLUG, `/cars/${vehicle?.slug ?? ''}`)
  expect(page).toContain(`inimum total $${total} over 26 weeks`)
  expect(page).toContain('scheduled servicing and 350 km a week.')
  expect(await bodyOf(SLUG, `/print?car_id=${vehicle?.slug ?? ''}`)).toContain(`minimum total $${total} over 26 weeks`)

  const comparison = await bodyOf(SLUG, `/compare?ids=${vehicles.map(({ id }) => id).join(',')}`)
  expect(comparison).toMatch(
    /Subscription.*?per week,\s+minimum total \$[\d,]+ over 26 weeks(?: with a \$[\d,]+ start fee)?</s,
  )
  // Once for all of them, so that a column of a phone is not a page long.
  expect(comparison.match(/<p[^>]*>A subscription includes registration/g)).toHaveLength(1)
  expect(comparison).toMatch(/Price.*?\$[\d,]+ Drive away/s)
})

test('[ACC-03] [FIN-02] a comparison has the repayment of each page with both rates, and the warning once', async () => {
  const vehicles = await findVehicles(SLUG)
  const whole = await bodyOf(SLUG, `/compare?ids=${vehicles.map(({ id }) => id).join(',')}`)
  const comparison = /<main.*<\/main>/s.exec(whole)?.[0] ?? ''
  const estimates =
    comparison.match(/Est\. \$[\d,]+\/\w+ at [\d.]+% p\.a\. \([\d.]+% p\.a\. comparison rate\*\)/g) ?? []
  expect(estimates.length).toBe(vehicles.length)
  expect(comparison.match(/\*WARNING: This comparison rate/g)).toHaveLength(1)
  for (const [index, { slug }] of vehicles.entries())
    expect((await bodyOf(SLUG, `/cars/${slug}`)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain(
      (estimates[index] ?? '').replace(/\s+/g, ' '),
    )
})

test('[CARD-04] without a minimum term no subscription price is shown, and no filter by it', async ({ dealer }) => {
  const { slug, id } = await dealer(SLUG)
  expect(await bodyOf(slug, STOCK_PATH)).toContain('per week by subscription')
  await sql(
    `UPDATE site_settings SET switches = jsonb_set(switches, '{display,subscription_weeks}', '0') WHERE tenant_id = $1`,
    [id],
  )
  await expect.poll(() => bodyOf(slug, STOCK_PATH)).not.toContain('subscription')
  const [vehicle] = await findVehicles(slug)
  await expect.poll(() => bodyOf(slug, `/cars/${vehicle?.slug ?? ''}`)).not.toContain('by subscription')
})

const fillForm = async (page: Page): Promise<void> => {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByLabel(/^Mobile number/).fill('0491 570 156')
}

test('[CARD-04] [LEAD-01] a shopper asks to subscribe on a phone, and the dealer gets a lead of that kind', async ({
  page,
  dealer,
}) => {
  const { slug, id } = await dealer(SLUG)
  const [vehicle] = await findVehicles(slug)
  await page.setViewportSize(phone)
  await page.goto(`${siteUrl(slug)}/cars/${vehicle?.slug ?? ''}`, { waitUntil: 'domcontentloaded' })
  // The words agree with the price that comes first.
  await expect(page.locator('#enquire .btn-primary')).toHaveText('Subscribe')
  await expect(page.locator('.action-bar .btn-primary')).toHaveText('Subscribe')
  await expect(page.getByRole('group', { name: 'Show prices as' }).first().getByRole('button')).toHaveText([
    'Subscription',
    'Finance',
  ])
  await expect(page.locator('main')).not.toContainText('Online Purchase')
  await page.getByRole('link', { name: 'Subscribe', exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribe to this car' })).toBeVisible()
  await expect(page.locator('main')).toContainText(minimumTotal)
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page, '#main')
  await page.getByRole('button', { name: 'Ask to subscribe' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })).toBeVisible()
  await fillForm(page)
  await page.getByRole('button', { name: 'Ask to subscribe' }).click()
  await expect(page).toHaveURL(/\/success\?/)
  await expect(page.getByRole('heading', { name: 'Thank you, we have your request to subscribe' })).toBeVisible()
  await expect(page.locator('main')).toContainText('the minimum term and the start date of your subscription')
  const leads = await sql<{ category: string; car_id: string; email: string }>(
    'SELECT category, car_id, email FROM leads WHERE tenant_id = $1',
    [id],
  )
  expect(leads).toEqual([{ category: 'Subscription', car_id: vehicle?.id, email: 'ada@example.com' }])
})

test('[CARD-04] [LEAD-08] the emails after a request to subscribe speak of the subscription, to the shopper and to the dealer', async ({
  dealer,
}) => {
  const { slug, id } = await dealer(SLUG)
  const [vehicle] = await sql<{ id: string; title: string }>(
    `SELECT id, make || ' ' || model AS title FROM vehicles WHERE tenant_id = $1 AND status = 'in_stock'
       AND NOT hidden AND subscription_price_cents > 0 ORDER BY slug LIMIT 1`,
    [id],
  )
  const { status } = await requestSite(slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({
      lead_type: 'subscription',
      car_id: vehicle?.id ?? '',
      key: 'subscription-email',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '0491 570 156',
      message: 'From the first of June',
    }).toString(),
  })
  expect(status).toBe(200)
  const readEmail = async () =>
    (
      await sql<{ subject: string; text: string }>(
        "SELECT subject, text FROM messages WHERE tenant_id = $1 AND recipient = 'ada@example.com'",
        [id],
      )
    )[0] ?? { subject: '', text: '' }
  await expect.poll(async () => (await readEmail()).subject).toMatch(/^We’ve received your request to subscribe \(/)
  const { text } = await readEmail()
  expect(text).toContain(`We’ve received your request to subscribe to the ${vehicle?.title ?? ''}`)
  expect(text).toContain(
    'We’ll confirm the weekly price, the minimum term and the start date of your subscription. You pay nothing until you sign.',
  )
  // An email repeats no words that anyone could type into a form for another person, and it sells nothing else.
  expect(text).not.toMatch(/first of June|purchase|test drive|deposit/i)
  const readMailbox = async () => visibleHtml((await requestSite(undefined, `/dev-mailbox?dealer=${slug}`)).body)
  await expect.poll(readMailbox).toMatch(new RegExp(`Subscription: [^<]*${vehicle?.title ?? ''}[^<]*, Ada Lovelace`))
  expect(await readMailbox()).toContain('From the first of June')
})

test('[CARD-04] [RSV-04] pages that buy or finance a vehicle with a subscription show its price to buy', async ({
  page,
  dealer,
}) => {
  const { slug, id } = await dealer(SLUG)
  const [vehicle] = await sql<{ id: string; slug: string }>(
    `SELECT id, slug FROM vehicles WHERE tenant_id = $1 AND status = 'in_stock' AND NOT hidden AND reserved IS NOT TRUE
       AND subscription_price_cents > 0 AND price_cents > 100000 ORDER BY slug LIMIT 1`,
    [id],
  )
  const expectPurchasePrice = async (): Promise<void> => {
    await expect(page.locator('main')).toContainText(/\$\d[\d,]+ ?Drive away/)
    await expect(page.locator('main')).not.toContainText(/by subscription|per week|minimum total/)
  }
  await page.goto(`${siteUrl(slug)}/checkout-journey?car_id=${vehicle?.slug ?? ''}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Your trade-in' })).toBeVisible()
  await expectPurchasePrice()
  await page.goto(`${siteUrl(slug)}/finance?car_id=${vehicle?.id ?? ''}`)
  await expect(page.locator('main')).not.toContainText(/by subscription|minimum total/)
})
