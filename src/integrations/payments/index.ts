import type { Pool } from 'pg'
import type { Env } from '@/src/env'
import { createTestPayments, type TestCheckoutActions } from './embedded'
import type { Payments } from './port'
import { createStripePayments } from './stripe'

type EnvNames =
  'MODE' | 'PAYMENTS_DRIVER' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL' | 'PAYLOAD_SECRET'

/** Creates the payment driver set in the environment; null if off. Throws for test payments in production. */
export const createPayments = (env: Pick<Env, EnvNames>, db: Pool): Payments | null => {
  const { PAYMENTS_DRIVER, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = env
  if (PAYMENTS_DRIVER === 'stripe')
    return createStripePayments({
      key: STRIPE_SECRET_KEY ?? '',
      webhookSecret: STRIPE_WEBHOOK_SECRET ?? '',
      address: STRIPE_API_URL,
    })
  return createTestCheckout(env, db)
}

/** Creates the test payments with their checkout actions; null unless the driver is `test`. Throws in production. */
export const createTestCheckout = (env: Pick<Env, EnvNames>, db: Pool): (Payments & TestCheckoutActions) | null => {
  if (env.PAYMENTS_DRIVER !== 'test') return null
  if (env.MODE === 'production') throw new Error('Test payments take no money, so they cannot run in production.')
  return createTestPayments(db, env.PAYLOAD_SECRET)
}
