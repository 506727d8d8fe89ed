import type { Page } from '@playwright/test'
import { sql, findVehicleSlug } from './arrange'
import { siteUrl, type TestDealer } from './fixtures'
import { openDocument, signInFor } from './staff'

/** Shared by the tests of vehicle pages: dealers, viewports, and conditions for vehicles. */

export const USED_CAR_DEALER = 'yarra-value-cars'
export const GROUP_DEALER = 'banksia-motor-group'
export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export const PRICED = "v.status = 'in_stock' AND v.price_cents > 100000"
/** A vehicle whose card and page say nothing about the market's average. */
export const WITHOUT_AVERAGE = `${PRICED} AND v.autograb_data IS NULL`
/** A vehicle whose page has everything that most pages have. */
export const TYPICAL =
  "v.status = 'in_stock' AND NOT v.reserved AND v.price_cents > 100000 AND jsonb_array_length(v.images) > 3 AND v.dealercomments IS NOT NULL"

type VehicleRow = {
  readonly id: string
  readonly slug: string
  readonly stocknum: string
  readonly make: string
  readonly city: string
}

/** Finds the oldest vehicle of a dealer that matches `where`, a condition on `v`. Throws when it is not found. */
export const findVehicle = async (tenant: string, where: string): Promise<VehicleRow> => {
  const slug = await findVehicleSlug(tenant, where)
  const [row] = await sql<VehicleRow>(
    `SELECT v.id, v.slug, v.stocknum, v.make, v.city FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.slug = $2`,
    [tenant, slug],
  )
  if (!row) throw new Error(`${tenant} has no vehicle ${slug}.`)
  return row
}

/** Stops the page's clock: its timers fire only through `page.clock.runFor`. */
export const pausePageClock = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
}

/** Opens a vehicle's page and waits until its script has placed the panel. */
export const openVehicle = async (page: Page, tenant: string, where = TYPICAL) => {
  const vehicle = await findVehicle(tenant, where)
  await page.goto(`${siteUrl(tenant)}/cars/${vehicle.slug}`, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.vehicle-panel')?.style.top)
  return vehicle
}

/** Signs the administrator of a dealer in and opens the form of a vehicle of that dealer in the panel. */
export const openVehicleForm = async (
  page: Page,
  { slug, admin }: Pick<TestDealer, 'slug' | 'admin'>,
  where: string,
): Promise<VehicleRow> => {
  const vehicle = await findVehicle(slug, where)
  await signInFor(page, admin, slug)
  await openDocument(page, 'vehicles', vehicle.id)
  return vehicle
}

/** Scrolls at once, whatever the page's own style of scrolling. */
export const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}
