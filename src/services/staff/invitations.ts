import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { InvitationDetails } from '@/src/domain/accounts/staff-invitation-email'
import {
  INVITATION_DAYS,
  type InvitationRefusal,
  type InvitedRole,
  type NewInvitation,
} from '@/src/domain/accounts/staff-invitation'
import type { Role } from '@/src/domain/panel/roles'
import { createLinkToken, hashLinkToken } from './link-token'

/** Reads and writes invitations of staff (STF-09). Who may do what is decided by the callers. */

type Db = Pick<ClientBase, 'query'>

/** The idempotency key of an invitation's email; it names the link, so that a replaced one is not sent any more. */
export const invitationMessageKey = (token: string): string => `invitation:${hashLinkToken(token)}`

/** Waits for other transactions that invite the same address, so that each sees the other's invitation. */
export const lockInvitedAddress = async (db: Db, email: string): Promise<void> => {
  await db.query("SELECT pg_advisory_xact_lock(hashtextextended('staff invitation ' || $1::text, 0))", [email])
}

/** Lists those of the dealers at which an address already has a role, or an invitation that was not accepted. */
export const findTakenDealers = async (
  db: Db,
  email: string,
  tenants: readonly string[],
): Promise<readonly { readonly dealer: string; readonly isMember: boolean }[]> => {
  const { rows } = await db.query<{ dealer: string; isMember: boolean }>(
    `SELECT t.name AS dealer, m.is_member AS "isMember" FROM (
       SELECT m.tenant_id, true AS is_member FROM users u JOIN users_tenants m ON m._parent_id = u.id WHERE u.email = $1
       UNION ALL
       SELECT r.tenant_id, false FROM staff_invitations i JOIN staff_invitation_roles r ON r.invitation_id = i.id
       WHERE i.email = $1 AND i.accepted_at IS NULL
     ) m JOIN tenants t ON t.id = m.tenant_id
     WHERE t.id::text IN (SELECT jsonb_array_elements_text($2::jsonb)) ORDER BY m.is_member DESC, t.name`,
    [email, JSON.stringify(tenants)],
  )
  return rows
}

/** Returns whether an address is already a platform admin's, or invited to become one. */
export const isPlatformAdminTaken = async (db: Db, email: string): Promise<boolean> => {
  const { rows } = await db.query(
    `SELECT 1 FROM users WHERE email = $1 AND platform_admin
     UNION ALL SELECT 1 FROM staff_invitations WHERE email = $1 AND platform_admin AND accepted_at IS NULL`,
    [email],
  )
  return rows.length > 0
}

export type SentInvitation = { readonly id: string; readonly token: string }

/** Stores a new invitation. Only this call knows its token. */
export const createInvitation = async (
  db: Db,
  { email, name, platformAdmin, roles }: NewInvitation,
  invitedBy: string,
): Promise<SentInvitation> => {
  const [id, token] = [randomUUID(), createLinkToken()]
  await db.query(
    `INSERT INTO staff_invitations (id, email, name, platform_admin, token_hash, invited_by, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))`,
    [id, email, name, platformAdmin, hashLinkToken(token), invitedBy, INVITATION_DAYS],
  )
  for (const { tenant, role } of roles)
    await db.query('INSERT INTO staff_invitation_roles (invitation_id, tenant_id, role) VALUES ($1, $2, $3)', [
      id,
      tenant,
      role,
    ])
  return { id, token }
}

/**
 * Gives an invitation a new token and a new period. The old link stops working.
 * @returns null if it was accepted or withdrawn meanwhile
 */
export const renewInvitation = async (db: Db, id: string, invitedBy: string): Promise<SentInvitation | null> => {
  const token = createLinkToken()
  const { rows } = await db.query(
    `UPDATE staff_invitations SET token_hash = $2, invited_by = $3, sent_at = now(),
       expires_at = now() + make_interval(days => $4)
     WHERE id = $1 AND accepted_at IS NULL RETURNING id`,
    [id, hashLinkToken(token), invitedBy, INVITATION_DAYS],
  )
  return rows.length > 0 ? { id, token } : null
}

/**
 * Takes back an invitation, or its roles at some dealers: the rest stays valid.
 * @returns false if it was accepted or withdrawn meanwhile
 */
export const withdrawInvitation = async (db: Db, id: string, tenants: readonly string[] | 'all'): Promise<boolean> => {
  const { rows } = await db.query<{ platform_admin: boolean }>(
    'SELECT platform_admin FROM staff_invitations WHERE id = $1 AND accepted_at IS NULL FOR UPDATE',
    [id],
  )
  if (rows[0] === undefined) return false
  if (tenants !== 'all')
    await db.query(
      `DELETE FROM staff_invitation_roles
       WHERE invitation_id = $1 AND tenant_id::text IN (SELECT jsonb_array_elements_text($2::jsonb))`,
      [id, JSON.stringify(tenants)],
    )
  await db.query(
    `DELETE FROM staff_invitations i WHERE id = $1
     AND ($2 OR NOT (platform_admin OR EXISTS (SELECT 1 FROM staff_invitation_roles r WHERE r.invitation_id = i.id)))`,
    [id, tenants === 'all'],
  )
  return true
}

/**
 * SQL that is true if the author of the invitation `i`, the user `u`, may still give its roles. Without this an
 * administrator who was dismissed could come back by an invitation to themselves. At least one dealer must be active.
 */
const AUTHOR_MAY_STILL_SQL = `(CASE WHEN i.platform_admin THEN coalesce(u.platform_admin, false) ELSE
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

type InvitationRow = Omit<Invitation, 'refusal'> & {
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

/** Marks an invitation as used. It stays for a while, so that its link can say so. */
export const markAccepted = async (db: Db, id: string): Promise<void> => {
  await db.query('UPDATE staff_invitations SET accepted_at = now() WHERE id = $1', [id])
}

/** Reports whether the link with this hash of a token can still be used. */
export const isLinkOpen = async (db: Db, tokenHash: string, now: Date): Promise<boolean> => {
  const { rows } = await db.query(
    'SELECT 1 FROM staff_invitations WHERE token_hash = $1 AND accepted_at IS NULL AND expires_at > $2',
    [tokenHash, now],
  )
  return rows.length > 0
}

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

/** Days for which an invitation is stored after it ended. Its name and address are personal data. */
const RETENTION_DAYS = 90

/** Deletes invitations that were accepted or expired long ago. */
export const pruneInvitations = async (db: Db): Promise<void> => {
  await db.query("DELETE FROM staff_invitations WHERE least(accepted_at, expires_at) < now() - $1 * interval '1 day'", [
    RETENTION_DAYS,
  ])
}
