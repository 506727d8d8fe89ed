import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { v7 as uuidV7 } from 'uuid'
import { listFeedFields, listClearedFields, type MappedColumns } from '@/src/domain/stock/feed/cleared-fields'
import type { VehicleChange, ImportPlan } from '@/src/domain/stock/feed/plan'
import { formatVehicleName, createVehicleSlug } from '@/src/domain/stock/vehicle/naming'
import { inTransactionOn } from '@/src/platform/postgres/connections'
import type { CollectedVehicle } from './collect-vehicles'
import { withFeedChangeLog } from './log-feed-changes'
import { followPrices } from './price-changes/follow'
import {
  lockFeedStates,
  insertVehicles,
  removeVehicles,
  findTakenSlugs,
  updateVehicles,
  type StoredFeedState,
} from './import-store'
import type { Feed } from './feeds'

/** Writes a plan in batches, each in a transaction; after an interruption the next run writes the rest. */

const MAX_BATCH_ROWS = 1000
const MAX_BATCH_CHARS = 8_000_000

export type ImportTarget = {
  readonly tenantId: string
  readonly feed: Feed
  readonly feedKey: string
  readonly mappedColumns: MappedColumns
  readonly now: Date
}

function* splitIntoBatches(
  changes: readonly VehicleChange[],
  vehicles: readonly CollectedVehicle[],
): Generator<readonly VehicleChange[]> {
  let batch: VehicleChange[] = []
  let chars = 0
  for (const change of changes) {
    batch.push(change)
    chars += vehicles[change.index]?.text.length ?? 0
    if (batch.length < MAX_BATCH_ROWS && chars < MAX_BATCH_CHARS) continue
    yield batch
    batch = []
    chars = 0
  }
  if (batch.length > 0) yield batch
}

type FeedRow = Parameters<typeof createVehicleSlug>[0] & Readonly<Record<string, unknown>>

const parseRow = (vehicle: CollectedVehicle | undefined): FeedRow => JSON.parse(vehicle?.text ?? '{}') as FeedRow

/** Derived from the feed's own key, so that a repeated import, also on another machine, gives the same address. */
const shortKeyOf = (feedKey: string, key: string, length: number): string =>
  BigInt(`0x${createHash('sha256').update(`${feedKey}\n${key}`).digest('hex')}`)
    .toString(36)
    .slice(2, 2 + length)

type NewVehicle = {
  readonly change: VehicleChange
  readonly row: FeedRow
  readonly shortKey: string
  readonly slug: string
}

const assignSlugs = async (
  client: ClientBase,
  target: ImportTarget,
  changes: readonly VehicleChange[],
  vehicles: readonly CollectedVehicle[],
): Promise<readonly NewVehicle[]> => {
  const propose = (change: VehicleChange, row: FeedRow, length: number): NewVehicle => {
    const shortKey = shortKeyOf(target.feedKey, change.key, length)
    return { change, row, shortKey, slug: createVehicleSlug(row, shortKey) }
  }
  const proposals = changes.map((change) => propose(change, parseRow(vehicles[change.index]), 8))
  const usedSlugs = new Set(
    await findTakenSlugs(
      client,
      target.tenantId,
      proposals.map((one) => one.slug),
    ),
  )
  return proposals.map((one) => {
    const assigned = usedSlugs.has(one.slug) ? propose(one.change, one.row, 24) : one
    usedSlugs.add(assigned.slug)
    return assigned
  })
}

const mergeJson = (extra: Record<string, unknown>, text: string): string =>
  text === '{}' ? JSON.stringify(extra) : `${JSON.stringify(extra).slice(0, -1)},${text.slice(1)}`

