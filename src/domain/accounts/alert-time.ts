/** The hour, on the dealer's own clock, from which the day's mails go out (SRCH-18). */
const hour = 8
/** Minutes left for what commits late: a mail tells of what was there by then. */
const slack = 5
/** No mail goes out at night: what was due while nothing ran waits for the morning. */
const lastHour = 21

const minuteOfDay = (now: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
    .formatToParts(now)
    .filter(({ type }) => type === 'hour' || type === 'minute')
    .map(({ value }) => Number(value))
  return (parts[0] ?? 0) * 60 + (parts[1] ?? 0)
}

/**
 * The moment from which today's mails are due at a dealer's, 8 am there; null where it is not yet that time, or night. Who
 * was looked at before that moment is looked at now, and told of what came up to five minutes ago.
 */
export const mailsDueSince = (now: Date, timeZone: string): Date | null => {
  const minute = minuteOfDay(now, timeZone)
  if (minute < hour * 60 + slack || minute >= lastHour * 60) return null
  const begun = Math.floor(now.getTime() / 60_000) - (minute - hour * 60)
  return new Date(begun * 60_000)
}

/** Up to when what came is told of now. */
export const toldUntil = (now: Date): Date => new Date(now.getTime() - slack * 60_000)

/** The dealer's own day, `2026-11-22`: a mail of a kind goes to a person once in it. */
export const dealerDay = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)

/** Cents by which a price must be lower than the one last told, to be worth a mail. */
export const leastDrop = 10_000
