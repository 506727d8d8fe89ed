import { formatLongDay } from '@/src/domain/time/days'
import { dayAt, DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import type { Site } from '@/src/domain/tenancy/site'
import { offerExpiry } from './progress'

/** The dealer's time zone: that of its first location. */
const timeZoneOf = (site: Site): string => site.locations[0]?.timezone ?? DEFAULT_TIME_ZONE

/** The expiry date of an offer made at that moment, formatted. */
export const offerExpiryText = (site: Site, offered_at: string): string =>
  formatLongDay(dayAt(offerExpiry(offered_at, site.switches.trade_in.valid_days), timeZoneOf(site)))
