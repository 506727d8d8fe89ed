import { monthNames } from './days'

/** A time of the browser's own clocks: year, month from 0, day, hour and minute. */
export type ClockReading = readonly [year: number, month: number, day: number, hour: number, minute: number]

const CLOCK = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})\s(?<half>[ap])m$`
/** As `admin.dateFormat` in the panel's configuration. */
const DAY_FIRST = new RegExp(String.raw`^(?<day>\d{1,2})/(?<month>\d{2})/(?<year>\d{4}), ${CLOCK}`, 'iu')
/** As Payload's question about a locked document. */
const MONTH_FIRST = new RegExp(String.raw`^(?<month>[a-z]{3}) (?<day>\d{1,2}), (?<year>\d{4}), ${CLOCK}`, 'iu')

const monthOf = (text = ''): number =>
  /^\d/u.test(text) ? Number(text) - 1 : monthNames.findIndex((name) => name.startsWith(text))

/** Reads a moment that Payload has written by the browser's clocks; undefined for any other text. */
export const readShownMoment = (text: string): ClockReading | undefined => {
  const parts = (DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups
  if (parts === undefined) return undefined
  const { day, month, year, hour, minute, half } = parts
  const hourOfDay = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0)
  return [Number(year), monthOf(month), Number(day), hourOfDay, Number(minute)]
}
