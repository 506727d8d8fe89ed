import type { LocationType } from '../locations/location'
import { openSpanOn } from '../locations/hours'
import type { OpeningHours, SpecialHours } from '../locations/opening-hours'
import { listComingSpecialHours } from '../locations/special-hours'
import { addDays, type Day } from '../time/days'
import { MINUTE_MS } from '../time/durations'
import { dayAt, isTimeZone, toMoment } from '../time/zones'

/** The hours in which a location can answer a lead. */
export type AnsweringHours = {
  readonly hours: readonly OpeningHours[]
  readonly special_hours: readonly SpecialHours[]
  readonly location_type: LocationType
  readonly timezone: string
}

/** A lead that has waited for so many days is overdue, also at a location that was closed all the time. */
export const MAX_WAITING_DAYS = 60

const hasHours = ({ hours, timezone }: AnsweringHours): boolean =>
  hours.some(({ status }) => status === 'Open') && isTimeZone(timezone)

/** Minutes of a day in which the location was open between two moments. */
const openMinutesOn = (
  { hours, timezone }: AnsweringHours,
  special: readonly SpecialHours[],
  day: Day,
  [from, to]: readonly [from: number, to: number],
): number => {
  const span = openSpanOn({ hours, special }, day)
  if (span === null) return 0
  const [open, close] = [toMoment(`${day} ${span.open}`, timezone), toMoment(`${day} ${span.close}`, timezone)]
  if (open === null || close === null) return 0
  return Math.max(0, Math.min(close, to) - Math.max(open, from)) / MINUTE_MS
}

/**
 * Reports whether a lead that came in at `from` has waited longer than `minutes` (ADM-04). Only the opening hours of its
 * location count, so that a lead of Saturday night is not overdue on Sunday; without known hours every minute counts.
 */
export const isOverdue = (from: Date, now: Date, minutes: number, answering?: AnsweringHours): boolean => {
  const waited = (now.getTime() - from.getTime()) / MINUTE_MS
  if (waited <= minutes || answering === undefined || !hasHours(answering)) return waited > minutes
  const [first, last] = [dayAt(from, answering.timezone), dayAt(now, answering.timezone)]
  if (addDays(first, MAX_WAITING_DAYS) < last) return true
  const special = listComingSpecialHours(answering, first)
  let open = 0
  for (let day = first; day <= last && open <= minutes; day = addDays(day, 1))
    open += openMinutesOn(answering, special, day, [from.getTime(), now.getTime()])
  return open > minutes
}
