import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { v7 as uuidV7 } from 'uuid'
import { pendingExpiry } from '@/src/domain/sales/hold-expiry'
import type { Payments } from '@/src/integrations/payments/port'

export type Payer = {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly shopper?: string | undefined
}

export type NewHold = Payer & {
  readonly tenant: string
  readonly car: string
  readonly car_title: string
  readonly price_cents?: number | undefined
  readonly deposit_cents: number
  /** Exact wording of the terms agreed to. */
  readonly terms: string
  /** Idempotency key of the form: submitted twice, it is one hold. */
  readonly key: string
  /** Sender of a form without a sign-in; their unpaid holds are limited by sender too. */
  readonly sender?: string | undefined
  /** The bot check's solution, which is valid for one hold. */
  readonly singleUseKey?: string | undefined
  /** Id of the purchase this deposit belongs to. */
  readonly purchase?: string | undefined
}

const createToken = (): string => randomBytes(24).toString('base64url')

export const findPaymentByKey = async (
  db: Pool | PoolClient,
  tenant: string,
  key: string,
): Promise<string | undefined> => {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM payments WHERE tenant_id = $1 AND key = $2', [
    tenant,
    key,
  ])
  return rows[0]?.id
}

export const insertHold = async (client: PoolClient, hold: NewHold, now: Date): Promise<string | undefined> => {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO reservations (id, tenant_id, state, car_id, car_title, price_cents, deposit_cents, held_until, name, phone,
       email, terms, shopper_id, sender, key, token, created_at, updated_at)
     SELECT $1, v.tenant_id, 'pending', v.id, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16 FROM vehicles v
     WHERE v.tenant_id = $2 AND v.id = $3 AND v.status IN ('in_stock', 'coming_soon') AND v.removed_at IS NULL
       AND v.hidden IS NOT TRUE AND v.reserved IS NOT TRUE
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[
        uuidV7({ msecs: now.getTime() }),
        hold.tenant,
        hold.car,
        hold.car_title,
        hold.price_cents ?? null,
        hold.deposit_cents,
      ],
      ...[
        pendingExpiry(now),
        hold.name,
        hold.phone,
        hold.email,
        hold.terms,
        hold.shopper ?? null,
        hold.sender ?? null,
        hold.key,
        createToken(),
        now,
      ],
    ],
  )
  return rows[0]?.id
}

type NewPayment = Payer & {
  readonly tenant: string
  readonly type: 'deposit' | 'payment'
  readonly amount_cents: number
  readonly key: string
  readonly provider: Payments['name']
  readonly hold?: string
  readonly reference?: string
}

export const insertPayment = async (
  client: PoolClient,
  payment: NewPayment,
  now: Date,
): Promise<string | undefined> => {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO payments (id, tenant_id, type, state, amount_cents, provider, reference, name, phone, email,
       reservation_id, shopper_id, key, token, created_at, updated_at)
     VALUES ($1, $2, $3, 'created', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14) ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[randomUUID(), payment.tenant, payment.type, payment.amount_cents, payment.provider],
      ...[payment.reference ?? null, payment.name, payment.phone, payment.email, payment.hold ?? null],
      ...[payment.shopper ?? null, payment.key, createToken(), now],
    ],
  )
  return rows[0]?.id
}
