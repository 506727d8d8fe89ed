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
import { type ChangeItem, findChange, listItems, type StoredChange, updateItems, writeOverrides } from './change-store'
import { type ChangeVehicle, lockVehicles } from './find-vehicles'

type Followed = { readonly vehicle: ChangeVehicle; readonly item: ChangeItem; readonly after: VehicleOverrides }

/** Works a vehicle's price out again; undefined if nothing below it has changed, or staff have set another price. */
const followItem = (change: StoredChange, vehicle: ChangeVehicle, item: ChangeItem): Followed | undefined => {
  if (isPriceChangedSince(vehicle.overrides, item.set)) return undefined
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

const followChange = async (client: ClientBase, change: StoredChange, ids: readonly string[], now: Date) => {
  const { id: changeId, tenantId } = change
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

/** Running changes with vehicles whose price below the change is no longer the one it was worked out from. */
const findOutdatedSql = `
  SELECT i.change_id AS id, array_agg(i.vehicle_id) AS vehicles FROM price_change_vehicles i JOIN vehicles v ON v.id = i.vehicle_id
   WHERE i.state = 'running' AND ($1::uuid[] IS NULL OR i.vehicle_id = ANY($1))
     AND i.from_cents IS DISTINCT FROM
       forecourt_paid_cents(jsonb_build_object('offer_price_cents', i.own_values -> 'offer_price_cents'), v.offer_price_cents, v.price_cents)
   GROUP BY i.change_id ORDER BY i.change_id`

/**
 * Works running changes out again for vehicles whose price below has changed, so that a feed's new price is neither lost
 * nor ends a promotion (STF-11). An import calls it for the vehicles that it wrote, in its own transaction.
 */
export const followPrices = async (client: ClientBase, now: Date, vehicleIds?: readonly string[]): Promise<void> => {
  const { rows } = await client.query<{ id: string; vehicles: readonly string[] }>(findOutdatedSql, [
    vehicleIds ?? null,
  ])
  for (const { id, vehicles } of rows) {
    const change = await findChange(client, id)
    if (change?.state === 'running') await followChange(client, change, vehicles, now)
  }
}
