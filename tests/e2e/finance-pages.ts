import type { Page } from '@playwright/test'
import { findVehicleSlug } from './arrange'
import { expect, siteUrl } from './fixtures'

/** Cars whose lender has a representative example. */
export const WITH_LENDER =
  "v.status = 'in_stock' AND v.finance_lenders IS NOT NULL AND v.item_type = 'car' AND v.price_cents > 1000000"
export const YOUNG = "v.year > extract(year FROM now()) - 12 AND v.make <> 'Škoda'"

export const openVehicle = async (page: Page, tenant: string, where: string): Promise<string> => {
  const slug = await findVehicleSlug(tenant, where)
  await page.goto(`${siteUrl(tenant)}/cars/${slug}`, { waitUntil: 'networkidle' })
  return slug
}
const calculator = (page: Page) => page.getByRole('region', { name: 'Finance calculator' })
export const openCalculator = async (page: Page) => {
  await calculator(page).scrollIntoViewIfNeeded()
  await expect(calculator(page).getByRole('slider').first()).toBeVisible()
  return calculator(page)
}
