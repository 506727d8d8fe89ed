import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'
import { DEALER_BEING_DELETED } from '@/src/domain/panel/messages'

/**
 * Refuses the status `purging` in every save, because only the purge endpoint sets it, directly in the database. A
 * tenant that is being purged keeps that status.
 */
export const guardStatus: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = (originalDoc as { status?: unknown } | undefined)?.status
  const after: unknown = 'status' in data ? data['status'] : before
  if (before === 'purging' && after !== 'purging') {
    throw new APIError(DEALER_BEING_DELETED, 409, null, true)
  }
  if (after === 'purging' && before !== 'purging') {
    throw new APIError('To delete a dealer, archive it and then use the delete button on its page.', 400, null, true)
  }
  return data
}

/** Refuses to delete a tenant: its rows would stay without an owner, some of them published. A purge removes both. */
export const refuseDelete: CollectionBeforeDeleteHook = () => {
  throw new APIError(
    'You can’t delete a dealer here. Archive it, then use the delete button on its page.',
    403,
    null,
    true,
  )
}
