import type { Site } from '@/src/domain/tenancy/site'
import { offerExpiry } from './progress'
import { formatDay } from './trade-in-text'

/** The dealer's time zone: that of its first location. */
const timeZoneOf = (site: Site): string => site.locations[0]?.timezone ?? 'Australia/Brisbane'

/** The expiry date of an offer made at that moment, formatted. */
export const offerExpiryText = (site: Site, offered_at: string): string =>
  formatDay(offerExpiry(offered_at, site.switches.trade_in.valid_days), timeZoneOf(site))
