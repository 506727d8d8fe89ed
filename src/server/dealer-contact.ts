import 'server-only'
import { formatPhone } from '@/src/domain/locations/phone'
import { addressLine, primaryLocation, sitePhone } from '@/src/domain/locations/present'
import type { Site } from '@/src/domain/tenancy/site'

/** Where a dealer is found, for the end of a mail (Spam Act 2003): address and phone of the first yard, as far as known. */
export const contactOf = (site: Site): string => {
  const place = primaryLocation(site)
  const phone = sitePhone(site)
  return [place && addressLine(place), phone && formatPhone(phone)].filter(Boolean).join(', ')
}
