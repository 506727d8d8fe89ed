import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Switches } from '@/src/domain/switches'
import { formatDollarsAndCents } from '@/src/domain/money/format-money'
import { formatNumber } from '@/src/domain/text/numbers'

/** Initial values of the running costs calculator (CALC-01). */
export type RunningCosts = {
  /** Fuel in litres, electricity in kilowatt hours. */
  readonly kind: 'fuel' | 'electricity'
  /** Dollars a litre, or a kilowatt hour. */
  readonly price: number
  /** Kilometres a week. */
  readonly distance: number
  /** Litres, or kilowatt hours, per 100 km. */
  readonly consumption: number
  /** True if the consumption is the dealer's general figure, since the vehicle's own is not known. */
  readonly isGeneral?: true
  /** Date of the price, as staff wrote it. */
  readonly date?: string
}

/** Computes dollars a week, rounded to cents (CALC-01): distance ÷ 100 × consumption × price. */
export const computeWeeklyCost = ({
  distance,
  consumption,
  price,
}: Pick<RunningCosts, 'distance' | 'consumption' | 'price'>): number =>
  Math.round((distance / 100) * consumption * price * 100) / 100

/** Maximum values of the fields: dollars a litre, kilometres a week, litres or kilowatt hours per 100 km. */
export const maxValues = { price: 100, distance: 10_000, consumption: 500 } as const

/**
 * Parses a typed price or distance (CALC-01); `$`, commas and `kms` are ignored. Undefined if it is not a number,
 * negative, or above `max`.
 */
export const parseTypedNumber = (text: string, max: number): number | undefined => {
  const bare = text.replace(/[$,\s]|kms?/gi, '')
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(bare)) return undefined
  const value = Number(bare)
  return value <= max ? value : undefined
}

/** Kilowatt hours per 100 km that a vehicle's battery and range amount to, as its maker states them. */
const electricConsumptionOf = (variant: Vehicle['variant']): number | undefined => {
  const { battery_capacity: capacity = 0, electric_range: range = 0 } = variant ?? {}
  return capacity > 0 && range > 0 ? Math.round((capacity / range) * 1000) / 10 : undefined
}

const positive = (value: number | undefined): number | undefined => (value && value > 0 ? value : undefined)

/** The vehicle's own consumption, else the dealer's general figure, which the text then calls so. */
const chooseConsumption = (
  own: number | undefined,
  general: number,
): Pick<RunningCosts, 'consumption' | 'isGeneral'> =>
  own === undefined ? { consumption: general, isGeneral: true } : { consumption: own }

/**
 * Builds the initial running costs of a vehicle (CALC-01): petrol or diesel, or electricity for electric vehicles; undefined for
 * item types the dealer excludes.
 */
export const buildRunningCosts = (
  { item_type, simple_fuel, fuel, variant }: Pick<Vehicle, 'item_type' | 'simple_fuel' | 'fuel' | 'variant'>,
  running_costs: Switches['running_costs'],
): RunningCosts | undefined => {
  const { item_types, distance, price_date } = running_costs
  if (!item_types.includes(item_type)) return undefined
  const date = price_date === '' ? {} : { date: price_date }
  const usedFuel = simple_fuel ?? fuel ?? ''
  if (/^electric/i.test(usedFuel)) {
    const used = chooseConsumption(electricConsumptionOf(variant), running_costs.electric_consumption)
    return { kind: 'electricity', price: running_costs.electricity_price, distance, ...used, ...date }
  }
  const used = chooseConsumption(positive(variant?.fuelconsumptioncombined), running_costs.consumption)
  const price = /diesel/i.test(usedFuel) ? running_costs.diesel_price : running_costs.fuel_price
  return { kind: 'fuel', price, distance, ...used, ...date }
}

const units = { fuel: ['L/100km', 'a litre'], electricity: ['kWh/100km', 'a kilowatt hour'] } as const

/** Formats `About $42.50 a week: 250 km at 10 L/100km and $1.70 a litre.`, always with cents. */
export const formatRunningCosts = (costs: RunningCosts): string => {
  const { kind, price, distance, consumption, isGeneral, date } = costs
  const [rate, perUnit] = units[kind]
  const asOf = date === undefined ? '' : `, the price as of ${date}`
  const cost = formatDollarsAndCents(computeWeeklyCost(costs))
  const basis = isGeneral ? ' The consumption is a general figure, not this model’s own.' : ''
  return `About ${cost} a week: ${formatNumber(distance)} km at ${consumption} ${rate} and ${formatDollarsAndCents(price)} ${perUnit}${asOf}.${basis}`
}
