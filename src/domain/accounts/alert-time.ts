import { formatCents } from '@/src/domain/money/format-money'
import { MINUTE_MS } from '@/src/domain/time/durations'
import { dayAt, localTimeAt, toMoment } from '@/src/domain/time/zones'

/** Time, in the dealer's time zone, from which the day's alert emails are sent (SRCH-18). */
const SEND_TIME = '08:00'
/** Grace period for transactions that commit late: an email covers only events older than this. */
const GRACE_MINUTES = 5
/** Time from which no email is sent; emails that are still due wait for the next morning. */
const NIGHT_TIME = '21:00'

/** End of the period that an email sent now covers. */
export const alertCutoff = (now: Date): Date => new Date(now.getTime() - GRACE_MINUTES * MINUTE_MS)

/**
 * Returns the moment from which today's emails are due, 8 am in the dealer's zone; null before 8:05 am and at night.
 * Accounts last processed before that moment are due.
 */
export const emailsDueSince = (now: Date, timezone: string): Date | null => {
  const due = toMoment(`${dayAt(now, timezone)} ${SEND_TIME}`, timezone)
  const isNight = localTimeAt(now, timezone).slice(11) >= NIGHT_TIME
  return due === null || isNight || alertCutoff(now).getTime() < due ? null : new Date(due)
}

/** Says how often these emails are sent, beside the form that asks for them and in the email that confirms it. */
export const ALERT_FREQUENCY_TEXT = 'At most one email a day, after 8 am, and only if new vehicles match.'

/** Cents a price must fall below the last notified one before an email is sent. */
export const MIN_PRICE_DROP_CENTS = 10_000

/** Says how often emails about price drops are sent, beside the tick that asks for them. */
export const PRICE_ALERT_FREQUENCY_TEXT = `At most one email a day, after 8 am, and only for drops of ${formatCents(MIN_PRICE_DROP_CENTS)} or more.`
