import type { Pool } from 'pg'
import { inTransaction } from '@/src/platform/postgres/connections'
import type { AccountOwner } from './records'

/**
 * Deletes an account (ACC-06; docs/decisions/0014) in one transaction: the shopper, saved vehicles and searches, open
 * purchases, valuations without a lead, unsent messages and used codes. Records the dealer must or may keep (enquiries,
 * bookings, reservations, payments, accepted offers) stay without a link to an account.
 */
export const deleteAccount = (db: Pool, { tenantId, id, phone, confirmedEmail }: AccountOwner): Promise<void> =>
  inTransaction(db, async (client) => {
    const email = confirmedEmail?.toLowerCase() ?? null
    await client.query('DELETE FROM saved_searches WHERE tenant_id = $1 AND email = $2', [tenantId, email])
    await client.query("DELETE FROM purchases WHERE tenant_id = $1 AND shopper_id = $2 AND state = 'open'", [
      tenantId,
      id,
    ])
    await client.query(
      "DELETE FROM valuations WHERE tenant_id = $1 AND shopper_id = $2 AND state <> 'accepted' AND lead_id IS NULL",
      [tenantId, id],
    )
    // The phone stays while the campaign runs, because each person has one spin in it (`prunePrizeSpins`).
    await client.query('UPDATE prize_spins SET name = NULL, email = NULL WHERE tenant_id = $1 AND shopper_id = $2', [
      tenantId,
      id,
    ])
    await client.query(
      `DELETE FROM messages WHERE tenant_id = $1 AND state <> 'sent' AND recipient IN ($2, $3)
         AND (key LIKE 'code:%' OR key LIKE 'drop:%' OR key LIKE 'search:%' OR key LIKE 'confirm:%')`,
      [tenantId, phone, email ?? phone],
    )
    await client.query('DELETE FROM sign_in_codes WHERE tenant_id = $1 AND phone = $2 AND used_at IS NOT NULL', [
      tenantId,
      phone,
    ])
    await client.query('DELETE FROM shoppers WHERE id = $1 AND tenant_id = $2', [id, tenantId])
  })
