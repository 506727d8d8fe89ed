import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'

/**
 * Refuses the status `purging` in every save, because only the purge endpoint sets it, directly in the database. A
 * tenant that is being purged keeps that status.
 */
export const guardStatus: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = (originalDoc as { status?: unknown } | undefined)?.status
  const after: unknown = 'status' in data ? data['status'] : before
  if (before === 'purging' && after !== 'purging') {
    throw new APIError('This tenant is being deleted; it cannot come back.', 409, null, true)
  }
  if (after === 'purging' && before !== 'purging') {
    throw new APIError('A tenant is deleted by its own button, once it is archived.', 400, null, true)
  }
  return data
}

/** Refuses to delete a tenant: its rows would stay without an owner, some of them published. A purge removes both. */
export const refuseDelete: CollectionBeforeDeleteHook = () => {
  throw new APIError('A tenant is archived and purged, never deleted.', 403, null, true)
}
