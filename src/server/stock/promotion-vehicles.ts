import 'server-only'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import type { Site } from '@/src/domain/tenancy/site'
import { markShowsStock } from '@/src/page-cache/render'
import { database } from '@/src/server/database'
import { findPublicVehicles } from '@/src/server/vehicles/find-vehicle'
import { toCardRecord } from '@/src/server/vehicles/vehicle-record'
import { listPromotedVehicles } from '@/src/services/stock/price-changes/promoted-vehicles'

/** Cards on the page of an offer; its heading gives the number of all vehicles. */
const MAX_CARDS = 100

export type PromotionVehicles = { readonly total: number; readonly records: readonly StockRecord[] }

/** Lists the vehicles of a running price change that can still be bought, the lowest price first (STF-11). */
export const findPromotionVehicles = async (site: Site, changeId: string, now: Date): Promise<PromotionVehicles> => {
  markShowsStock({})
  const { only_shown_on_website: onlyShown } = site.switches.search
  const ids = await listPromotedVehicles(await database(), { tenantId: site.id, changeId, onlyShown })
  const vehicles = await findPublicVehicles(site.id, ids.slice(0, MAX_CARDS))
  return { total: ids.length, records: vehicles.map((vehicle) => toCardRecord(site, vehicle, now)) }
}
