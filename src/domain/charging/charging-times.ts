import { isOfKind } from '@/src/domain/stock/fields/kinds'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { formatCount } from '@/src/domain/text/numbers'

type Charger = { readonly name: string; readonly kilowatts: number; readonly current: 'ac' | 'dc' }

/** Chargers that shoppers in Australia have or meet, slowest first. */
const chargers: readonly Charger[] = [
  { name: 'Power point at home', kilowatts: 2.3, current: 'ac' },
  { name: 'Wall charger', kilowatts: 7.4, current: 'ac' },
  { name: 'Three-phase wall charger', kilowatts: 11, current: 'ac' },
  { name: 'Fast charger', kilowatts: 50, current: 'dc' },
  { name: 'Ultra-fast charger', kilowatts: 150, current: 'dc' },
  { name: 'Ultra-fast charger', kilowatts: 350, current: 'dc' },
]

/** Charging starts at a tenth and ends at four fifths, as makers state it. */
const CHARGED_SHARE = 0.7
/** The share of a charger's power that reaches the battery: on average, and of the highest power at a fast charger. */
const reachingShares = { ac: 0.9, dc: 0.75 } as const

/** Tells shoppers the assumptions behind the times. */
export const CHARGING_ASSUMPTION =
  'From 10% to 80% of the battery. We assume that 10% of the power is lost at a power point or wall charger, and that a fast charger gives three quarters of its highest power on average. The shortest time is the maker’s, if it states one. In cold weather it takes longer.'

export type ChargingTime = {
  readonly charger: string
  /** The charger's power, or less if the vehicle takes less. */
  readonly kilowatts: number
  readonly minutes: number
}

/** Computes the minutes from 10% to 80% of a battery. */
export const computeChargingMinutes = (capacity: number, kilowatts: number, current: Charger['current']): number =>
  ((capacity * CHARGED_SHARE) / (kilowatts * reachingShares[current])) * 60

/**
 * Lists how long a vehicle charges at each charger (SHP-06). A charger is left out if the vehicle takes its kind of
 * current not at all, or no faster than from the one before. Every plug-in vehicle charges at a power point.
 */
export const listChargingTimes = (
  vehicle: Pick<Vehicle, 'item_type' | 'simple_body' | 'simple_fuel' | 'variant'>,
): readonly ChargingTime[] => {
  const {
    battery_capacity: capacity = 0,
    charging_ac = 0,
    charging_dc = 0,
    charging_time: stated = 0,
  } = vehicle.variant ?? {}
  if (!isOfKind(vehicle, 'plug_in') || capacity <= 0) return []
  const limits = { ac: Math.max(charging_ac, chargers[0]?.kilowatts ?? 0), dc: charging_dc }
  const fastest = { ac: 0, dc: 0 }
  return chargers.flatMap(({ name, kilowatts, current }) => {
    const power = Math.min(kilowatts, limits[current])
    if (power <= fastest[current]) return []
    fastest[current] = power
    const computed = computeChargingMinutes(capacity, power, current)
    // The maker's time is on the card, and no slower charger may be faster than it.
    const isStated = current === 'dc' && stated > 0 && power === charging_dc
    const minutes = isStated ? stated : current === 'dc' ? Math.max(computed, stated) : computed
    return [{ charger: name, kilowatts: power, minutes }]
  })
}

const MINUTES_SHOWN_BELOW = 120

/** Formats a time: `35 min` up to two hours, rounded up to five; else `6½ hours`, rounded up to halves. */
export const formatChargingTime = (minutes: number): string => {
  if (minutes <= MINUTES_SHOWN_BELOW) return `${String(Math.ceil(minutes / 5) * 5)} min`
  const halves = Math.ceil(minutes / 30)
  const whole = Math.floor(halves / 2)
  return halves % 2 === 0 ? formatCount(whole, 'hour', 'hours') : `${String(whole)}½ hours`
}
