import { NEW_FOR_SECONDS } from './stock/card'

/** A span of time in which a page differs; ISO 8601 moments, an omitted end is open. */
export type TimeWindow = { readonly from?: string; readonly until?: string }

/** A calendar day `YYYY-MM-DD` of a location on which a page differs. */
export type LocalDay = { readonly date: string; readonly timezone: string }

/** The parts of a page that change with time alone. */
export type TimeDependencies = {
  /** Unix seconds at which its vehicles were listed: each loses its "new" tag after eight days (CARD-03). */
  readonly listedAt?: readonly number[]
  /** True if it lists or counts by the sold window, which moves every full hour (STK-07). */
  readonly soldWindow?: boolean
  readonly windows?: readonly TimeWindow[]
  readonly days?: readonly LocalDay[]
}

const HOUR_MS = 3_600_000

/** Milliseconds a zone's clock is ahead of UTC at a moment; 0 for an unknown zone. */
const utcOffsetMs = (moment: number, timezone: string): number => {
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
  const guess = utcMidnight - utcOffsetMs(utcMidnight, timezone)
  return utcMidnight - utcOffsetMs(guess, timezone)
}

const listDayEdges = ({ date, timezone }: LocalDay): readonly number[] => {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(midnight) ? [] : [startOfDay(midnight, timezone), startOfDay(midnight + 24 * HOUR_MS, timezone)]
}

const listMoments = ({ listedAt = [], windows = [], days = [] }: TimeDependencies): readonly number[] => [
  ...listedAt.flatMap((seconds) => [seconds * 1000, (seconds + NEW_FOR_SECONDS) * 1000]),
  ...windows.flatMap(({ from, until }) => [from, until].flatMap((one) => (one === undefined ? [] : [Date.parse(one)]))),
  ...days.flatMap(listDayEdges),
]

/**
 * Returns the first moment after `now` (milliseconds since 1970) at which a stored page is out of date; Infinity if
 * time does not change it. The page must not be served after that moment.
 */
export const nextChangeAt = (shown: TimeDependencies, now: number): number => {
  let next = shown.soldWindow === true ? (Math.floor(now / HOUR_MS) + 1) * HOUR_MS : Number.POSITIVE_INFINITY
  for (const moment of listMoments(shown)) if (moment > now && moment < next) next = moment
  return next
}
