import { RECENTLY_LISTED_SECONDS } from './stock/card/card-tag'
import { addDays, isDay } from './time/days'
import { HOUR_MS } from './time/durations'
import { startOfDay } from './time/zones'

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

const listDayEdges = ({ date, timezone }: LocalDay): readonly number[] =>
  isDay(date) ? [startOfDay(date, timezone), startOfDay(addDays(date, 1), timezone)] : []

const listMoments = ({ listedAt = [], windows = [], days = [] }: TimeDependencies): readonly number[] => [
  ...listedAt.flatMap((seconds) => [seconds * 1000, (seconds + RECENTLY_LISTED_SECONDS) * 1000]),
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
