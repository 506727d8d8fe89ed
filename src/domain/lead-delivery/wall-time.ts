const parts = (moment: Date, zone: string): ReadonlyMap<string, string> =>
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

const day = (at: ReadonlyMap<string, string>): string => `${at.get('year')}-${at.get('month')}-${at.get('day')}`
const time = (at: ReadonlyMap<string, string>): string => `${at.get('hour')}:${at.get('minute')}`

/** Formats a moment as local time of a zone: `2026-06-01 14:05`. */
export const wallTime = (moment: Date, zone: string): string => {
  const at = parts(moment, zone)
  return `${day(at)} ${time(at)}`
}

/** Formats a moment as local time with its UTC offset, ISO 8601: `2026-06-01T14:05:09+10:00`. */
export const zonedIso = (moment: Date, zone: string): string => {
  const at = parts(moment, zone)
  const wall = `${day(at)}T${time(at)}:${at.get('second')}`
  const whole = Math.floor(moment.getTime() / 1000) * 1000
  const minutes = Math.round((Date.parse(`${wall}Z`) - whole) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${wall}${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
