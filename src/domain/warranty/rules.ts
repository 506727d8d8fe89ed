import type { ItemType } from '@/src/domain/stock/vehicle'

export const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type State = (typeof states)[number]

/** One period a state's law gives. All bounds belong to it except `aboveCents`. */
export type WarrantyRule = {
  readonly most_years: number
  readonly most_km: number
  /** The price has to be above this, and not above that; whole cents. */
  readonly aboveCents?: number
  readonly mostCents?: number
  /** Sales from this day on (`YYYY-MM-DD`). */
  readonly from?: string
  readonly months: number
  readonly km: number
}

/**
 * The table as it is kept: change it together with its version. It was compiled from third parties' summaries of the
 * states' dealer acts, not from the acts: a dealer's lawyer has the last word before `tools.statutory_warranty` is on.
 */
export const warrantyTableVersion = '2026-11-21'

const any = Number.POSITIVE_INFINITY
const threeMonths = { months: 3, km: 5000 }
const tenYears = { most_years: 10, most_km: 160_000, ...threeMonths }

/** Used cars sold by a licensed dealer: a state's rules in order, the first that holds is the one. */
export const carRules: Readonly<Record<State, readonly WarrantyRule[]>> = {
  ACT: [tenYears],
  NSW: [tenYears],
  NT: [tenYears],
  VIC: [tenYears],
  QLD: [tenYears, { most_years: any, most_km: any, from: '2019-09-01', months: 1, km: 1000 }],
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

/** Kinds of vehicle of which a state's law says that it gives none. Of others but cars the table says nothing. */
export const withoutWarranty: Readonly<Partial<Record<State, readonly ItemType[]>>> = {
  QLD: ['motorcycle', 'caravan', 'truck'],
}
