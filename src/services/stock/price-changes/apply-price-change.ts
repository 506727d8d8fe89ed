import type { ClientBase, Pool } from 'pg'
import { v7 as uuidV7 } from 'uuid'
import { PRICE_CHANGE_AUTHOR } from '@/src/domain/audit/field-change'
import { pickOwnValues, planPrice, toChangedValues } from '@/src/domain/stock/price-change/plan'
import type { PriceChangeRequest } from '@/src/domain/stock/price-change/request'
import { describeRule, refusalTexts } from '@/src/domain/stock/price-change/texts'
import { describeFilter } from '@/src/domain/stock/price-change/vehicle-filter'
import { inTransaction } from '@/src/platform/postgres/connections'
import { saveState, type Scope, type StoredChange, writeOverrides } from './change-store'
import { type ChangeItem, insertItems, listItems, updateItems } from './change-items'
import { type ChangeVehicle, lockVehicles } from './find-vehicles'
import { fingerprintOf, planPriceChange } from './preview'

type NewChange = Scope & {
  readonly request: PriceChangeRequest
  readonly locationName?: string | undefined
  /** Of the preview that staff have seen. */
  readonly fingerprint: string
}

export type ApplyResult =
  | { readonly ok: true; readonly id: string; readonly vehicles: number }
  | { readonly ok: false; readonly reason: 'too_many' | 'none' | 'outdated' }

const insertChange = async (
  client: ClientBase,
  { tenantId, now, who, request, locationName }: NewChange,
  vehicles: number,
): Promise<StoredChange> => {
  const id = uuidV7({ msecs: now.getTime() })
  const { rule, starts_at, ends_at = null, shows_before, tag, name } = request
  const summary = describeRule(rule)
  const state = starts_at <= now ? 'running' : 'planned'
  await client.query(
    `INSERT INTO price_changes (id, tenant_id, name, state, summary, which, vehicles, tag, starts_at, ends_at, who, rule,
                                shows_before, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)`,
    [
      ...[id, tenantId, name ?? summary, state, summary, describeFilter(request.filter, locationName).slice(0, 500)],
      ...[vehicles, tag ?? null, starts_at, ends_at, who, JSON.stringify(rule), shows_before, now],
    ],
  )
  return { id, tenantId, state, rule, shows_before, starts_at, ends_at, ...(tag !== undefined && { tag }) }
}

type PricedItem = { readonly vehicle: ChangeVehicle; readonly item: ChangeItem }

/** Sets the planned prices on vehicles that are locked. */
const setPrices = (client: ClientBase, scope: Scope, items: readonly PricedItem[]): Promise<void> =>
  writeOverrides(
    client,
    scope,
    items.map(({ vehicle: { id, name, overrides }, item }) => ({
      id,
      name,
      before: overrides,
      after: { ...overrides, ...item.set },
    })),
  )

const toItem = (
  { id, overrides }: ChangeVehicle,
  prices: { readonly from: number; readonly to: number },
  change: StoredChange,
): ChangeItem => ({
  vehicleId: id,
  state: change.state === 'planned' ? 'planned' : 'running',
  from: prices.from,
  to: prices.to,
  set: toChangedValues(prices, change),
  own: pickOwnValues(overrides),
})

/** Two changes made at the same moment could otherwise both take a vehicle. */
const lockDealer = (client: ClientBase, tenantId: string) =>
  client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 11))', [`price-changes ${tenantId}`])

/**
 * Stores a price change, and starts it unless it is planned for later, all in one transaction. Refuses if a price has
 * changed since the preview, because staff would apply what they have not seen.
 */
export const applyPriceChange = (db: Pool, change: NewChange): Promise<ApplyResult> =>
  inTransaction(db, async (client): Promise<ApplyResult> => {
    await lockDealer(client, change.tenantId)
    const plan = await planPriceChange(client, change.tenantId, change.request, { lock: true })
    if (plan === undefined) return { ok: false, reason: 'too_many' }
    if (fingerprintOf(plan) !== change.fingerprint) return { ok: false, reason: 'outdated' }
    if (plan.planned.length === 0) return { ok: false, reason: 'none' }
    const stored = await insertChange(client, change, plan.planned.length)
    const items = plan.planned.map((vehicle) => ({ vehicle, item: toItem(vehicle, vehicle, stored) }))
    await insertItems(
      client,
      stored,
      items.map(({ vehicle, item }) => ({ ...item, name: vehicle.name })),
    )
    if (stored.state === 'running') await setPrices(client, change, items)
    return { ok: true, id: stored.id, vehicles: items.length }
  })

/**
 * Starts a planned change that the caller has locked. Prices are worked out from those of this moment, and a vehicle that
 * has been sold, reserved or removed meanwhile is left out.
 */
export const startChange = async (client: ClientBase, change: StoredChange, now: Date): Promise<void> => {
  const { id, tenantId } = change
  const planned = await listItems(client, id, 'planned')
  const vehicles = await lockVehicles(
    client,
    { tenantId, changeId: id, period: change },
    planned.map(({ vehicleId }) => vehicleId),
  )
  const running: PricedItem[] = []
  const leftOut: ChangeItem[] = []
  for (const item of planned) {
    const vehicle = vehicles.get(item.vehicleId)
    // A vehicle that has been deleted meanwhile would otherwise stay planned for ever.
    const plan = vehicle ? planPrice(vehicle, change.rule) : { reason: 'removed' as const }
    if (vehicle && 'to' in plan) running.push({ vehicle, item: toItem(vehicle, plan, { ...change, state: 'running' }) })
    else if ('reason' in plan) leftOut.push({ ...item, state: 'left_out', reason: refusalTexts[plan.reason] })
  }
  await setPrices(client, { tenantId, now, who: PRICE_CHANGE_AUTHOR }, running)
  await updateItems(client, id, [...running.map(({ item }) => item), ...leftOut])
  await saveState(client, id, { state: 'running', vehicles: running.length }, now)
}
