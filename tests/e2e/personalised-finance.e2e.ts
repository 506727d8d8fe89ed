import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql, vehicleSlug } from './arrange'
import { ask, expect, site, test } from './fixtures'
import { buyable, fits, forget, group, leadOf, submit, type, unique, yard } from './trade-in-parts'

test.use({ savesData: true, viewport: { width: 390, height: 844 } })

/** A shopper who is signed in on a dealer's site, as the sign-in would leave them. */
const signedIn = async (tenant: string) => {
  const secret = readFileSync(path.join(process.env['FORECOURT_E2E_DATA'] ?? '', 'secret'), 'utf8')
  const [row] = await sql<{ id: string }>('SELECT id FROM tenants WHERE slug = $1', [tenant])
  const shopper = randomUUID()
  await sql("INSERT INTO shoppers (id, tenant_id, phone, name) VALUES ($1, $2, $3, 'Ada Lovelace')", [
    shopper,
    row?.id,
    `+61491${Math.random().toString().slice(2, 8)}`,
  ])
  const said = `${shopper}.0.${String(Date.now() + 3_600_000)}`
  const sign = createHmac('sha256', `${secret} shopper`)
    .update(`${row?.id ?? ''} ${said}`)
    .digest('base64url')
  return { shopper, cookie: { name: 'forecourt-shopper', value: `${said}.${sign}`, url: site(tenant) } }
}

test('[FIN-06] personalised finance: behind the sign-in, an estimate with its comparison rate, an interest sent', async ({
  page,
  context,
}) => {
  const email = unique()
  const [car] = await sql<{ id: string; slug: string }>(
    `SELECT v.id, v.slug FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND ${buyable} AND v.nvic IS NOT NULL AND v.hidden IS NOT TRUE AND v.removed_at IS NULL ORDER BY v.id LIMIT 1`,
    [group],
  )
  const address = `/personalised/finance?car_id=${car?.id ?? ''}`
  expect((await ask(group, `/cars/${car?.slug ?? ''}`)).body).toContain(`href="${address}"`)
  const away = await ask(group, address)
  expect(away.headers.location).toMatch(/^\/sign-in\?type=car-finance&redirect=%2Fpersonalised%2Ffinance/)
  const plain = await vehicleSlug(group, `${buyable} AND v.nvic IS NULL`)
  for (const [tenant, named] of [
    [group, plain],
    [group, 'nonsense'],
    [yard, car?.id ?? ''],
  ] as const)
    expect((await ask(tenant, `/personalised/finance?car_id=${named}`)).status).toBe(404)
  const { shopper, cookie } = await signedIn(group)
  await context.addCookies([cookie])
  await page.goto(`${site(group)}${address}`)
  await expect(page.getByText(/^Est\. \$[\d,]+\/wk at .*comparison rate\*/)).toBeVisible()
  await expect(page.getByText(/No rate is yours until a lender/)).toBeVisible()
  await expect(page.locator('#trade-in-form').getByText(/WARNING: This comparison rate/)).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace')
  await fits(page)
  await type(page, 'Email address', email)
  const sent = page.waitForRequest('**/api/personalised-finance')
  await submit(page, 'Ask for my finance')
  await expect(page).toHaveURL(/\/success$/)
  const said = new URLSearchParams((await sent).postData() ?? '')
  expect(said.get('bot_check')).toMatch(/.{100}/)
  expect(JSON.parse(said.get('lead_attributes') ?? '')).toMatchObject({ visited_pages: ['/personalised/finance'] })
  expect(await leadOf(email)).toMatchObject({
    category: 'Finance Enquiry',
    subcategory: 'Personalised',
    car_id: car?.id,
    shopper_id: shopper,
    details: { finance_estimate: expect.stringContaining('comparison rate') },
  })
  await forget(email)
  await sql('DELETE FROM shoppers WHERE id = $1', [shopper])
})
