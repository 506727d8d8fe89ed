import type { ClientBase } from 'pg'
import { PRICE_CHANGE_AUTHOR } from '@/src/domain/audit/field-change'
import {
  isPriceChangedSince,
  planAgain,
  priceWithoutChange,
  restoreValues,
  toChangedValues,
} from '@/src/domain/stock/price-change/plan'
import { refusalTexts } from '@/src/domain/stock/price-change/texts'
import type { VehicleOverrides } from '@/src/domain/stock/vehicle/vehicle'
import { findChange, type StoredChange, writeOverrides } from './change-store'
import { type ChangeItem, listItems, updateItems } from './change-items'
import { type ChangeVehicle, lockVehicles } from './find-vehicles'

type Followed = { readonly vehicle: ChangeVehicle; readonly item: ChangeItem; readonly after: VehicleOverrides }

/**
 * Works a vehicle's price out again; undefined if nothing below it has changed, if staff have set another price, or while
 * a shopper holds the vehicle at the price that they saw.
 */
const followItem = (change: StoredChange, vehicle: ChangeVehicle, item: ChangeItem): Followed | undefined => {
  if (vehicle.held || isPriceChangedSince(vehicle.overrides, item.set)) return undefined
  if (priceWithoutChange(vehicle, item.own) === item.from) return undefined
  const plan = planAgain(vehicle, item.own, change.rule)
  if ('reason' in plan) {
    const after = restoreValues(vehicle.overrides, item.set, item.own)
    return { vehicle, item: { ...item, state: 'left_out', reason: refusalTexts[plan.reason] }, after }
  }
  const set = toChangedValues(plan, change)
  const after = { ...restoreValues(vehicle.overrides, item.set, item.own), ...set }
  return { vehicle, item: { ...item, from: plan.from, to: plan.to, set }, after }
}

/** A running change, and its vehicles whose price below the change is no longer the one it was worked out from. */
type OutdatedChange = { readonly id: string; readonly vehicles: readonly string[] }

/** Works a running change out again for these vehicles, in the caller's transaction. */
export const followChange = async (
  client: ClientBase,
  { id: changeId, vehicles: ids }: OutdatedChange,
  now: Date,
): Promise<void> => {
  const change = await findChange(client, changeId)
  if (change?.state !== 'running') return
  const { tenantId } = change
  const vehicles = await lockVehicles(client, { tenantId, changeId, period: change }, ids)
  const followed = (await listItems(client, changeId, 'running')).flatMap((item) => {
    const vehicle = vehicles.get(item.vehicleId)
    return (vehicle && followItem(change, vehicle, item)) ?? []
  })
  await writeOverrides(
    client,
    { tenantId, now, who: PRICE_CHANGE_AUTHOR },
    followed.map(({ vehicle: { id, name, overrides }, after }) => ({ id, name, before: overrides, after })),
  )
  await updateItems(
    client,
    changeId,
    followed.map(({ item }) => item),
  )
}

const findOutdatedSql = `
  SELECT i.change_id AS id, array_agg(i.vehicle_id) AS vehicles FROM price_change_vehicles i JOIN vehicles v ON v.id = i.vehicle_id
   WHERE i.state = 'running' AND ($1::uuid[] IS NULL OR i.vehicle_id = ANY($1))
     AND i.from_cents IS DISTINCT FROM
       forecourt_paid_cents(jsonb_build_object('offer_price_cents', i.own_values -> 'offer_price_cents'), v.offer_price_cents, v.price_cents)
   GROUP BY i.change_id ORDER BY i.change_id`

/** Lists the running changes that are outdated, of all vehicles or of some. */
export const findOutdatedChanges = async (
  db: Pick<ClientBase, 'query'>,
  vehicleIds?: readonly string[],
): Promise<readonly OutdatedChange[]> => (await db.query<OutdatedChange>(findOutdatedSql, [vehicleIds ?? null])).rows

/**
 * Works running changes out again for vehicles that an import wrote, in its own transaction, so that a feed's new price is
 * neither lost nor ends a promotion (STF-11).
 */
export const followPrices = async (client: ClientBase, now: Date, vehicleIds: readonly string[]): Promise<void> => {
  for (const change of await findOutdatedChanges(client, vehicleIds)) await followChange(client, change, now)
}
