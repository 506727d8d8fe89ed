import type { PayloadRequest } from 'payload'
import { membershipsOf } from '@/src/cms/access/roles'
import { loadUser } from './load-user'

type AccountChange = {
  readonly userId: string
  readonly what: string
  /** The ids of the dealers in whose audit logs it is; by default all where the owner works. */
  readonly tenants?: readonly string[]
}

/** Logs a change of an account in the audit log of each dealer where its owner works (ADM-02). */
export const logAccountChange = async (
  req: PayloadRequest,
  { userId, what, tenants }: AccountChange,
): Promise<void> => {
  const user = await loadUser(req, userId)
  const who = (req.user as { readonly email?: string } | null)?.email ?? user?.email ?? ''
  for (const tenant of tenants ?? membershipsOf(user).map((one) => one.tenant)) {
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
