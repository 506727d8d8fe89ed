import { addDays, type Day } from '@/src/domain/locations/dates'

/** A day and a time on a location's own clock: `2026-11-24 09:30`. No zone, no seconds. */
export type WallTime = string

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than all it is asked; there are as many as the country has zones. */
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

/** What the clocks of a zone show at a moment (milliseconds). Throws for a zone that does not exist. */
export const wallAt = (timezone: string, at: number): WallTime => {
  const parts = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts['year'] ?? ''}-${parts['month'] ?? ''}-${parts['day'] ?? ''} ${parts['hour'] ?? ''}:${parts['minute'] ?? ''}`
}

const asUtc = (wall: WallTime): number => Date.parse(`${wall.replace(' ', 'T')}:00Z`)

/** Milliseconds the zone's clocks are ahead of UTC at a moment. */
const aheadAt = (timezone: string, at: number): number => asUtc(wallAt(timezone, at)) - Math.floor(at / 60_000) * 60_000

/**
 * The moment (milliseconds) at which a zone's clocks show a time: the first of two where they are turned back, null where
 * they are turned forward past it, and for what is no time.
 */
export const momentOf = (timezone: string, wall: WallTime): number | null => {
  const guess = asUtc(wall)
  if (Number.isNaN(guess)) return null
  const day = 86_400_000
  const offsets = [aheadAt(timezone, guess - day), aheadAt(timezone, guess + day)]
  const found = offsets.map((ahead) => guess - ahead).filter((at) => wallAt(timezone, at) === wall)
  return found.length > 0 ? Math.min(...found) : null
}

/** The days from the one that a zone's calendar shows now, so many of them. */
export const daysFrom = (timezone: string, now: number, count: number): readonly Day[] => {
  const today = wallAt(timezone, now).slice(0, 10)
  return Array.from({ length: count }, (_, index) => addDays(today, index))
}
