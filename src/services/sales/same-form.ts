import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

/** Decides what a form means that is sent again, such as after Back from the provider's page. */

/**
 * Returns the idempotency key of a payment. Its values are part of it: the same form sent twice is one payment, and one
 * that was corrected in between, say with another amount, is another.
 */
export const toPaymentKey = (payment: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(payment).toSorted()))
    .digest('base64url')

type Payer = { readonly name: string; readonly phone: string; readonly email: string }

/**
 * Finds the form of an unpaid hold by its payment's token, so that its shopper can correct and send it again (RSV-01);
 * null once it is paid or has ended, and for a deposit of a purchase, whose details belong to its own steps.
 */
export const findUnpaidForm = async (
  db: Pick<Pool, 'query'>,
  tenantId: string,
  token: string,
): Promise<(Payer & { readonly key: string }) | null> => {
  const { rows } = await db.query<Payer & { readonly key: string }>(
    `SELECT r.key, r.name, r.phone, r.email FROM payments p JOIN reservations r ON r.id = p.reservation_id
     WHERE p.tenant_id = $1 AND p.token = $2 AND p.state = 'open' AND r.state = 'pending'
       AND NOT EXISTS (SELECT FROM purchases c WHERE c.reservation_id = r.id)`,
    [tenantId, token],
  )
  return rows[0] ?? null
}

/**
 * Updates the details of a payer who corrected the form of an unpaid hold, so that we write to the new address. Their
 * checkout stays. Of a checkout that the provider has not stored yet nothing changes, because the details are part of
 * the request that is sent again.
 */
export const updatePayer = async (
  client: PoolClient,
  paymentId: string,
  { name, phone, email }: Payer,
): Promise<void> => {
  await client.query(
    // The hold is locked first, as everywhere.
    `WITH hold AS (
       UPDATE reservations r SET name = $2, phone = $3, email = $4 FROM payments p
       WHERE p.id = $1 AND p.state = 'open' AND r.id = p.reservation_id AND r.state = 'pending' RETURNING r.id)
     UPDATE payments SET name = $2, phone = $3, email = $4 FROM hold
     WHERE payments.id = $1 AND state = 'open' AND reservation_id = hold.id`,
    [paymentId, name, phone, email],
  )
}
