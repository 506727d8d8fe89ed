import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import {
  createTestProvider,
  buildHold,
  readSaleStates,
  createPaymentContext,
  createSalesDealer,
} from '@/scripts/testing/payments'
import { applyPaymentEvent, type PaymentEvent } from './apply-payment-event'
import { beginHold } from './begin-sale'
import type { NewHold } from './insert-sale'
import { cancelPaidHold } from './release-hold'
import { settlePayment } from './settle'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const rows = async <T extends object>(text: string, values: unknown[]) =>
  (await database.pool.query<T & { [name: string]: unknown }>(text, values)).rows
const one = async <T extends object>(text: string, values: unknown[]) => (await rows<T>(text, values))[0]!

/** Pays the deposit for a vehicle of a new dealer. */
const payDeposit = async (hold: NewHold) => {
  const context = createPaymentContext(database.pool)
  await beginHold(context, hold)
  const payment = await one<{ id: string; session_id: string }>(
    'SELECT id, session_id FROM payments WHERE tenant_id = $1 AND key = $2',
    [hold.tenant, hold.key],
  )
  await createTestProvider(database.pool).pay(payment.session_id)
  await settlePayment(context, payment.id)
  return payment
}
const holdVehicle = async () => {
  const { tenant, car } = await createSalesDealer(database)
  return { tenant, payment: await payDeposit(buildHold(tenant, car)) }
}

test('[ADM-04] a decision by staff about a sale ends the wait of its lead, and keeps the stage that a colleague chose', async () => {
  const decide = async (kind: 'sold' | 'refund' | 'released', stage: string) => {
    const { tenant, payment } = await holdVehicle()
    await database.pool.query('UPDATE leads SET stage = $2 WHERE tenant_id = $1', [tenant, stage])
    const event: PaymentEvent = { kind }
    await applyPaymentEvent({ db: database.pool, paymentId: payment.id, event, now: new Date() })
    const lead = await one<{ stage: string; answered: boolean }>(
      'SELECT stage, first_response_at IS NOT NULL AS answered FROM leads WHERE tenant_id = $1',
      [tenant],
    )
    return `${lead.stage}${lead.answered ? ', answered' : ''}`
  }
  expect(await decide('sold', 'new')).toBe('won, answered')
  expect(await decide('sold', 'appointment')).toBe('won, answered')
  expect(await decide('refund', 'new')).toBe('lost, answered')
  expect(await decide('released', 'new')).toBe('lost, answered')
  expect(await decide('refund', 'contacted')).toBe('contacted')
})

test('[RSV-01] the shopper cancels a paid reservation once: a refund, the vehicle for sale, and word to the dealer', async () => {
  const { tenant, payment } = await holdVehicle()
  await database.pool.query(
    "INSERT INTO site_settings (id, tenant_id, email) VALUES (gen_random_uuid(), $1, 'sales@dealer.example')",
    [tenant],
  )
  const cancel = () => cancelPaidHold(createPaymentContext(database.pool), payment.id)
  await Promise.all([cancel(), cancel()])
  await cancel()
  expect(await readSaleStates(database.pool, tenant)).toEqual([
    { payment: 'refunded', hold: 'refunded', held: false, agree: true },
  ])
  const lead = await one<{ stage: string; first_response_at: unknown }>(
    'SELECT stage, first_response_at FROM leads WHERE tenant_id = $1',
    [tenant],
  )
  expect(lead).toMatchObject({ stage: 'lost', first_response_at: null })
  const notes = await rows<{ text: string }>(
    'SELECT n.text FROM leads_notes n JOIN leads l ON l.id = n._parent_id WHERE l.tenant_id = $1',
    [tenant],
  )
  expect(notes.map(({ text }) => text)).toEqual([
    'Ada Lovelace cancelled the reservation of 2020 Toyota Corolla online. It’s for sale again, and the deposit of $200 goes back to their card.',
  ])
  const sent = await rows<{ subject: string }>(
    'SELECT subject FROM messages WHERE tenant_id = $1 ORDER BY created_at',
    [tenant],
  )
  expect(sent.map(({ subject }) => subject)).toEqual([
    '2020 Toyota Corolla is held for you',
    'Cancelled: Ada Lovelace’s reservation of 2020 Toyota Corolla',
    'Your refund of $200 is on its way',
  ])
  // A vehicle that was sold meanwhile stays sold.
  const other = await holdVehicle()
  const paymentId = other.payment.id
  await applyPaymentEvent({ db: database.pool, paymentId, event: { kind: 'sold' }, now: new Date() })
  await cancelPaidHold(createPaymentContext(database.pool), paymentId)
  expect(await readSaleStates(database.pool, other.tenant)).toMatchObject([{ payment: 'paid', hold: 'completed' }])
})

test('[ACC-04] a payment completes the empty details of the shopper’s account, and confirms no address', async () => {
  const details = async (name: string | null, email: string | null) => {
    const { tenant, car } = await createSalesDealer(database)
    const { id } = await one<{ id: string }>(
      `INSERT INTO shoppers (id, tenant_id, phone, name, email, email_confirmed)
       VALUES (gen_random_uuid(), $1, '+61491570156', $2, $3::text, $3::text IS NOT NULL) RETURNING id`,
      [tenant, name, email],
    )
    await payDeposit(buildHold(tenant, car, { shopper: id, email: 'ada@example.com' }))
    return one('SELECT name, email, email_confirmed FROM shoppers WHERE id = $1', [id])
  }
  expect(await details(null, null)).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    email_confirmed: false,
  })
  const own = { name: 'Countess', email: 'countess@example.com', email_confirmed: true }
  expect(await details(own.name, own.email)).toEqual(own)
  expect(await details(null, own.email)).toEqual({ ...own, name: 'Ada Lovelace' })
})

test('[RSV-04] a purchase whose deposit is refunded is open to be begun again; one that ends in a sale stays done', async () => {
  const stateAfter = async (kind: 'refund' | 'released' | 'sold') => {
    const { tenant, payment } = await holdVehicle()
    await database.pool.query(
      `INSERT INTO purchases (id, tenant_id, car_id, state, step, token, reservation_id)
       SELECT gen_random_uuid(), $1, r.car_id, 'done', 'summary', r.id::text, r.id FROM reservations r WHERE r.tenant_id = $1`,
      [tenant],
    )
    await applyPaymentEvent({ db: database.pool, paymentId: payment.id, event: { kind }, now: new Date() })
    return (await one<{ state: string }>('SELECT state FROM purchases WHERE tenant_id = $1', [tenant])).state
  }
  expect([await stateAfter('refund'), await stateAfter('released'), await stateAfter('sold')]).toEqual([
    'abandoned',
    'abandoned',
    'done',
  ])
})
