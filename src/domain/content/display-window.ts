import type { TimeWindow } from '@/src/domain/page-expiry'
import { formatTime } from '@/src/domain/time/clock-times'
import { addDays, type Day } from '@/src/domain/time/days'
import { localTimeAt, type Moment } from '@/src/domain/time/zones'

/** The period in which something is displayed; ISO 8601 moments, an omitted end is open (CNT-03). */
export type DisplayWindow = { readonly start?: string | undefined; readonly expiry?: string | undefined }

/** Reports whether a moment is within the period; the start is included, the expiry is not. */
export const isWindowOpen = ({ start, expiry }: DisplayWindow, now: Date): boolean =>
  (start === undefined || Date.parse(start) <= now.getTime()) &&
  (expiry === undefined || now.getTime() < Date.parse(expiry))

/** Returns the problem of a period that would never be open, as staff read it. */
export const windowProblem = ({ start, expiry }: DisplayWindow): string | undefined =>
  start !== undefined && expiry !== undefined && Date.parse(expiry) <= Date.parse(start)
    ? 'The expiry must be after the start.'
    : undefined

/** Converts it for the page cache: a page changes at both ends. */
export const toTimeWindow = ({ start, expiry }: DisplayWindow): TimeWindow => ({
  ...(start === undefined ? {} : { from: start }),
  ...(expiry === undefined ? {} : { until: expiry }),
})

/**
 * Formats the end of a period: its day, and the time unless it ends with that day (CNT-03). Midnight is the end of the
 * day before.
 */
export const formatEnd = (expiry: Moment, timezone: string, formatDay: (day: Day) => string): string => {
  const [day = '', time = ''] = localTimeAt(expiry, timezone).split(' ')
  if (time === '00:00') return formatDay(addDays(day, -1))
  return time === '23:59' ? formatDay(day) : `${formatDay(day)}, ${formatTime(time)}`
}
