import { inputMessages } from '@/src/domain/input-messages'
import { isClockTime } from '@/src/domain/time/clock-times'
import { type Day, formatNearDay, isDay } from '@/src/domain/time/days'
import { HOUR_MS } from '@/src/domain/time/durations'
import { openSpanOn } from '@/src/domain/locations/hours'
import { toMoment, type LocalTime } from '@/src/domain/time/zones'
import {
  type SlotRules,
  type BookableLocation,
  buildCalendar,
  listTimesOn,
  bookableDayLimits,
  MAX_MONTHS_AHEAD,
  preferredDayLimits,
} from './slots'

/** The reason a time cannot be booked, as the shopper reads it, and the field to show it at. */
export type SlotProblem = { readonly field: 'date' | 'time'; readonly message: string }

const toProblem = (field: SlotProblem['field'], message: string): SlotProblem => ({ field, message })

const DAY_PASSED = 'That day has passed. Please choose a later one.'

const closedDayProblem = (location: BookableLocation, day: Day, today: Day): SlotProblem | undefined =>
  openSpanOn(buildCalendar(location, today), day)
    ? undefined
    : toProblem('date', `We’re closed on ${formatNearDay(day)}. Please choose another day.`)

const dayProblem = (location: BookableLocation, rules: SlotRules, day: Day, now: number): SlotProblem | undefined => {
  const { min: today, max } = bookableDayLimits(location, rules, now)
  if (day < today) return toProblem('date', DAY_PASSED)
  if (day > max)
    return toProblem('date', `We take bookings for the next ${rules.days_ahead} days. Please choose an earlier day.`)
  return closedDayProblem(location, day, today)
}

const timeProblem = (
  location: BookableLocation,
  rules: SlotRules,
  localTime: LocalTime,
  now: number,
): SlotProblem | undefined => {
  const at = toMoment(localTime, location.timezone)
  if (at !== null && at < now) return toProblem('time', 'That time has passed. Please choose a later one.')
  if (at !== null && at < now + rules.notice_hours * HOUR_MS)
    return toProblem('time', 'We can’t be ready by then. Please choose a later time.')
  const localTimes = listTimesOn(
    buildCalendar(location, localTime.slice(0, 10)),
    localTime.slice(0, 10),
    rules.slot_minutes,
  )
  return at !== null && localTimes.includes(localTime)
    ? undefined
    : toProblem('time', 'That time isn’t available on that day. Please choose one of the times listed.')
}

/**
 * Returns the problem of a chosen day and time (LEAD-02); undefined if the location offers the time (`listSlots`), or
 * if only a day is chosen and the location is open on it. Both as typed; either may be empty.
 */
export const slotProblem = (
  location: BookableLocation,
  rules: SlotRules,
  choice: { readonly date: string; readonly time: string },
  now: number,
): SlotProblem | undefined => {
  const { date, time } = choice
  if (date === '') return time === '' ? undefined : toProblem('date', inputMessages.day)
  if (!isDay(date)) return toProblem('date', inputMessages.day)
  const problemOfDay = dayProblem(location, rules, date, now)
  if (problemOfDay || time === '') return problemOfDay
  return isClockTime(time)
    ? timeProblem(location, rules, `${date} ${time}`, now)
    : toProblem('time', inputMessages.time)
}

export type MoveProblems = { readonly date?: string; readonly time?: string }

/** Returns the problems of the day and time that a booking is moved to, which needs both; empty if they can be booked. */
export const moveProblems = (
  location: BookableLocation,
  rules: SlotRules,
  choice: { readonly date: string; readonly time: string },
  now: number,
): MoveProblems => {
  const problem = slotProblem(location, rules, choice, now)
  return {
    ...(choice.date === '' && { date: inputMessages.day }),
    ...(choice.time === '' && { time: inputMessages.time }),
    ...(problem && { [problem.field]: problem.message }),
  }
}

/**
 * Returns the problem of a preferred day, which the dealer confirms later: that it has passed in the zone of the
 * location, or is too far away (LEAD-02). `workshop` is the location of a service, where it is known: it takes no
 * vehicle in while it is closed. Opening hours don't matter for other forms, since staff agree on the time, nor where a
 * location has none.
 */
export const preferredDayProblem = (
  day: string,
  timezone: string,
  now: number,
  workshop?: BookableLocation,
): SlotProblem | undefined => {
  if (day === '') return undefined
  const { min, max } = preferredDayLimits(timezone, now)
  if (day < min) return toProblem('date', DAY_PASSED)
  if (day > max) return toProblem('date', `Please choose a day within the next ${MAX_MONTHS_AHEAD} months.`)
  return workshop?.opening_hours.some(({ status }) => status === 'Open')
    ? closedDayProblem(workshop, day, min)
    : undefined
}

export const slotTakenProblem: SlotProblem = {
  field: 'time',
  message: 'That time has just been taken. Please choose another.',
}
