import type { SiteLocation } from '@/src/domain/locations/location'
import { locationPhone } from '@/src/domain/locations/phones'
import { formatPhone } from '@/src/domain/phone'
import { greetingOf } from '@/src/domain/sending/greeting'
import type { Site } from '@/src/domain/tenancy/site'

type BookingEmail = {
  /** The shopper's. */
  readonly name: string | null | undefined
  /** Of the lead; null once that is deleted. */
  readonly reference: string | null
  readonly location: SiteLocation | undefined
  /** The news of the booking, then the steps that the shopper can take. */
  readonly lines: readonly string[]
}

/**
 * Returns the text of an email to a shopper about their booking (SHP-09): all of them have a greeting, the reference, the
 * number of its location and the dealer's name at the end.
 */
export const buildBookingEmail = (
  site: Pick<Site, 'name' | 'phone'>,
  { name, reference, location, lines }: BookingEmail,
): string => {
  const phone = locationPhone(location, site)
  return [
    greetingOf(name),
    ...lines,
    ...(reference === null ? [] : [`Your reference: ${reference}`]),
    ...(phone === undefined ? [] : [`Questions? Call us on ${formatPhone(phone)}.`]),
    site.name,
  ].join('\n\n')
}
