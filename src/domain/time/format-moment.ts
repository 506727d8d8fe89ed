import { formatTime } from './clock-times'
import { formatDay, formatLongDay, formatShortDay } from './days'
import { formatTypedMoment } from './typed-dates'
import { dayAt, localTimeAt, type Moment } from './zones'

/** Formats the day of a moment in a zone: `24 November 2026`. */
export const formatMomentDay = (moment: Moment, timezone: string): string => formatDay(dayAt(moment, timezone))

/** Formats a moment in a zone for a list: `24 Nov 2026, 9:30 am`. */
export const formatMoment = (moment: Moment, timezone: string): string => {
  const [day = '', time = ''] = localTimeAt(moment, timezone).split(' ')
  const [date = '', month = ''] = formatShortDay(day).split(' ')
  return `${date} ${month.slice(0, 3)} ${day.slice(0, 4)}, ${formatTime(time)}`
}

/** One for each zone: creating one takes far longer than formatting, and lists format a moment for each row. */
const zoneNameFormats = new Map<string, Intl.DateTimeFormat>()

const zoneNameFormat = (timezone: string): Intl.DateTimeFormat => {
  const stored = zoneNameFormats.get(timezone)
  if (stored) return stored
  const format = new Intl.DateTimeFormat('en-AU', { timeZone: timezone, timeZoneName: 'short' })
  zoneNameFormats.set(timezone, format)
  return format
}

/** Returns the usual abbreviation of a zone at a moment, such as `AEST`. */
export const zoneAbbreviation = (moment: Moment, timezone: string): string =>
  zoneNameFormat(timezone)
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** Formats a moment in a zone for a text that must not be misread: `9:30 am on Tuesday 24 November 2026 (AEST)`. */
export const formatLongMoment = (moment: Moment, timezone: string): string => {
  const [day = '', time = ''] = localTimeAt(moment, timezone).split(' ')
  return `${formatTime(time)} on ${formatLongDay(day)} (${zoneAbbreviation(moment, timezone)})`
}

/** Formats a moment in a zone, with the zone's name: `24/11/2026, 9:30 am AEST` (STF-03). */
export const formatZonedMoment = (moment: Moment, timezone: string): string =>
  `${formatTypedMoment(moment, timezone)} ${zoneAbbreviation(moment, timezone)}`
