/** Formats a moment's day in a zone, `22 November 2026`; empty if the moment cannot be parsed. */
export const formatLongDate = (moment: string, timezone: string): string => {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return ''
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: timezone }).format(time)
}
