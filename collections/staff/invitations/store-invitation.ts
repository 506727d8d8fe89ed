import { APIError, type PayloadRequest } from 'payload'
import type { InvitationProblem, NewInvitation } from '@/src/domain/accounts/staff-invitation'
import { roleLabels } from '@/src/domain/panel/roles'
import { env } from '@/src/env'
import { transactionClient } from '@/src/cms/access/transaction'
import { findDemoMailbox } from '@/src/cms/endpoints'
import { createInvitation, type SentInvitation } from '@/src/services/staff/invitations'
import { findTakenDealers, isPlatformAdminTaken, lockInvitedAddress } from '@/src/services/staff/invited-address'
import { findInvitation, type Invitation } from '@/src/services/staff/find-invitation'
import { sendInvitation } from '@/src/services/staff/send-invitation'
import { logInvitation } from './log-invitation'

/** A refusal that rolls the request's transaction back. */
export class InvitationRefusedError extends APIError {
  readonly field: string | undefined
  constructor(status: number, message: string, field?: string) {
    super(message, status, null, true)
    this.field = field
  }
}

/** An invitation that was just sent, with the link that only the sender of the request gets. */
export type DeliveredInvitation = { readonly invitation: Invitation; readonly link: string }

export type Author = { readonly id: string; readonly email: string }

/**
 * Returns why this address cannot be invited; undefined if it can. Only roles and invitations at the chosen dealers
 * count, of which the requester is an administrator: an account at another dealer is not revealed. Its owner accepts by
 * signing in.
 */
export const findTakenProblem = async (
  req: PayloadRequest,
  { email, platformAdmin, roles }: NewInvitation,
): Promise<InvitationProblem | undefined> => {
  const db = transactionClient(req)
  await lockInvitedAddress(db, email)
  if (platformAdmin)
    return (await isPlatformAdminTaken(db, email))
      ? { field: 'email', message: `${email} is already a platform admin, or has been invited.` }
      : undefined
  const [taken] = await findTakenDealers(
    db,
    email,
    roles.map(({ tenant }) => tenant),
  )
  if (taken === undefined) return undefined
  const message = taken.isMember
    ? `${email} already works at ${taken.dealer}. To change their role, open their account in the list of staff.`
    : `${email} has already been invited to ${taken.dealer}. You can send that invitation again from the list of staff.`
  return { field: 'email', message }
}

const deliver = async (req: PayloadRequest, sent: SentInvitation, replyTo: string): Promise<DeliveredInvitation> => {
  const db = transactionClient(req)
  const link = await sendInvitation(db, sent, { platform: env.PUBLIC_URL, replyTo })
  const invitation = await findInvitation(db, sent.id)
  if (invitation === null) throw new Error(`There is no invitation ${sent.id}.`)
  return { invitation, link }
}

/** Stores and sends an invitation and logs it, in the request's transaction. The caller has checked the rights. */
export const storeInvitation = async (
  req: PayloadRequest,
  invitation: NewInvitation,
  author: Author,
): Promise<DeliveredInvitation> => {
  const sent = await deliver(req, await createInvitation(transactionClient(req), invitation, author.id), author.email)
  await logInvitation(req, {
    action: 'created',
    who: author.email,
    invitation: sent.invitation,
    lines: invitation.roles.map(({ tenant, role }) => ({ tenant, what: `Invited as ${roleLabels[role]}` })),
    platformLine: 'Invited as platform admin',
  })
  return sent
}

/** Sends an invitation with its new token and logs it, in the request's transaction. */
export const sendAgain = async (
  req: PayloadRequest,
  renewed: SentInvitation,
  who: string,
): Promise<DeliveredInvitation> => {
  const sent = await deliver(req, renewed, who)
  await logInvitation(req, {
    action: 'changed',
    who,
    invitation: sent.invitation,
    lines: sent.invitation.memberships.map(({ tenant, role }) => ({
      tenant,
      what: `Invitation as ${roleLabels[role]} sent again`,
    })),
    platformLine: 'Invitation as platform admin sent again',
  })
  return sent
}

/** The answer to the sender. */
export const toSentAnswer = ({ invitation, link }: DeliveredInvitation) => ({
  id: invitation.id,
  email: invitation.email,
  name: invitation.name,
  expiresAt: invitation.expiresAt.toISOString(),
  link,
  mailbox: findDemoMailbox(),
})
