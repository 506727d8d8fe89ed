/** A booking as an entry of a calendar. Moments are milliseconds. */
export type CalendarEntry = {
  /** The same for the same booking, so that a calendar updates its entry. */
  readonly uid: string
  readonly title: string
  readonly from: number
  readonly to: number
  readonly createdAt: number
  /** When the booking was last moved or cancelled; a calendar replaces its entry by a later one. */
  readonly updatedAt: number
  readonly location?: string | undefined
  readonly url: string
  /** The file then removes the entry from the calendar. */
  readonly cancelled?: boolean
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

/**
 * Returns the number by which a calendar recognises the newer of two files. A change within the first second still counts
 * above the booking, and a cancellation above a move in the same second.
 */
const sequenceOf = ({ createdAt, updatedAt, cancelled }: CalendarEntry): number =>
  Math.max(updatedAt > createdAt ? 1 : 0, Math.floor((updatedAt - createdAt) / 1000)) + (cancelled ? 1 : 0)

const formatEvent = (entry: CalendarEntry): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(entry.uid)}`,
  `DTSTAMP:${formatUtc(entry.updatedAt)}`,
  `SEQUENCE:${String(sequenceOf(entry))}`,
  `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `DTSTART:${formatUtc(entry.from)}`,
  `DTEND:${formatUtc(entry.to)}`,
  `SUMMARY:${escapeText(entry.title)}`,
  ...(entry.location === undefined ? [] : [`LOCATION:${escapeText(entry.location)}`]),
  `URL:${entry.url}`,
  'END:VEVENT',
]

/**
 * Formats one booking as a calendar file (SHP-09, RFC 5545), which adds it to a calendar, moves it there, or removes it
 * once it is cancelled. Times are in UTC; a calendar shows them in its own zone.
 */
export const formatCalendarFile = (entry: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.cancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...formatEvent(entry),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
