import type { AmountUnit } from '@/src/domain/stock/fields/field'
import { facetGroups as declaredGroups } from '@/src/domain/stock/fields/generated/facet-groups'
import type { ListField, RangeField } from '@/src/domain/stock/fields/search-fields'
import { formatWithUnit, MIN_SUBSCRIPTION_PRICE, nameBound } from '@/src/domain/stock/fields/attributes'
import { capitalize } from '@/src/domain/text/format-text'
import { formatInteger } from '@/src/domain/text/numbers'

export type FacetGroup =
  | { readonly kind: 'makes'; readonly title: string; readonly open?: boolean }
  | {
      readonly kind: 'list'
      readonly field: ListField
      readonly title: string
      readonly open?: boolean
      /** Sorts values alphabetically or numerically instead of by count. */
      readonly order?: 'alphabet' | 'up' | 'down'
      readonly lazy?: boolean
    }
  | { readonly kind: 'colours'; readonly field: ListField; readonly title: string }
  | { readonly kind: 'certified'; readonly title: string }
  | {
      readonly kind: 'range'
      readonly field: RangeField
      readonly title: string
      readonly unit?: AmountUnit
      readonly open?: boolean
      readonly lazy?: boolean
    }

/** The filters in their order (SRCH-04). A group without values in the stock is not rendered. */
export const facetGroups: readonly FacetGroup[] = declaredGroups

const isWeekly = (field: RangeField): boolean => field === 'weekly_price' || field === 'subscription_price'

/** Formats an amount of a filter: `$30,000`, `60,000 km`, `2019`. */
export const formatAmount = (amount: number, unit: AmountUnit | undefined): string => {
  const number = formatInteger(amount)
  if (unit === 'dollars') return `$${number}`
  return unit === undefined ? number : `${number} ${unit}`
}

/** Formats an amount of a range: `$5,000`, `$150 a week`, `90,000 km`, `2019`. */
export const rangeAmount = (field: RangeField, value: number): string => {
  const isPrice = field === 'price' || isWeekly(field)
  return isPrice ? `$${formatInteger(value)}${isWeekly(field) ? ' a week' : ''}` : formatWithUnit(field, value)
}

/** Two prices are a week's: a card may show either. */
const weeklyNames: Readonly<Partial<Record<RangeField, string>>> = {
  weekly_price: 'Repayment',
  subscription_price: 'Subscription',
}

/** Returns the label of one end of a range: “From $5,000”, “Repayment up to $200 a week”, “GVM up to 8,000 kg”. */
export const endLabel = (field: RangeField, end: 'min' | 'max', value: number): string => {
  if (field === 'subscription_price' && end === 'min' && value === MIN_SUBSCRIPTION_PRICE) return 'By subscription'
  const bound = `${end === 'min' ? 'from' : 'up to'} ${rangeAmount(field, value)}`
  const name = weeklyNames[field]
  return name === undefined ? capitalize(nameBound(field, bound)) : `${name} ${bound}`
}
