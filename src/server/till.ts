import 'server-only'
import type { Pool } from 'pg'
import { env } from '@/src/env'
import { paymentsOf, testDesk } from '@/src/integrations/payments'
import type { Till } from '@/src/services/sales/settle'
import { database } from './database'
import { mustWait } from './limits'

/** Returns whether this installation accepts payments. */
export const takesMoney = (): boolean => env.PAYMENTS_DRIVER !== 'off'

/** Returns whether its payments are only tests. */
export const isTestMoney = (): boolean => env.PAYMENTS_DRIVER === 'test'

/** Returns the database, provider and clock for payments; null if payments are off. */
export const till = async (): Promise<Till | null> => {
  const db: Pool = await database()
  const provider = paymentsOf(env, db)
  return provider && { db, provider, now: () => new Date() }
}

/** Returns the test checkout that replaces card payments; null if payments are not tests. */
export const desk = async () => testDesk(env, await database())

/** Returns whether this sender has to wait before starting another payment. */
export const mustWaitToPay = (tenant: string, { headers }: Request): Promise<boolean> =>
  mustWait(['paymentsBySender', headers.get('x-forwarded-for')], ['paymentsBySite', tenant])

export const waitWords = 'That was a lot of tries at once. Please wait a while, or give us a call.'
