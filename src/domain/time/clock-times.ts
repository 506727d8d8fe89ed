const CLOCK_TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/

/** Reports whether a value is a time of a 24-hour clock, `08:30`. */
export const isClockTime = (value: unknown): value is string =>
  typeof value === 'string' && CLOCK_TIME_PATTERN.test(value)

export type RangeEnd = 'start' | 'end'

/** Lists the ends of a range of times that are wrong: those that are no time, or an end that isn't after the start. */
export const listWrongEnds = (start: unknown, end: unknown): readonly RangeEnd[] => {
  if (isClockTime(start) && isClockTime(end)) return end > start ? [] : ['end']
  return [...(isClockTime(start) ? [] : (['start'] as const)), ...(isClockTime(end) ? [] : (['end'] as const))]
}

/** Parses `8:30` to minutes since midnight; null if it is not a time. */
export const parseMinutes = (time: string | undefined): number | null => {
  const parts = /^(\d{1,2}):(\d{2})/.exec(time ?? '')
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : null
}

/** Formats a number below 100 with two digits: `07`. */
export const padTwo = (number: number): string => String(number).padStart(2, '0')

/** Converts minutes since midnight to a time of a 24-hour clock, `08:30`. */
export const toClockTime = (minutes: number): string => `${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`

/** Formats `17:00` as `5 pm` and `08:30` as `8:30 am`; stored times are local and never converted (LOC-04). */
export const formatTime = (time: string): string => {
  const total = parseMinutes(time)
  if (total === null) return ''
  const [hour, minute] = [Math.floor(total / 60), total % 60]
  return `${hour % 12 || 12}${minute ? `:${padTwo(minute)}` : ''} ${hour % 24 < 12 ? 'am' : 'pm'}`
}
