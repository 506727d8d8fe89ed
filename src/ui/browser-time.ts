/** Returns the time zone of this browser. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Formats the day of a moment (ISO 8601) in this browser's zone: `24 November 2026`. */
export const formatBrowserDay = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })
