import { newForSeconds } from './stock/card'

/** A span of time in which a page differs; ISO 8601 moments, an omitted end is open. */
export type ShownWindow = { readonly from?: string; readonly until?: string }

/** A calendar day `YYYY-MM-DD` of a location on which a page differs. */
export type ShownDay = { readonly date: string; readonly timezone: string }

/** The parts of a page that change with time alone. */
export type Shown = {
  /** Unix seconds at which its vehicles were listed: each loses its "new" tag after eight days (CARD-03). */
  readonly listedAt?: readonly number[]
  /** True if it lists or counts by the sold window, which moves every full hour (STK-07). */
  readonly soldWindow?: boolean
  readonly windows?: readonly ShownWindow[]
  readonly days?: readonly ShownDay[]
}

const hourMs = 3_600_000

/** Milliseconds a zone's clock is ahead of UTC at a moment; 0 for an unknown zone. */
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

/** Moment at which a day begins in a zone. Corrects the guess once: it may lie on the other side of a clock change. */
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
 * Returns the first moment after `now` (milliseconds since 1970) at which a stored page is out of date; Infinity if
 * time does not change it. The page must not be served after that moment.
 */
export const nextBoundary = (shown: Shown, now: number): number => {
  let first = shown.soldWindow === true ? (Math.floor(now / hourMs) + 1) * hourMs : Number.POSITIVE_INFINITY
  for (const moment of moments(shown)) if (moment > now && moment < first) first = moment
  return first
}
