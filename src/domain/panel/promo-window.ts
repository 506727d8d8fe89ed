import { isWindowOpen } from '@/src/domain/content/display-window'
import { isInTrash } from '@/src/domain/content/trash'
import { addDays, countDaysBetween, type Day, formatDay, formatShortDay } from '@/src/domain/time/days'
import { DAY_MS } from '@/src/domain/time/durations'
import { DEFAULT_TIME_ZONE, toLocalMoment } from '@/src/domain/time/zones'

/** A stored promotional window: ISO 8601 moments and the IANA time zones they were entered in. */
export type StoredPromoWindow = {
  readonly start?: string | null | undefined
  readonly start_tz?: string | null | undefined
  readonly expiry?: string | null | undefined
  readonly expiry_tz?: string | null | undefined
  readonly deletedAt?: string | null | undefined
}

export type WindowState = { readonly state: 'Running' | 'Starts' | 'Expired' | 'Deleted'; readonly text: string }

/** Returns a moment's day in a zone; an unknown zone falls back to Brisbane, the panel's default. */
export const localDayOf = (zone: string | null | undefined, moment: Date): Day =>
  (toLocalMoment(moment, zone ?? DEFAULT_TIME_ZONE) ?? toLocalMoment(moment, DEFAULT_TIME_ZONE))?.date ?? ''

/** Formats a day, `25 December`, with the year unless it is the current one. */
const formatDayFrom = (day: Day, today: Day): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day) : formatDay(day)

/** Describes a window for staff: whether it runs, and until or from when (CNT-03). In the trash nothing runs. */
export const describeWindow = (stored: StoredPromoWindow, now: Date): WindowState => {
  const { start, start_tz, expiry, expiry_tz } = stored
  if (isInTrash(stored)) return { state: 'Deleted', text: 'In the trash' }
  const today = localDayOf(expiry_tz ?? start_tz, now)
  const day = (moment: string, zone: string | null | undefined): string =>
    formatDayFrom(localDayOf(zone, new Date(moment)), today)
  if (expiry && Date.parse(expiry) <= now.getTime())
    return { state: 'Expired', text: `Expired ${day(expiry, expiry_tz)}` }
  if (!isWindowOpen({ start: start ?? undefined }, now))
    return {
      state: 'Starts',
      text: `Starts ${day(start ?? '', start_tz)}${expiry ? `, ends ${day(expiry, expiry_tz)}` : ''}`,
    }
  return { state: 'Running', text: expiry ? `Running until ${day(expiry, expiry_tz)}` : 'Running' }
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
    ? { tone: 'now', text: `Expired ${daysText}` }
    : { tone: 'soon', text: `Expires ${daysText}` }
}
