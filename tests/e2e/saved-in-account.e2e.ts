import { formatVehicleName } from '@/src/domain/stock/vehicle/naming'
import type { Page } from '@playwright/test'
import { sql } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { horizontalOverflow } from './page-errors'
import { addCookies, createPhone, formRequest, jsonRequest, signInShopper } from './shopper'
import { findVehicle, GROUP_DEALER, phone as phoneScreen } from './vehicle-parts'

const ACCOUNT_PATH = '/mymotorama'

const toast = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

const countAccountVehicles = async (tenant: string, cookie: string): Promise<number> => {
  const { body } = await requestSite(tenant, '/api/account/me', { headers: { cookie } })
  return (JSON.parse(body) as { cars: unknown[] }).cars.length
}

test('[SHP-01] a car saved after the session ended, here or in another tab, stays on the device and joins the account at the next sign-in', async ({
  page,
  context,
  dealer,
}) => {
  const { slug: tenant } = await dealer(GROUP_DEALER)
  const [account, first, second] = [
    await findVehicle(tenant, "v.status = 'in_stock' AND NOT v.reserved AND v.make < 'H'"),
    await findVehicle(tenant, "v.status = 'in_stock' AND NOT v.reserved AND v.make BETWEEN 'I' AND 'M'"),
    await findVehicle(tenant, "v.status = 'in_stock' AND NOT v.reserved AND v.make > 'N'"),
  ]
  const phone = createPhone()
  const cookie = await signInShopper(tenant, phone)
  await requestSite(tenant, '/api/watchlist/save-car', jsonRequest(cookie, { phone_number: phone, car_id: account.id }))
  await addCookies(context, tenant, cookie)
  const saveButton = page.getByRole('button', { name: 'Save', exact: true })
  const listSaved = () =>
    page.evaluate(() =>
      (JSON.parse(localStorage.getItem('forecourt-saved-vehicles') ?? '[]') as { id: string }[]).map(({ id }) => id),
    )

  await page.goto(`${siteUrl(tenant)}/cars/${first.slug}`)
  await expect.poll(listSaved).toEqual([account.id])
  // Signed out everywhere, on another device: this page does not know it yet.
  await requestSite(tenant, '/api/sign-out', formRequest({ everywhere: '1' }, cookie))
  await saveButton.click()
  await expect(toast(page, /Car Saved In Watchlist/)).toBeVisible()
  expect(await listSaved()).toEqual([first.id])
  expect(await page.evaluate(() => document.cookie)).not.toContain('forecourt-signed-in')

  const signedIn = await signInShopper(tenant, phone)
  await addCookies(context, tenant, signedIn)
  await page.goto(`${siteUrl(tenant)}/cars/${second.slug}`)
  await expect.poll(() => countAccountVehicles(tenant, signedIn)).toBe(2)
  await expect.poll(async () => (await listSaved()).length).toBe(2)
  const otherTab = await context.newPage()
  await otherTab.goto(`${siteUrl(tenant)}${ACCOUNT_PATH}`, { waitUntil: 'networkidle' })
  await otherTab.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(otherTab).not.toHaveURL(new RegExp(ACCOUNT_PATH))
  await saveButton.click()
  await expect(toast(page, /Car Saved In Watchlist/)).toBeVisible()
  expect(await listSaved()).toEqual([second.id])

  const again = await signInShopper(tenant, phone)
  await addCookies(context, tenant, again)
  await page.goto(`${siteUrl(tenant)}/watchlist`)
  for (const { slug } of [account, first, second])
    await expect(page.locator(`main a[href="/cars/${slug}"]`)).toBeVisible()
  expect(await countAccountVehicles(tenant, again)).toBe(3)
})

test('[SHP-01] cars that a nearly full account has no room for stay on the device, and the shopper is told how many', async ({
  page,
  context,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(GROUP_DEALER)
  await page.setViewportSize(phoneScreen)
  const rows = await sql<{ id: string; slug: string; year: number; make: string; model: string }>(
    "SELECT id, slug, year, make, model FROM vehicles WHERE tenant_id = $1 AND status = 'in_stock' AND NOT reserved ORDER BY id LIMIT 102",
    [tenantId],
  )
  const vehicles = rows.map(({ id, slug, ...name }) => ({ id, slug, title: formatVehicleName(name) }))
  expect(vehicles).toHaveLength(102)
  const phone = createPhone()
  const cookie = await signInShopper(tenant, phone)
  await sql(
    `INSERT INTO saved_vehicles (id, tenant_id, shopper_id, car_id, list)
     SELECT gen_random_uuid(), s.tenant_id, s.id, v, 'watchlist' FROM shoppers s, unnest($2::uuid[]) AS v
     WHERE s.tenant_id = $1`,
    [tenantId, vehicles.slice(0, 99).map(({ id }) => id)],
  )
  await page.goto(`${siteUrl(tenant)}/watchlist`)
  await page.evaluate(
    (saved) => localStorage.setItem('forecourt-saved-vehicles', JSON.stringify(saved)),
    vehicles.slice(99).map((one) => ({ ...one, make: 'A', model: 'B', photo: '/p.webp' })),
  )
  await addCookies(context, tenant, cookie)
  await page.goto(`${siteUrl(tenant)}/watchlist`)
  await expect(toast(page, /Your watchlist is full/)).toContainText('2 cars don’t fit')
  const left = page.getByRole('region', { name: 'Saved on this device only (2)' })
  await expect(left.getByRole('listitem')).toHaveCount(2)
  // The page was rendered again, without a reload, with the one that fitted.
  await expect(page.locator(`#main a[href="/cars/${vehicles[99]?.slug ?? ''}"]`)).toBeVisible()
  await expect(toast(page, /Your watchlist is full/)).toBeVisible()
  await expectAccessible(page, '#main')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)

  const { body } = await requestSite(
    tenant,
    '/api/favourites',
    jsonRequest(cookie, { ids: vehicles.slice(98).map(({ id }) => id) }),
  )
  expect((JSON.parse(body) as { no_room: string[] }).no_room).toEqual(vehicles.slice(100).map(({ id }) => id))

  await page
    .getByRole('button', { name: `Remove ${vehicles[0]?.title ?? ''}` })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Saved on this device only (1)' })).toBeVisible()
  expect(await countAccountVehicles(tenant, cookie)).toBe(100)
})
