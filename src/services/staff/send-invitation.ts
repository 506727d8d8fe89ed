import type { ClientBase } from 'pg'
import { buildInvitationEmail, invitationSender } from '@/src/domain/accounts/staff-invitation-email'
import { queueMessage } from '../messages/queue-message'
import { findInvitation, invitationMessageKey, type SentInvitation } from './invitations'

/**
 * The page of an invitation. The token is in the fragment, which browsers do not send: neither the logs of a server or
 * proxy nor a mail scanner that opens links get it.
 */
export const invitationLink = (platform: string, token: string): string =>
  new URL(`/admin/invitation#${token}`, platform).href

/** Queues the email of an invitation, in the caller's transaction. @returns the link in it */
export const sendInvitation = async (
  db: Pick<ClientBase, 'query'>,
  { id, token }: SentInvitation,
  { platform, replyTo }: { readonly platform: string; readonly replyTo: string },
): Promise<string> => {
  const invitation = await findInvitation(db, id)
  if (invitation === null) throw new Error(`There is no invitation ${id}.`)
  const link = invitationLink(platform, token)
  await queueMessage(db, {
    tenant: invitation.memberships[0]?.tenant ?? null,
    key: invitationMessageKey(token),
    channel: 'email',
    to: invitation.email,
    from: invitationSender(invitation),
    replyTo,
    ...buildInvitationEmail(invitation, link),
  })
  return link
}
