import type { BulkConflict, BulkHours } from '@/src/domain/locations/bulk-hours'
import { formatServerError, SERVER_UNREACHABLE } from '@/src/domain/panel/request-messages'

export type SaveResult =
  | { readonly created: number }
  | { readonly problems: readonly string[] }
  /** Stored hours at some of the locations, for staff to keep or replace. */
  | { readonly conflicts: readonly BulkConflict[] }

const errorMessages = (body: unknown, status: number): readonly string[] => {
  const found = ((body as { errors?: { message?: string }[] } | null)?.errors ?? []).flatMap(
    ({ message }) => message ?? [],
  )
  return found.length > 0 ? found : [formatServerError(status)]
}

/** Sends special hours for several locations in one request. Never rejects: a network failure is a result too. */
export const saveBulk = async (bulk: BulkHours): Promise<SaveResult> => {
  try {
    const response = await fetch('/api/special-hours/bulk', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bulk),
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.status === 201) return { created: (body as { created: number }).created }
    const conflicts = (body as { conflicts?: readonly BulkConflict[] } | null)?.conflicts
    if (response.status === 409 && conflicts !== undefined) return { conflicts }
    return { problems: errorMessages(body, response.status) }
  } catch {
    return { problems: [SERVER_UNREACHABLE] }
  }
}
