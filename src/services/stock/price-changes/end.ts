import type { ClientBase, Pool } from 'pg'
import { PRICE_CHANGE_AUTHOR } from '@/src/domain/audit/field-change'
import { isPriceChangedSince, restoreValues } from '@/src/domain/stock/price-change/plan'
import {
  type EndAction,
  endActionTexts,
  findEndAction,
  type PriceChangeState,
} from '@/src/domain/stock/price-change/texts'
import { inTransaction } from '@/src/platform/postgres/connections'
import { lockChange, saveState, type StoredChange, writeOverrides } from './change-store'
import { type ChangeItem, leaveOutPlanned, listItems, updateItems } from './change-items'
import { type ChangeVehicle, lockVehicles } from './find-vehicles'

export type EndResult = {
  readonly state: PriceChangeState
  readonly restored: number
  /** Names of vehicles whose price staff have changed since, which therefore stays. */
  readonly changedSince: readonly string[]
}

const CHANGED_SINCE_REASON = 'Someone has changed its price since, so it stays.'

/** Decides what a vehicle has after the change. */
const endItem = ({ overrides }: ChangeVehicle, item: ChangeItem): ChangeItem =>
  isPriceChangedSince(overrides, item.set)
    ? { ...item, state: 'changed_since', reason: CHANGED_SINCE_REASON }
    : { ...item, state: 'restored' }

type Ending = { readonly state: PriceChangeState; readonly now: Date; readonly by?: string }

/**
 * Ends a running change that the caller has locked: restores each vehicle's earlier values, except
 * those that staff have changed since.
 */
export const endChange = async (
  client: ClientBase,
  change: StoredChange,
  { state, now, by }: Ending,
): Promise<EndResult> => {
  const { id, tenantId } = change
  const ids = (await listItems(client, id, 'running')).map(({ vehicleId }) => vehicleId)
  const vehicles = await lockVehicles(client, { tenantId, changeId: id, period: change }, ids)
  // Read again, because an import may have recalculated prices until the vehicles were locked.
  const running = await listItems(client, id, 'running')
  const ended = running.flatMap((item) => {
    const vehicle = vehicles.get(item.vehicleId)
    return vehicle === undefined ? [] : [{ vehicle, item: endItem(vehicle, item) }]
  })
  await writeOverrides(
    client,
    { tenantId, now, who: by ?? PRICE_CHANGE_AUTHOR },
    ended.map(({ vehicle: { id: vehicleId, name, overrides }, item }) => ({
      id: vehicleId,
      name,
      before: overrides,
      after: restoreValues(overrides, item.set, item.own),
    })),
  )
  await updateItems(
    client,
    id,
    ended.map(({ item }) => item),
  )
  await saveState(client, id, { state, ...(by !== undefined && { ended_by: by }) }, now)
  const changedSince = ended.filter(({ item }) => item.state === 'changed_since').map(({ vehicle }) => vehicle.name)
  return { state, restored: ended.length - changedSince.length, changedSince }
}

/**
 * Stops, undoes or cancels a change as staff ask. Returns undefined if the change is not in the state that they saw, such
 * as one that has ended meanwhile.
 */
export const endByStaff = (
  db: Pool,
  { id, action, now, by }: { readonly id: string; readonly action: EndAction; readonly now: Date; readonly by: string },
): Promise<EndResult | undefined> =>
  inTransaction(db, async (client) => {
    const change = await lockChange(client, id)
    if (change === undefined || findEndAction(change.state, change.ends_at !== null) !== action) return undefined
    const { state } = endActionTexts[action]
    if (action !== 'cancel') return endChange(client, change, { state, now, by })
    await leaveOutPlanned(client, id, 'The change was cancelled.')
    await saveState(client, id, { state, ended_by: by }, now)
    return { state, restored: 0, changedSince: [] }
  })
