const dayMs = 86_400_000

/** Complete days since the vehicle was listed; 0 on the first day and for a date in the future. */
export const daysListed = (created_at: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(created_at)) / dayMs))

export const daysListedWords = (days: number): string =>
  days === 0 ? 'Listed today' : `Listed ${days} day${days === 1 ? '' : 's'} ago`

/** One change of a vehicle's price. Dollars; `from` or `to` is absent when there was, or is, no price. */
export type PriceStep = { readonly at: string; readonly from?: number; readonly to?: number }

type Change = { readonly at: string; readonly from_cents: number | null; readonly to_cents: number | null }

/**
 * Returns the price changes, oldest first. Changes within one hour are merged, which removes a mistake that was
 * corrected. A price that appears or disappears is included, without the missing end.
 */
export const priceSteps = (changes: readonly Change[]): readonly PriceStep[] => {
  const kept: Change[] = []
  for (const change of changes) {
    const last = kept.at(-1)
    const soon = last !== undefined && Date.parse(change.at) - Date.parse(last.at) < 3_600_000
    if (!soon) kept.push(change)
    else kept[kept.length - 1] = { ...change, from_cents: last.from_cents }
  }
  return kept
    .filter(({ from_cents, to_cents }) => from_cents !== to_cents)
    .map(({ at, from_cents, to_cents }) => ({
      at,
      ...(from_cents === null ? {} : { from: from_cents / 100 }),
      ...(to_cents === null ? {} : { to: to_cents / 100 }),
    }))
}
