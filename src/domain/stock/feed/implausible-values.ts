import { formatDollars } from '@/src/domain/money/format-money'
import { formatNumber } from '@/src/domain/text/numbers'
import type { VehicleField } from '../fields/field'
import { MAX_LEARNER_CC } from '../vehicle/learner-limit'
import { fieldsByPath, readField, type FieldAtPath } from '../fields/paths'
import type { PartialFeedVehicle } from '../vehicle/vehicle'

/** A value that is possible in the field but not in the trade: a slipped digit, or a column that holds something else. */
export type ImplausibleValue = { readonly field: string; readonly value: string; readonly reason: string }

/** Deposits and weekly repayments land in the price column; no whole vehicle is sold for less. */
const MIN_DOLLARS = 300
/** New vehicles are driven between yards, not further. */
const MAX_KM_OF_NEW = 1500

type Check = (vehicle: PartialFeedVehicle) => readonly ImplausibleValue[]

const toDollars = (cents: number): number => Math.round(cents / 100)

const checkLowPrice: Check = ({ price_cents: cents = 0 }) => {
  const dollars = toDollars(cents)
  return cents === 0 || dollars >= MIN_DOLLARS
    ? []
    : [{ field: 'price_cents', value: formatDollars(dollars), reason: 'This price is too low for a vehicle.' }]
}

const checkDistanceOfNew: Check = ({ km = 0, car_type }) =>
  car_type === 'new' && km > MAX_KM_OF_NEW
    ? [{ field: 'km', value: `${formatNumber(km)} km`, reason: 'The odometer reading is too high for a new vehicle.' }]
    : []

/** The flag or the engine size is wrong: a learner who trusts the flag would ride unlawfully. */
const checkLearnerApproval: Check = ({ variant, engine_size_litres, item_type }) => {
  const litres = engine_size_litres ?? variant?.enginesize_litres ?? 0
  const cc = Math.round(litres * 1000)
  return item_type === 'motorcycle' && variant?.lams === true && cc > MAX_LEARNER_CC
    ? [
        {
          field: 'variant.lams',
          value: `Yes, with ${formatNumber(cc)} cc`,
          reason: `Learners may ride up to ${formatNumber(MAX_LEARNER_CC)} cc.`,
        },
      ]
    : []
}

const limitedFields: readonly FieldAtPath[] = fieldsByPath.filter(({ field }) => field.feed?.unusual !== undefined)

const formatAmount = ({ type, unit }: Pick<VehicleField, 'type' | 'unit'>, amount: number): string =>
  type === 'cents' ? formatDollars(amount) : [formatNumber(amount), unit].filter((part) => part !== undefined).join(' ')

/** Compares with what the declarations of the fields say a vehicle of this kind can have. */
const checkUnusual: Check = (vehicle) =>
  limitedFields.flatMap((one) => {
    const { field, path } = one
    const value = readField(vehicle, one)
    if (field.feed?.unusual === undefined || typeof value !== 'number') return []
    const { over, reason } = field.feed.unusual
    const amount = field.type === 'cents' ? toDollars(value) : value
    return amount > over[vehicle.item_type ?? 'car']
      ? [{ field: path, value: formatAmount(field, amount), reason }]
      : []
  })

/** Lists the values of a vehicle that its dealer should check (STK-02). They stay as the feed sends them. */
export const findImplausibleValues = (vehicle: PartialFeedVehicle): readonly ImplausibleValue[] =>
  [checkLowPrice, checkUnusual, checkDistanceOfNew, checkLearnerApproval].flatMap((check) => check(vehicle))
