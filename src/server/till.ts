import 'server-only'
import type { Pool } from 'pg'
import { env } from '@/src/env'
import { paymentsOf, testDesk } from '@/src/integrations/payments'
import type { Till } from '@/src/services/sales/settle'
import { database } from './database'
import { mustWait } from './limits'

/** Whether this installation takes money at all. */
export const takesMoney = (): boolean => env.PAYMENTS_DRIVER !== 'off'

/** Whether it only pretends to. */
export const isTestMoney = (): boolean => env.PAYMENTS_DRIVER === 'test'

/** What is needed to take money; null where nobody takes any. */
export const till = async (): Promise<Till | null> => {
  const db: Pool = await database()
  const provider = paymentsOf(env, db)
  return provider && { db, provider, now: () => new Date() }
}

/** The page in place of a card, where payments are tests. */
export const desk = async () => testDesk(env, await database())

/** Whether this sender has to wait before beginning another payment. */
export const mustWaitToPay = (tenant: string, { headers }: Request): Promise<boolean> =>
  mustWait(['paymentsBySender', headers.get('x-forwarded-for')], ['paymentsBySite', tenant])

export const waitWords = 'That was a lot of tries at once. Please wait a while, or give us a call.'
