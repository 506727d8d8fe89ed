import { lowerWords, formatSlug } from '../../text/format-text'
import { formatInteger } from '../../text/numbers'
import { formatWithUnit, measureUnitOf } from './attributes'
import { carTypeLabels } from './choices'
import type { ListField } from './search-fields'

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
  dealership_slug: formatSlug,
}

/** Returns the label of a facet value, which every text for a person uses: `true` and `Kia:EV6` are for machines. */
export const valueLabel = (field: ListField, value: string): string => {
  const labels = valueLabels[field]
  if (labels && Object.hasOwn(labels, value)) return labels[value] ?? value
  return (
    valueFormatters[field]?.(value) ??
    formatWithUnit(field, measureUnitOf(field) === undefined ? value : Number(value) || 0)
  )
}

/** The values of a flag: without one of them it has the other. */
const otherFlags: Readonly<Partial<Record<string, string>>> = { true: 'false', false: 'true' }

/** Returns the words for a value that is excluded, within a sentence: “not White”, “not LAMS approved”, “certified”. */
export const excludedLabel = (field: ListField, value: string): string => {
  const label = valueLabel(field, value)
  // Two negations would be hard to read.
  if (label.startsWith('Not ')) return lowerWords(valueLabel(field, otherFlags[value] ?? value))
  return `not ${valueLabels[field] === undefined ? label : lowerWords(label)}`
}
