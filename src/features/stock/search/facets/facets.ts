import { carTypeLabels } from '@/src/domain/stock/fields/choices'
import type { ListField, RangeField } from '@/src/domain/stock/search-url/fields'
import { formatWithUnit } from '@/src/domain/stock/fields/attributes'
import { formatInteger } from '@/src/domain/text/numbers'

export type FacetGroup =
  | { readonly kind: 'makes'; readonly title: string; readonly open: true }
  | {
      readonly kind: 'list'
      readonly field: ListField
      readonly title: string
      readonly open?: boolean
      /** Sorts values alphabetically or numerically instead of by count. */
      readonly order?: 'alphabet' | 'up' | 'down'
    }
  | { readonly kind: 'colours'; readonly title: string }
  | { readonly kind: 'certified'; readonly title: string }
  | {
      readonly kind: 'range'
      readonly field: RangeField
      readonly title: string
      readonly unit: 'dollars' | 'km'
      readonly open?: boolean
    }

/** The filters in their order (SRCH-04). A group without values in the stock is not rendered. */
export const facetGroups: readonly FacetGroup[] = [
  { kind: 'list', field: 'car_type', title: 'Condition', open: true },
  { kind: 'makes', title: 'Make', open: true },
  { kind: 'range', field: 'price', title: 'Price', unit: 'dollars', open: true },
  { kind: 'list', field: 'body', title: 'Body type', open: true },
  { kind: 'range', field: 'km', title: 'Kilometres', unit: 'km' },
  { kind: 'list', field: 'year', title: 'Year', order: 'down' },
  { kind: 'list', field: 'fuel', title: 'Fuel' },
  { kind: 'list', field: 'transmission', title: 'Transmission' },
  { kind: 'list', field: 'drive', title: 'Drive' },
  { kind: 'colours', title: 'Colour' },
  { kind: 'list', field: 'seats', title: 'Seats', order: 'up' },
  { kind: 'list', field: 'weekly_price_range', title: 'Weekly repayment', order: 'up' },
  { kind: 'range', field: 'subscription_price', title: 'Subscription a week', unit: 'dollars' },
  { kind: 'list', field: 'filtered_features', title: 'Features' },
  { kind: 'list', field: 'tag', title: 'Tag' },
  { kind: 'certified', title: 'Certified' },
  { kind: 'list', field: 'item_type', title: 'Vehicle type' },
  { kind: 'list', field: 'location_name', title: 'Location', order: 'alphabet' },
  { kind: 'list', field: 'dealership_name', title: 'Dealership', order: 'alphabet' },
  { kind: 'list', field: 'city', title: 'City', order: 'alphabet' },
  { kind: 'list', field: 'state', title: 'State', order: 'alphabet' },
]

const valueLabels: Readonly<Partial<Record<ListField, Readonly<Record<string, string>>>>> = {
  car_type: carTypeLabels,
  categories: carTypeLabels,
  item_type: { car: 'Cars', motorcycle: 'Motorcycles', truck: 'Trucks', caravan: 'Caravans' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold', others: 'Unavailable' },
  certified: { true: 'Certified', false: 'Not certified' },
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
  km: (value) => formatWithUnit('km', Number(value) || 0),
}

/** Returns the label of a facet value. */
export const valueLabel = (field: ListField, value: string): string => {
  const labels = valueLabels[field]
  if (labels && Object.hasOwn(labels, value)) return labels[value] ?? value
  return valueFormatters[field]?.(value) ?? formatWithUnit(field, value)
}

const isWeekly = (field: RangeField): boolean => field === 'weekly_price' || field === 'subscription_price'

/** Returns the label of one end of a range: “From $5,000”, “Up to 90,000 km”. */
export const endLabel = (field: RangeField, end: 'min' | 'max', value: number): string => {
  const isPrice = field === 'price' || isWeekly(field)
  const amount = isPrice ? `$${formatInteger(value)}${isWeekly(field) ? ' a week' : ''}` : formatWithUnit(field, value)
  return `${end === 'min' ? 'From' : 'Up to'} ${amount}`
}
