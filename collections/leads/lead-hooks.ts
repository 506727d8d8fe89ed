import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { personOf, signedNotes } from '@/src/domain/leads/handling'
import type { Lead } from '@/src/payload-types'
import { idOf, membershipsOf, staffOf } from '../shared/roles'

type Sent = Partial<Lead>

const nameOf = (req: PayloadRequest): string => {
  const user = req.user as { name?: string | null; email?: string } | null
  return user?.name || user?.email || 'The site'
}

/** Who answers works at this dealer, or for the platform. */
const refuseStranger = async (req: PayloadRequest, assigned: string, tenant: string | undefined): Promise<void> => {
  const user = await req.payload.findByID({
    collection: 'users',
    id: assigned,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  const fits = user?.platformAdmin === true || membershipsOf(user).some((one) => one.tenant === tenant)
  if (user === null || !fits) {
    const errors = [{ path: 'assigned_to', message: 'This person does not work at this dealer.' }]
    throw new ValidationError({ collection: 'leads', errors }, req.t)
  }
}

/** The first time somebody takes it out of New is when it was answered; nobody else sets or moves that moment. */
const answeredAt = (before: Sent, stage: Sent['stage'], now: Date): string | null => {
  if (before.first_response_at) return before.first_response_at
  return before.stage === 'new' && stage !== undefined && stage !== 'new' ? now.toISOString() : null
}

/**
 * What the server alone knows of a lead's handling (ADM-04): whose it is by phone or e-mail, when it was first answered,
 * and who wrote which note when, whatever a form says of them.
 */
export const keepHandling: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const sent = data as Sent
  const before = (originalDoc ?? {}) as Sent
  if (operation === 'create') return { ...data, person: sent.person ?? personOf(sent) }
  const now = new Date()
  const assigned = idOf(sent.assigned_to)
  if (assigned !== undefined && assigned !== idOf(before.assigned_to) && staffOf(req) !== null)
    await refuseStranger(req, assigned, idOf(before.tenant))
  return {
    ...data,
    person: personOf({ ...before, ...sent }),
    first_response_at: answeredAt(before, sent.stage ?? before.stage, now),
    ...(Array.isArray(sent.notes) ? { notes: signedNotes(sent.notes, before.notes ?? [], nameOf(req), now) } : {}),
  }
}
