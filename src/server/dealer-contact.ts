import 'server-only'
import { formatPhone } from '@/src/domain/locations/phone'
import { addressLine, primaryLocation, sitePhone } from '@/src/domain/locations/present'
import type { Site } from '@/src/domain/tenancy/site'

/** Returns address and phone of the first location, as far as known, for the foot of an email (Spam Act 2003). */
export const contactOf = (site: Site): string => {
  const place = primaryLocation(site)
  const phone = sitePhone(site)
  return [place && addressLine(place), phone && formatPhone(phone)].filter(Boolean).join(', ')
}
