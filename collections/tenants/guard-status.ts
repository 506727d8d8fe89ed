import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'

/**
 * A purge is marked by its own door alone, which writes to an archived tenant's row itself: no save may do it, from
 * whatever status. Once it has begun there is nothing to come back to.
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

/** Its rows would lose their owner and stay, some of them published: a tenant goes by its purge alone. */
export const neverDeleted: CollectionBeforeDeleteHook = () => {
  throw new APIError('A tenant is archived and purged, never deleted.', 403, null, true)
}
