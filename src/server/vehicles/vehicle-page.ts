import 'server-only'
import { cache } from 'react'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { toRecordRules, toSearchRecord } from '@/src/domain/stock/search-record/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { toCanonicalSlug, findPageOutcome } from '@/src/domain/vehicle-page/page-outcome'
import { findVehicleLocation, locationTimezoneOf } from '@/src/domain/vehicle-page/vehicle-location'
import { toFullPriceText } from '@/src/domain/vehicle-page/price/full-price-text'
import type { PriceText } from '@/src/domain/vehicle-page/price/price-text'
import { limitLifetime } from '@/src/page-cache/render'
import { siteById } from '@/src/server/site/site'
import { findStoredVehicle } from '@/src/server/stock/stock'

export type VehiclePageData = {
  readonly kind: 'shown'
  readonly site: Site
  readonly vehicle: Vehicle
  readonly record: StockRecord
  readonly location: SiteLocation | undefined
  readonly price: PriceText
}

type VehiclePageResult = VehiclePageData | { readonly kind: 'moved'; readonly to: string }

/**
 * Finds what a vehicle's address answers (VDP-01, CNT-07): the vehicle, a redirect, or null if this dealer has nothing
 * there. An invalid address costs no query.
 */
export const findVehiclePage = cache(async (tenantId: string, slug: string): Promise<VehiclePageResult | null> => {
  const canonical = toCanonicalSlug(slug)
  if (canonical === null) return null
  if (canonical !== slug) return { kind: 'moved', to: `/cars/${canonical}` }
  const [site, vehicle] = await Promise.all([siteById(tenantId), findStoredVehicle(tenantId, slug)])
  if (!site || !vehicle) return null
  const outcome = findPageOutcome(vehicle, site, new Date())
  if (outcome.kind !== 'shown') return outcome.kind === 'moved' ? outcome : null
  const location = findVehicleLocation(vehicle, site)
  if (vehicle.rego_expiry !== undefined) {
    limitLifetime({ days: [{ date: vehicle.rego_expiry.slice(0, 10), timezone: locationTimezoneOf(location) }] })
  }
  const record = toSearchRecord(vehicle, { tenantId, location, rules: toRecordRules(site.switches) })
  const price = toFullPriceText(record, site.switches.display)
  return { kind: 'shown', site, vehicle, record, location, price }
})
