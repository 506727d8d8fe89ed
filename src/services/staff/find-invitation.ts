import type { ClientBase } from 'pg'
import type { InvitationDetails } from '@/src/domain/accounts/staff-invitation-email'
import type { InvitationRefusal, InvitedRole } from '@/src/domain/accounts/staff-invitation'
import { hashLinkToken } from './link-token'

/** Reads and writes invitations of staff (STF-09). Who may do what is decided by the callers. */

type Db = Pick<ClientBase, 'query'>

/**
 * SQL that is true if the author of the invitation `i`, the user `u`, may still give its roles. Without this an
 * administrator who was dismissed could come back by an invitation to themselves. At least one dealer must be active.
 */
export const AUTHOR_MAY_STILL_SQL = `(CASE WHEN i.platform_admin THEN coalesce(u.platform_admin, false) ELSE
  EXISTS (SELECT 1 FROM staff_invitation_roles r JOIN tenants t ON t.id = r.tenant_id
    WHERE r.invitation_id = i.id AND t.status::text = 'active')
  AND (coalesce(u.platform_admin, false) OR (u.id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM staff_invitation_roles r WHERE r.invitation_id = i.id AND NOT EXISTS (
      SELECT 1 FROM users_tenants m
      WHERE m._parent_id = u.id AND m.tenant_id = r.tenant_id AND m.role::text = 'tenant-admin')))) END)`

const ROLES_SQL = `(SELECT coalesce(jsonb_agg(jsonb_build_object('tenant', r.tenant_id, 'dealer', t.name, 'role', r.role)
    ORDER BY t.name), '[]') FROM staff_invitation_roles r JOIN tenants t ON t.id = r.tenant_id
  WHERE r.invitation_id = i.id)`

/** An invitation with everything that its email and its page say. */
export type Invitation = Omit<InvitationDetails, 'memberships'> & {
  readonly id: string
  readonly memberships: readonly (InvitedRole & { readonly dealer: string })[]
  /** Null if it can be accepted. */
  readonly refusal: InvitationRefusal | null
}

export type InvitationRow = Omit<Invitation, 'refusal'> & {
  readonly isUsed: boolean
  readonly isExpired: boolean
  readonly isAuthorised: boolean
}

const SELECT_SQL = `SELECT i.id, i.email, i.name, i.platform_admin AS "platformAdmin", i.expires_at AS "expiresAt",
    coalesce(nullif(u.name, ''), u.email, '') AS inviter, ${ROLES_SQL} AS memberships,
    i.accepted_at IS NOT NULL AS "isUsed", i.expires_at <= now() AS "isExpired",
    ${AUTHOR_MAY_STILL_SQL} AS "isAuthorised"
  FROM staff_invitations i LEFT JOIN users u ON u.id = i.invited_by`

const findRefusal = ({ isUsed, isAuthorised, isExpired }: InvitationRow): InvitationRefusal | null => {
  if (isUsed) return 'used'
  if (!isAuthorised) return 'unknown'
  return isExpired ? 'expired' : null
}

const toInvitation = (row: InvitationRow): Invitation => {
  const { id, email, name, platformAdmin, inviter, memberships, expiresAt } = row
  // Payload's transactions return moments as text.
  const end = new Date(expiresAt)
  return { id, email, name, platformAdmin, inviter, memberships, expiresAt: end, refusal: findRefusal(row) }
}

/** Finds the invitation of a link, also one that cannot be accepted any more; null if it is not found. */
export const findInvitationByToken = async (db: Db, token: string): Promise<Invitation | null> => {
  const { rows } = await db.query<InvitationRow>(`${SELECT_SQL} WHERE i.token_hash = $1`, [hashLinkToken(token)])
  return rows[0] ? toInvitation(rows[0]) : null
}

/** Finds an invitation by its id; null if it is not found. */
export const findInvitation = async (db: Db, id: string): Promise<Invitation | null> => {
  const { rows } = await db.query<InvitationRow>(`${SELECT_SQL} WHERE i.id = $1`, [id])
  return rows[0] ? toInvitation(rows[0]) : null
}

/**
 * Finds the invitation of a link for the rest of the transaction: of two requests with the same link the second waits,
 * and then reads that it is used.
 */
export const lockInvitationByToken = async (db: Db, token: string): Promise<Invitation | null> => {
  await db.query('SELECT 1 FROM staff_invitations WHERE token_hash = $1 FOR UPDATE', [hashLinkToken(token)])
  return findInvitationByToken(db, token)
}
