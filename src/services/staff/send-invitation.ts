import type { ClientBase } from 'pg'
import { buildInvitationEmail, invitationSender } from '@/src/domain/accounts/staff-invitation-email'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { queueMessage } from '../messages/queue-message'
import { invitationMessageKey, type SentInvitation } from './invitations'
import { findInvitation } from './find-invitation'

/**
 * The page of an invitation. The token is in the fragment, which browsers do not send: neither the logs of a server or
 * proxy nor a mail scanner that opens links get it.
 */
export const invitationLink = (platform: string, token: string): string =>
  new URL(`/admin/invitation#${token}`, platform).href

/** The time zone of a dealer's first location; Brisbane's for the platform, and for a dealer without a location. */
const findTimeZone = async (db: Pick<ClientBase, 'query'>, tenant: string | null): Promise<string> => {
  const { rows } = await db.query<{ timezone: string }>(
    `SELECT timezone::text AS timezone FROM locations WHERE tenant_id = $1 AND deleted_at IS NULL
     ORDER BY "primary" DESC NULLS LAST, "order" LIMIT 1`,
    [tenant],
  )
  return rows[0]?.timezone ?? DEFAULT_TIME_ZONE
}

/** Queues the email of an invitation, in the caller's transaction. @returns the link in it */
export const sendInvitation = async (
  db: Pick<ClientBase, 'query'>,
  { id, token }: SentInvitation,
  { platform, replyTo }: { readonly platform: string; readonly replyTo: string },
): Promise<string> => {
  const invitation = await findInvitation(db, id)
  if (invitation === null) throw new Error(`There is no invitation ${id}.`)
  const link = invitationLink(platform, token)
  const tenant = invitation.memberships[0]?.tenant ?? null
  await queueMessage(db, {
    tenant,
    key: invitationMessageKey(token),
    channel: 'email',
    to: invitation.email,
    from: invitationSender(invitation),
    replyTo,
    ...buildInvitationEmail(invitation, link, await findTimeZone(db, tenant)),
  })
  return link
}
