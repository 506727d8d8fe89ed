import type { BulkConflict, BulkHours } from '@/src/domain/locations/bulk-hours'
import { requestPanel } from '@/src/admin/requests/request-panel'

export type SaveResult =
  | { readonly created: number }
  | { readonly problems: readonly string[] }
  /** Stored hours at some of the locations, for staff to keep or replace. */
  | { readonly conflicts: readonly BulkConflict[] }

/** Sends special hours for several locations in one request. Never rejects: a network failure is a result too. */
export const saveBulk = async (bulk: BulkHours): Promise<SaveResult> => {
  const result = await requestPanel<{ readonly created: number }>('special-hours/bulk', { body: bulk })
  if (result.ok) return { created: result.body.created }
  const conflicts = (result.body as { readonly conflicts?: readonly BulkConflict[] } | null)?.conflicts
  if (result.status === 409 && conflicts !== undefined) return { conflicts }
  const messages = result.problems.map(({ message }) => message)
  return { problems: messages.length > 0 ? messages : [result.message] }
}
