import * as z from 'zod/mini'
import { departments, type Department } from '@/src/domain/tenancy/site'
import { isDay } from './dates'
import { overlap, specialTimesProblem } from './special-hours'

/** Special hours for several days and locations, sent by the panel in one request (LOC-05). */
export type BulkHours = {
  readonly tenant: string
  readonly days: readonly { readonly date: string; readonly name: string; readonly locations: readonly string[] }[]
  readonly department: Department
  readonly status: 'Open' | 'Closed'
  readonly start_hour?: string
  readonly end_hour?: string
}

const mostDays = 100
const mostLocations = 500

const id = z.string().check(z.regex(/^[0-9a-f-]{36}$/i, 'A location is missing.'))
const day = z.object({
  date: z.string().check(z.refine(isDay, 'A day such as 2026-12-25 is missing.')),
  name: z.string().check(z.trim(), z.maxLength(80, 'A name has at most 80 characters.')),
  locations: z
    .array(id)
    .check(z.minLength(1, 'Choose at least one location.'), z.maxLength(mostLocations, 'Too many locations.')),
})
const bulk = z.object({
  tenant: z.string(),
  days: z.array(day).check(z.minLength(1, 'Choose at least one day.'), z.maxLength(mostDays, 'Too many days at once.')),
  department: z.enum(departments),
  status: z.enum(['Open', 'Closed']),
  start_hour: z.exactOptional(z.string()),
  end_hour: z.exactOptional(z.string()),
})

type Read = { readonly bulk: BulkHours } | { readonly problems: readonly string[] }

/** Parses the request: all its problems, or the special hours, whose days do not overlap. */
export const readBulk = (body: unknown): Read => {
  const parsed = bulk.safeParse(body)
  if (!parsed.success) return { problems: [...new Set(parsed.error.issues.map(({ message }) => message))] }
  const found = parsed.data
  const times = specialTimesProblem(found)
  if (times !== undefined) return { problems: [times] }
  const days = found.days.map((one) => ({ ...one, department: found.department }))
  const twice = days.find((one, at) => days.slice(0, at).some((other) => overlap(one, other)))
  return twice ? { problems: [`${twice.date} stands here twice for the same location.`] } : { bulk: found }
}
