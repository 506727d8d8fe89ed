import type { Page } from '@playwright/test'
import { visibleHtml, sql, findVehicleSlug } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { GROUP_DEALER } from './vehicle-parts'

const loadMain = async (tenant: string, where: string): Promise<string> => {
  const { body } = await requestSite(tenant, `/cars/${await findVehicleSlug(tenant, where)}`)
  return /<main\b.*<\/main>/s.exec(visibleHtml(body))?.[0] ?? ''
}
const openVehicle = async (page: Page, tenant: string, where: string): Promise<void> => {
  const slug = await findVehicleSlug(tenant, where)
  await page.goto(`${siteUrl(tenant)}/cars/${slug}`, { waitUntil: 'networkidle' })
}

test('[CALC-01] the weekly fuel cost is in the HTML and follows the input; electric cars have electricity, caravans none', async ({
  page,
  dealer,
}) => {
  const burning = "v.status = 'in_stock' AND v.item_type = 'car' AND v.simple_fuel = 'Petrol'"
  const main = await loadMain(GROUP_DEALER, burning)
  expect(main).toMatch(
    /About \$\d+\.\d\d a week: 250 km at [\d.]+ L\/100km and \$1\.89 a litre, the price as of November 2026\./,
  )
  const copy = await dealer(GROUP_DEALER)
  const ten = await findVehicleSlug(copy.slug, `${burning} AND v.variant ->> 'fuelconsumptioncombined' IS NOT NULL`)
  await sql(
    `UPDATE vehicles SET variant = variant::jsonb || '{"fuelconsumptioncombined": "10"}' WHERE tenant_id = $1 AND slug = $2`,
    [copy.id, ten],
  )
  await expect
    .poll(async () => visibleHtml((await requestSite(copy.slug, `/cars/${ten}`)).body))
    .toContain('About $47.25 a week: 250 km at 10 L/100km')
  await openVehicle(page, GROUP_DEALER, burning)
  const section = page.getByRole('region', { name: 'Fuel cost calculator' })
  await section.scrollIntoViewIfNeeded()
  await section.getByLabel('Distance per week').fill('1,000 kms')
  await section.getByLabel('Consumption').fill('10')
  await section.getByLabel(/^Fuel price/).fill('$2.00')
  await expect(section.getByRole('status')).toHaveText(
    'About $200.00 a week: 1,000 km at 10 L/100km and $2.00 a litre.',
  )
  await section.getByLabel('Distance per week').fill('far')
  await section.getByLabel('Distance per week').blur()
  await expect(section.getByRole('alert')).toHaveText('Please enter a number from 0 to 10,000.')
  await expectAccessible(page, '#running-costs')
  const electric = await loadMain('voltara', "v.status = 'in_stock' AND v.simple_fuel = 'Electric'")
  expect(electric).toMatch(/About \$\d+\.\d\d a week: 250 km at 1\d(?:\.\d)? kWh\/100km and \$0\.32 a kilowatt hour/)
  expect(electric).not.toContain('Fuel cost calculator')
  expect(await loadMain('wattle-caravans', "v.status = 'in_stock'")).not.toContain('id="running-costs"')
})
