import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { createTestProvider, buildHold, createPaymentContext, createSalesDealer } from '@/scripts/testing/payments'
import { beginHold, type NewHold } from './begin-sale'
import { settlePayment } from './settle'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const begin = (hold: NewHold) => beginHold(createPaymentContext(database.pool), hold)
const paymentsOf = async (tenant: string) =>
  (
    await database.pool.query<{ id: string; session_id: string }>(
      'SELECT id, session_id FROM payments WHERE tenant_id = $1 ORDER BY created_at, id',
      [tenant],
    )
  ).rows

test('[RSV-02] limits one person to three holds', async () => {
  const { tenant, cars } = await createSalesDealer(database, 4)
  const kinds = []
  for (const vehicle of cars) kinds.push((await begin(buildHold(tenant, vehicle, { email: 'ada@example.com' }))).kind)
  expect(kinds).toEqual(['pay', 'pay', 'pay', 'many'])
})

test('[RSV-02] limits one sender to three unpaid holds under any names; paid ones do not count', async () => {
  const { tenant, cars } = await createSalesDealer(database, 8)
  const people = cars.map((vehicle, n) =>
    buildHold(tenant, vehicle, { phone: `0491 570 ${String(200 + n)}`, sender: '203.0.113.9' }),
  )
  const paymentContext = createPaymentContext(database.pool)
  const kinds = (await Promise.all(people.slice(0, 6).map((hold) => beginHold(paymentContext, hold)))).map(
    ({ kind }) => kind,
  )
  expect(kinds.sort()).toEqual(['crowd', 'crowd', 'crowd', 'pay', 'pay', 'pay'])
  // Others with the same address can continue once a hold is paid or released.
  const [payment] = await paymentsOf(tenant)
  expect((await begin(people[6]!)).kind).toBe('crowd')
  await createTestProvider(database.pool).pay(payment!.session_id)
  await settlePayment(paymentContext, payment!.id)
  expect((await begin(people[6]!)).kind).toBe('pay')
  expect((await begin({ ...people[7]!, sender: '203.0.113.10' })).kind).toBe('pay')
  expect((await begin({ ...people[6]!, key: 'another' })).kind).toBe('crowd')
})

test('[RSV-02] [LEAD-10] a solution of the bot check allows one hold, also submitted concurrently', async () => {
  const { tenant, cars } = await createSalesDealer(database)
  const hold = { ...buildHold(tenant, cars[0] ?? ''), singleUseKey: randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => beginHold(createPaymentContext(database.pool), hold)))
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(answers[0]?.kind).toBe('pay')
  expect((await begin({ ...buildHold(tenant, cars[1] ?? ''), singleUseKey: hold.singleUseKey })).kind).toBe('spent')
  expect(await paymentsOf(tenant)).toHaveLength(1)
})
