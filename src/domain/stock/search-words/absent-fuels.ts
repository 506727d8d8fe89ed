import type { ItemType } from '../vehicle/vehicle'
import { tradeNames } from './trade-words'

const KINDS_WITH_FUEL: readonly string[] = ['car', 'motorcycle', 'truck'] satisfies readonly ItemType[]

const tradeFuels: readonly string[] = ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric']

/**
 * Lists the fuels that a stock of vehicles with engines doesn't have, with their names (SRCH-19). They find nothing, so
 * that the page says so and shows the nearest: as text they would be left out.
 */
export const listAbsentFuels = (
  stockKinds: readonly string[],
  stockFuels: readonly string[],
): readonly (readonly [value: string, names: readonly string[]])[] => {
  if (stockFuels.length === 0 || !stockKinds.some((kind) => KINDS_WITH_FUEL.includes(kind))) return []
  return tradeFuels
    .filter((fuel) => !stockFuels.includes(fuel))
    .map((fuel) => [
      fuel,
      [fuel, ...(tradeNames.fuel ?? []).flatMap(([[value], names]) => (value === fuel ? names : []))],
    ])
}
