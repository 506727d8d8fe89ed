import { formatEnd, isWindowOpen } from '@/src/domain/content/display-window'
import { isInTrash } from '@/src/domain/content/trash'
import { addDays, countDaysBetween, type Day, formatDay, formatShortDay } from '@/src/domain/time/days'
import { DAY_MS } from '@/src/domain/time/durations'
import { formatTypedTime } from '@/src/domain/time/typed-dates'
import { DEFAULT_TIME_ZONE, isTimeZone, localTimeAt, toLocalMoment } from '@/src/domain/time/zones'

/** A stored promotional window: ISO 8601 moments and the IANA time zones they were entered in. */
export type StoredPromoWindow = {
  readonly start?: string | null | undefined
  readonly start_tz?: string | null | undefined
  readonly expiry?: string | null | undefined
  readonly expiry_tz?: string | null | undefined
  readonly deletedAt?: string | null | undefined
}

export type WindowState = { readonly state: 'Running' | 'Ends' | 'Starts' | 'Ended' | 'Deleted'; readonly text: string }

const knownZone = (zone: string | null | undefined): string => (zone && isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE)

/** Returns a moment's day in a zone; an unknown zone falls back to Brisbane, the panel's default. */
export const localDayOf = (zone: string | null | undefined, moment: Date): Day =>
  (toLocalMoment(moment, zone ?? DEFAULT_TIME_ZONE) ?? toLocalMoment(moment, DEFAULT_TIME_ZONE))?.date ?? ''

/** Formats a day, `25 December`, with the year unless it is the current one. */
const formatDayFrom = (day: Day, today: Day): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day) : formatDay(day)

const hasEnded = (expiry: string | null | undefined, now: Date): boolean =>
  Boolean(expiry) && Date.parse(expiry ?? '') <= now.getTime()

/** Describes a window for staff: whether it runs, and until or from when (CNT-03). In the trash nothing runs. */
export const describeWindow = (stored: StoredPromoWindow, now: Date): WindowState => {
  const { start, start_tz, expiry, expiry_tz } = stored
  if (isInTrash(stored)) return { state: 'Deleted', text: 'In the trash' }
  const today = localDayOf(expiry_tz ?? start_tz, now)
  const end = expiry ? formatEnd(expiry, knownZone(expiry_tz), (day) => formatDayFrom(day, today)) : ''
  if (hasEnded(expiry, now)) return { state: 'Ended', text: `Ended ${end}` }
  if (!isWindowOpen({ start: start ?? undefined }, now)) {
    const from = formatDayFrom(localDayOf(start_tz, new Date(start ?? '')), today)
    return { state: 'Starts', text: `Starts ${from}${end && `, ends ${end}`}` }
  }
  return end ? { state: 'Ends', text: `Ends ${end}` } : { state: 'Running', text: 'Running' }
}

/** Reports whether shoppers see what is published, so that it can be ended. */
export const isShownNow = ({ state }: WindowState): boolean => state === 'Running' || state === 'Ends'

/** Formats a moment of a schedule: `3 December, 9:00 am`, with the year unless it is the current one. */
export const formatPlanned = (moment: string, timezone: string | null | undefined, now: Date): string => {
  const zone = knownZone(timezone)
  const [day = '', time = ''] = localTimeAt(moment, zone).split(' ')
  return `${formatDayFrom(day, localDayOf(zone, now))}, ${formatTypedTime(time)}`
}

/** The fields of a collection with the moments between which shoppers see a document. */
export type WindowFields = { readonly start?: string | undefined; readonly expiry?: string | undefined }

/** Describes the window of a document; undefined in a collection without one. A post has only a start: its date. */
export const describeDocumentWindow = (
  { start = '', expiry }: WindowFields,
  document: Readonly<Record<string, unknown>>,
  now: Date,
): WindowState | undefined => {
  if (start === '') return undefined
  const [from, zone] = [document[start], document[`${start}_tz`]] as (string | null | undefined)[]
  const stored = { ...document, start: from, start_tz: zone } as StoredPromoWindow
  const window = describeWindow(stored, now)
  return window.state === 'Starts' && expiry === undefined
    ? { state: 'Starts', text: `Scheduled for ${formatPlanned(from ?? '', zone, now)}` }
    : window
}

/** Formats a day relative to today: `tomorrow`, `in 4 days`, `12 days ago`. */
export const formatDaysAway = (day: Day, today: Day): string => {
  if (day === today) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  if (day === addDays(today, -1)) return 'yesterday'
  const days = countDaysBetween(today, day)
  return days > 0 ? `in ${String(days)} days` : `${String(-days)} days ago`
}

/** Days before an expiry from which it needs attention. */
const NOTICE_DAYS = 7

/** Returns the moment before which an expiry needs attention: seven days from now. */
export const noticeCutoff = (now: Date): string => new Date(now.getTime() + NOTICE_DAYS * DAY_MS).toISOString()

/** Days after an expiry during which it is still worth mentioning. */
const ENDED_DAYS = 14

/** Returns the moment after which an expiry is recent enough to need attention. */
export const endedCutoff = (now: Date): string => new Date(now.getTime() - ENDED_DAYS * DAY_MS).toISOString()

export type ExpiryNotice = { readonly tone: 'now' | 'soon'; readonly text: string }

/** Describes a window that expired within 14 days or expires within seven; undefined for any other (ADM-03). */
export const describeExpiry = ({ expiry, expiry_tz }: StoredPromoWindow, now: Date): ExpiryNotice | undefined => {
  if (!expiry || expiry > noticeCutoff(now) || expiry < endedCutoff(now)) return undefined
  const daysText = formatDaysAway(localDayOf(expiry_tz, new Date(expiry)), localDayOf(expiry_tz, now))
  return Date.parse(expiry) <= now.getTime()
    ? { tone: 'now', text: `Ended ${daysText}` }
    : { tone: 'soon', text: `Ends ${daysText}` }
}
