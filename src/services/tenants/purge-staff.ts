import type { PoolClient } from 'pg'

const ofThisTenantAlone = `u.platform_admin IS NOT TRUE
  AND EXISTS (SELECT 1 FROM users_tenants m WHERE m._parent_id = u.id AND m.tenant_id = $1)
  AND NOT EXISTS (SELECT 1 FROM users_tenants m WHERE m._parent_id = u.id AND m.tenant_id <> $1)`

/**
 * Removes the accounts of staff who worked at this tenant alone, with their sessions and what their panel remembers
 * (TEN-01): they open nothing any more, and hold names, addresses and passwords of the dealer's people. Whoever also
 * works elsewhere, and the platform's own people, stay. Within a transaction, and before the memberships go: they alone
 * say who worked where.
 */
export const removeStaff = async (client: PoolClient, tenantId: string): Promise<void> => {
  // Another membership that is being given is waited for, and seen by the next statement.
  await client.query(`SELECT 1 FROM users u WHERE ${ofThisTenantAlone} ORDER BY u.id FOR UPDATE`, [tenantId])
  await client.query(
    `WITH gone AS (DELETE FROM users u WHERE ${ofThisTenantAlone} RETURNING u.id)
     DELETE FROM payload_preferences p USING payload_preferences_rels r, gone
     WHERE r.parent_id = p.id AND r.users_id = gone.id`,
    [tenantId],
  )
}
