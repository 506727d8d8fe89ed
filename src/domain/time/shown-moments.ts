/** A time of the browser's own clocks: year, month from 0, day, hour and minute. */
export type ClockReading = readonly [year: number, month: number, day: number, hour: number, minute: number]

/** As `admin.dateFormat` in the panel's configuration. */
const SHOWN_MOMENT =
  /^(?<day>\d{1,2})\/(?<month>\d{2})\/(?<year>\d{4}), (?<hour>\d{1,2}):(?<minute>\d{2})\s(?<half>[ap])m$/iu

/** Reads a moment that Payload has written by the browser's clocks; undefined for any other text. */
export const readShownMoment = (text: string): ClockReading | undefined => {
  const parts = SHOWN_MOMENT.exec(text)?.groups
  if (parts === undefined) return undefined
  const { day, month, year, hour, minute, half } = parts
  const hourOfDay = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0)
  return [Number(year), Number(month) - 1, Number(day), hourOfDay, Number(minute)]
}
