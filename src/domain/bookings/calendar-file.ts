/** A booking as an entry of a calendar. Moments are milliseconds. */
export type CalendarEntry = {
  /** The same for the same booking, so that a calendar updates its entry. */
  readonly uid: string
  readonly title: string
  readonly from: number
  readonly to: number
  readonly createdAt: number
  /** When the booking was last moved; a calendar replaces its entry by a later one. */
  readonly updatedAt: number
  readonly place?: string | undefined
  readonly url: string
}

/** Escapes a text value (RFC 5545, section 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')

const formatUtc = (moment: number): string =>
  new Date(moment)
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replaceAll(/[-:]/g, '')

const MAX_LINE_BYTES = 75

/** Folds a line after at most 75 bytes, between characters (RFC 5545, section 3.1). */
const foldLine = (line: string): string => {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > MAX_LINE_BYTES) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}

/** Formats one booking as a calendar file (SHP-09, RFC 5545). Times are in UTC; a calendar shows them in its own zone. */
export const formatCalendarFile = ({ uid, title, from, to, createdAt, updatedAt, place, url }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatUtc(updatedAt)}`,
    `SEQUENCE:${String(Math.max(0, Math.floor((updatedAt - createdAt) / 1000)))}`,
    `DTSTART:${formatUtc(from)}`,
    `DTEND:${formatUtc(to)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
