import type { Payload } from 'payload'
import { cache } from 'react'
import type { ScheduledChange } from '@/src/domain/content/schedule'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { batchLookups } from './batch-lookups'

type Planned = {
  readonly document: string
  readonly change: ScheduledChange
  readonly moment: Date
  readonly timezone: string | null
}

const PLANNED_SQL = `
  SELECT DISTINCT ON (document) input->'doc'->>'value' AS document, coalesce(input->>'type', 'publish') AS change,
         wait_until AS moment, input->>'timezone' AS timezone
    FROM payload_jobs
   WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE AND wait_until > now()
     AND input->'doc'->>'relationTo' = $1 AND input->'doc'->>'value' = ANY ($2)
   ORDER BY document, wait_until`

/** Finds the next scheduled change of documents. One query per list. */
export const findPlanned = cache((payload: Payload, collection: string) =>
  batchLookups<Planned>(async (ids) => {
    const { rows } = await getPool(payload).query<Planned>(PLANNED_SQL, [collection, ids])
    return new Map(rows.map((row) => [row.document, row]))
  }),
)
