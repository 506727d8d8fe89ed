import { formatPhone } from '@/src/domain/phone'
import { formatAddress, findPrimaryLocation } from '@/src/domain/locations/location-display'
import { locationPhone } from '@/src/domain/locations/phones'
import type { Site } from '@/src/domain/tenancy/site'

/** Returns address and phone of the first location, as far as known, for the foot of an email (Spam Act 2003). */
export const formatEmailFooter = (site: Site): string => {
  const location = findPrimaryLocation(site)
  const phone = locationPhone(location, site)
  return [location && formatAddress(location), phone && formatPhone(phone)].filter(Boolean).join(', ')
}
