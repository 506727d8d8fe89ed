import { type State, states } from '@/src/domain/locations/states'
import { commercialBodies } from '@/src/domain/stock/fields/kinds'
import type { CarType, ItemType } from '@/src/domain/stock/vehicle/vehicle'
import {
  carRules,
  countedFromRegistration,
  disputedKm,
  excludedItemTypes,
  excludingLuxuryCars,
  luxuryThresholdAt,
  type WarrantyRule,
} from './warranty-rules'

/** Facts that determine a statutory warranty. Days are `YYYY-MM-DD`; `state` is the selling location's. */
export type WarrantyFacts = {
  readonly state: string | undefined
  readonly item_type: ItemType
  readonly car_type: CarType
  readonly simple_body?: string | undefined
  readonly year: number
  readonly build_date?: string | undefined
  readonly compliance_date?: string | undefined
  readonly km?: number | undefined
  readonly price_cents?: number | undefined
}

export type StatutoryWarranty =
  | { readonly kind: 'covered'; readonly state: State; readonly months: number; readonly km: number }
  | { readonly kind: 'none'; readonly state: State; readonly item_type: ItemType }

/** Time zone in which ages and days are counted: the first in the country to reach a new day. */
export const WARRANTY_TIMEZONE = 'Australia/Sydney'

const parseState = (text: string | undefined): State | undefined => {
  const upper = text?.trim().toUpperCase()
  return states.find((one) => one === upper)
}

/** Adds years to a day as text: `2016-02-29` becomes `2026-02-29`, which sorts between 28 February and 1 March. */
const addYears = (day: string, years: number): string => `${String(Number(day.slice(0, 4)) + years)}${day.slice(4)}`

const isYoungEnough = (built: string, years: number, today: string): boolean =>
  !Number.isFinite(years) || today <= addYears(built, years)

const isPriceCovered = ({ aboveCents, maxCents }: WarrantyRule, cents: number): boolean =>
  (aboveCents === undefined || cents > aboveCents) && (maxCents === undefined || cents <= maxCents)

const dependsOnPrice = (state: State): boolean =>
  excludingLuxuryCars.includes(state) ||
  carRules[state].some(({ aboveCents, maxCents }) => aboveCents !== undefined || maxCents !== undefined)

type KnownFacts = { readonly built: string; readonly km: number; readonly cents: number }

const findRule = (state: State, { built, km, cents }: KnownFacts, today: string): WarrantyRule | undefined =>
  carRules[state].find(
    (rule) =>
      isYoungEnough(built, rule.maxYears, today) &&
      km <= rule.maxKm &&
      isPriceCovered(rule, cents) &&
      (rule.from === undefined || today >= rule.from),
  )

/** Returns the first and last possible build date: the same day if it is known, else the year's first and last. */
const buildDateRangeOf = ({ build_date, compliance_date, year }: WarrantyFacts): readonly [string, string] => {
  const knownDay = (build_date ?? compliance_date)?.slice(0, 10)
  return knownDay === undefined ? [`${year}-01-01`, `${year}-12-31`] : [knownDay, knownDay]
}

/**
 * True where the facts do not tell what the law says: of these vehicles the statement is left out. Acts exclude
 * “commercial vehicles” by weight and use, which a feed does not tell, so nothing is said of bodies that carry goods.
 */
const isUncertain = (state: State, { km, price_cents, simple_body }: WarrantyFacts, today: string): boolean =>
  km === undefined ||
  km === disputedKm[state] ||
  (simple_body !== undefined && commercialBodies.includes(simple_body)) ||
  (price_cents === undefined && dependsOnPrice(state)) ||
  (excludingLuxuryCars.includes(state) && (price_cents ?? 0) > luxuryThresholdAt(today))

const findCarWarranty = (state: State, facts: WarrantyFacts, today: string): StatutoryWarranty | undefined => {
  if (isUncertain(state, facts, today)) return undefined
  const { km = 0, price_cents = 0 } = facts
  const findFor = (built: string) => findRule(state, { built, km, cents: price_cents }, today)
  const [oldest, youngest] = buildDateRangeOf(facts).map(findFor)
  if (oldest !== youngest) return undefined
  if (oldest) return { kind: 'covered', state, months: oldest.months, km: oldest.km }
  // A vehicle of today's age zero tells whether the age was the reason.
  if (countedFromRegistration.includes(state) && findFor(today)) return undefined
  return { kind: 'none', state, item_type: facts.item_type }
}

/**
 * Finds the statutory warranty of a used vehicle sold today by a dealer in a state (LAW-01). Undefined if it is
 * uncertain: new vehicles and demonstrators (their manufacturer's warranty applies), unknown kilometres or state, an
 * unknown price that the law depends on, a luxury car in New South Wales, an age known only by the year, a body that
 * carries goods, or a kind of vehicle that the table does not cover.
 */
export const findStatutoryWarranty = (facts: WarrantyFacts, today: string): StatutoryWarranty | undefined => {
  const state = parseState(facts.state)
  if (state === undefined || facts.car_type !== 'used') return undefined
  if (excludedItemTypes[state]?.includes(facts.item_type)) return { kind: 'none', state, item_type: facts.item_type }
  return facts.item_type === 'car' ? findCarWarranty(state, facts, today) : undefined
}

/** Lists the days on which a vehicle passes an age limit of the table, after which the statement may change. */
export const listWarrantyDays = (facts: Pick<WarrantyFacts, 'build_date' | 'compliance_date' | 'year'>): string[] => {
  const years = new Set(
    Object.values(carRules).flatMap((rules) => rules.map((rule) => rule.maxYears).filter(Number.isFinite)),
  )
  const knownDay = (facts.build_date ?? facts.compliance_date)?.slice(0, 10)
  const built = knownDay === undefined ? [`${facts.year}-01-01`, `${facts.year}-12-31`] : [knownDay]
  return [...years].flatMap((one) => built.map((day) => addYears(day, one)))
}
