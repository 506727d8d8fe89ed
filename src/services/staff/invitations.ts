import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { INVITATION_DAYS, type NewInvitation } from '@/src/domain/accounts/staff-invitation'
import { createLinkToken, hashLinkToken } from './link-token'

/** Reads and writes invitations of staff (STF-09). Who may do what is decided by the callers. */

type Db = Pick<ClientBase, 'query'>

/** The idempotency key of an invitation's email; it names the link, so that a replaced one is not sent any more. */
export const invitationMessageKey = (token: string): string => `invitation:${hashLinkToken(token)}`

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

/** Days for which an invitation is stored after it ended. Its name and address are personal data. */
const RETENTION_DAYS = 90

/** Deletes invitations that were accepted or expired long ago. */
export const pruneInvitations = async (db: Db): Promise<void> => {
  await db.query("DELETE FROM staff_invitations WHERE least(accepted_at, expires_at) < now() - $1 * interval '1 day'", [
    RETENTION_DAYS,
  ])
}
