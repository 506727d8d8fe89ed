import 'server-only'
import { isWindowOpen, toTimeWindow } from '@/src/domain/content/display-window'
import { omitEmpty } from '@/src/domain/omit-empty'
import { locationTimezoneOf } from '@/src/domain/vehicle-page/vehicle-location'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import type { Site } from '@/src/domain/tenancy/site'
import { limitLifetime, markShowsStock } from '@/src/page-cache/render'
import { database } from '@/src/server/database'
import { findPublicVehicles } from '@/src/server/vehicles/find-vehicle'
import { toCardRecord } from '@/src/server/vehicles/vehicle-record'
import { findRunningChange, listPromotedVehicles } from '@/src/services/stock/price-changes/promoted-vehicles'

/** Cards on the page of an offer; its heading gives the number of all vehicles. */
const MAX_CARDS = 100

/** A running price change: its vehicles and period, in the dealer’s time zone. */
export type RunningPromotion = PromotionVehicles & {
  readonly start: string
  readonly expiry?: string
  readonly timezone: string
}

export type PromotionVehicles = { readonly total: number; readonly records: readonly StockRecord[] }

/** Lists the vehicles of a running price change that can still be bought, the lowest price first (STF-11). */
export const findPromotionVehicles = async (site: Site, changeId: string, now: Date): Promise<PromotionVehicles> => {
  markShowsStock({})
  const { only_shown_on_website: onlyShown } = site.switches.search
  const ids = await listPromotedVehicles(await database(), { tenantId: site.id, changeId, onlyShown })
  const vehicles = await findPublicVehicles(site.id, ids.slice(0, MAX_CARDS))
  return { total: ids.length, records: vehicles.map((vehicle) => toCardRecord(site, vehicle, now)) }
}

/** Finds a price change that runs now, with its vehicles; null for any other, and for another dealer’s. */
export const findRunningPromotion = async (
  site: Site,
  changeId: string,
  now: Date,
): Promise<RunningPromotion | null> => {
  const running = await findRunningChange(await database(), { tenantId: site.id, changeId })
  if (!running) return null
  const window = { start: running.starts_at.toISOString(), expiry: running.ends_at?.toISOString() }
  limitLifetime({ windows: [toTimeWindow(window)] })
  if (!isWindowOpen(window, now)) return null
  const primary = site.locations.find((location) => location.primary) ?? site.locations[0]
  return {
    ...(await findPromotionVehicles(site, changeId, now)),
    ...omitEmpty(window),
    start: window.start,
    timezone: locationTimezoneOf(primary),
  }
}
