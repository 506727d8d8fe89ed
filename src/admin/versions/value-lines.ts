import { dayNames } from '@/src/domain/time/days'
import { formatTime } from '@/src/domain/time/clock-times'
import { parseWeek, weekOrder } from '@/src/domain/locations/week'
import { formatCents } from '@/src/domain/money/format-money'
import { findOwnValue, formatSwitchValue } from '@/src/domain/tenancy/switch-layer'
import { isHex } from '@/src/domain/theme/colour'
import { switches, switchGroups } from '@/src/domain/switches'
import type { Registry } from '@/src/domain/switches/kit'

/**
 * Lines of text for values that Payload cannot compare itself (ADM-02). Old versions can hold any value, so none
 * throws.
 */

type Lines = readonly string[]

/** One line per day, Monday first. */
export const weekLines = (value: unknown): Lines => {
  const week = parseWeek(value)
  return weekOrder.map((weekday) => {
    const day = week.find((one) => one.weekday === weekday)
    if (!day) return `${dayNames[weekday]}: not set`
    if (day.status === 'Closed') return `${dayNames[weekday]}: Closed`
    return `${dayNames[weekday]}: ${formatTime(day.open ?? '')} – ${formatTime(day.close ?? '')}`
  })
}

export const dollarLines = (value: unknown): Lines => (typeof value === 'number' ? [formatCents(value)] : [])

/** An entry may be an object whose own `toString` is no function, for which `String` would throw. */
const toLine = (entry: unknown): string =>
  typeof entry === 'string' || typeof entry === 'number' ? String(entry) : (JSON.stringify(entry) ?? '')

export const textLines = (value: unknown): Lines => (Array.isArray(value) ? value.map(toLine) : [])

export const colourLines = (value: unknown): Lines => (typeof value === 'string' && isHex(value) ? [value] : [])

/** The layer's own switches by group and label, without inherited ones. */
export const switchLines = (value: unknown): Lines =>
  Object.entries(switches as Registry).flatMap(([group, inner]) =>
    Object.entries(inner).flatMap(([key, one]) => {
      const own = findOwnValue(value, { group, key })
      const groupLabel = switchGroups[group as keyof typeof switchGroups].label
      return own === undefined ? [] : [`${groupLabel} › ${one.label}: ${formatSwitchValue(own, one)}`]
    }),
  )

/** Removes the lines that both lists contain, so that only changed switches remain. */
export const changedLines = (from: Lines, to: Lines): readonly [Lines, Lines] => [
  from.filter((line) => !to.includes(line)),
  to.filter((line) => !from.includes(line)),
]
