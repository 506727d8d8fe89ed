import { formatPhone } from '@/src/domain/phone'
import { formatAddress, findPrimaryLocation, sitePhone } from '@/src/domain/locations/location-display'
import type { Site } from '@/src/domain/tenancy/site'

/** Returns address and phone of the first location, as far as known, for the foot of an email (Spam Act 2003). */
export const formatDealerContact = (site: Site): string => {
  const location = findPrimaryLocation(site)
  const phone = sitePhone(site)
  return [location && formatAddress(location), phone && formatPhone(phone)].filter(Boolean).join(', ')
}
