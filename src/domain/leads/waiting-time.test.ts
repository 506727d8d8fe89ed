import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OpeningHours } from '../locations/opening-hours'
import { type AnsweringHours, isOverdue, MAX_WAITING_DAYS } from './waiting-time'

const LIMIT = 120
const open = (weekday: OpeningHours['weekday'], from = '08:30', to = '17:30'): OpeningHours => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
})
/** Open from Monday to Friday, and on Saturday morning. */
const showroom: AnsweringHours = {
  hours: [open(1), open(2), open(3), open(4), open(5), open(6, '08:30', '12:00'), { weekday: 0, status: 'Closed' }],
  special_hours: [],
  location_type: '',
  timezone: 'Australia/Brisbane',
}
const at = (local: string) => new Date(`${local}+10:00`)

test('[ADM-04] a lead of Saturday night is overdue after the limit of Monday’s opening hours', () => {
  const saturdayNight = at('2026-11-21T21:00')
  expect(isOverdue(saturdayNight, at('2026-11-22T20:00'), LIMIT, showroom)).toBe(false)
  expect(isOverdue(saturdayNight, at('2026-11-23T10:30'), LIMIT, showroom)).toBe(false)
  expect(isOverdue(saturdayNight, at('2026-11-23T10:31'), LIMIT, showroom)).toBe(true)
})

test('[ADM-04] the hours of one evening and the next morning add up', () => {
  const evening = at('2026-11-24T16:30')
  expect(isOverdue(evening, at('2026-11-25T09:30'), LIMIT, showroom)).toBe(false)
  expect(isOverdue(evening, at('2026-11-25T09:31'), LIMIT, showroom)).toBe(true)
})

test('[ADM-04] [LOC-05] special hours count in place of those of the week, for the location’s own department', () => {
  const closed = { date: '2026-11-25', status: 'Closed', department: 'sales' } as const
  const eve = at('2026-11-24T20:00')
  const noon = at('2026-11-25T12:00')
  expect(isOverdue(eve, noon, LIMIT, showroom)).toBe(true)
  expect(isOverdue(eve, noon, LIMIT, { ...showroom, special_hours: [closed] })).toBe(false)
  expect(isOverdue(eve, noon, LIMIT, { ...showroom, special_hours: [{ ...closed, department: 'service' }] })).toBe(true)
})

test('[ADM-04] every minute counts where no opening hours are known, and a lead does not wait for ever', () => {
  const night = at('2026-11-21T21:00')
  const later = at('2026-11-21T23:01')
  const unknown = { ...showroom, timezone: 'Nowhere/Else' }
  for (const hours of [undefined, { ...showroom, hours: [] }, unknown])
    expect(isOverdue(night, later, LIMIT, hours)).toBe(true)
  const days = Array.from({ length: 90 }, (_, index) => new Date(night.getTime() + index * 86_400_000))
  const special_hours = days.map((day) => ({
    date: day.toISOString().slice(0, 10),
    status: 'Closed' as const,
    department: 'all' as const,
  }))
  const shut = { ...showroom, special_hours }
  expect(isOverdue(night, days[MAX_WAITING_DAYS - 1] ?? night, LIMIT, shut)).toBe(false)
  expect(isOverdue(night, days[MAX_WAITING_DAYS + 2] ?? night, LIMIT, shut)).toBe(true)
})

const moment = fc
  .integer({ min: 0, max: 50 * 1440 })
  .map((minutes) => new Date(Date.UTC(2026, 8, 15) + minutes * 60_000))
const clock = fc.integer({ min: 0, max: 23 * 60 + 59 }).map((minutes) => {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${hour ?? ''}:${minute ?? ''}`
})
const week = fc
  .tuple(...[0, 1, 2, 3, 4, 5, 6].map((weekday) => fc.tuple(fc.constant(weekday), clock, clock)))
  .map((days) => days.map(([weekday, from, to]) => open(weekday as OpeningHours['weekday'], from, to)))
// Their clocks are turned forward in October.
const zone = fc.constantFrom('Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth')
const answering = fc.record({ hours: week, timezone: zone }).map((some): AnsweringHours => ({ ...showroom, ...some }))

test('[ADM-04] a lead is overdue neither before the limit by the clock, nor later with a lower limit or a later moment', () => {
  fc.assert(
    fc.property(answering, moment, moment, fc.nat(600), fc.nat(600), (hours, one, other, limit, more) => {
      const [from, now] = one <= other ? [one, other] : [other, one]
      if (!isOverdue(from, now, limit, hours)) return
      expect(now.getTime() - from.getTime()).toBeGreaterThan(limit * 60_000)
      expect(isOverdue(from, new Date(now.getTime() + more * 60_000), limit, hours)).toBe(true)
      expect(isOverdue(from, now, Math.max(0, limit - more), hours)).toBe(true)
    }),
  )
})

test('[ADM-04] a location that is open around the clock counts all but the last minute of each day', () => {
  const always = { ...showroom, hours: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => open(day, '00:00', '23:59')) }
  fc.assert(
    fc.property(moment, moment, fc.nat(5000), (one, other, limit) => {
      const [from, now] = one <= other ? [one, other] : [other, one]
      const days = (now.getTime() - from.getTime()) / 86_400_000
      const slack = Math.ceil(days) + 1
      if (isOverdue(from, now, limit + slack)) expect(isOverdue(from, now, limit, always)).toBe(true)
    }),
  )
})
