import { itemTypes, type ItemType } from '@/src/domain/stock/vehicle/vehicle'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { capitalize, joinWithAnd } from '@/src/domain/text/format-text'
import { formatInteger } from '@/src/domain/text/numbers'
import type { Values } from '@/src/domain/switches/resolve-values'
import type { trade_in } from '@/src/domain/switches/trade-in'

/** The limits that a dealer sets for online estimates. */
export type AgeLimits = Pick<
  Values<{ trade_in: typeof trade_in }>['trade_in'],
  'oldest_years' | 'max_kms' | 'max_kms_motorcycle' | 'max_kms_truck'
>

/** The facts that decide whether a vehicle gets an online estimate. */
type AgedVehicle = { readonly year: number; readonly kms: number; readonly item_type: ItemType }

/** The most kilometres of a kind; undefined for caravans, which have no odometer. */
const maxKmsOf = (item_type: ItemType, limits: AgeLimits): number | undefined => {
  if (item_type === 'caravan') return undefined
  return item_type === 'car' ? limits.max_kms : limits[`max_kms_${item_type}`]
}

/** Reports whether a vehicle is too old or too far driven for its kind (TRD-03). `thisYear` is the calendar year. */
export const isTooOld = ({ year, kms, item_type }: AgedVehicle, limits: AgeLimits, thisYear: number): boolean =>
  thisYear - year > limits.oldest_years || kms > (maxKmsOf(item_type, limits) ?? Infinity)

/** Returns the kinds that a dealer trades in: those it sells. */
export const tradedKinds = (sold: readonly string[]): readonly [ItemType, ...ItemType[]] => {
  const [first = 'car', ...others] = itemTypes.filter((one) => sold.includes(one))
  return [first, ...others]
}

const kmsText = (item_type: ItemType, limits: AgeLimits): string | undefined => {
  const max = maxKmsOf(item_type, limits)
  return max === undefined ? undefined : `with more than ${formatInteger(max)} km`
}

/** States the limits of these kinds (TRD-03); each kind has its own limit of kilometres. */
export const ageLimitText = (kinds: readonly ItemType[], limits: AgeLimits): string => {
  const [, nouns] = stockNounOf(kinds)
  const old = `${capitalize(nouns)} over ${String(limits.oldest_years)} years old`
  const none = 'generally get no online estimate'
  const [kind = 'car', ...others] = kinds
  if (others.length === 0) return `${[old, kmsText(kind, limits)].filter(Boolean).join(' or ')} ${none}.`
  const farDriven = kinds.flatMap((one) => {
    const kms = kmsText(one, limits)
    return kms === undefined ? [] : [`${stockNounOf([one])[1]} ${kms}`]
  })
  return `${old} ${none}, nor do ${joinWithAnd(farDriven)}.`
}
