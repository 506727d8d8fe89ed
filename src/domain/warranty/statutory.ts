import type { CarType, ItemType } from '@/src/domain/stock/vehicle'
import { carRules, states, withoutWarranty, type State, type WarrantyRule } from './rules'

/** Facts that determine a statutory warranty. Days are `YYYY-MM-DD`; `state` is the selling location's. */
export type WarrantyFacts = {
  readonly state: string | undefined
  readonly item_type: ItemType
  readonly car_type: CarType
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
export const warrantyTimezone = 'Australia/Sydney'

const stateOf = (text: string | undefined): State | undefined => {
  const upper = text?.trim().toUpperCase()
  return states.find((one) => one === upper)
}

/** Adds years to a day as text: `2016-02-29` becomes `2026-02-29`, which sorts between 28 February and 1 March. */
const yearsOn = (day: string, years: number): string => `${String(Number(day.slice(0, 4)) + years)}${day.slice(4)}`

const youngEnough = (built: string, years: number, today: string): boolean =>
  !Number.isFinite(years) || today <= yearsOn(built, years)

const pricedFor = ({ aboveCents, mostCents }: WarrantyRule, cents: number): boolean =>
  (aboveCents === undefined || cents > aboveCents) && (mostCents === undefined || cents <= mostCents)

const priceMatters = (state: State): boolean =>
  carRules[state].some(({ aboveCents, mostCents }) => aboveCents !== undefined || mostCents !== undefined)

type Known = { readonly built: string; readonly km: number; readonly cents: number }

const ruleFor = (state: State, { built, km, cents }: Known, today: string): WarrantyRule | undefined =>
  carRules[state].find(
    (rule) =>
      youngEnough(built, rule.most_years, today) &&
      km <= rule.most_km &&
      pricedFor(rule, cents) &&
      (rule.from === undefined || today >= rule.from),
  )

/** Returns the first and last possible build date: the same day if it is known, else the year's first and last. */
const builtBetween = ({ build_date, compliance_date, year }: WarrantyFacts): readonly [string, string] => {
  const known = (build_date ?? compliance_date)?.slice(0, 10)
  return known === undefined ? [`${year}-01-01`, `${year}-12-31`] : [known, known]
}

const ofCar = (state: State, facts: WarrantyFacts, today: string): StatutoryWarranty | undefined => {
  const { km, price_cents } = facts
  if (km === undefined || (price_cents === undefined && priceMatters(state))) return undefined
  const [oldest, youngest] = builtBetween(facts).map((built) =>
    ruleFor(state, { built, km, cents: price_cents ?? 0 }, today),
  )
  if (oldest !== youngest) return undefined
  return oldest
    ? { kind: 'covered', state, months: oldest.months, km: oldest.km }
    : { kind: 'none', state, item_type: facts.item_type }
}

/**
 * Finds the statutory warranty of a used vehicle sold today by a dealer in a state (LAW-01). Undefined if it is
 * uncertain: new vehicles and demonstrators (their manufacturer's warranty applies), unknown kilometres or state, an
 * unknown price that the law depends on, an age known only by the year, or an item type the table does not cover.
 */
export const statutoryWarranty = (facts: WarrantyFacts, today: string): StatutoryWarranty | undefined => {
  const state = stateOf(facts.state)
  if (state === undefined || facts.car_type !== 'used') return undefined
  if (withoutWarranty[state]?.includes(facts.item_type)) return { kind: 'none', state, item_type: facts.item_type }
  return facts.item_type === 'car' ? ofCar(state, facts, today) : undefined
}

/** Lists the days on which a vehicle passes an age limit of the table, after which the statement may change. */
export const warrantyDays = (facts: Pick<WarrantyFacts, 'build_date' | 'compliance_date' | 'year'>): string[] => {
  const years = new Set(
    Object.values(carRules).flatMap((rules) => rules.map((rule) => rule.most_years).filter(Number.isFinite)),
  )
  const known = (facts.build_date ?? facts.compliance_date)?.slice(0, 10)
  const built = known === undefined ? [`${facts.year}-01-01`, `${facts.year}-12-31`] : [known]
  return [...years].flatMap((one) => built.map((day) => yearsOn(day, one)))
}
