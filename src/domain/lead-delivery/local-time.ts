const formatParts = (moment: Date, zone: string): ReadonlyMap<string, string> =>
  new Map(
    new Intl.DateTimeFormat('en-AU', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value] as const),
  )

const formatDay = (values: ReadonlyMap<string, string>): string =>
  `${values.get('year')}-${values.get('month')}-${values.get('day')}`
const formatTime = (values: ReadonlyMap<string, string>): string => `${values.get('hour')}:${values.get('minute')}`

/** Formats a moment as local time of a zone: `2026-06-01 14:05`. */
export const formatLocalTime = (moment: Date, zone: string): string => {
  const values = formatParts(moment, zone)
  return `${formatDay(values)} ${formatTime(values)}`
}

/** Formats a moment as local time with its UTC offset, ISO 8601: `2026-06-01T14:05:09+10:00`. */
export const formatZonedIso = (moment: Date, zone: string): string => {
  const values = formatParts(moment, zone)
  const localIso = `${formatDay(values)}T${formatTime(values)}:${values.get('second')}`
  const wholeSecondMs = Math.floor(moment.getTime() / 1000) * 1000
  const minutes = Math.round((Date.parse(`${localIso}Z`) - wholeSecondMs) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${localIso}${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
