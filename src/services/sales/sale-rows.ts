import type { Pool, PoolClient } from 'pg'
import { FOR_SALE_SQL } from '@/src/services/stock/stock-counts'
import type { HoldState, PaymentState } from '@/src/domain/sales/sale-state-machine'

export type PaymentRow = {
  readonly id: string
  readonly tenant_id: string
  readonly type: 'deposit' | 'payment'
  readonly state: PaymentState
  readonly amount_cents: number
  readonly provider: string
  readonly session_id: string | null
  readonly provider_payment_id: string | null
  readonly reservation_id: string | null
  readonly shopper_id: string | null
  readonly name: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly reference: string | null
  readonly receipt: string | null
  readonly token: string
  readonly created_at: Date
}

export type HoldRow = {
  readonly id: string
  readonly state: HoldState
  readonly car_id: string | null
  readonly car_title: string | null
  readonly deposit_cents: number
  readonly held_until: Date | null
}

/** A payment and, if it is a deposit, its hold. */
export type SaleRow = { readonly payment: PaymentRow; readonly hold: HoldRow | null }

const PAYMENT_COLUMNS_SQL = `id, tenant_id, type, state, amount_cents::int AS amount_cents, provider, session_id,
  provider_payment_id, reservation_id, shopper_id, name, phone, email, reference, receipt, token, created_at`
const HOLD_COLUMNS_SQL = 'id, state, car_id, car_title, deposit_cents::int AS deposit_cents, held_until'

type Db = Pool | PoolClient

const readHold = async (db: Db, id: string | null, lock: string): Promise<HoldRow | null> => {
  if (id === null) return null
  const { rows } = await db.query<HoldRow>(`SELECT ${HOLD_COLUMNS_SQL} FROM reservations WHERE id = $1 ${lock}`, [id])
  return rows[0] ?? null
}

const readSaleRow = async (db: Db, id: string, lock: '' | 'FOR UPDATE'): Promise<SaleRow | null> => {
  const { rows: payments } = await db.query<{ reservation_id: string | null }>(
    'SELECT reservation_id FROM payments WHERE id = $1',
    [id],
  )
  if (!payments[0]) return null
  // Always lock the hold first, to avoid a deadlock.
  const hold = await readHold(db, payments[0].reservation_id, lock)
  const { rows } = await db.query<PaymentRow>(`SELECT ${PAYMENT_COLUMNS_SQL} FROM payments WHERE id = $1 ${lock}`, [id])
  return rows[0] ? { payment: rows[0], hold } : null
}

export const readSale = (db: Db, paymentId: string): Promise<SaleRow | null> => readSaleRow(db, paymentId, '')

/** Reads a sale and locks both rows until the transaction ends. */
export const lockSale = (client: PoolClient, paymentId: string): Promise<SaleRow | null> =>
  readSaleRow(client, paymentId, 'FOR UPDATE')

/** Returns whether a vehicle may be sold and has no hold of another shopper. */
export const isVehicleFree = async (client: PoolClient, hold: HoldRow): Promise<boolean> => {
  const { rows } = await client.query(
    `SELECT 1 FROM vehicles v WHERE v.id = $1 AND ${FOR_SALE_SQL}
       AND NOT EXISTS (SELECT 1 FROM reservations r WHERE r.car_id = v.id AND r.id <> $2 AND r.state IN ('pending', 'held'))`,
    [hold.car_id, hold.id],
  )
  return rows.length === 1
}
