import 'server-only'
import type { Pool } from 'pg'
import { env } from '@/src/env'
import { paymentsOf, testDesk } from '@/src/integrations/payments'
import type { Till } from '@/src/services/sales/settle'
import { createLimiter } from '@/src/runtime/limiter'
import { database } from './database'

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

const hour = 3_600_000
/** A person begins a handful of payments; an office, or a phone network's exit, some dozens. */
const bySender = createLimiter(60, hour)
const bySite = createLimiter(3000, hour)

/** Whether this sender has to wait before beginning another payment. `sender` as `src/runtime/http.ts` tells it. */
export const mustWaitToPay = (tenant: string, request: Request): boolean =>
  bySender(`${tenant} ${request.headers.get('x-forwarded-for') ?? ''}`) > 0 || bySite(tenant) > 0

export const waitWords = 'That was a lot of tries at once. Please wait a while, or give us a call.'
