import type { ClientBase } from 'pg'
import type { Finding } from '@/src/domain/stock/feed/read-row'
import type { CountedUnreadValue, ImportCounts } from './import-report'

/** The row of `stock_imports` that shows a run's progress and stores its result. */

/** Runs stored per feed: pushing single vehicles creates thousands a week. */
const MAX_RUNS = 500

export const startRun = async (
  client: ClientBase,
  run: {
    readonly id: string
    readonly tenantId: string
    readonly feedId: string
    readonly source: string
    readonly now: Date
  },
): Promise<void> => {
  await client.query(
    `UPDATE stock_imports SET state = 'failed', finished_at = $3, updated_at = $3,
            message = 'This import was interrupted. A later import finished the work.'
      WHERE tenant_id = $1 AND feed_id = $2 AND state = 'running'`,
    [run.tenantId, run.feedId, run.now],
  )
  await client.query(
    `DELETE FROM stock_imports WHERE feed_id = $1 AND id IN
       (SELECT id FROM stock_imports WHERE feed_id = $1 ORDER BY started_at DESC, id DESC OFFSET $2)`,
    [run.feedId, MAX_RUNS - 1],
  )
  await client.query(
    `INSERT INTO stock_imports (id, tenant_id, feed_id, source, state, started_at, created_at, updated_at)
     VALUES ($1, $2, $3, $4, 'running', $5, $5, $5)`,
    [run.id, run.tenantId, run.feedId, run.source.slice(-500), run.now],
  )
}

export const saveProgress = async (client: ClientBase, id: string, counts: ImportCounts): Promise<void> => {
  await client.query('UPDATE stock_imports SET counts = $2, updated_at = now() WHERE id = $1', [
    id,
    JSON.stringify(counts),
  ])
}

export const finishRun = async (
  client: ClientBase,
  id: string,
  outcome: {
    readonly state: 'done' | 'refused' | 'failed'
    readonly counts?: ImportCounts
    readonly rejections?: readonly Finding[]
    readonly unreadValues?: readonly CountedUnreadValue[]
    readonly message?: string
  },
): Promise<void> => {
  await client.query(
    `UPDATE stock_imports SET state = $2, finished_at = now(), updated_at = now(), counts = coalesce($3, counts),
            rejections = $4, message = $5, unread_values = $6 WHERE id = $1`,
    [
      id,
      outcome.state,
      outcome.counts === undefined ? null : JSON.stringify(outcome.counts),
      JSON.stringify(outcome.rejections ?? []),
      outcome.message?.slice(0, 20_000) ?? null,
      JSON.stringify(outcome.unreadValues ?? []),
    ],
  )
}
