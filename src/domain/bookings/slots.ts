import { addDays, type Day, isDay } from '@/src/domain/locations/dates'
import { type Calendar, spanOn } from '@/src/domain/locations/hours'
import { comingSpecial } from '@/src/domain/locations/special-hours'
import type { SiteLocation } from '@/src/domain/tenancy/site'
import { daysFrom, momentOf, wallAt, type WallTime } from './zone'

/** Limits of the times offered: switches `bookings`. */
export type SlotRules = {
  readonly slot_minutes: number
  /** Hours between now and the first time offered. */
  readonly notice_hours: number
  /** Days from today for which times are offered; 1 is today alone. */
  readonly days_ahead: number
}

/** A time that can be booked; `at` in milliseconds. */
export type Slot = { readonly wall: WallTime; readonly at: number }

type Place = Pick<SiteLocation, 'location_type' | 'opening_hours' | 'special_hours' | 'timezone'>

const calendarOf = (place: Place, today: Day): Calendar => ({
  hours: place.opening_hours,
  special: comingSpecial(place, addDays(today, -1)),
})

const two = (number: number): string => String(number).padStart(2, '0')

/** Local times of a day whose visit ends before the location closes. */
const timesOn = (calendar: Calendar, day: Day, minutes: number): readonly WallTime[] => {
  const span = spanOn(calendar, day)
  if (!span) return []
  const count = Math.max(0, Math.floor((span.to - span.from) / minutes))
  return Array.from({ length: count }, (_, index) => {
    const at = span.from + index * minutes
    return `${day} ${two(Math.floor(at / 60))}:${two(at % 60)}`
  })
}

/**
 * Lists the times a location offers from now on, including booked ones (LEAD-02): within its hours and special hours,
 * in its own time zone. An hour skipped by a clock change is never offered, a repeated one once. Empty for a location
 * without hours. Throws for an unknown zone.
 */
export const slotsOf = (place: Place, rules: SlotRules, now: number): readonly Slot[] => {
  if (place.opening_hours.length === 0) return []
  const earliest = now + rules.notice_hours * 3_600_000
  const days = daysFrom(place.timezone, now, rules.days_ahead)
  const calendar = calendarOf(place, days[0] ?? '')
  return days.flatMap((day) =>
    timesOn(calendar, day, rules.slot_minutes).flatMap((wall) => {
      const at = momentOf(place.timezone, wall)
      return at === null || at < earliest ? [] : [{ wall, at }]
    }),
  )
}

/** The reason a time cannot be booked, as the shopper reads it, and the field to show it at. */
export type SlotProblem = { readonly field: 'date' | 'time'; readonly message: string }

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

const late = (field: SlotProblem['field'], message: string): SlotProblem => ({ field, message })

const dayProblem = (place: Place, rules: SlotRules, day: Day, now: number): SlotProblem | undefined => {
  const today = wallAt(place.timezone, now).slice(0, 10)
  if (day < today) return late('date', 'That day has passed. Please choose a later one.')
  if (day >= addDays(today, rules.days_ahead))
    return late('date', `We take bookings for the next ${rules.days_ahead} days. Please choose an earlier day.`)
  return spanOn(calendarOf(place, today), day)
    ? undefined
    : late('date', 'We are closed on that day. Please choose another.')
}

const timeProblem = (place: Place, rules: SlotRules, wall: WallTime, now: number): SlotProblem | undefined => {
  const at = momentOf(place.timezone, wall)
  if (at !== null && at <= now) return late('time', 'That time has passed. Please choose a later one.')
  if (at !== null && at < now + rules.notice_hours * 3_600_000)
    return late('time', 'That is too soon for us to have everything ready. Please choose a later time.')
  const offered = timesOn(calendarOf(place, wall.slice(0, 10)), wall.slice(0, 10), rules.slot_minutes)
  return at !== null && offered.includes(wall)
    ? undefined
    : late('time', 'That is not one of our times on that day. Please choose one of those offered.')
}

/**
 * Returns the problem of a chosen day and time (LEAD-02); undefined if the location offers the time (`listSlots`), or
 * if only a day is chosen and the location is open on it. Both as typed; either may be empty.
 */
export const slotProblem = (
  place: Place,
  rules: SlotRules,
  wanted: { readonly date: string; readonly time: string },
  now: number,
): SlotProblem | undefined => {
  const { date, time } = wanted
  if (date === '') return time === '' ? undefined : late('date', 'Please choose a day.')
  if (!isDay(date)) return late('date', 'Please choose a day.')
  const wrongDay = dayProblem(place, rules, date, now)
  if (wrongDay || time === '') return wrongDay
  return isTime(time) ? timeProblem(place, rules, `${date} ${time}`, now) : late('time', 'Please choose a time.')
}

export const taken: SlotProblem = {
  field: 'time',
  message: 'That time has just been taken. Please choose another.',
}

/** A booking of the location, or of the vehicle anywhere (`sameVehicle`), in milliseconds. */
export type Booked = { readonly from: number; readonly to: number; readonly car: boolean }

/** Keeps the slots with a free bay for all of their time and without another booking of the vehicle. */
export const freeOf = (
  slots: readonly Slot[],
  booked: readonly Booked[],
  { minutes, bays }: { readonly minutes: number; readonly bays: number },
): readonly Slot[] =>
  slots.filter(({ at }) => {
    const beside = booked.filter(({ from, to }) => from < at + minutes * 60_000 && to > at)
    return beside.length < bays && !beside.some(({ car }) => car)
  })
