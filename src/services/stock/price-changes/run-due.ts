import type { Pool } from 'pg'
import { inTransaction } from '@/src/platform/postgres/connections'
import { lockChange, saveState, type StoredChange } from './change-store'
import { endChange } from './end'
import { followPrices } from './follow'
import { startChange } from './start'

const dueSql = `SELECT id FROM price_changes
  WHERE (state = 'planned' AND starts_at <= $1) OR (state = 'running' AND ends_at <= $1) ORDER BY coalesce(ends_at, starts_at)`

const isPast = ({ ends_at }: StoredChange, now: Date): boolean => ends_at !== null && ends_at <= now

const runChange = (db: Pool, id: string, now: Date): Promise<void> =>
  inTransaction(db, async (client) => {
    const change = await lockChange(client, id)
    if (change?.state === 'running' && isPast(change, now)) await endChange(client, change, { state: 'ended', now })
    if (change?.state !== 'planned' || change.starts_at > now) return
    // A change whose whole period passed while no job ran has no effect.
    if (isPast(change, now)) await saveState(client, id, { state: 'ended', vehicles: 0 }, now)
    else await startChange(client, change, now)
  })

/** Starts and ends the price changes that are due, and follows prices that staff have changed below them (STF-11). */
export const runDuePriceChanges = async (db: Pool, now: Date): Promise<void> => {
  const { rows } = await db.query<{ id: string }>(dueSql, [now])
  for (const { id } of rows) await runChange(db, id, now)
  await inTransaction(db, (client) => followPrices(client, now))
}
