/** Hour, in the dealer's time zone, from which the day's alert emails are sent (SRCH-18). */
const hour = 8
/** Grace period for transactions that commit late: an email covers only events older than this. */
const slack = 5
/** Hour after which no email is sent; emails that are still due wait for the next morning. */
const lastHour = 21

const minuteOfDay = (now: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
    .formatToParts(now)
    .filter(({ type }) => type === 'hour' || type === 'minute')
    .map(({ value }) => Number(value))
  return (parts[0] ?? 0) * 60 + (parts[1] ?? 0)
}

/**
 * Returns the moment from which today's emails are due, 8 am in the dealer's zone; null before 8:05 am and at night.
 * Accounts last processed before that moment are due.
 */
export const mailsDueSince = (now: Date, timeZone: string): Date | null => {
  const minute = minuteOfDay(now, timeZone)
  if (minute < hour * 60 + slack || minute >= lastHour * 60) return null
  const begun = Math.floor(now.getTime() / 60_000) - (minute - hour * 60)
  return new Date(begun * 60_000)
}

/** End of the period that an email sent now covers. */
export const toldUntil = (now: Date): Date => new Date(now.getTime() - slack * 60_000)

/** Calendar day in the dealer's zone, `2026-11-22`: each person gets at most one email of a kind a day. */
export const dealerDay = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)

/** Cents a price must fall below the last notified one before an email is sent. */
export const leastDrop = 10_000
