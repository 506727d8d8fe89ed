import type { CollectionAfterChangeHook } from 'payload'
import { buildAssignedEmail } from '@/src/domain/leads/assigned-email'
import { PLATFORM_NAME } from '@/src/domain/accounts/staff-invitation-email'
import { idOf } from '@/src/domain/content/id-of'
import { env } from '@/src/env'
import { transactionClient } from '@/src/cms/access/transaction'
import type { Lead } from '@/src/payload-types'
import { queueMessage } from '@/src/services/messages/queue-message'
import { loadUser } from '../staff/load-user'

type Change = Pick<Parameters<CollectionAfterChangeHook<Lead>>[0], 'doc' | 'previousDoc' | 'operation' | 'req'>

/** Returns whom a change assigned the lead to; undefined for no one else than the author. */
const findNewAssignee = ({ doc, previousDoc, operation, req }: Change): string | undefined => {
  const assigned = idOf(doc.assigned_to)
  const isSame = assigned === idOf(previousDoc?.assigned_to) || assigned === idOf(req.user?.id)
  return operation === 'update' && !isSame ? assigned : undefined
}

const authorOf = ({ user }: Change['req']): string =>
  (user as { readonly name?: string | null } | null)?.name || user?.email || ''

const buildEmail = (lead: Lead, name: string, author: string) =>
  buildAssignedEmail(
    { name, author, lead: { name: lead.name ?? '', category: lead.category ?? 'Lead' } },
    new URL(`/admin/collections/leads/${lead.id}`, env.PUBLIC_URL).href,
  )

/**
 * Emails the colleague whom a lead was assigned to (ADM-04); who takes a lead gets none. The message is queued in the
 * transaction of the change.
 */
export const notifyAssignee: CollectionAfterChangeHook<Lead> = async (change) => {
  const { doc, req } = change
  const [assigned, tenant] = [findNewAssignee(change), idOf(doc.tenant)]
  if (assigned === undefined || tenant === undefined || !req.user) return doc
  const user = await loadUser(req, assigned)
  if (user === null) return doc
  await queueMessage(transactionClient(req), {
    tenant,
    channel: 'email',
    to: user.email,
    from: PLATFORM_NAME,
    ...buildEmail(doc, user.name ?? '', authorOf(req)),
  })
  return doc
}
