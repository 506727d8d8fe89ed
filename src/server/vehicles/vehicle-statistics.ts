import 'server-only'
import { isPublic, countPhotos } from '@/src/domain/stock/vehicle/availability'
import type { LiveState } from '@/src/domain/stock/vehicle/live'
import { toLiveState } from '@/src/domain/stock/vehicle/live-state'
import { countDaysListed, type PriceStep, toPriceSteps } from '@/src/domain/stock/vehicle/time-on-sale'
import type { Site } from '@/src/domain/tenancy/site'
import { toVehicle } from '@/src/domain/stock/vehicle/vehicle-record'
import { database } from '@/src/server/database'

export type VehicleStatistics = {
  /** Page views; absent if the dealer does not show them. */
  readonly views?: number
  readonly car_fields: LiveState & {
    readonly photos_count: number
    readonly updated_at: string
    readonly days_in_stock?: number
    readonly price_history?: readonly PriceStep[]
  }
}

type StatisticsRow = Record<string, unknown> & {
  readonly view_count: string
  readonly changes: readonly {
    readonly at: string
    readonly from_cents: number | null
    readonly to_cents: number | null
  }[]
}

/** Price changes that are returned, newest first. */
const MAX_PRICE_CHANGES = 20

const statisticsQuery = `SELECT v.id, v.status, v.reserved, v.held, v.preorder, v.price_type, v.price_cents, v.before_price_cents,
    v.offer_price_cents, v.subscription_price_cents, v.overrides, v.hidden, v.removed_at, v.images, v.created_at, v.updated_at,
    v.views + coalesce((SELECT sum(w.count - w.copied) FROM vehicle_views w WHERE w.vehicle_id = v.id AND w.count > w.copied), 0) AS view_count,
    CASE WHEN $3 THEN coalesce((SELECT jsonb_agg(jsonb_build_object('at', c.at, 'from_cents', c.from_cents, 'to_cents', c.to_cents) ORDER BY c.at)
      FROM (SELECT * FROM vehicle_price_changes p WHERE p.vehicle_id = v.id ORDER BY p.at DESC LIMIT ${MAX_PRICE_CHANGES}) c), '[]') ELSE '[]' END AS changes
  FROM vehicles v WHERE v.tenant_id = $1 AND v.slug = $2`

/**
 * Returns what a vehicle's page requests after it has loaded (VDP-13): views and current fields, and time on sale and
 * price changes if the dealer shows them. One query, which counts no view. Null for an unknown vehicle or another
 * dealer's.
 */
export const findVehicleStatistics = async (site: Site, slug: string, now: Date): Promise<VehicleStatistics | null> => {
  const { display, trust } = site.switches
  const { rows } = await (await database()).query<StatisticsRow>(statisticsQuery, [site.id, slug, trust.price_history])
  const [row] = rows
  if (!row) return null
  const { view_count, changes, ...columns } = row
  const vehicle = toVehicle(columns)
  if (!isPublic(vehicle)) return null
  return {
    ...(display.views ? { views: Number(view_count) } : {}),
    car_fields: {
      ...toLiveState(vehicle),
      photos_count: countPhotos(vehicle),
      updated_at: vehicle.updated_at,
      ...(trust.days_in_stock ? { days_in_stock: countDaysListed(vehicle.created_at, now) } : {}),
      ...(trust.price_history ? { price_history: toPriceSteps(changes) } : {}),
    },
  }
}
