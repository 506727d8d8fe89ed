import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'
import { listVehicleMasters } from '@/src/integrations/images/studio/painter'
import { createDemoStock } from './stock'
import { demoStockSchema, type DemoLocation, type DemoStockSpec } from './stock-spec'

/** The folders of the demo dealers, for tests of what they hold. */

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = path.join(root, 'tenants')

export const demoSlugs: readonly string[] = readdirSync(folder).filter((name) =>
  existsSync(path.join(folder, name, 'demo-stock.json')),
)

/** The dealers whose sites people are shown; the others are there for odd and extreme content. */
export const shownDealers = demoSlugs.filter((slug) => slug !== 'edge')

/** The text of a dealer's file; undefined if the dealer does not have it. */
export const readTenantFile = (slug: string, file: string): string | undefined => {
  const found = path.join(folder, slug, file)
  return existsSync(found) ? readFileSync(found, 'utf8') : undefined
}

/** The paths of a dealer's files, within its folder. */
export const listTenantFiles = (slug: string): readonly string[] =>
  readdirSync(path.join(folder, slug), { recursive: true, encoding: 'utf8' })

const readJson = (slug: string, file: string): unknown => JSON.parse(readTenantFile(slug, file) ?? 'null')

export const demoMasters = await listVehicleMasters(root)

export const readDemoStock = (
  slug: string,
): { readonly spec: DemoStockSpec; readonly locations: readonly DemoLocation[] } => ({
  spec: demoStockSchema.parse(readJson(slug, 'demo-stock.json')),
  locations: readJson(slug, 'locations.json') as readonly DemoLocation[],
})

/** The stock of a demo dealer on a day. */
export const createStockOf = (slug: string, now: Date): readonly FeedVehicle[] => {
  const { spec, locations } = readDemoStock(slug)
  return createDemoStock(spec, locations, { now, masters: demoMasters })
}
