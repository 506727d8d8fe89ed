import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'
import type { State } from '@/src/domain/locations/states'

/** A warranty period under a state's law. All limits are inclusive except `aboveCents`. */
export type WarrantyRule = {
  readonly maxYears: number
  readonly maxKm: number
  /** The price must be above `aboveCents` and at most `maxCents`. */
  readonly aboveCents?: number
  readonly maxCents?: number
  /** First day of sale it applies to, `YYYY-MM-DD`. */
  readonly from?: string
  readonly months: number
  readonly km: number
}

/**
 * Version of the table, changed with it: `warranty.test.ts` compares a hash of the table. The limits were compared with
 * the acts and with what each state's regulator publishes of them. That is no legal advice: a dealer's lawyer checks it
 * before `tools.statutory_warranty` is switched on.
 */
export const WARRANTY_TABLE_VERSION = '2026-11-27'

/** The act that gives the warranty, for each state. */
export const warrantyActs: Readonly<Record<State, string>> = {
  ACT: 'Sale of Motor Vehicles Act 1977 (ACT) s 23 and schedule 1',
  NSW: 'Motor Dealers and Repairers Act 2013 (NSW) part 4, dealer guarantee',
  NT: 'Consumer Affairs and Fair Trading Act 1990 (NT) part 10',
  QLD: 'Motor Dealers and Chattel Auctioneers Act 2014 (Qld) schedule 1',
  SA: 'Second-hand Vehicle Dealers Act 1995 (SA) s 23',
  TAS: 'Motor Vehicle Traders Act 2011 (Tas)',
  VIC: 'Motor Car Traders Act 1986 (Vic) s 54',
  WA: 'Motor Vehicle Dealers Act 1973 (WA) s 34',
}

const UNLIMITED = Number.POSITIVE_INFINITY
/** Shared by the states whose acts agree: give a state that changes its own. */
const tenYears = { maxYears: 10, maxKm: 160_000, months: 3, km: 5000 }

/** Used cars sold by a licensed dealer: each state's rules in order; the first that applies counts. */
export const carRules: Readonly<Record<State, readonly WarrantyRule[]>> = {
  ACT: [tenYears],
  NSW: [tenYears],
  NT: [tenYears],
  VIC: [tenYears],
  // A class A warranty is for less than 160,000 km, so that exactly 160,000 km is class B.
  QLD: [
    { maxYears: 10, maxKm: 159_999, months: 3, km: 5000 },
    { maxYears: UNLIMITED, maxKm: UNLIMITED, from: '2019-09-01', months: 1, km: 1000 },
  ],
  SA: [
    { maxYears: 15, maxKm: 200_000, aboveCents: 300_000, maxCents: 600_000, months: 2, km: 3000 },
    { maxYears: 15, maxKm: 200_000, aboveCents: 600_000, months: 3, km: 5000 },
  ],
  TAS: [{ maxYears: 7, maxKm: 120_000, months: 3, km: 3000 }],
  WA: [
    { maxYears: 10, maxKm: 150_000, aboveCents: 399_999, months: 3, km: 5000 },
    { maxYears: 12, maxKm: 180_000, aboveCents: 399_999, months: 1, km: 1500 },
  ],
}

/**
 * Kilometres at which sources of a state's law differ: some write “less than”, others “not more than”. Nothing is said
 * of a vehicle with exactly so many.
 */
export const disputedKm: Readonly<Partial<Record<State, number>>> = {
  ACT: 160_000,
  NSW: 160_000,
  NT: 160_000,
  VIC: 160_000,
}

/**
 * States that count the age from the first registration, which is later than the build date that a feed has: a vehicle
 * that looks too old may still be covered.
 */
export const countedFromRegistration: readonly State[] = ['SA']

/**
 * Luxury car tax thresholds of cars that are not fuel efficient, the lower of the two, by the first day on which they
 * apply (A New Tax System (Luxury Car Tax) Act 1999 s 25-1). Indexing never lowers the threshold, so the newest entry
 * stays safe until the next one is added: a car below it is below any later one.
 */
const luxuryThresholds: readonly { readonly from: string; readonly cents: number }[] = [
  { from: '2024-07-01', cents: 8_056_700 },
  { from: '2025-07-01', cents: 8_056_700 },
]

/** The luxury car tax threshold in cents on a day, `YYYY-MM-DD`: the newest known, or before the first of all the first. */
export const luxuryThresholdAt = (day: string): number =>
  (luxuryThresholds.findLast(({ from }) => day >= from) ?? luxuryThresholds[0])?.cents ?? 0

/** States that exclude cars above the luxury car tax threshold. The law is unclear about some of them: nothing is said. */
export const excludingLuxuryCars: readonly State[] = ['NSW']

/** Kinds of vehicle that a state's act excludes. Of other kinds except cars the table says nothing. */
export const excludedItemTypes: Readonly<Partial<Record<State, readonly ItemType[]>>> = {
  QLD: ['motorcycle', 'caravan', 'truck'],
  SA: ['motorcycle'],
  VIC: ['motorcycle', 'truck'],
}
