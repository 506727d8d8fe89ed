import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { leadCategoryOf } from '@/src/domain/leads/lead-types'
import { formatCents } from '@/src/domain/money/format-money'
import { toE164 } from '@/src/domain/phone'
import { formatLongMoment } from '@/src/domain/time/format-moment'
import { v7 as uuidV7 } from 'uuid'
import type { SaleFacts } from './sale-facts'
import type { SaleRow } from './sale-rows'

type Answer = { readonly name: string; readonly value: string }
type Purchase = { readonly id: string; readonly answers: unknown }

/** The stored answers of a purchase's steps, as its lead lists them. */
const answersOf = (stored: unknown): readonly Answer[] =>
  typeof stored === 'object' && stored !== null
    ? Object.entries(stored).flatMap(([, step]) =>
        typeof step === 'object' && step !== null
          ? Object.entries(step).flatMap(([name, value]) =>
              typeof value === 'string' && value !== '' ? [{ name, value }] : [],
            )
          : [],
      )
    : []

const categoriesOf = (
  { hold }: SaleRow,
  purchase: Purchase | undefined,
): readonly [category: string, subcategory: string] => {
  if (hold === null) return ['Online Payment', 'Payment Received']
  return [leadCategoryOf({ leadType: purchase ? 'buy-online' : 'reserve' }).category, 'Deposit Paid']
}

const detailsOf = (
  { payment, hold }: SaleRow,
  { timezone }: SaleFacts,
  purchase: Purchase | undefined,
): readonly Answer[] => [
  { name: 'amount', value: formatCents(payment.amount_cents) },
  ...(payment.receipt ? [{ name: 'receipt', value: payment.receipt }] : []),
  ...(payment.reference ? [{ name: 'reference', value: payment.reference }] : []),
  ...(hold?.held_until ? [{ name: 'held until', value: formatLongMoment(hold.held_until, timezone) }] : []),
  ...answersOf(purchase?.answers),
]

/** Identifies a person by the normalized phone number, else by the email address. */
const personKeyOf = (phone: string | null, email: string | null): string | null =>
  (phone === null ? null : toE164(phone)) ?? email?.toLowerCase() ?? null

// prettier-ignore
const columns = [
  'id', 'tenant_id', 'key', 'category', 'subcategory', 'lead_status', 'form_completed', 'stage', 'name', 'email', 'phone',
  'person', 'shopper_id', 'car_id', 'stock_number', 'vehicle_make', 'vehicle_model', 'car_type', 'vehicle_status',
  'location_id', 'dealership_id', 'dealership_slug', 'website_id', 'source',
] as const

const vehicleValues = (vehicle: SaleFacts['vehicle'] | undefined): readonly unknown[] =>
  (['id', 'stocknum', 'make', 'model', 'car_type', 'status', 'location_id'] as const).map(
    (name) => vehicle?.[name] ?? null,
  )

const payerValues = ({ name, email, phone, shopper_id }: SaleRow['payment']): readonly unknown[] => [
  ...[name, email?.toLowerCase() ?? null, phone, personKeyOf(phone, email), shopper_id],
]

const valuesOf = (
  id: string,
  { payment }: SaleRow,
  { dealer, vehicle }: SaleFacts,
  categories: readonly [string, string],
): readonly unknown[] => [
  ...[id, payment.tenant_id, `payment:${payment.id}`, ...categories, 'Complete', true, 'new'],
  ...payerValues(payment),
  ...vehicleValues(vehicle),
  ...[vehicle?.dealership_id ?? dealer.dealership_id, vehicle?.dealership_slug ?? dealer.dealership_slug],
  ...[dealer.website_id, 'Website'],
]

/**
 * Inserts the dealer's lead of a received payment (LEAD-08): one per payment, in the transaction that records it, with
 * all answers of the purchase it completes. @returns its id
 */
export const insertSaleLead = async (client: PoolClient, sale: SaleRow, facts: SaleFacts): Promise<string> => {
  const { hold } = sale
  const purchases = hold
    ? await client.query<Purchase>('SELECT id, answers FROM purchases WHERE reservation_id = $1', [hold.id])
    : undefined
  const purchase = purchases?.rows[0]
  const id = uuidV7()
  const placeholders = columns.map((_, index) => `$${String(index + 1)}`).join(', ')
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO leads (${columns.join(', ')}) VALUES (${placeholders})
     ON CONFLICT (tenant_id, key) DO UPDATE SET key = excluded.key RETURNING id`,
    [...valuesOf(id, sale, facts, categoriesOf(sale, purchase))],
  )
  const stored = rows[0]?.id ?? id
  if (stored !== id) return stored
  for (const [order, { name, value }] of detailsOf(sale, facts, purchase).entries())
    await client.query('INSERT INTO leads_details (_order, _parent_id, id, name, value) VALUES ($1, $2, $3, $4, $5)', [
      order + 1,
      id,
      randomUUID(),
      name,
      value.slice(0, 2000),
    ])
  if (hold) await client.query('UPDATE reservations SET lead_id = $2 WHERE id = $1', [hold.id, id])
  if (purchase)
    await client.query(
      "UPDATE purchases SET state = 'done', step = 'summary', lead_id = $2, done_at = now(), updated_at = now() WHERE id = $1",
      [purchase.id, id],
    )
  return id
}
