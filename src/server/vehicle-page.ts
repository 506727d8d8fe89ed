import 'server-only'
import { cache } from 'react'
import type { StockRecord } from '@/src/domain/stock/search-record'
import { cardPrice } from '@/src/domain/stock/card'
import { recordRules, toSearchRecord } from '@/src/domain/stock/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { canonicalSlug, pageFate } from '@/src/domain/vehicle-page/page-fate'
import { vehicleLocation, yardTimezone } from '@/src/domain/vehicle-page/place'
import { priceWords, type PriceWords } from '@/src/domain/vehicle-page/price-words'
import { noteShown } from '@/src/runtime/pages/render'
import { siteById } from './site'
import { storedVehicle } from './stock'

export type ShownVehicle = {
  readonly kind: 'shown'
  readonly site: Site
  readonly vehicle: Vehicle
  readonly record: StockRecord
  readonly location: SiteLocation | undefined
  readonly price: PriceWords
}

type VehicleAt = ShownVehicle | { readonly kind: 'moved'; readonly to: string }

/**
 * Finds what a vehicle's address answers (VDP-01, CNT-07): the vehicle, a redirect, or null if this dealer has nothing
 * there. An invalid address costs no query.
 */
export const vehicleAt = cache(async (tenantId: string, slug: string): Promise<VehicleAt | null> => {
  const canonical = canonicalSlug(slug)
  if (canonical === null) return null
  if (canonical !== slug) return { kind: 'moved', to: `/cars/${canonical}` }
  const [site, vehicle] = await Promise.all([siteById(tenantId), storedVehicle(tenantId, slug)])
  if (!site || !vehicle) return null
  const fate = pageFate(vehicle, site, new Date())
  if (fate.kind !== 'shown') return fate.kind === 'moved' ? fate : null
  const location = vehicleLocation(vehicle, site)
  if (vehicle.rego_expiry !== undefined) {
    noteShown({ days: [{ date: vehicle.rego_expiry.slice(0, 10), timezone: yardTimezone(location) }] })
  }
  const record = toSearchRecord(vehicle, { tenantId, location, rules: recordRules(site.switches) })
  const price = priceWords(cardPrice(record, site.switches.display))
  return { kind: 'shown', site, vehicle, record, location, price }
})
