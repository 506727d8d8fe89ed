import * as z from 'zod/mini'
import { departments, type Department } from './opening-hours'
import { type Day, formatLongDay, isDay } from '@/src/domain/time/days'
import { overlaps, pastDayProblem, specialTimesProblem } from './special-hours-problems'

/** Special hours for several days and locations, sent by the panel in one request (LOC-05). */
export type BulkHours = {
  readonly tenant: string
  readonly days: readonly { readonly date: string; readonly name: string; readonly locations: readonly string[] }[]
  readonly department: Department
  readonly status: 'Open' | 'Closed'
  readonly start_hour?: string
  readonly end_hour?: string
  /** Stored special hours that staff chose to replace, by day and location. */
  readonly replace?: readonly BulkChoice[]
}

export type BulkChoice = { readonly date: string; readonly location: string }

/** Stored special hours of a day, location and department that a request also has; `current` is their times in words. */
export type BulkConflict = BulkChoice & {
  readonly name: string
  readonly department: Department
  readonly current: string
}

const MAX_DAYS = 100
const MAX_LOCATIONS = 500

const idSchema = z.string().check(z.regex(/^[0-9a-f-]{36}$/i, 'Choose a location.'))
const daySchema = z.object({
  date: z.string().check(z.refine(isDay, 'Enter a date for each day, as dd/mm/yyyy.')),
  name: z.string().check(z.trim(), z.maxLength(80, 'Use at most 80 characters for the name.')),
  locations: z
    .array(idSchema)
    .check(
      z.minLength(1, 'Choose at least one location.'),
      z.maxLength(MAX_LOCATIONS, `Choose at most ${MAX_LOCATIONS} locations.`),
    ),
})
const bulkSchema = z.object({
  tenant: z.string(),
  days: z
    .array(daySchema)
    .check(z.minLength(1, 'Choose at least one day.'), z.maxLength(MAX_DAYS, `Choose at most ${MAX_DAYS} days.`)),
  department: z.enum(departments),
  status: z.enum(['Open', 'Closed']),
  start_hour: z.exactOptional(z.string()),
  end_hour: z.exactOptional(z.string()),
  replace: z.exactOptional(
    z
      .array(z.object({ date: z.string(), location: idSchema }))
      .check(z.maxLength(MAX_DAYS * MAX_LOCATIONS, 'Choose fewer days.')),
  ),
})

type BulkHoursResult = { readonly bulk: BulkHours } | { readonly problems: readonly string[] }

/**
 * Parses the request: all its problems, or the special hours, whose days are not over on `today`, the day at the
 * westernmost location, and do not overlap.
 */
export const parseBulkHours = (body: unknown, today: Day): BulkHoursResult => {
  const parsed = bulkSchema.safeParse(body)
  if (!parsed.success) return { problems: [...new Set(parsed.error.issues.map(({ message }) => message))] }
  const hours = parsed.data
  const timesProblem = specialTimesProblem(hours)
  if (timesProblem !== undefined) return { problems: [timesProblem] }
  const pastProblems = hours.days.flatMap(({ date }) => pastDayProblem(date, today) ?? [])
  if (pastProblems.length > 0) return { problems: [...new Set(pastProblems)] }
  const days = hours.days.map((one) => ({ ...one, department: hours.department }))
  const overlapping = days.find((one, at) => days.slice(0, at).some((other) => overlaps(one, other)))
  return overlapping
    ? { problems: [`${formatLongDay(overlapping.date)} is listed twice for the same location. Remove one of them.`] }
    : { bulk: hours }
}
