import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { buildHold, createPaymentContext, createSalesDealer } from '@/scripts/testing/payments'
import { findHoldPayment, loadAccountRecords } from '@/src/services/accounts/records'
import { beginHold } from './begin-sale'

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
