import type { Pool } from 'pg'
import type { CheckoutMetadata, CheckoutRequest } from './port'

/** A row of `test_checkouts`; any process can read and update it. */
export type TestCheckout = {
  readonly id: string
  readonly key: string
  readonly amount_cents: number
  readonly description: string
  readonly state: 'open' | 'paid' | 'expired'
  readonly success_url: string
  readonly cancel_url: string
  readonly payment_id: string | null
  readonly refund_id: string | null
  readonly tries: number
  readonly metadata: Partial<CheckoutMetadata>
}

const columns = `id, key, amount_cents::int AS amount_cents, description,
  CASE WHEN state = 'open' AND expires_at <= now() THEN 'expired' ELSE state END AS state,
  success_url, cancel_url, payment_id, refund_id, tries, metadata`

const queryOne = async (db: Pool, text: string, values: readonly unknown[]): Promise<TestCheckout | null> =>
  (await db.query<TestCheckout>(text, [...values])).rows[0] ?? null

/** Queries of the test driver. Each is a single statement, so that only one of two concurrent calls takes effect. */
export const createTestCheckoutStore = (db: Pool) => ({
  byId: (id: string) => queryOne(db, `SELECT ${columns} FROM test_checkouts WHERE id = $1`, [id]),
  byPayment: (payment: string) =>
    queryOne(db, `SELECT ${columns} FROM test_checkouts WHERE payment_id = $1`, [payment]),
  create: async (id: string, request: CheckoutRequest): Promise<TestCheckout> => {
    await db.query(
      `INSERT INTO test_checkouts (id, key, amount_cents, description, success_url, cancel_url, expires_at, metadata)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (key) DO NOTHING`,
      [
        id,
        request.key,
        request.amount_cents,
        request.description,
        request.success_url,
        request.cancel_url,
        request.expires_at,
        request.metadata,
      ],
    )
    const stored = await queryOne(db, `SELECT ${columns} FROM test_checkouts WHERE key = $1`, [request.key])
    if (!stored) throw new Error('A test checkout could not be stored.')
    return stored
  },
  pay: (id: string, payment: string) =>
    queryOne(
      db,
      `UPDATE test_checkouts SET state = 'paid', payment_id = $2
       WHERE id = $1 AND state = 'open' AND expires_at > now() RETURNING ${columns}`,
      [id, payment],
    ),
  fail: (id: string) =>
    queryOne(db, `UPDATE test_checkouts SET tries = tries + 1 WHERE id = $1 AND state = 'open' RETURNING ${columns}`, [
      id,
    ]),
  expire: (id: string) =>
    queryOne(db, `UPDATE test_checkouts SET state = 'expired' WHERE id = $1 AND state = 'open' RETURNING ${columns}`, [
      id,
    ]),
  refund: (payment: string, refund: string) =>
    queryOne(
      db,
      `UPDATE test_checkouts SET refund_id = coalesce(refund_id, $2) WHERE payment_id = $1 RETURNING ${columns}`,
      [payment, refund],
    ),
})
