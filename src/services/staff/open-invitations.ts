import type { ClientBase } from 'pg'
import type { Role } from '@/src/domain/panel/roles'
import { AUTHOR_MAY_STILL_SQL, type InvitationRow } from './find-invitation'

/** Reads and writes invitations of staff (STF-09). Who may do what is decided by the callers. */

type Db = Pick<ClientBase, 'query'>

/** An invitation that was not accepted yet, as the list of staff shows it. */
export type OpenInvitation = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly platformAdmin: boolean
  /** The roles at the dealers that were asked for. */
  readonly memberships: readonly { readonly dealer: string; readonly role: Role }[]
  /** True if it has no roles at other dealers. */
  readonly isComplete: boolean
  readonly inviter: string
  readonly expiresAt: Date
  readonly state: 'open' | 'expired' | 'invalid'
  /** True if the email could not be delivered. */
  readonly isUndelivered: boolean
}

type OpenRow = Omit<OpenInvitation, 'state'> & Pick<InvitationRow, 'isExpired' | 'isAuthorised'>

/** Lists invitations that were not accepted, newest first, as far as they concern these dealers. */
export const listOpenInvitations = async (
  db: Db,
  tenants: readonly string[] | 'all',
  limit = 200,
): Promise<readonly OpenInvitation[]> => {
  const { rows } = await db.query<OpenRow>(
    `WITH asked AS (SELECT jsonb_array_elements_text($1::jsonb)::uuid AS id)
     SELECT i.id, i.email, i.name, i.platform_admin AS "platformAdmin", i.expires_at AS "expiresAt",
       coalesce(nullif(u.name, ''), u.email, '') AS inviter, i.expires_at <= now() AS "isExpired",
       ${AUTHOR_MAY_STILL_SQL} AS "isAuthorised",
       coalesce((SELECT jsonb_agg(jsonb_build_object('dealer', t.name, 'role', r.role) ORDER BY t.name)
         FROM staff_invitation_roles r JOIN tenants t ON t.id = r.tenant_id
         WHERE r.invitation_id = i.id AND ($1 IS NULL OR t.id IN (SELECT id FROM asked))), '[]') AS memberships,
       $1 IS NULL OR NOT (i.platform_admin OR EXISTS (SELECT 1 FROM staff_invitation_roles r
         WHERE r.invitation_id = i.id AND r.tenant_id NOT IN (SELECT id FROM asked))) AS "isComplete",
       EXISTS (SELECT 1 FROM messages m WHERE m.key = 'invitation:' || i.token_hash AND m.state = 'failed') AS "isUndelivered"
     FROM staff_invitations i LEFT JOIN users u ON u.id = i.invited_by
     WHERE i.accepted_at IS NULL AND ($1 IS NULL OR EXISTS (SELECT 1 FROM staff_invitation_roles r
       WHERE r.invitation_id = i.id AND r.tenant_id IN (SELECT id FROM asked)))
     ORDER BY i.sent_at DESC, i.id LIMIT $2`,
    [tenants === 'all' ? null : JSON.stringify(tenants), limit],
  )
  return rows.map(({ isExpired, isAuthorised, ...row }) => ({
    ...row,
    state: !isAuthorised ? 'invalid' : isExpired ? 'expired' : 'open',
  }))
}
