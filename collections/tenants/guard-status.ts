import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'

/** Set by the purge endpoint, which has asked for the name of what is to go. */
export const confirmedPurge = 'confirmedPurge'

/** A purge is asked for at its own door alone, and once it has begun there is nothing to come back to. */
export const guardStatus: CollectionBeforeChangeHook = ({ data, originalDoc, context }) => {
  const before = (originalDoc as { status?: unknown } | undefined)?.status
  const after: unknown = 'status' in data ? data['status'] : before
  if (before === 'purging' && after !== 'purging') {
    throw new APIError('This tenant is being deleted; it cannot come back.', 409, null, true)
  }
  if (after === 'purging' && before !== 'purging' && context[confirmedPurge] !== true) {
    throw new APIError('A tenant is deleted by its own button, once it is archived.', 400, null, true)
  }
  return data
}

/** Its rows would lose their owner and stay, some of them published: a tenant goes by its purge alone. */
export const neverDeleted: CollectionBeforeDeleteHook = () => {
  throw new APIError('A tenant is archived and purged, never deleted.', 403, null, true)
}
