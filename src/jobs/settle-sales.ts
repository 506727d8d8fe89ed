import type { Pool } from 'pg'
import { env } from '@/src/env'
import { createPayments } from '@/src/integrations/payments'
import { log } from '@/src/platform/log'
import { settleDuePayments } from '@/src/services/sales/settle-due-payments'
import type { Handler } from './job-queue'

/** Settles due payments: ends expired holds, checks payments with the provider, refunds (RSV-02). */
export const settleSales = (db: Pool): Handler => {
  const provider = createPayments(env, db)
  return async ({ signal }) => {
    if (provider) await settleDuePayments({ db, provider, now: () => new Date() }, (line) => log.error(line), signal)
  }
}
