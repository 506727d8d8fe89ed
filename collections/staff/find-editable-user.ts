import type { PayloadRequest } from 'payload'
import { isUuid } from '@/src/domain/uuid'
import { canEditUser } from './can-edit-user'
import { loadUser } from './load-user'

export const ACCOUNT_NOT_FOUND = 'We couldn’t find this account. Reload the page and try again.'

/** Finds the account with the id in the request's URL; null if it does not exist or the requester may not edit it. */
export const findEditableUser = async (req: PayloadRequest) => {
  const { id } = req.routeParams ?? {}
  const user = typeof id === 'string' && isUuid(id) ? await loadUser(req, id) : null
  return user && (await canEditUser(req, user.id)) ? user : null
}
