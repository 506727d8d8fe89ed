import type { CollectionAfterChangeHook } from 'payload'
import { buildAssignedEmail } from '@/src/domain/leads/assigned-email'
import { PLATFORM_NAME } from '@/src/domain/accounts/staff-invitation-email'
import { idOf } from '@/src/domain/content/id-of'
import { env } from '@/src/env'
import { transactionClient } from '@/src/cms/access/transaction'
import type { Lead } from '@/src/payload-types'
import { queueMessage } from '@/src/services/messages/queue-message'
import { loadUser } from '../staff/load-user'

/**
 * Emails the colleague whom a lead was assigned to (ADM-04); who takes a lead gets none. The message is queued in the
 * transaction of the change.
 */
export const notifyAssignee: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, operation, req }) => {
  const assigned = idOf(doc.assigned_to)
  const tenant = idOf(doc.tenant)
  const isSame = assigned === idOf(previousDoc?.assigned_to) || assigned === idOf(req.user?.id)
  if (operation !== 'update' || assigned === undefined || tenant === undefined || isSame || !req.user) return doc
  const user = await loadUser(req, assigned)
  if (user === null) return doc
  const author = (req.user as { name?: string | null }).name || req.user.email || ''
  await queueMessage(transactionClient(req), {
    tenant,
    channel: 'email',
    to: user.email,
    from: PLATFORM_NAME,
    ...buildAssignedEmail(
      { name: user.name ?? '', author, lead: { name: doc.name ?? '', category: doc.category ?? 'Lead' } },
      new URL(`/admin/collections/leads/${doc.id}`, env.PUBLIC_URL).href,
    ),
  })
  return doc
}
