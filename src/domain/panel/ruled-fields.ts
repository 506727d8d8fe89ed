import { parts } from '../stock/feed/brought'
import { fieldLabel } from '../stock/feed/field-names'
import { feedFieldNames, type FeedField } from '../stock/feed/fields'

/** Field names in the panel that differ from their columns in Postgres. */
const panelNames: Readonly<Record<string, string>> = {
  standard_equipment: 'standardEquipment',
  youx_quote: 'youxQuote',
  location_id: 'location',
}
const partWords: Readonly<Record<string, string>> = {
  finance_lenders: 'Lender’s example',
  hotspots: 'Points of interest',
}
const isField = (name: string): name is FeedField => feedFieldNames.some((one) => one === name)
const isPart: ReadonlySet<string> = new Set(parts)

const labelOf = (name: string, inner: string): string => {
  if (name === 'location') return fieldLabel('location_slug')
  const words = partWords[name]
  if (words !== undefined) return `${words}, ${inner}`
  const field = inner === '' ? name : `${name}.${inner}`
  return isField(field) ? fieldLabel(field) : field
}

/**
 * Lists the labels of a vehicle's feed-managed fields, `feed_fields` (STK-02); with `names` only of these form fields.
 */
export const ruledWords = (brought: unknown, names?: readonly string[]): readonly string[] => {
  if (!Array.isArray(brought)) return []
  return brought
    .filter((one): one is string => typeof one === 'string')
    .flatMap((one) => {
      const [column = '', ...rest] = one.split('.')
      const name = panelNames[column] ?? column
      if (names && !names.includes(name)) return []
      return [labelOf(name, isPart.has(column) ? rest.join('.') : '')]
    })
}
