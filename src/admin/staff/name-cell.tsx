import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { listWaitingEmails } from '@/src/services/staff/email-changes'
import { batchLookups } from '../lists/batch-lookups'

/** The new addresses that wait for their confirmation, of a list's rows, in one query. */
const findWaiting = cache((payload: Payload) =>
  batchLookups(async (ids) => {
    const waiting = await listWaitingEmails(getPool(payload), ids)
    return new Map(waiting.filter(({ isExpired }) => !isExpired).map(({ userId, email }) => [userId, email]))
  }),
)

/** The name of a member of staff in a list, with a new email address that waits for its confirmation (STF-09). */
export const NameCell = async ({ cellData, payload, rowData }: DefaultServerCellComponentProps) => {
  const { id } = (rowData ?? {}) as { readonly id?: unknown }
  const waiting = typeof id === 'string' ? await findWaiting(payload)(id) : undefined
  return (
    <>
      {typeof cellData === 'string' ? cellData : ''}
      {waiting !== undefined && <span className="list-muted"> {waiting} is waiting for confirmation</span>}
    </>
  )
}
