import { newForSeconds } from './stock/card'

/** A span of time in which a page says something else; ISO moments, an open end is never. */
export type ShownWindow = { readonly from?: string; readonly until?: string }

/** A day of a place's own calendar, `YYYY-MM-DD`, on which a page says something else. */
export type ShownDay = { readonly date: string; readonly timezone: string }

/** What a page shows that time alone will change. */
export type Shown = {
  /** Unix seconds since which its vehicles are listed: each loses its "new" tag after eight days (CARD-03). */
  readonly listedAt?: readonly number[]
  /** Whether it lists or counts by the sold window, which moves on with the full hour (STK-07). */
  readonly soldWindow?: boolean
  readonly windows?: readonly ShownWindow[]
  readonly days?: readonly ShownDay[]
}

const hourMs = 3_600_000

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds; 0 for a zone nobody knows. */
const aheadOfUtc = (moment: number, timezone: string): number => {
  try {
    const parts = new Intl.DateTimeFormat('en-AU', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }).formatToParts(moment)
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
    const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
    return shown - Math.floor(moment / 1000) * 1000
  } catch (error) {
    if (error instanceof RangeError) return 0
    throw error
  }
}

/** The moment a day begins at a place. Asked twice, since the first guess may lie on the other side of a clock change. */
const startOfDay = (utcMidnight: number, timezone: string): number => {
  const guess = utcMidnight - aheadOfUtc(utcMidnight, timezone)
  return utcMidnight - aheadOfUtc(guess, timezone)
}

const edgesOf = ({ date, timezone }: ShownDay): readonly number[] => {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(midnight) ? [] : [startOfDay(midnight, timezone), startOfDay(midnight + 24 * hourMs, timezone)]
}

const moments = ({ listedAt = [], windows = [], days = [] }: Shown): readonly number[] => [
  ...listedAt.flatMap((seconds) => [seconds * 1000, (seconds + newForSeconds) * 1000]),
  ...windows.flatMap(({ from, until }) => [from, until].flatMap((one) => (one === undefined ? [] : [Date.parse(one)]))),
  ...days.flatMap(edgesOf),
]

/**
 * The first moment after `now`, in milliseconds since 1970, at which what a page shows is no longer true; Infinity
 * where time changes nothing. From then on a stored page must not be shown once more (design: caching).
 */
export const nextBoundary = (shown: Shown, now: number): number => {
  let first = shown.soldWindow === true ? (Math.floor(now / hourMs) + 1) * hourMs : Number.POSITIVE_INFINITY
  for (const moment of moments(shown)) if (moment > now && moment < first) first = moment
  return first
}
