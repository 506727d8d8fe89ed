import { DAY_MS, HOUR_MS } from '@/src/domain/time/durations'
import { formatCount } from '@/src/domain/text/numbers'

/** Days after its listing during which a vehicle counts as new (CARD-03). */
export const RECENTLY_LISTED_DAYS = 8

/** Complete days since the vehicle was listed; 0 on the first day and for a date in the future. */
export const countDaysListed = (created_at: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(created_at)) / DAY_MS))

export const daysListedText = (days: number): string =>
  days === 0 ? 'Listed today' : `Listed ${formatCount(days, 'day')} ago`

/** One step of a vehicle's price history. Dollars; `from` or `to` is absent when there was, or is, no price. */
export type PriceStep = { readonly at: string; readonly from?: number; readonly to?: number }

type PriceStepRow = { readonly at: string; readonly from_cents: number | null; readonly to_cents: number | null }

/**
 * Returns the price changes, oldest first. Changes within one hour are merged, which removes a mistake that was
 * corrected. A price that appears or disappears is included, without the missing end.
 */
export const toPriceSteps = (changes: readonly PriceStepRow[]): readonly PriceStep[] => {
  const merged: PriceStepRow[] = []
  for (const change of changes) {
    const last = merged.at(-1)
    const isWithinHour = last !== undefined && Date.parse(change.at) - Date.parse(last.at) < HOUR_MS
    if (!isWithinHour) merged.push(change)
    else merged[merged.length - 1] = { ...change, from_cents: last.from_cents }
  }
  return merged
    .filter(({ from_cents, to_cents }) => from_cents !== to_cents)
    .map(({ at, from_cents, to_cents }) => ({
      at,
      ...(from_cents === null ? {} : { from: from_cents / 100 }),
      ...(to_cents === null ? {} : { to: to_cents / 100 }),
    }))
}
