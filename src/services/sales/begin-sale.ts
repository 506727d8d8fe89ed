import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { v7 as uuidV7 } from 'uuid'
import { formatPhone } from '@/src/domain/phone'
import { pendingExpiry } from '@/src/domain/sales/sale-state-machine'
import type { Payments } from '@/src/integrations/payments/port'
import { inTransaction } from '@/src/platform/postgres/connections'
import { log } from '@/src/platform/log'
import { spendChallenge } from '../leads/spend-challenge'
import { applyPaymentEvent } from './apply-payment-event'
import { openCheckout } from './open-checkout'
import { toPaymentKey, updatePayer } from './same-form'
import { readSale, type SaleRow } from './sale-rows'
import type { PaymentContext } from './settle'

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

export type CheckoutResult =
  /** The shopper pays at `url`; `token` is in the address of the payment's status page. */
  | { readonly kind: 'pay'; readonly url: string; readonly token: string }
  /** The same form was sent before and can no longer be paid; its status page shows the result. */
  | { readonly kind: 'done'; readonly token: string }
  /** Another shopper is paying for the vehicle or holds it. */
  | { readonly kind: 'taken'; readonly by: 'pending' | 'held' }
  /** Sold, removed, or reserved by the dealer. */
  | { readonly kind: 'unavailable' }
  /** The payment provider does not respond: nothing is held or charged. */
  | { readonly kind: 'failed' }
  /** This person has the maximum number of pending and paid holds. */
  | { readonly kind: 'many' }
  /** This sender has the maximum number of unpaid holds. */
  | { readonly kind: 'crowd' }
  /** The bot check's solution was used before. */
  | { readonly kind: 'spent' }

/** Vehicles one person may have on hold at a time. */
const MAX_HOLDS_PER_PERSON = 3
/** Unpaid holds of one sender at a time. Paid ones do not count, because many people may share an address. */
const MAX_UNPAID_HOLDS_PER_SENDER = 3

const createToken = (): string => randomBytes(24).toString('base64url')

type HoldRefusal = 'many' | 'crowd' | 'spent'
type StoredHold = { readonly payment: string; readonly fresh: boolean } | { readonly refused: HoldRefusal } | null

const findPaymentByKey = async (db: Pool | PoolClient, tenant: string, key: string): Promise<string | undefined> => {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM payments WHERE tenant_id = $1 AND key = $2', [
    tenant,
    key,
  ])
  return rows[0]?.id
}

const insertHold = async (client: PoolClient, hold: NewHold, now: Date): Promise<string | undefined> => {
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

const insertPayment = async (client: PoolClient, payment: NewPayment, now: Date): Promise<string | undefined> => {
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

/**
 * Waits for other holds of the same person or sender to be stored, so that concurrent requests for many vehicles are all
 * counted. Locks are taken in one order: two requests never wait for each other.
 */
const lockHolder = async (client: PoolClient, { tenant, shopper, sender, phone, email }: NewHold): Promise<void> => {
  const holders = Object.entries({ shopper, sender, phone, email: email.toLowerCase() })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `hold ${tenant} ${name} ${String(value)}`)
    .sort()
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended(holder, 0)) FROM unnest($1::text[]) AS holder', [
    holders,
  ])
}

/**
 * A signed-in shopper is one person, whichever phone and email each form names: another's form with theirs must not use
 * up their holds.
 */
const hasTooManyHolds = async (client: PoolClient, { tenant, shopper, phone, email }: NewHold): Promise<boolean> => {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM reservations WHERE tenant_id = $1 AND state IN ('pending', 'held')
       AND CASE WHEN $4::uuid IS NULL THEN phone = $2 OR lower(email) = lower($3) ELSE shopper_id = $4 END`,
    [tenant, phone, email, shopper ?? null],
  )
  return (rows[0]?.count ?? 0) >= MAX_HOLDS_PER_PERSON
}

const hasTooManyUnpaidHolds = async (client: PoolClient, { tenant, sender }: NewHold): Promise<boolean> => {
  if (sender === undefined) return false
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM reservations WHERE tenant_id = $1 AND state = 'pending' AND sender = $2`,
    [tenant, sender],
  )
  return (rows[0]?.count ?? 0) >= MAX_UNPAID_HOLDS_PER_SENDER
}

/** Why no hold may be stored, whichever vehicle it is; null if it may. */
const findRefusal = async (client: PoolClient, hold: NewHold): Promise<HoldRefusal | null> => {
  await lockHolder(client, hold)
  if (await hasTooManyHolds(client, hold)) return 'many'
  if (await hasTooManyUnpaidHolds(client, hold)) return 'crowd'
  return hold.singleUseKey === undefined || (await spendChallenge(client, hold.singleUseKey)) ? null : 'spent'
}

/**
 * Stores hold and payment, both or neither. The unique index lets one of many concurrent requests win without waiting.
 */
