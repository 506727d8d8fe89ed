import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { broughtIn, leavingWith, type Named } from '@/src/domain/stock/feed/brought'
import type { Change, ImportPlan } from '@/src/domain/stock/feed/plan'
import { vehicleName, vehicleSlug } from '@/src/domain/stock/naming'
import type { Collected } from './collect'
import { broughtBefore, insertVehicles, takeAway, takenSlugs, updateVehicles, type Before, type Feed } from './store'
import { uuidV7 } from './uuid-v7'

/** Writes a plan in batches, each in a transaction; after an interruption the next run writes the rest. */

const batchRows = 1000
const batchLetters = 8_000_000

export type Place = {
  readonly tenantId: string
  readonly feed: Feed
  readonly feedKey: string
  readonly named: Named
  readonly now: Date
}

const transaction = async (client: ClientBase, work: () => Promise<void>): Promise<void> => {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

function* batches(changes: readonly Change[], vehicles: readonly Collected[]): Generator<readonly Change[]> {
  let batch: Change[] = []
  let letters = 0
  for (const change of changes) {
    batch.push(change)
    letters += vehicles[change.index]?.text.length ?? 0
    if (batch.length < batchRows && letters < batchLetters) continue
    yield batch
    batch = []
    letters = 0
  }
  if (batch.length > 0) yield batch
}

type Row = Parameters<typeof vehicleSlug>[0] & Readonly<Record<string, unknown>>

const rowOf = (vehicle: Collected | undefined): Row => JSON.parse(vehicle?.text ?? '{}') as Row

/** Derived from the feed's own key, so that a repeated import, also on another machine, gives the same address. */
const shortKeyOf = (feedKey: string, key: string, length: number): string =>
  BigInt(`0x${createHash('sha256').update(`${feedKey}\n${key}`).digest('hex')}`)
    .toString(36)
    .slice(2, 2 + length)

type New = { readonly change: Change; readonly row: Row; readonly shortKey: string; readonly slug: string }

const addresses = async (
  client: ClientBase,
  place: Place,
  changes: readonly Change[],
  vehicles: readonly Collected[],
): Promise<readonly New[]> => {
  const wish = (change: Change, row: Row, length: number): New => {
    const shortKey = shortKeyOf(place.feedKey, change.key, length)
    return { change, row, shortKey, slug: vehicleSlug(row, shortKey) }
  }
  const wishes = changes.map((change) => wish(change, rowOf(vehicles[change.index]), 8))
  const taken = new Set(
    await takenSlugs(
      client,
      place.tenantId,
      wishes.map((one) => one.slug),
    ),
  )
  return wishes.map((one) => {
    const settled = taken.has(one.slug) ? wish(one.change, one.row, 24) : one
    taken.add(settled.slug)
    return settled
  })
}

const withText = (extra: Record<string, unknown>, text: string): string =>
  text === '{}' ? JSON.stringify(extra) : `${JSON.stringify(extra).slice(0, -1)},${text.slice(1)}`

const newRows = (created: readonly New[], vehicles: readonly Collected[], now: Date): readonly string[] =>
  created.flatMap(({ change, row, shortKey, slug }) => {
    const vehicle = vehicles[change.index]
    if (vehicle === undefined) return []
    const extra = {
      id: uuidV7(now.getTime()),
      feed_key: change.key,
      content_hash: vehicle.hash,
      short_key: shortKey,
      slug,
      name: vehicleName(row),
      listed_at: vehicle.listed_at,
      feed_fields: broughtIn(row),
    }
    return [withText(extra, vehicle.text)]
  })

/** The vehicle's new name; parts the feed does not provide keep the values that staff entered. */
const namedAnew = (row: Row, before: Before, cleared: readonly string[]): string => {
  const part = (column: 'badge' | 'series'): string | undefined =>
    row[column] ?? (cleared.includes(column) ? undefined : (before[column] ?? undefined))
  return vehicleName({ ...row, badge: part('badge'), series: part('series') })
}

const changedRows = (
  changes: readonly Change[],
  vehicles: readonly Collected[],
  before: ReadonlyMap<string, Before>,
  named: Named,
): readonly string[] =>
  changes.flatMap((change) => {
    const vehicle = vehicles[change.index]
    const was = change.kind === 'update' ? before.get(change.id) : undefined
    if (vehicle === undefined || was === undefined) return []
    const row = rowOf(vehicle)
    const brought = broughtIn(row)
    const cleared = leavingWith(was.feed_fields ?? undefined, brought, named)
    const { id } = was
    const extra = { id, content_hash: vehicle.hash, name: namedAnew(row, was, cleared), feed_fields: brought, cleared }
    return [withText(extra, vehicle.text)]
  })

const writeBatch = async (
  client: ClientBase,
  place: Place,
  batch: readonly Change[],
  vehicles: readonly Collected[],
): Promise<void> => {
  const spot = { tenantId: place.tenantId, feedId: place.feed.id, now: place.now }
  const known = batch.flatMap((change) => (change.kind === 'update' ? [change.id] : []))
  const fresh = batch.filter((change) => change.kind === 'create')
  if (fresh.length > 0) {
    const created = await addresses(client, place, fresh, vehicles)
    await insertVehicles(client, spot, newRows(created, vehicles, place.now))
  }
  if (known.length === 0) return
  const before = await broughtBefore(client, spot, known)
  await updateVehicles(client, spot, changedRows(batch, vehicles, before, place.named))
}

/** Writes the plan. `onBatch` runs inside each batch's transaction, so that stored progress and vehicles agree. */
export const applyPlan = async (
  client: ClientBase,
  place: Place,
  plan: Pick<ImportPlan, 'changes' | 'leaving'>,
  vehicles: readonly Collected[],
  onBatch: (changes: readonly Change[], removed: number) => Promise<void>,
): Promise<void> => {
  for (const batch of batches(plan.changes, vehicles)) {
    await transaction(client, async () => {
      await writeBatch(client, place, batch, vehicles)
      await onBatch(batch, 0)
    })
  }
  for (let from = 0; from < plan.leaving.length; from += batchRows) {
    const ids = plan.leaving.slice(from, from + batchRows)
    await transaction(client, async () => {
      await takeAway(client, place, ids)
      await onBatch([], ids.length)
    })
  }
}
