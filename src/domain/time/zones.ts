import { addDays, type Day } from './days'

/** A day and a time in a location's time zone, `2026-11-24 09:30`, without zone or seconds. */
export type LocalTime = string

const formatCache = new Map<string, Intl.DateTimeFormat>()

/** Caches one formatter a zone, since creating one takes far longer than using it. */
const getFormat = (timezone: string): Intl.DateTimeFormat => {
  const cached = formatCache.get(timezone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formatCache.set(timezone, format)
  return format
}

/** Returns the local time of a zone at a moment (milliseconds). Throws for an unknown zone. */
export const localTimeAt = (timezone: string, at: number): LocalTime => {
  const parts = Object.fromEntries(
    getFormat(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts['year'] ?? ''}-${parts['month'] ?? ''}-${parts['day'] ?? ''} ${parts['hour'] ?? ''}:${parts['minute'] ?? ''}`
}

const parseAsUtc = (localTime: LocalTime): number => Date.parse(`${localTime.replace(' ', 'T')}:00Z`)

/** Milliseconds the zone is ahead of UTC at a moment. */
const utcOffsetAt = (timezone: string, at: number): number =>
  parseAsUtc(localTimeAt(timezone, at)) - Math.floor(at / 60_000) * 60_000

/**
 * Returns the moment (milliseconds) of a local time: the first of two if the clocks are turned back, null if they are
 * turned forward past it or if it cannot be parsed.
 */
export const toMoment = (timezone: string, localTime: LocalTime): number | null => {
  const guess = parseAsUtc(localTime)
  if (Number.isNaN(guess)) return null
  const day = 86_400_000
  const offsets = [utcOffsetAt(timezone, guess - day), utcOffsetAt(timezone, guess + day)]
  const matches = offsets.map((ahead) => guess - ahead).filter((at) => localTimeAt(timezone, at) === localTime)
  return matches.length > 0 ? Math.min(...matches) : null
}

/** Lists `count` days from today in a zone. */
export const listDaysFrom = (timezone: string, now: number, count: number): readonly Day[] => {
  const today = localTimeAt(timezone, now).slice(0, 10)
  return Array.from({ length: count }, (_, index) => addDays(today, index))
}
