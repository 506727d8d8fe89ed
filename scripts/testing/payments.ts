import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { TestDatabase } from './database'
import { addTenant, toCsv, dealerRow, importCsv, listVehicles } from './stock'
import { isConsistent } from '@/src/domain/sales/sale-state-machine'
import { createTestPayments } from '@/src/integrations/payments/embedded'
import type { NewHold } from '@/src/services/sales/insert-sale'
import type { CrashPoint, PaymentContext } from '@/src/services/sales/payment-context'

/** Creates a dealer with some vehicles, for tests of sales. */
export const createSalesDealer = async ({ pool }: TestDatabase, vehicles = 2) => {
  const tenant = await addTenant(pool)
  const client = await pool.connect()
  const csv = toCsv(Array.from({ length: vehicles }, (_, n) => dealerRow(`S${String(n)}`)))
  await importCsv(client, tenant, csv)
  client.release()
  const ids = (await listVehicles(pool, tenant)).map(({ id }) => id)
  return { tenant, cars: ids, car: ids[0] ?? '' }
}

export const createTestProvider = (pool: Pool) => createTestPayments(pool, 'secret')

export const createPaymentContext = (pool: Pool, more: Partial<PaymentContext> = {}): PaymentContext => ({
  db: pool,
  provider: createTestProvider(pool),
  now: () => new Date(),
  ...more,
})

export const buildHold = (tenant: string, vehicle: string, more: Partial<NewHold> = {}): NewHold => ({
  tenant,
  car: vehicle,
  car_title: '2020 Toyota Corolla',
  deposit_cents: 20_000,
  name: 'Ada Lovelace',
  phone: '0491 570 156',
  email: `ada-${randomUUID()}@example.com`,
  terms: 'I agree.',
  key: randomUUID(),
  ...more,
})

class ProcessKilledError extends Error {}

/** Simulates a process that dies at one point: after it, every call on its database and payment provider throws. */
export const createDyingContext = (
  pool: Pool,
  at: CrashPoint,
): { readonly paymentContext: PaymentContext; readonly hasDied: () => boolean } => {
  let isDead = false
  const checkAlive = (): void => {
    if (isDead) throw new ProcessKilledError('The process has ended.')
  }
  const guarded = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (one, name) => {
        const value: unknown = Reflect.get(one, name)
        if (typeof value !== 'function') return value
        return (...args: unknown[]): unknown => {
          // Postgres rolls back the open transaction of a process that died.
          if (isDead && name === 'query' && args[0] === 'ROLLBACK') return Reflect.apply(value, one, args)
          if (name !== 'release') checkAlive()
          const answer: unknown = Reflect.apply(value, one, args)
          return name === 'connect' ? (answer as Promise<PoolClient>).then(guarded) : answer
        }
      },
    })
  const context: PaymentContext = {
    db: guarded(pool),
    provider: guarded(createTestProvider(pool)),
    now: () => new Date(),
    at: (point) => {
      if (point !== at) return
      isDead = true
      checkAlive()
    },
  }
  return { paymentContext: context, hasDied: () => isDead }
}

type SaleState = { readonly payment: string; readonly hold: string; readonly held: boolean; readonly agree: boolean }

/** State of payment and hold, the vehicle's `held` flag, and whether the three agree. */
export const readSaleStates = async (pool: Pool, tenant: string): Promise<readonly SaleState[]> => {
  const { rows } = await pool.query<{ payment: never; hold: never; held: boolean }>(
    `SELECT p.state::text AS payment, r.state::text AS hold, v.held FROM payments p
     JOIN reservations r ON r.id = p.reservation_id LEFT JOIN vehicles v ON v.id = r.car_id
     WHERE p.tenant_id = $1 ORDER BY p.created_at, p.id`,
    [tenant],
  )
  return rows.map((row) => ({ ...row, agree: isConsistent(row) }))
}
