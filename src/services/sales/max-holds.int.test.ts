import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { createTestProvider, buildHold, createPaymentContext, createSalesDealer } from '@/scripts/testing/payments'
import { beginHold } from './begin-sale'
import type { NewHold } from './insert-sale'
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

const createShopper = async (tenant: string, phone = '+61491570006'): Promise<string> => {
  const id = randomUUID()
  await database.pool.query('INSERT INTO shoppers (id, tenant_id, phone) VALUES ($1, $2, $3)', [id, tenant, phone])
  return id
}

test('[RSV-02] limits a signed-in shopper to three holds, whichever phone and email each form names', async () => {
  const { tenant, cars } = await createSalesDealer(database, 5)
  const shopper = await createShopper(tenant)
  const holdOf = (vehicle: string, n: number) =>
    buildHold(tenant, vehicle, { shopper, phone: `0491 570 ${String(300 + n)}` })
  const kinds = []
  for (const [n, vehicle] of cars.slice(0, 4).entries()) kinds.push((await begin(holdOf(vehicle, n))).kind)
  expect(kinds).toEqual(['pay', 'pay', 'pay', 'many'])
  expect((await begin({ ...holdOf(cars[4]!, 4), shopper: await createShopper(tenant, '+61491570110') })).kind).toBe(
    'pay',
  )
})

test('[RSV-02] holds in another person’s name do not use up those of a signed-in shopper', async () => {
  const { tenant, cars } = await createSalesDealer(database, 4)
  const [shopper, other] = [await createShopper(tenant), await createShopper(tenant, '+61491570110')]
  const inTheirName = { phone: '0491 570 006', email: 'ada@example.com' }
  for (const vehicle of cars.slice(0, 3))
    expect((await begin(buildHold(tenant, vehicle, { ...inTheirName, shopper: other }))).kind).toBe('pay')
  expect((await begin(buildHold(tenant, cars[3]!, { ...inTheirName, shopper }))).kind).toBe('pay')
})

test.each([
  ['shopper', (shopper: string, n: number) => ({ shopper, phone: `0491 570 ${String(400 + n)}` })],
  [
    'phone, however it is written,',
    (_: string, n: number) => ({ phone: ['0491 570 499', '0491570499', '+61 491 570 499'][n % 3] ?? '' }),
  ],
  ['email address', (_: string, n: number) => ({ email: 'ada@example.com', phone: `0491 570 ${String(500 + n)}` })],
] as const)('[RSV-02] limits one %s to three holds under concurrent requests', async (_, identify) => {
  const { tenant, cars } = await createSalesDealer(database, 8)
  const shopper = await createShopper(tenant)
  const answers = await Promise.all(cars.map((vehicle, n) => begin(buildHold(tenant, vehicle, identify(shopper, n)))))
  expect(answers.filter(({ kind }) => kind === 'pay')).toHaveLength(3)
  expect(answers.filter(({ kind }) => kind === 'many')).toHaveLength(5)
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
