import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'

/**
 * Runs the work while no other import of this feed runs; undefined if another one holds the lock longer than `waitMs`.
 * The lock belongs to the connection, so it is released when the process dies.
 */
export const withFeedLock = async <T>(
  client: ClientBase,
  lock: { readonly tenantId: string; readonly feedKey: string; readonly waitMs: number },
  work: () => Promise<T>,
): Promise<T | undefined> => {
  const name = `stock-import:${lock.tenantId}:${lock.feedKey}`
  const tryLock = async (): Promise<boolean> => {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken',
      [name],
    )
    return rows[0]?.taken === true
  }
  const until = performance.now() + lock.waitMs
  while (!(await tryLock())) {
    if (performance.now() >= until) return undefined
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined)
  }
}
