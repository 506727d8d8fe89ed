import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '@/scripts/testing/database'
import { createCheckoutRequest, testPaymentsContract } from './contract'
import { createTestPayments } from './embedded'
import { fakeStripe } from './fake-stripe.test-support'
import { createPayments } from './index'
import { signBody } from './signature'
import { createStripePayments } from './stripe'

const database = await createTestDatabase()
afterAll(() => database.drop())
const names = { PAYLOAD_SECRET: 'x'.repeat(32), STRIPE_API_URL: undefined }

testPaymentsContract('test', async () => {
  const payments = createTestPayments(database.pool, 'secret')
  return {
    payments,
    pay: async (session_id) => void (await payments.pay(session_id)),
    refundedCents: async (payment_id) => {
      const { rows } = await database.pool.query<{ cents: string | null }>(
        'SELECT sum(amount_cents) AS cents FROM test_checkouts WHERE payment_id = $1 AND refund_id IS NOT NULL',
        [payment_id],
      )
      return Number(rows[0]?.cents)
    },
    createWebhook: async (session_id, at) => payments.webhook((await payments.readCheckout(session_id))!, at),
    breakDown: null,
    close: async () => undefined,
  }
})

testPaymentsContract('Stripe', async () => {
  const fake = await fakeStripe()
  return {
    payments: createStripePayments(fake.options),
    pay: async (session_id) => fake.pay(session_id),
    refundedCents: async (payment_id) => fake.returned(payment_id),
    createWebhook: async (session_id, at) => fake.event(session_id, 'checkout.session.completed', at),
    breakDown: () => {
      fake.state.hangs = true
      return createStripePayments({ ...fake.options, timeoutMs: 300 })
    },
    close: () => fake.close(),
  }
})

test('[RSV-03] sends Stripe the key, an idempotency key and the amount in AUD cents', async () => {
  const fake = await fakeStripe()
  const request = createCheckoutRequest({ key: 'payment-1', amount_cents: 12_345 })
  await createStripePayments(fake.options).createCheckout(request)
  const { headers, params } = fake.calls[0]!
  expect(headers).toMatchObject({ authorization: 'Bearer sk_test_fake', 'idempotency-key': 'payment-1' })
  expect(params.get('line_items[0][price_data][unit_amount]')).toBe('12345')
  expect(params.get('line_items[0][price_data][currency]')).toBe('aud')
  expect(params.get('metadata[payment]')).toBe('p')
  expect(params.get('customer_email')).toBe('ada@example.com')
  await fake.close()
})

test('[RSV-03] the error for a rejected key does not contain the key', async () => {
  const fake = await fakeStripe()
  const wrong = createStripePayments({ ...fake.options, key: 'sk_wrong' })
  await expect(wrong.createCheckout(createCheckoutRequest())).rejects.toThrow(/^Stripe answered 401 \(api_key\)\.$/)
  await fake.close()
})

test('[RSV-03] accepts one of two signatures during a secret rotation, and returns null for an invalid event', () => {
  const now = new Date()
  const payments = createStripePayments({ key: 'k', webhookSecret: 'new' })
  const body = JSON.stringify({
    id: 'evt_1',
    type: 'charge.refunded',
    data: { object: { id: 'ch_1', payment_intent: 'pi_1' } },
  })
  const both = `${signBody('old', body, now)},${signBody('new', body, now).split(',')[1] ?? ''}`
  expect(payments.readEvent(body, both, now)).toEqual({ id: 'evt_1', kind: 'charge.refunded', payment_id: 'pi_1' })
  for (const text of ['', '{}', '[]', 'null', '{"id":1}'])
    expect(payments.readEvent(text, signBody('new', text, now), now)).toBeNull()
})

test('[RSV-03] test payments do not start in production; the driver "off" is null', () => {
  const make = (MODE: 'demo' | 'production', PAYMENTS_DRIVER: 'test' | 'stripe' | 'off') =>
    createPayments(
      { ...names, MODE, PAYMENTS_DRIVER, STRIPE_SECRET_KEY: 'k', STRIPE_WEBHOOK_SECRET: 'w' },
      database.pool,
    )
  expect(() => make('production', 'test')).toThrow(/cannot run in production/)
  expect(make('demo', 'test')?.name).toBe('test')
  expect(make('production', 'stripe')?.name).toBe('stripe')
  expect(make('production', 'off')).toBeNull()
})
