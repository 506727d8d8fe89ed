import type { PayloadRequest } from 'payload'
import { membershipsOf } from '../shared/roles'
import { storedUser } from './stored-user'

/**
 * Notes in the change log of each dealer where somebody works what was done to their account (ADM-02). A platform admin
 * without a dealer is in none.
 */
export const noteInChangeLog = async (
  req: PayloadRequest,
  { userId, what }: { readonly userId: string; readonly what: string },
): Promise<void> => {
  const user = await storedUser(req, userId)
  const who = (req.user as { readonly email?: string } | null)?.email ?? user?.email ?? ''
  for (const { tenant } of membershipsOf(user)) {
    await req.payload.create({
      collection: 'audit',
      data: {
        tenant,
        who,
        action: 'changed',
        kind: 'users',
        document: userId,
        title: `${what}: ${user?.email ?? userId}`.slice(0, 200),
        changes: [],
      },
      depth: 0,
      overrideAccess: true,
    })
  }
}
