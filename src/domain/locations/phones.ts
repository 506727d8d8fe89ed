import type { SiteLocation } from './location'
import { findPrimaryLocation } from './location-display'
import type { Site } from '@/src/domain/tenancy/site'

/** Returns the number to call a location on, else the dealer's. */
export const locationPhone = (location: SiteLocation | undefined, site: Pick<Site, 'phone'>): string | undefined =>
  location?.phone ?? location?.landline_phone ?? site.phone

/** Returns the phone number for a vehicle: the dealer's for its car type, else the location's (TEN-08). */
export const vehiclePhone = (
  carType: 'new' | 'demo' | 'used',
  location: SiteLocation | undefined,
  site: Pick<Site, 'phone'> & { readonly switches: Pick<Site['switches'], 'contact'> },
): string | undefined => site.switches.contact[`phone_${carType}`].trim() || locationPhone(location, site)

/** Returns the dealer's main number. */
export const sitePhone = (site: Pick<Site, 'phone' | 'locations'>): string | undefined =>
  site.phone ?? locationPhone(findPrimaryLocation(site), site)
