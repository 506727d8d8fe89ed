import type { Pool } from 'pg'
import type { Env } from '@/src/env'
import { testPayments, type TestDesk } from './embedded'
import type { Payments } from './port'
import { stripePayments } from './stripe'

type Names =
  'MODE' | 'PAYMENTS_DRIVER' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL' | 'PAYLOAD_SECRET'

/** Whoever takes money in this environment; null where nobody does. Test payments refuse to start in production. */
export const paymentsOf = (env: Pick<Env, Names>, db: Pool): Payments | null => {
  const { PAYMENTS_DRIVER, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = env
  if (PAYMENTS_DRIVER === 'stripe')
    return stripePayments({
      key: STRIPE_SECRET_KEY ?? '',
      webhookSecret: STRIPE_WEBHOOK_SECRET ?? '',
      address: STRIPE_API_URL,
    })
  return testDesk(env, db)
}

/** The page in place of a card, where payments are tests; else null. */
export const testDesk = (env: Pick<Env, Names>, db: Pool): (Payments & TestDesk) | null => {
  if (env.PAYMENTS_DRIVER !== 'test') return null
  if (env.MODE === 'production') throw new Error('Test payments take no money: they do not start in production.')
  return testPayments(db, env.PAYLOAD_SECRET)
}
