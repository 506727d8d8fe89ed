import type { PayloadRequest } from 'payload'

/** A member of staff as stored, whoever asks; null where there is none of this id. */
export const storedUser = (req: PayloadRequest, id: string | number) =>
  req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, disableErrors: true, req })