const storeHold = ({ db, provider, now }: PaymentContext, hold: NewHold): Promise<StoredHold> =>
  inTransaction(db, async (client) => {
    const existingId = await findPaymentByKey(client, hold.tenant, hold.key)
    if (existingId) {
      await updatePayer(client, existingId, hold)
      return { payment: existingId, fresh: false }
    }
    const refusal = await findRefusal(client, hold)
    const id = refusal ? undefined : await insertHold(client, hold, now())
    if (!id) {
      // A concurrent request with the same key may have stored it meanwhile.
      const concurrentId = await findPaymentByKey(client, hold.tenant, hold.key)
      if (concurrentId) return { payment: concurrentId, fresh: false }
      return refusal ? { refused: refusal } : null
    }
    const newPayment = {
      ...hold,
      type: 'deposit' as const,
      amount_cents: hold.deposit_cents,
      provider: provider.name,
      hold: id,
    }
    const payment = await insertPayment(client, newPayment, now())
    if (!payment) throw new Error('The payment of a hold could not be stored.')
    if (hold.purchase)
      await client.query('UPDATE purchases SET reservation_id = $2 WHERE id = $1 AND tenant_id = $3', [
        hold.purchase,
        id,
        hold.tenant,
      ])
    return { payment, fresh: true }
  })

const findConflict = async (db: Pool, { tenant, car }: NewHold): Promise<CheckoutResult> => {
  const { rows } = await db.query<{ state: 'pending' | 'held' }>(
    "SELECT state FROM reservations WHERE tenant_id = $1 AND car_id = $2 AND state IN ('pending', 'held')",
    [tenant, car],
  )
  return rows[0] ? { kind: 'taken', by: rows[0].state } : { kind: 'unavailable' }
}

/** The address where an unfinished payment is paid: its checkout is created or found. */
const findCheckoutUrl = async (
  paymentContext: PaymentContext,
  { payment, hold }: SaleRow,
): Promise<string | undefined> => {
  if (hold && hold.state !== 'pending') return undefined
  if (payment.state === 'created') return openCheckout(paymentContext, { payment, hold })
  if (payment.state !== 'open' || !payment.session_id) return undefined
  return (await paymentContext.provider.readCheckout(payment.session_id))?.url
}

/** Sends the shopper to the checkout. If the provider does not respond, the hold ends and the vehicle is free again. */
const startCheckout = async (
  paymentContext: PaymentContext,
  paymentId: string,
  isNew: boolean,
): Promise<CheckoutResult> => {
  const sale = await readSale(paymentContext.db, paymentId)
  if (!sale) return { kind: 'failed' }
  try {
    const url = await findCheckoutUrl(paymentContext, sale)
    return url === undefined
      ? { kind: 'done', token: sale.payment.token }
      : { kind: 'pay', url, token: sale.payment.token }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    log.error({ err: error }, 'A checkout could not be created.')
    if (isNew)
      await applyPaymentEvent({
        db: paymentContext.db,
        paymentId,
        event: { kind: 'unpaid', as: 'failed', problem },
        now: paymentContext.now(),
      })
    return { kind: 'failed' }
  }
}

/**
 * Starts to hold a vehicle for a shopper and creates the checkout (RSV-01, RSV-02). A unique index allows one pending
 * or active hold per vehicle under any concurrency. The same key leads to the same checkout.
 */
export const beginHold = async (paymentContext: PaymentContext, newHold: NewHold): Promise<CheckoutResult> => {
  // Each number has one spelling, so that a person's holds are counted however it was written.
  const hold = { ...newHold, phone: formatPhone(newHold.phone) }
  const stored = await storeHold(paymentContext, hold)
  if (stored === null) return findConflict(paymentContext.db, hold)
  if ('refused' in stored) return { kind: stored.refused }
  paymentContext.at?.('hold stored')
  return startCheckout(paymentContext, stored.payment, stored.fresh)
}

/** Starts a payment that holds no vehicle (RSV-05). */
export const beginPayment = async (
  paymentContext: PaymentContext,
  newPayment: Payer & {
    readonly tenant: string
    readonly amount_cents: number
    readonly reference: string
    readonly key: string
  },
): Promise<CheckoutResult> => {
  const { db, provider, now } = paymentContext
  const payment = { ...newPayment, key: toPaymentKey(newPayment), type: 'payment' as const, provider: provider.name }
  const insertedId = await inTransaction(db, (client) => insertPayment(client, payment, now()))
  const id = insertedId ?? (await findPaymentByKey(db, payment.tenant, payment.key))
  return id === undefined ? { kind: 'failed' } : startCheckout(paymentContext, id, insertedId !== undefined)
}

/**
 * Finds the address where a started payment can still be paid; undefined if it cannot. Rejects if the provider fails.
 */
export const findPaymentUrl = async (
  paymentContext: PaymentContext,
  paymentId: string,
): Promise<string | undefined> => {
  const sale = await readSale(paymentContext.db, paymentId)
  return sale ? findCheckoutUrl(paymentContext, sale) : undefined
}
