import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'

export const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type State = (typeof states)[number]

/** A warranty period under a state's law. All limits are inclusive except `aboveCents`. */
export type WarrantyRule = {
  readonly most_years: number
  readonly most_km: number
  /** The price must be above `aboveCents` and at most `mostCents`. */
  readonly aboveCents?: number
  readonly mostCents?: number
  /** First day of sale it applies to, `YYYY-MM-DD`. */
  readonly from?: string
  readonly months: number
  readonly km: number
}

/**
 * Version of the table; change both together. The table was compiled from third parties' summaries of the states'
 * dealer acts, not from the acts: a dealer's lawyer must check it before `tools.statutory_warranty` is switched on.
 */
export const WARRANTY_TABLE_VERSION = '2026-11-24'

const UNLIMITED = Number.POSITIVE_INFINITY
const threeMonths = { months: 3, km: 5000 }
const tenYears = { most_years: 10, most_km: 160_000, ...threeMonths }

/** Used cars sold by a licensed dealer: each state's rules in order; the first that applies counts. */
export const carRules: Readonly<Record<State, readonly WarrantyRule[]>> = {
  ACT: [tenYears],
  NSW: [tenYears],
  NT: [tenYears],
  VIC: [tenYears],
  QLD: [tenYears, { most_years: UNLIMITED, most_km: UNLIMITED, from: '2019-09-01', months: 1, km: 1000 }],
  SA: [
    { most_years: 15, most_km: 200_000, aboveCents: 300_000, mostCents: 600_000, months: 2, km: 3000 },
    { most_years: 15, most_km: 200_000, aboveCents: 600_000, ...threeMonths },
  ],
  TAS: [{ most_years: 7, most_km: 120_000, months: 3, km: 3000 }],
  WA: [
    { most_years: 10, most_km: 150_000, aboveCents: 399_999, ...threeMonths },
    { most_years: 12, most_km: 180_000, aboveCents: 399_999, months: 1, km: 1500 },
  ],
}

/**
 * Prices above which the table says nothing. New South Wales excludes cars above the luxury car tax threshold, which
 * changes each July: this is the one of 2025-26 for cars that are not fuel efficient, the lower of the two.
 */
export const unknownAboveCents: Readonly<Partial<Record<State, number>>> = { NSW: 8_056_700 }

/** Item types that a state's law excludes. Of other types except cars the table says nothing. */
export const excludedItemTypes: Readonly<Partial<Record<State, readonly ItemType[]>>> = {
  QLD: ['motorcycle', 'caravan', 'truck'],
}
