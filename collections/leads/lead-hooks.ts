import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { senderKeyOf, stampNotes } from '@/src/domain/leads/handling'
import type { Lead } from '@/src/payload-types'
import { idOf } from '@/src/domain/content/id-of'
import { leadHandlers, membershipsOf, staffOf } from '@/src/cms/access/roles'

type LeadData = Partial<Lead>

const authorName = (req: PayloadRequest): string => {
  const user = req.user as { name?: string | null; email?: string } | null
  return user?.name || user?.email || 'Website'
}

/** Throws unless the assigned user answers leads at this dealer, or runs the platform. */
const requireLeadHandler = async (req: PayloadRequest, assigned: string, tenant: string | undefined): Promise<void> => {
  const user = await req.payload.findByID({
    collection: 'users',
    id: assigned,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  const isLeadHandler =
    user?.platformAdmin === true ||
    membershipsOf(user).some((one) => one.tenant === tenant && leadHandlers.includes(one.role))
  if (user === null || !isLeadHandler) {
    const errors = [{ path: 'assigned_to', message: 'Choose someone who answers leads at this dealer.' }]
    throw new ValidationError({ collection: 'leads', errors }, req.t)
  }
}

/** The moment when staff first moved the lead out of “New”. It is set once and never changes. */
const firstResponseAt = (before: LeadData, stage: LeadData['stage'], now: Date): string | null => {
  if (before.first_response_at) return before.first_response_at
  return before.stage === 'new' && stage !== undefined && stage !== 'new' ? now.toISOString() : null
}

/**
 * Sets the handling fields that no form may set (ADM-04): the person by phone or email, the time of the first answer,
 * and author and time of each note.
 */
export const protectHandling: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const changes = data as LeadData
  const before = (originalDoc ?? {}) as LeadData
  if (operation === 'create') return { ...data, person: changes.person ?? senderKeyOf(changes) }
  const now = new Date()
  const assigned = idOf(changes.assigned_to)
  if (assigned !== undefined && assigned !== idOf(before.assigned_to) && staffOf(req) !== null)
    await requireLeadHandler(req, assigned, idOf(before.tenant))
  return {
    ...data,
    person: senderKeyOf({ ...before, ...changes }),
    first_response_at: firstResponseAt(before, changes.stage ?? before.stage, now),
    ...(Array.isArray(changes.notes)
      ? { notes: stampNotes(changes.notes, before.notes ?? [], authorName(req), now) }
      : {}),
  }
}
