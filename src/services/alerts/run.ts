import type { Pool } from 'pg'
import { mailsDueSince } from '@/src/domain/accounts/alert-time'
import { forgetUnconfirmed } from '../accounts/saved-searches'
import { dealersWithAlerts } from './dealers'
import { tellPriceDrops } from './price-drops'
import { tellNewCars } from './search-alerts'

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
  let told = 0
  for (const dealer of await dealersWithAlerts(db, platform)) {
    const dueSince = mailsDueSince(now, dealer.timezone)
    if (dueSince === null) continue
    signal?.throwIfAborted()
    try {
      await forgetUnconfirmed(db, dealer.id, now)
      told += await tellNewCars(db, dealer, dueSince, now)
      told += await tellPriceDrops(db, dealer, now)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The alerts of some dealers could not be queued.')
  return told
}
