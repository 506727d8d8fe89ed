import { addDays, type Day } from '@/src/domain/locations/dates'

/** A day and a time in a location's time zone, `2026-11-24 09:30`, without zone or seconds. */
export type WallTime = string

const formats = new Map<string, Intl.DateTimeFormat>()

/** Caches one formatter a zone, since creating one takes far longer than using it. */
const formatOf = (timezone: string): Intl.DateTimeFormat => {
  const known = formats.get(timezone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timezone, made)
  return made
}

/** Returns the local time of a zone at a moment (milliseconds). Throws for an unknown zone. */
export const wallAt = (timezone: string, at: number): WallTime => {
  const parts = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts['year'] ?? ''}-${parts['month'] ?? ''}-${parts['day'] ?? ''} ${parts['hour'] ?? ''}:${parts['minute'] ?? ''}`
}

const asUtc = (wall: WallTime): number => Date.parse(`${wall.replace(' ', 'T')}:00Z`)

/** Milliseconds the zone is ahead of UTC at a moment. */
const aheadAt = (timezone: string, at: number): number => asUtc(wallAt(timezone, at)) - Math.floor(at / 60_000) * 60_000

/**
 * Returns the moment (milliseconds) of a local time: the first of two if the clocks are turned back, null if they are
 * turned forward past it or if it cannot be parsed.
 */
export const momentOf = (timezone: string, wall: WallTime): number | null => {
  const guess = asUtc(wall)
  if (Number.isNaN(guess)) return null
  const day = 86_400_000
  const offsets = [aheadAt(timezone, guess - day), aheadAt(timezone, guess + day)]
  const found = offsets.map((ahead) => guess - ahead).filter((at) => wallAt(timezone, at) === wall)
  return found.length > 0 ? Math.min(...found) : null
}

/** Lists `count` days from today in a zone. */
export const daysFrom = (timezone: string, now: number, count: number): readonly Day[] => {
  const today = wallAt(timezone, now).slice(0, 10)
  return Array.from({ length: count }, (_, index) => addDays(today, index))
}
