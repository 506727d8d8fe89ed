import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, importCsv, listVehicles } from '@/scripts/testing/stock'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { resolveSwitches } from '@/src/domain/switches'
import type { Site } from '@/src/domain/tenancy/site'
import { withClient } from '@/src/platform/postgres/connections'
import { takePurchaseStep } from './purchases'

let database: TestDatabase
let site: Site
let vehicle: Vehicle
beforeAll(async () => {
  database = await createTestDatabase()
  const id = await addTenant(database.pool)
  await withClient(database.pool, (client) => importCsv(client, id, toCsv([dealerRow('A1')])))
  const [row] = await listVehicles(database.pool, id)
  site = { id, switches: resolveSwitches({}, {}) } as unknown as Site
  vehicle = { id: row?.id, slug: row?.slug, year: 2020, make: 'Toyota' } as unknown as Vehicle
})
afterAll(() => database.drop())

const form = { step: 'trade-in', trade_in: 'No trade-in' }
const submitStep = (sender: string, token?: string) =>
  takePurchaseStep(database.pool, { site, vehicle, form, shopper: null, token, sender })

test('[RSV-04] a sender can start sixty purchases an hour; started ones continue, and other senders are not affected', async () => {
  const answers = []
  for (let n = 0; n < 70; n += 1) answers.push(await submitStep('203.0.113.9'))
  expect(answers.filter(({ kind }) => kind === 'rate-limited')).toHaveLength(10)
  expect(answers.at(-1)).toMatchObject({ values: { trade_in: 'No trade-in' } })
  const { rows } = await database.pool.query<{ token: string }>('SELECT token FROM purchases WHERE tenant_id = $1', [
    site.id,
  ])
  expect(rows).toHaveLength(60)
  expect((await submitStep('203.0.113.10')).kind).toBe('saved')
  expect(await submitStep('203.0.113.9', rows[0]?.token)).toMatchObject({ kind: 'saved', next: 'payment' })
})

test('[RSV-04] [TRD-01] a dealer who takes no trade-ins asks for none', async () => {
  const takesNone = { ...site, switches: resolveSwitches({}, { trade_in: { offered: false } }) }
  const submit = (answers: Readonly<Record<string, string>>, token?: string) =>
    takePurchaseStep(database.pool, {
      site: takesNone,
      vehicle,
      shopper: null,
      token,
      sender: '203.0.113.11',
      form: answers,
    })
  expect(await submit(form)).toEqual({ kind: 'elsewhere', step: 'payment', isDone: false })
  expect(await submit({ step: 'payment', pay_by: 'My own finance' })).toMatchObject({ kind: 'saved', next: 'delivery' })
})
