import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { buildHold, createPaymentContext, createSalesDealer, createTestProvider } from '@/scripts/testing/payments'
import { loadAccountRecords } from '@/src/services/accounts/records'
import { findHoldPayment } from '@/src/services/sales/own-hold'
import { beginHold } from './begin-sale'
import { releasePendingHold } from './release-hold'
import { findUnpaidForm } from './same-form'
import { settlePayment } from './settle'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('[RSV-01] [ACC-04] a signed-in shopper finds an unpaid reservation from any browser; another shopper does not', async () => {
  const { tenant, car } = await createSalesDealer(database)
  const id = randomUUID()
  await beginHold(createPaymentContext(database.pool), buildHold(tenant, car, { phone: '0491 570 006' }))
  const { rows } = await database.pool.query<{ token: string }>('SELECT token FROM payments WHERE tenant_id = $1', [
    tenant,
  ])
  const token = rows[0]?.token
  const find = (phone: string, vehicleId: string) =>
    findHoldPayment(database.pool, { tenantId: tenant, id, phone }, vehicleId)
  expect(await find('+61491570006', car)).toBe(token)
  expect(await find('+61491570110', car)).toBeNull()
  expect(await find('+61491570006', id)).toBeNull()
  const records = await loadAccountRecords(database.pool, {
    tenantId: tenant,
    id,
    phone: '+61491570006',
    confirmedEmail: null,
  })
  expect(records.reservations).toMatchObject([{ state: 'pending', token: token }])
  await database.pool.query("UPDATE reservations SET state = 'cancelled' WHERE tenant_id = $1", [tenant])
  expect(await find('+61491570006', car)).toBeNull()
})

test('[RSV-01] a form that is corrected after Back continues its checkout, and the mail goes to the new address', async () => {
  const { tenant, car } = await createSalesDealer(database)
  const context = createPaymentContext(database.pool)
  const hold = buildHold(tenant, car, { email: 'ada@exmaple.com' })
  const first = await beginHold(context, hold)
  const token = first.kind === 'pay' ? first.token : ''
  const readForm = () => findUnpaidForm(database.pool, tenant, token)
  const { key, name } = hold
  expect(await readForm()).toEqual({ key, name, phone: hold.phone, email: hold.email })
  expect(await findUnpaidForm(database.pool, randomUUID(), token)).toBeNull()
  const corrected = { ...hold, email: 'ada@example.com', phone: '0491 570 157' }
  expect(await beginHold(context, corrected)).toEqual(first)
  const readPayers = async () => {
    const { rows } = await database.pool.query<{ email: string; phone: string }>(
      `SELECT email, phone FROM reservations WHERE tenant_id = $1
       UNION ALL SELECT email, phone FROM payments WHERE tenant_id = $1`,
      [tenant],
    )
    return rows
  }
  const payer = { email: 'ada@example.com', phone: '0491 570 157' }
  expect(await readPayers()).toEqual([payer, payer])
  expect(await readForm()).toEqual({ key, name, ...payer })
  // A paid hold no longer changes.
  const { rows } = await database.pool.query<{ id: string; session_id: string }>(
    'SELECT id, session_id FROM payments WHERE tenant_id = $1',
    [tenant],
  )
  await createTestProvider(database.pool).pay(rows[0]!.session_id)
  await settlePayment(context, rows[0]!.id)
  await beginHold(context, { ...hold, email: 'late@example.com' })
  expect(await readPayers()).toEqual([payer, payer])
  expect(await readForm()).toBeNull()
})

test('[RSV-04] the details of a purchase belong to its steps, so the form of its deposit is not shown again', async () => {
  const { tenant, car } = await createSalesDealer(database)
  const result = await beginHold(createPaymentContext(database.pool), buildHold(tenant, car))
  const token = result.kind === 'pay' ? result.token : ''
  await database.pool.query(
    `INSERT INTO purchases (id, tenant_id, state, car_id, token, reservation_id)
     SELECT $2, tenant_id, 'open', car_id, 'token', id FROM reservations WHERE tenant_id = $1`,
    [tenant, randomUUID()],
  )
  expect(await findUnpaidForm(database.pool, tenant, token)).toBeNull()
})

test('[ACC-04] the account finds the cancelled hold of a payment that has ended', async () => {
  const { tenant, car } = await createSalesDealer(database)
  const context = createPaymentContext(database.pool)
  await beginHold(context, buildHold(tenant, car, { phone: '0491 570 006' }))
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM payments WHERE tenant_id = $1', [tenant])
  await releasePendingHold(context, rows[0]!.id)
  const owner = { tenantId: tenant, id: randomUUID(), phone: '+61491570006', confirmedEmail: null }
  const { payments } = await loadAccountRecords(database.pool, owner)
  expect(payments).toMatchObject([{ state: 'expired', hold: 'cancelled' }])
})
