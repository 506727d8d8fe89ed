import type { Pool } from 'pg'
import { emailsDueSince } from '@/src/domain/accounts/alert-time'
import { deleteUnconfirmedSearches } from '../accounts/saved-searches'
import { listDealersWithAlerts } from './dealers'
import { queuePriceDropMails } from './price-drops'
import { queueNewVehicleMails } from './search-alerts'

/**
 * Queues the day's mails of every dealer at whose location it is morning (SRCH-18). May run at any time, repeatedly and
 * in several processes, because the due mails are read from the tables. An error of one dealer does not stop the
 * others; all errors are thrown at the end. @returns the number of new mails
 */
export const sendAlerts = async (
  db: Pool,
  now: Date,
  { platform, signal }: { readonly platform: string; readonly signal?: AbortSignal },
): Promise<number> => {
  const failures: unknown[] = []
  let mailCount = 0
  for (const dealer of await listDealersWithAlerts(db, platform)) {
    const dueSince = emailsDueSince(now, dealer.timezone)
    if (dueSince === null) continue
    signal?.throwIfAborted()
    try {
      await deleteUnconfirmedSearches(db, dealer.id, now)
      mailCount += await queueNewVehicleMails(db, dealer, dueSince, now)
      mailCount += await queuePriceDropMails(db, dealer, now)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The alerts of some dealers could not be queued.')
  return mailCount
}
