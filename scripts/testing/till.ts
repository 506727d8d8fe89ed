import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { TestDatabase } from './database'
import { addTenant, csvOf, dealerRow, importCsv, standing } from './stock'
import { agrees } from '@/src/domain/sales/machine'
import { testPayments } from '@/src/integrations/payments/embedded'
import type { NewHold } from '@/src/services/sales/begin'
import type { CrashPoint, Till } from '@/src/services/sales/settle'

/** Creates a dealer with some vehicles, for tests of sales. */
export const yard = async ({ pool }: TestDatabase, cars = 2) => {
  const tenant = await addTenant(pool)
  const client = await pool.connect()
  const csv = csvOf(Array.from({ length: cars }, (_, n) => dealerRow(`S${String(n)}`)))
  await importCsv(client, tenant, csv)
  client.release()
  const ids = (await standing(pool, tenant)).map(({ id }) => id)
  return { tenant, cars: ids, car: ids[0] ?? '' }
}

export const deskOf = (pool: Pool) => testPayments(pool, 'secret')

export const tillOf = (pool: Pool, more: Partial<Till> = {}): Till => ({
  db: pool,
  provider: deskOf(pool),
  now: () => new Date(),
  ...more,
})

export const holdOf = (tenant: string, car: string, more: Partial<NewHold> = {}): NewHold => ({
  tenant,
  car,
  car_title: '2020 Toyota Corolla',
  deposit_cents: 20_000,
  name: 'Ada Lovelace',
  phone: '0491 570 156',
  email: `ada-${randomUUID()}@example.com`,
  terms: 'I agree.',
  key: randomUUID(),
  ...more,
})

class Killed extends Error {}

/** Simulates a process that dies at one point: after it, every call on its database and payment provider throws. */
export const dyingTill = (pool: Pool, at: CrashPoint): { readonly till: Till; readonly died: () => boolean } => {
  let dead = false
  const alive = (): void => {
    if (dead) throw new Killed('The process has ended.')
  }
  const guarded = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (one, name) => {
        const value: unknown = Reflect.get(one, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]): unknown => {
          // Postgres rolls back the open transaction of a process that died.
          if (dead && name === 'query' && given[0] === 'ROLLBACK') return Reflect.apply(value, one, given)
          if (name !== 'release') alive()
          const answer: unknown = Reflect.apply(value, one, given)
          return name === 'connect' ? (answer as Promise<PoolClient>).then(guarded) : answer
        }
      },
    })
  const till: Till = {
    db: guarded(pool),
    provider: guarded(deskOf(pool)),
    now: () => new Date(),
    at: (point) => {
      if (point !== at) return
      dead = true
      alive()
    },
  }
  return { till, died: () => dead }
}

type Standing = { readonly payment: string; readonly hold: string; readonly held: boolean; readonly agree: boolean }

/** State of payment and hold, the vehicle's `held` flag, and whether the three agree. */
export const standingOf = async (pool: Pool, tenant: string): Promise<readonly Standing[]> => {
  const { rows } = await pool.query<{ payment: never; hold: never; held: boolean }>(
    `SELECT p.state::text AS payment, r.state::text AS hold, v.held FROM payments p
     JOIN reservations r ON r.id = p.reservation_id LEFT JOIN vehicles v ON v.id = r.car_id
     WHERE p.tenant_id = $1 ORDER BY p.created_at, p.id`,
    [tenant],
  )
  return rows.map((row) => ({ ...row, agree: agrees(row) }))
}
