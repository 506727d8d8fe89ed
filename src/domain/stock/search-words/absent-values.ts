import type { ItemType } from '../vehicle/vehicle'
import { tradeNames } from './trade-words'

type AbsentField = 'car_type' | 'fuel' | 'transmission' | 'drive'

type TradeValues = {
  readonly field: AbsentField
  /** Kinds of vehicle of which shoppers ask for these values. */
  readonly kinds: readonly ItemType[]
  readonly values: readonly string[]
}

const allTradeValues: readonly TradeValues[] = [
  { field: 'car_type', kinds: ['car', 'motorcycle', 'truck', 'caravan'], values: ['new', 'used', 'demo'] },
  {
    field: 'fuel',
    kinds: ['car', 'motorcycle', 'truck'],
    values: ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric'],
  },
  { field: 'transmission', kinds: ['car', 'truck'], values: ['Automatic', 'Manual'] },
  { field: 'drive', kinds: ['car', 'truck'], values: ['4WD'] },
]

/** Lists the values that the trade's names of a value stand for, and these names. */
const findTradeNames = (field: AbsentField, value: string) =>
  (tradeNames[field] ?? []).filter(([[first]]) => first === value)

/**
 * Lists the conditions, fuels, transmissions and drives that a stock of such vehicles doesn't have, with their names
 * (SRCH-19). They find nothing, so that the page says so and shows the nearest: as text they would be left out.
 */
export const listAbsentValues = (
  stockKinds: readonly string[],
  listStockValues: (field: AbsentField) => readonly string[],
): readonly { readonly field: AbsentField; readonly value: string; readonly names: readonly string[] }[] =>
  allTradeValues.flatMap(({ field, kinds, values }) => {
    const ofStock = listStockValues(field)
    if (ofStock.length === 0 || !stockKinds.some((kind) => (kinds as readonly string[]).includes(kind))) return []
    return values.flatMap((value) => {
      const found = findTradeNames(field, value)
      const spellings = [value, ...found.flatMap(([all]) => all)]
      if (spellings.some((one) => ofStock.includes(one))) return []
      return [{ field, value, names: [value, ...found.flatMap(([, names]) => names)] }]
    })
  })
