import type { PayloadRequest } from 'payload'

/** Loads a member of staff without access control; null if the id does not exist. */
export const loadUser = (req: PayloadRequest, id: string | number) =>
  req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, disableErrors: true, req })
