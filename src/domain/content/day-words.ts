/** `22 November 2026`, as the day is called in a zone; empty for what is no moment. */
export const dayWords = (moment: string, timezone: string): string => {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return ''
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: timezone }).format(time)
}
