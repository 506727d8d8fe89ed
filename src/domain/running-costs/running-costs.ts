import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Switches } from '@/tenants/switches'

/** What the calculator of running costs starts with (CALC-01). */
export type RunningCosts = {
  /** Fuel in litres, electricity in kilowatt hours. */
  readonly kind: 'fuel' | 'electricity'
  /** Dollars a litre, or a kilowatt hour. */
  readonly price: number
  /** Kilometres a week. */
  readonly distance: number
  /** Litres, or kilowatt hours, per 100 km. */
  readonly consumption: number
  /** When the price was last looked at; in staff's words. */
  readonly date?: string
}

/** Dollars a week (V§9): distance ÷ 100 × consumption × price, to whole cents. */
export const weeklyCost = ({ distance, consumption, price }: Omit<RunningCosts, 'kind' | 'date'>): number =>
  Math.round((distance / 100) * consumption * price * 100) / 100

/** The most that makes sense in a field: dollars a litre, kilometres a week, litres or kilowatt hours per 100 km. */
export const mostTyped = { price: 100, distance: 10_000, consumption: 500 } as const

/**
 * A price or a distance as people type it (V§5): `$`, commas and `kms` are dropped. Undefined for what is then no number,
 * and for what is below zero or above `most`.
 */
export const readTyped = (text: string, most: number): number | undefined => {
  const bare = text.replace(/[$,\s]|kms?/gi, '')
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(bare)) return undefined
  const value = Number(bare)
  return value <= most ? value : undefined
}

/**
 * The running costs of a vehicle: fuel for what burns it, electricity in its place for electric ones (V§4 hides fuel
 * from them); undefined for kinds of vehicle the dealer leaves out.
 */
export const runningCosts = (
  { item_type, simple_fuel, fuel, variant }: Pick<Vehicle, 'item_type' | 'simple_fuel' | 'fuel' | 'variant'>,
  running_costs: Switches['running_costs'],
): RunningCosts | undefined => {
  const { item_types, fuel_price, distance, consumption, electricity_price, electric_consumption, price_date } =
    running_costs
  if (!item_types.includes(item_type)) return undefined
  const date = price_date === '' ? {} : { date: price_date }
  if (/^electric/i.test(simple_fuel ?? fuel ?? '')) {
    return { kind: 'electricity', price: electricity_price, distance, consumption: electric_consumption, ...date }
  }
  const own = variant?.fuelconsumptioncombined
  return {
    kind: 'fuel',
    price: fuel_price,
    distance,
    consumption: own !== undefined && own > 0 ? own : consumption,
    ...date,
  }
}

const units = { fuel: ['L/100km', 'a litre'], electricity: ['kWh/100km', 'a kilowatt hour'] } as const

/** `About $42.50 a week: 250 kms at 10 L/100km and $1.70 a litre.` The cost always has its cents. */
export const runningText = (costs: RunningCosts): string => {
  const { kind, price, distance, consumption, date } = costs
  const [rate, each] = units[kind]
  const asOf = date === undefined ? '' : `, the price as of ${date}`
  const cost = weeklyCost(costs).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `About $${cost} a week: ${distance.toLocaleString('en-AU')} kms at ${consumption} ${rate} and $${price.toFixed(2)} ${each}${asOf}.`
}
