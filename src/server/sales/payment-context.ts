import 'server-only'
import type { Pool } from 'pg'
import { env } from '@/src/env'
import { createPayments, createTestCheckout } from '@/src/integrations/payments'
import type { PaymentContext } from '@/src/services/sales/payment-context'
import { consumePaymentLimits } from '@/src/services/sales/take-payment'
import { database } from '@/src/server/database'

/** Returns whether this installation accepts payments. */
export const acceptsPayments = (): boolean => env.PAYMENTS_DRIVER !== 'off'

/** Returns whether its payments are only tests. */
export const hasTestPayments = (): boolean => env.PAYMENTS_DRIVER === 'test'

/** Returns the database, provider and clock for payments; null if payments are off. */
export const paymentContext = async (): Promise<PaymentContext | null> => {
  const db: Pool = await database()
  const provider = createPayments(env, db)
  return provider && { db, provider, now: () => new Date() }
}

/** Returns the test checkout that replaces card payments; null if payments are not tests. */
export const testCheckout = async () => createTestCheckout(env, await database())

/** Counts a payment, and returns the seconds that this sender has to wait before starting it. */
export const findPaymentWait = async (tenant: string, { headers }: Request): Promise<number> =>
  consumePaymentLimits(await database(), tenant, headers.get('x-forwarded-for'))
