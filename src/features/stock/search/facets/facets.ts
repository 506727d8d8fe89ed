import { carTypeLabels } from '@/src/domain/stock/fields/choices'
import type { AmountUnit } from '@/src/domain/stock/fields/field'
import { facetGroups as declaredGroups } from '@/src/domain/stock/fields/generated/facet-groups'
import type { ListField, RangeField } from '@/src/domain/stock/fields/search-fields'
import { formatWithUnit, measureUnitOf, nameBound } from '@/src/domain/stock/fields/attributes'
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

const valueLabels: Readonly<Partial<Record<ListField, Readonly<Record<string, string>>>>> = {
  car_type: carTypeLabels,
  categories: carTypeLabels,
  item_type: { car: 'Cars', motorcycle: 'Motorcycles', truck: 'Trucks', caravan: 'Caravans' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold', others: 'Unavailable' },
  certified: { true: 'Certified', false: 'Not certified' },
  lams: { true: 'LAMS approved', false: 'Full licence' },
  reduced: { true: 'On sale' },
}

const formatBand = (value: string): string =>
  value
    .split('-')
    .map((end) => `$${formatInteger(Number.parseInt(end, 10) || 0)}${end.endsWith('+') ? ' and over' : ''}`)
    .join(' – ')

const valueFormatters: Readonly<Partial<Record<ListField, (value: string) => string>>> = {
  make_model: (value) => value.slice(value.indexOf(':') + 1),
  state: (value) => value.toUpperCase(),
  weekly_price_range: (value) => `${formatBand(value)} a week`,
  price_range: formatBand,
  price: (value) => `$${formatInteger(Number(value) || 0)}`,
  axle_type: (value) => `${value} axle`,
}

/** Returns the label of a facet value. */
export const valueLabel = (field: ListField, value: string): string => {
  const labels = valueLabels[field]
  if (labels && Object.hasOwn(labels, value)) return labels[value] ?? value
  return (
    valueFormatters[field]?.(value) ??
    formatWithUnit(field, measureUnitOf(field) === undefined ? value : Number(value) || 0)
  )
}

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

/** Returns the label of one end of a range: “From $5,000”, “Up to 90,000 km”, “GVM up to 8,000 kg”. */
export const endLabel = (field: RangeField, end: 'min' | 'max', value: number): string =>
  capitalize(nameBound(field, `${end === 'min' ? 'from' : 'up to'} ${rangeAmount(field, value)}`))