const buildNewRows = (
  newVehicles: readonly NewVehicle[],
  vehicles: readonly CollectedVehicle[],
  now: Date,
): readonly string[] =>
  newVehicles.flatMap(({ change, row, shortKey, slug }) => {
    const vehicle = vehicles[change.index]
    if (vehicle === undefined) return []
    const extra = {
      id: uuidV7({ msecs: now.getTime() }),
      feed_key: change.key,
      content_hash: vehicle.hash,
      short_key: shortKey,
      slug,
      name: formatVehicleName(row),
      listed_at: vehicle.listed_at,
      // Absent where the feed's row has it: the row's own values come last.
      item_type: vehicle.deduced?.kind,
      feed_fields: listFeedFields(row),
    }
    return [mergeJson(extra, vehicle.text)]
  })

/** The vehicle's new name; parts the feed does not provide keep the values that staff entered. */
const updatedName = (row: FeedRow, before: StoredFeedState, cleared: readonly string[]): string => {
  const part = (column: 'badge' | 'series'): string | undefined =>
    row[column] ?? (cleared.includes(column) ? undefined : (before[column] ?? undefined))
  return formatVehicleName({ ...row, badge: part('badge'), series: part('series') })
}

const buildChangedRows = (
  changes: readonly VehicleChange[],
  vehicles: readonly CollectedVehicle[],
  before: ReadonlyMap<string, StoredFeedState>,
  mappedColumns: MappedColumns,
): readonly string[] =>
  changes.flatMap((change) => {
    const vehicle = vehicles[change.index]
    const stored = change.kind === 'update' ? before.get(change.id) : undefined
    if (vehicle === undefined || stored === undefined) return []
    const row = parseRow(vehicle)
    const currentFields = listFeedFields(row)
    const cleared = listClearedFields(stored.feed_fields ?? undefined, currentFields, mappedColumns)
    const { id } = stored
    const extra = {
      id,
      content_hash: vehicle.hash,
      name: updatedName(row, stored, cleared),
      feed_fields: currentFields,
      cleared,
    }
    return [mergeJson(extra, vehicle.text)]
  })

const writeBatch = async (
  client: ClientBase,
  target: ImportTarget,
  batch: readonly VehicleChange[],
  vehicles: readonly CollectedVehicle[],
): Promise<void> => {
  const feedScope = { tenantId: target.tenantId, feedId: target.feed.id, now: target.now }
  const updatedIds = batch.flatMap((change) => (change.kind === 'update' ? [change.id] : []))
  const additions = batch.filter((change) => change.kind === 'create')
  if (additions.length > 0) {
    const newVehicles = await assignSlugs(client, target, additions, vehicles)
    await insertVehicles(client, feedScope, buildNewRows(newVehicles, vehicles, target.now))
  }
  if (updatedIds.length === 0) return
  const before = await lockFeedStates(client, feedScope, updatedIds)
  await withFeedChangeLog(client, feedScope, updatedIds, () =>
    updateVehicles(client, feedScope, buildChangedRows(batch, vehicles, before, target.mappedColumns)),
  )
  await followPrices(client, target.now, updatedIds)
}

/** Writes the plan. `onBatch` runs inside each batch's transaction, so that stored progress and vehicles agree. */
export const applyPlan = async (
  client: ClientBase,
  target: ImportTarget,
  plan: Pick<ImportPlan, 'changes' | 'missingIds'>,
  vehicles: readonly CollectedVehicle[],
  onBatch: (changes: readonly VehicleChange[], removed: number) => Promise<void>,
): Promise<void> => {
  for (const batch of splitIntoBatches(plan.changes, vehicles)) {
    await inTransactionOn(client, async () => {
      await writeBatch(client, target, batch, vehicles)
      await onBatch(batch, 0)
    })
  }
  for (let from = 0; from < plan.missingIds.length; from += MAX_BATCH_ROWS) {
    const ids = plan.missingIds.slice(from, from + MAX_BATCH_ROWS)
    await inTransactionOn(client, async () => {
      const scope = { tenantId: target.tenantId, now: target.now }
      await withFeedChangeLog(client, scope, ids, () => removeVehicles(client, target, ids))
      await onBatch([], ids.length)
    })
  }
}
