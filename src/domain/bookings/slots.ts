import { toClockTime } from '@/src/domain/time/clock-times'
import { omitEmpty } from '@/src/domain/omit-empty'
import { addDays, type Day, weekdayOf } from '@/src/domain/time/days'
import { HOUR_MS, MINUTE_MS } from '@/src/domain/time/durations'
import { type Calendar, openSpanOn } from '@/src/domain/locations/hours'
import { listComingSpecialHours } from '@/src/domain/locations/special-hours'
import type { SiteLocation } from '@/src/domain/locations/location'
import { dayAt, listDaysFrom, toMoment, type LocalTime } from '@/src/domain/time/zones'

/** Limits of the times offered: switches `bookings`. */
export type SlotRules = {
  readonly slot_minutes: number
  /** Hours between now and the first time offered. */
  readonly notice_hours: number
  /** Days from today for which times are offered; 1 is today alone. */
  readonly days_ahead: number
}

/** A time that can be booked; `at` in milliseconds. */
export type Slot = { readonly localTime: LocalTime; readonly at: number }

export type BookableLocation = Pick<SiteLocation, 'location_type' | 'opening_hours' | 'special_hours' | 'timezone'>

export const buildCalendar = (location: BookableLocation, today: Day): Calendar => ({
  hours: location.opening_hours,
  special: listComingSpecialHours(location, addDays(today, -1)),
})

/** Local times of a day whose visit ends before the location closes. */
export const listTimesOn = (calendar: Calendar, day: Day, minutes: number): readonly LocalTime[] => {
  const span = openSpanOn(calendar, day)
  if (!span) return []
  const count = Math.max(0, Math.floor((span.to - span.from) / minutes))
  return Array.from({ length: count }, (_, index) => `${day} ${toClockTime(span.from + index * minutes)}`)
}

/**
 * Lists the times a location offers from now on, including booked ones (LEAD-02): within its hours and special hours,
 * in its own time zone. An hour skipped by a clock change is never offered, a repeated one once. Empty for a location
 * without hours. Throws for an unknown zone.
 */
export const listSlots = (location: BookableLocation, rules: SlotRules, now: number): readonly Slot[] => {
  if (location.opening_hours.length === 0) return []
  const earliest = now + rules.notice_hours * HOUR_MS
  const days = listDaysFrom(now, location.timezone, rules.days_ahead)
  const calendar = buildCalendar(location, days[0] ?? '')
  return days.flatMap((day) =>
    listTimesOn(calendar, day, rules.slot_minutes).flatMap((localTime) => {
      const at = toMoment(localTime, location.timezone)
      return at === null || at < earliest ? [] : [{ localTime, at }]
    }),
  )
}

/** Days of the week by number, and dates, on which a location takes no bookings. */
export type ClosedDays = {
  readonly weekdays: readonly number[]
  /** With the name of the holiday, where it has one. */
  readonly dates: readonly { readonly date: Day; readonly name?: string }[]
}

/** Lists why days are missing among those of `listSlots`: closed every week, or by special hours. Monday comes first. */
export const listClosedDays = (location: BookableLocation, rules: SlotRules, now: number): ClosedDays => {
  const days = listDaysFrom(now, location.timezone, rules.days_ahead)
  const calendar = buildCalendar(location, days[0] ?? '')
  const isClosedWeekly = (day: Day): boolean => openSpanOn({ ...calendar, special: [] }, day) === null
  const weekdays = days.filter(isClosedWeekly).map((day) => weekdayOf(day) || 7)
  const dates = days
    .filter((day) => !isClosedWeekly(day) && openSpanOn(calendar, day) === null)
    .map((date) => ({ date, ...omitEmpty({ name: calendar.special.find((entry) => entry.date === date)?.name }) }))
  return { weekdays: [...new Set(weekdays)].sort((one, other) => one - other).map((weekday) => weekday % 7), dates }
}

/** The first and the last day that a form takes; the browser greys out all others. */
export type DayLimits = { readonly min: Day; readonly max: Day }

/** Returns the days for which a location takes bookings, whether it is open on them or not. */
export const bookableDayLimits = (
  { timezone }: Pick<BookableLocation, 'timezone'>,
  { days_ahead }: Pick<SlotRules, 'days_ahead'>,
  now: number,
): DayLimits => {
  const today = dayAt(now, timezone)
  return { min: today, max: addDays(today, days_ahead - 1) }
}

/** Months ahead that a day can be asked for where the dealer confirms it; later ones are typing errors. */
export const MAX_MONTHS_AHEAD = 12

/** Returns the days that can be preferred, in the zone of the location. */
export const preferredDayLimits = (timezone: string, now: number): DayLimits => {
  const today = dayAt(now, timezone)
  return { min: today, max: addDays(today, MAX_MONTHS_AHEAD * 31) }
}

/** A booking of the location, or of the vehicle anywhere (`sameVehicle`), in milliseconds. */
export type ExistingBooking = { readonly from: number; readonly to: number; readonly sameVehicle: boolean }

/** Keeps the slots with a free bay for all of their time and without another booking of the vehicle. */
export const listFreeSlots = (
  slots: readonly Slot[],
  bookings: readonly ExistingBooking[],
  { minutes, bays }: { readonly minutes: number; readonly bays: number },
): readonly Slot[] =>
  slots.filter(({ at }) => {
    const overlapping = bookings.filter(({ from, to }) => from < at + minutes * MINUTE_MS && to > at)
    return overlapping.length < bays && !overlapping.some(({ sameVehicle }) => sameVehicle)
  })
