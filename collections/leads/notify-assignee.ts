import type { CollectionAfterChangeHook, CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { type AssignedLead, buildAssignedEmail } from '@/src/domain/leads/assigned-email'
import { PLATFORM_NAME } from '@/src/domain/accounts/staff-invitation-email'
import { idOf } from '@/src/domain/content/id-of'
import { inboxHref } from '@/src/domain/panel/inbox-filter'
import { formatZonedMoment } from '@/src/domain/time/format-moment'
import { env } from '@/src/env'
import { transactionClient } from '@/src/cms/access/transaction'
import { findTenantTimeZone } from '@/src/cms/fields/tenant-time-zone'
import type { Lead } from '@/src/payload-types'
import { queueMessage } from '@/src/services/messages/queue-message'
import { loadUser } from '../staff/load-user'

type Change = Pick<Parameters<CollectionAfterChangeHook<Lead>>[0], 'doc' | 'previousDoc' | 'operation' | 'req'>

/** Leads of one dealer that a change assigned to one colleague. */
type Assignment = { readonly tenant: string; readonly assigned: string; readonly leads: readonly Lead[] }

/** Returns whom a change assigned the lead to; undefined for no one else than the author. */
const findNewAssignee = ({ doc, previousDoc, operation, req }: Change): string | undefined => {
  const assigned = idOf(doc.assigned_to)
  const isSame = assigned === idOf(previousDoc?.assigned_to) || assigned === idOf(req.user?.id)
  return operation === 'update' && !isSame ? assigned : undefined
}

const authorOf = ({ user }: PayloadRequest): string =>
  (user as { readonly name?: string | null } | null)?.name || user?.email || ''

const toUrl = (path: string): string => new URL(path, env.PUBLIC_URL).href

/** Assignments of a change that is still running, by the context of its request. */
const assignmentsByContext = new WeakMap<object, Map<string, Assignment>>()

/** Notes whom a change assigned the lead to (ADM-04); who takes a lead gets no email. */
export const noteAssignment: CollectionAfterChangeHook<Lead> = (change) => {
  const { doc, req, context } = change
  const [assigned, tenant] = [findNewAssignee(change), idOf(doc.tenant)]
  if (assigned === undefined || tenant === undefined || !req.user) return doc
  const assignments = assignmentsByContext.get(context) ?? new Map<string, Assignment>()
  const key = `${tenant} ${assigned}`
  assignments.set(key, { tenant, assigned, leads: [...(assignments.get(key)?.leads ?? []), doc] })
  assignmentsByContext.set(context, assignments)
  return doc
}

const toAssignedLead = (lead: Lead, timezone: string): AssignedLead => {
  const vehicle = [lead.vehicle_make, lead.vehicle_model].filter(Boolean).join(' ')
  return {
    name: lead.name ?? '',
    category: lead.category || 'Lead',
    note: [vehicle, `received ${formatZonedMoment(lead.createdAt, timezone)}`].filter(Boolean).join(', '),
    href: toUrl(`/admin/collections/leads/${lead.id}`),
  }
}

/** Queues one email about all leads of a dealer that were assigned to a colleague. */
const emailAssignee = async (req: PayloadRequest, { tenant, assigned, leads }: Assignment): Promise<void> => {
  const [user, timezone] = [await loadUser(req, assigned), await findTenantTimeZone(req, tenant)]
  if (user === null) return
  const oldestFirst = [...leads].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  await queueMessage(transactionClient(req), {
    tenant,
    channel: 'email',
    to: user.email,
    from: PLATFORM_NAME,
    ...buildAssignedEmail({
      name: user.name ?? '',
      author: authorOf(req),
      leads: oldestFirst.map((lead) => toAssignedLead(lead, timezone)),
      inbox: toUrl(inboxHref({ assigned })),
    }),
  })
}

/**
 * Emails each colleague whom the change assigned leads to: once, however many leads it assigned (ADM-04). A dealer's
 * leads are in an email of their own. The messages are queued in the transaction of the change.
 */
export const notifyAssignees: CollectionAfterOperationHook = async ({ req, result }) => {
  const assignments = assignmentsByContext.get(req.context)
  assignmentsByContext.delete(req.context)
  for (const assignment of assignments?.values() ?? []) await emailAssignee(req, assignment)
  return result
}
