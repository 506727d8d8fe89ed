import type { Pool } from 'pg'
import { mailsDueSince } from '@/src/domain/accounts/alert-time'
import { forgetUnconfirmed } from '../accounts/saved-searches'
import { dealersWithAlerts } from './dealers'
import { tellPriceDrops } from './price-drops'
import { tellNewCars } from './search-alerts'

/**
 * Writes the day's mails of every dealer whose morning it is (SRCH-18). May run at any time and as often as it likes, in
 * several processes too: what is due is read from the tables. One dealer's failure keeps no other's shoppers waiting, and
 * is thrown at the end. @returns how many mails are new
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
  if (failures.length > 0) throw new AggregateError(failures, 'Some dealers’ alerts could not be written.')
  return told
}
