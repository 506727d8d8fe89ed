import type { ClientBase } from 'pg'

/** Reads and writes invitations of staff (STF-09). Who may do what is decided by the callers. */

type Db = Pick<ClientBase, 'query'>

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
