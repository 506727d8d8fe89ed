import type { LocalTime } from '@/src/domain/time/zones'
import { bookingLabelOf, bookingTypeOf } from '@/src/domain/leads/lead-types'
import { formatAddress } from '@/src/domain/locations/location-display'
import type { SiteLocation } from '@/src/domain/locations/location'
import { formatTime } from '@/src/domain/time/clock-times'
import { formatNearDay } from '@/src/domain/time/days'
import { formatLocalTime } from './bookable-days'
import type { RequestedBooking } from './requested-booking'

type DescribedBooking = Pick<RequestedBooking, 'kind' | 'itemTypes'> & {
  readonly localTime: LocalTime
  readonly location: SiteLocation | undefined
  /** The name of its vehicle, where that is known. */
  readonly vehicle?: string | null
}

/** Describes a booking for its pages, emails and calendar entry, in the words of its kind of vehicle. */
export const bookingText = ({ kind, itemTypes, localTime, location, vehicle }: DescribedBooking) => {
  const { takesPlaceAt } = bookingTypeOf(kind)
  const [day, time] = [localTime.slice(0, 10), localTime.slice(11)]
  const moment = `${formatNearDay(day)} at ${formatTime(time)}`
  const name = `${bookingLabelOf(kind, itemTypes).toLowerCase()}${vehicle ? ` of the ${vehicle}` : ''}`
  return {
    name,
    what: `Your ${name}`,
    when: formatLocalTime(localTime),
    next: takesPlaceAt === 'location' ? `See you on ${moment}.` : `We’ll come to you on ${moment}.`,
    where: location && takesPlaceAt === 'location' ? `${location.name}, ${formatAddress(location)}` : undefined,
  }
}
