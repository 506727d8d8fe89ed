import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { fakeStripe } from '@/src/integrations/payments/fake-stripe.test-support'
import { createStripePayments } from '@/src/integrations/payments/stripe'
import { beginHold } from './begin-sale'
import { settleDuePayments } from './settle-due-payments'
import { buildHold, readSaleStates, createPaymentContext, createSalesDealer } from '@/scripts/testing/payments'
import { handleProviderEvent } from './webhook'

let database: TestDatabase
let stripe: Awaited<ReturnType<typeof fakeStripe>>
beforeAll(async () => {
  database = await createTestDatabase()
  stripe = await fakeStripe()
})
afterAll(async () => {
  await database.drop()
  await stripe.close()
})

const createContext = () => createPaymentContext(database.pool, { provider: createStripePayments(stripe.options) })
const reserve = async () => {
  const { tenant, car } = await createSalesDealer(database, 1)
  await beginHold(createContext(), buildHold(tenant, car))
  const { rows } = await database.pool.query<{ id: string; session_id: string }>(
    'SELECT * FROM payments WHERE tenant_id = $1',
    [tenant],
  )
  return { tenant, payment: rows[0]! }
}
const send = async (body: string, signature: string) => {
  const event = createContext().provider.readEvent(body, signature, new Date())
  return event === null ? 'refused' : handleProviderEvent(createContext(), event)
}

test('[RSV-02] [RSV-03] repeated, reordered and missing webhooks lead to the same result', async () => {
  const kinds = [
    'checkout.session.completed',
    'checkout.session.expired',
    'checkout.session.async_payment_succeeded',
    'charge.updated',
  ]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...kinds), { maxLength: 5 }), fc.nat(5), async (eventTypes, payAfter) => {
      const { tenant, payment } = await reserve()
      for (const [index, kind] of eventTypes.entries()) {
        if (index === payAfter) stripe.pay(payment.session_id)
        const { body, signature } = stripe.event(payment.session_id, kind, new Date())
        await send(body, signature)
        await send(body, signature)
      }
      stripe.pay(payment.session_id)
      await database.pool.query('UPDATE payments SET checked_at = NULL WHERE tenant_id = $1', [tenant])
      await settleDuePayments(createContext(), () => undefined)
      expect(await readSaleStates(database.pool, tenant)).toEqual([
        { payment: 'paid', hold: 'held', held: true, agree: true },
      ])
      const { rows } = await database.pool.query('SELECT 1 FROM leads WHERE tenant_id = $1', [tenant])
      expect(rows).toHaveLength(1)
    }),
    { numRuns: 12 },
  )
})

test('[RSV-03] a forged or old webhook changes nothing, and one of an unknown checkout is ignored', async () => {
  const { tenant, payment } = await reserve()
  stripe.pay(payment.session_id)
  const right = stripe.event(payment.session_id, 'checkout.session.completed', new Date())
  const old = stripe.event(payment.session_id, 'checkout.session.completed', new Date(Date.now() - 301_000))
  expect(await send(right.body.replace('paid', 'paid '), right.signature)).toBe('refused')
  expect(await send(old.body, old.signature)).toBe('refused')
  expect(await readSaleStates(database.pool, tenant)).toMatchObject([{ payment: 'open', hold: 'pending' }])
  expect(await handleProviderEvent(createContext(), { id: 'evt_x', kind: 'x', session_id: 'cs_other' })).toBe(false)
  expect(await send(right.body, right.signature)).toBe(true)
  expect(await readSaleStates(database.pool, tenant)).toMatchObject([{ payment: 'paid', hold: 'held' }])
})
