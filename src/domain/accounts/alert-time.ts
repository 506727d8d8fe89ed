/** Hour, in the dealer's time zone, from which the day's alert emails are sent (SRCH-18). */
const SEND_HOUR = 8
/** Grace period for transactions that commit late: an email covers only events older than this. */
const GRACE_MINUTES = 5
/** Hour after which no email is sent; emails that are still due wait for the next morning. */
const LAST_SEND_HOUR = 21

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
export const emailsDueSince = (now: Date, timeZone: string): Date | null => {
  const minute = minuteOfDay(now, timeZone)
  if (minute < SEND_HOUR * 60 + GRACE_MINUTES || minute >= LAST_SEND_HOUR * 60) return null
  const dueMinute = Math.floor(now.getTime() / 60_000) - (minute - SEND_HOUR * 60)
  return new Date(dueMinute * 60_000)
}

/** End of the period that an email sent now covers. */
export const alertCutoff = (now: Date): Date => new Date(now.getTime() - GRACE_MINUTES * 60_000)

/** Calendar day in the dealer's zone, `2026-11-22`: each person gets at most one email of a kind a day. */
export const dealerDay = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)

/** Cents a price must fall below the last notified one before an email is sent. */
export const MIN_PRICE_DROP_CENTS = 10_000
