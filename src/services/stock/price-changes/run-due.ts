import type { Pool } from 'pg'
import { inTransaction } from '@/src/platform/postgres/connections'
import { lockChange, saveState, type StoredChange } from './change-store'
import { leaveOutPlanned } from './change-items'
import { endChange } from './end'
import { findOutdatedChanges, followChange } from './follow'
import { startChange } from './apply-price-change'

const dueSql = `SELECT id FROM price_changes
  WHERE (state = 'planned' AND starts_at <= $1) OR (state = 'running' AND ends_at <= $1) ORDER BY coalesce(ends_at, starts_at)`

const isPast = ({ ends_at }: StoredChange, now: Date): boolean => ends_at !== null && ends_at <= now

const runChange = (db: Pool, id: string, now: Date): Promise<void> =>
  inTransaction(db, async (client) => {
    const change = await lockChange(client, id)
    if (change?.state === 'running' && isPast(change, now)) await endChange(client, change, { state: 'ended', now })
    if (change?.state !== 'planned' || change.starts_at > now) return
    // A change whose whole period passed while no job ran has no effect.
    if (!isPast(change, now)) return startChange(client, change, now)
    await leaveOutPlanned(client, id, 'The change ended before it could start.')
    await saveState(client, id, { state: 'ended', vehicles: 0 }, now)
  })

/** Runs each part in turn. One that fails keeps no other from running. @returns what was thrown */
const runAll = async (parts: readonly (() => Promise<void>)[]): Promise<readonly unknown[]> => {
  const failures: unknown[] = []
  for (const run of parts) await run().catch((error: unknown) => failures.push(error))
  return failures
}

/**
 * Starts and ends the price changes that are due, and follows prices that staff have changed below them (STF-11). Each
 * change has a transaction of its own, so that no dealer waits for another. Throws at the end if one of them failed.
 */
export const runDuePriceChanges = async (db: Pool, now: Date): Promise<void> => {
  const { rows } = await db.query<{ id: string }>(dueSql, [now])
  const started = await runAll(
    rows.map(
      ({ id }) =>
        () =>
          runChange(db, id, now),
    ),
  )
  const outdated = await findOutdatedChanges(db)
  const followed = await runAll(
    outdated.map((change) => () => inTransaction(db, (client) => followChange(client, change, now))),
  )
  const failures = [...started, ...followed]
  if (failures.length > 0) throw new AggregateError(failures, 'Price changes could not be started, ended or followed.')
}
