import { formatMoment, zoneAbbreviation } from '@/src/domain/time/format-moment'

export type FormatMoment = (moment: string | null | undefined) => string

/** Formats moments in the dealer's time zone, and names the zone. */
export const createMomentFormat =
  (timezone: string): FormatMoment =>
  (moment) =>
    moment ? `${formatMoment(moment, timezone)} ${zoneAbbreviation(moment, timezone)}` : ''
