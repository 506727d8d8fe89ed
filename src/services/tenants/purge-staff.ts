import type { PoolClient } from 'pg'

const ofThisTenantOnlySql = `u.platform_admin IS NOT TRUE
  AND EXISTS (SELECT 1 FROM users_tenants m WHERE m._parent_id = u.id AND m.tenant_id = $1)
  AND NOT EXISTS (SELECT 1 FROM users_tenants m WHERE m._parent_id = u.id AND m.tenant_id <> $1)`

const invitedToThisTenantOnlySql = `NOT i.platform_admin
  AND EXISTS (SELECT 1 FROM staff_invitation_roles r WHERE r.invitation_id = i.id AND r.tenant_id = $1)
  AND NOT EXISTS (SELECT 1 FROM staff_invitation_roles r WHERE r.invitation_id = i.id AND r.tenant_id <> $1)`

/**
 * Deletes the accounts of staff who worked for this tenant only, with sessions and preferences (TEN-01), and the
 * invitations of those who would have: they can
 * access nothing any more, and contain personal data. Staff of other tenants and platform admins stay. Has to run
 * inside a transaction and before the memberships are deleted, because those are the only record of who worked where.
 */
export const removeStaff = async (client: PoolClient, tenantId: string): Promise<void> => {
  await client.query(`DELETE FROM staff_invitations i WHERE ${invitedToThisTenantOnlySql}`, [tenantId])
  // Waits for a membership that is being added concurrently, so that the next statement sees it.
  await client.query(`SELECT 1 FROM users u WHERE ${ofThisTenantOnlySql} ORDER BY u.id FOR UPDATE`, [tenantId])
  await client.query(
    `WITH deleted_users AS (DELETE FROM users u WHERE ${ofThisTenantOnlySql} RETURNING u.id)
     DELETE FROM payload_preferences p USING payload_preferences_rels r, deleted_users
     WHERE r.parent_id = p.id AND r.users_id = deleted_users.id`,
    [tenantId],
  )
}
