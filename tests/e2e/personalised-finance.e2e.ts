import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { leadReference } from '@/src/domain/leads/reference'
import { sql, findVehicleSlug, visibleHtml } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test, type TestDealer } from './fixtures'
import { dataDir } from './site'
import { findVehicle } from './vehicle-parts'
import {
  BUYABLE,
  expectPageFits,
  GROUP_DEALER,
  findLead,
  pressButton,
  typeInto,
  USED_CAR_DEALER,
} from './trade-in-parts'

test.use({ viewport: { width: 390, height: 844 } })

/** Creates a session of a shopper on a dealer's site, as the sign-in does. */
const createSession = async ({ slug, id }: TestDealer) => {
  const secret = readFileSync(path.join(dataDir(), 'secret'), 'utf8')
  const shopper = randomUUID()
  await sql("INSERT INTO shoppers (id, tenant_id, phone, name) VALUES ($1, $2, '+61491570156', 'Ada Lovelace')", [
    shopper,
    id,
  ])
  const session = `${shopper}.0.${String(Date.now() + 3_600_000)}`
  const signature = createHmac('sha256', `${secret} shopper`).update(`${id} ${session}`).digest('base64url')
  return { shopper, cookie: { name: 'forecourt-shopper', value: `${session}.${signature}`, url: siteUrl(slug) } }
}

test('[FIN-06] [SHP-05] personalised finance needs a sign-in, shows an estimate with its comparison rate and sends a lead', async ({
  page,
  context,
  dealer,
}) => {
  const email = 'ada@example.com'
  const copy = await dealer(GROUP_DEALER)
  const { slug } = copy
  const vehicle = await findVehicle(slug, `${BUYABLE} AND v.nvic IS NOT NULL`)
  const address = `/personalised/finance?car_id=${vehicle.id}`
  expect((await requestSite(slug, `/cars/${vehicle.slug}`)).body).toContain(`href="${address}"`)
  const away = await requestSite(slug, address)
  expect(away.headers.location).toMatch(/^\/sign-in\?type=car-finance&redirect=%2Fpersonalised%2Ffinance/)
  const plain = await findVehicleSlug(slug, `${BUYABLE} AND v.nvic IS NULL`)
  for (const [tenant, expectedText] of [
    [slug, plain],
    [slug, 'nonsense'],
    [USED_CAR_DEALER, vehicle.id],
  ] as const)
    expect((await requestSite(tenant, `/personalised/finance?car_id=${expectedText}`)).status).toBe(404)
  const { shopper, cookie } = await createSession(copy)
  await context.addCookies([cookie])
  await page.goto(`${siteUrl(slug)}${address}`)
  const estimate = page.getByText(/^Est\. \$[\d,]+\/wk at .*comparison rate\*/)
  await expect(estimate).toBeVisible()
  // It is the estimate of the vehicle's page, and names its values (SHP-05).
  const [own = 'missing'] =
    /Est\. \$[\d,]+\/wk at [\d.]+%/.exec(visibleHtml((await requestSite(slug, `/cars/${vehicle.slug}`)).body)) ?? []
  await expect(estimate).toContainText(own)
  await expect(estimate).toContainText(/For \$[\d,]+ .*over \d+ years?\./)
  await expect(page.getByText(/Your rate isn’t confirmed until a lender/)).toBeVisible()
  await expect(page.locator('#trade-in-form').getByText(/WARNING: This comparison rate/)).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  await expectPageFits(page)
  await typeInto(page, 'Email address', email)
  const requestPromise = page.waitForRequest('**/api/personalised-finance')
  await pressButton(page, 'Request a finance estimate')
  await expect(page).toHaveURL(/\/success\?/)
  await expect(page.getByRole('heading', { name: 'Thank you, we have your request' })).toBeVisible()
  await expect(page.getByText('A finance estimate', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator(`a[href="/cars/${vehicle.slug}"]`)).toBeVisible()
  await expect(page.getByText(/will work out a finance estimate with the details you sent/)).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
  const reference = (await page.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).textContent()) ?? 'missing'
  await expectAccessible(page)
  const fields = new URLSearchParams((await requestPromise).postData() ?? '')
  expect(fields.get('bot_check')).toMatch(/.{100}/)
  expect(JSON.parse(fields.get('lead_attributes') ?? '')).toMatchObject({ visited_pages: ['/personalised/finance'] })
  const lead = await findLead(slug, email)
  expect(lead).toMatchObject({
    category: 'Finance Enquiry',
    subcategory: 'Personalised',
    car_id: vehicle.id,
    shopper_id: shopper,
    details: { finance_estimate: expect.stringContaining(own) },
  })
  expect(leadReference(String(lead['id']))).toBe(reference)
})
