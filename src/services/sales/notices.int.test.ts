import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { buildHold, createPaymentContext, createSalesDealer, createTestProvider } from '@/scripts/testing/payments'
import { applyPaymentEvent } from './apply-payment-event'
import { beginHold } from './begin-sale'
import { cancelPaidHold } from './release-hold'
import { settlePayment } from './settle'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A dealer with an ABN and two locations; the vehicle is at the second. */
const createDealer = async () => {
  const { tenant, car } = await createSalesDealer(database)
  await database.pool.query(
    `INSERT INTO site_settings (id, tenant_id, abn, phone, switches)
     VALUES (gen_random_uuid(), $1, '51 824 753 556', '0755501100', '{}')`,
    [tenant],
  )
  const addLocation = async (name: string, street: string, phone: string, isPrimary: boolean) => {
    const id = randomUUID()
    await database.pool.query(
      `INSERT INTO locations (id, tenant_id, name, slug, timezone, address_street, address_city, address_state, address_postcode,
         phone, "primary", visible) VALUES ($1, $2, $3, $3, 'Australia/Brisbane', $4, 'Aspley', 'QLD', '4034', $5, $6, true)`,
      [id, tenant, name, street, phone, isPrimary],
    )
    return id
  }
  await addLocation('main', '1 Main St', '0755501111', true)
  const location = await addLocation('yard', '12 Gympie Rd', '0755502222', false)
  await database.pool.query('UPDATE vehicles SET location_id = $2 WHERE id = $1', [car, location])
  return { tenant, car }
}

const payDeposit = async () => {
  const { tenant, car } = await createDealer()
  const context = createPaymentContext(database.pool)
  await beginHold(context, buildHold(tenant, car))
  const { rows } = await database.pool.query<{ id: string; session_id: string }>(
    'SELECT id, session_id FROM payments WHERE tenant_id = $1',
    [tenant],
  )
  const payment = rows[0]!
  await createTestProvider(database.pool).pay(payment.session_id)
  await settlePayment(context, payment.id)
  return { tenant, payment }
}

const findMail = async (paymentId: string, notice: string): Promise<string> => {
  const key = `sale:${paymentId}:${notice}`
  const { rows } = await database.pool.query<{ text: string }>('SELECT text FROM messages WHERE key = $1', [key])
  return rows[0]?.text ?? ''
}

test('[RSV-01] the receipt names the dealer with ABN, the address where the vehicle is, and its phone number', async () => {
  const { payment } = await payDeposit()
  const text = await findMail(payment.id, 'held')
  expect(text).toMatch(/\n\nReceipt FC-[0-9A-F]{10}\.\n/)
  expect(text).toMatch(/\nt-\w+\nABN 51 824 753 556\n12 Gympie Rd, Aspley QLD 4034\n07 5550 2222$/)
})

test('[RSV-01] the mail of a refund says that the reservation is cancelled, of which vehicle, and when the money arrives', async () => {
  const { payment } = await payDeposit()
  await cancelPaidHold(createPaymentContext(database.pool), payment.id)
  const text = await findMail(payment.id, 'refunded')
  expect(text).toContain('Your reservation of 2020 Toyota Corolla is cancelled.')
  expect(text).toContain(
    'We’ve refunded your deposit of $200 to your card. Banks usually take 5 to 10 business days to show a card refund.',
  )
  expect(text).toMatch(/\n\nReceipt FC-[0-9A-F]{10}\.\n/)
  expect(text).toContain('07 5550 2222')
})

test('[RSV-01] a hold that lapses is called ended, not cancelled, and its mail says when the refund arrives', async () => {
  const { payment } = await payDeposit()
  const context = createPaymentContext(database.pool)
  await applyPaymentEvent({ db: database.pool, paymentId: payment.id, event: { kind: 'due' }, now: new Date() })
  await settlePayment(context, payment.id)
  expect(await findMail(payment.id, 'lapsed')).toContain('Banks usually take 5 to 10 business days')
  const text = await findMail(payment.id, 'refunded')
  expect(text).toContain('The hold on 2020 Toyota Corolla has ended.')
  expect(text).not.toContain('cancelled')
})
