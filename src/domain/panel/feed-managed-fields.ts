import { lenderLabelOf } from '../finance/lender-label'
import { partColumns } from '../stock/feed/cleared-fields'
import { feedFieldNames, fieldLabelOf, type FeedField } from '../stock/feed/fields'

/** Field names in the panel that differ from their columns in Postgres. */
const panelNames: Readonly<Record<string, string>> = {
  standard_equipment: 'standardEquipment',
  youx_quote: 'youxQuote',
  location_id: 'location',
}
/** Parts whose inner names are no declared properties, by their columns. */
const partLabels: Readonly<Record<string, (inner: string) => string>> = {
  finance_lenders: (lender) => `Lender’s example, ${lenderLabelOf(lender)}`,
  hotspots: (view) => `Points of interest, ${view}`,
}
const isField = (name: string): name is FeedField => feedFieldNames.some((one) => one === name)
const partNames: ReadonlySet<string> = new Set(partColumns)

const formatLabel = (name: string, inner: string): string => {
  if (name === 'location') return fieldLabelOf('location_slug')
  const partLabel = partLabels[name]
  if (partLabel !== undefined) return partLabel(inner)
  const field = inner === '' ? name : `${name}.${inner}`
  return isField(field) ? fieldLabelOf(field) : field
}

/**
 * Lists the labels of a vehicle's feed-managed fields, `feed_fields` (STK-02); with `names` only of these form fields.
 */
export const feedManagedLabels = (feedFields: unknown, names?: readonly string[]): readonly string[] => {
  if (!Array.isArray(feedFields)) return []
  return feedFields
    .filter((one): one is string => typeof one === 'string')
    .flatMap((one) => {
      const [column = '', ...rest] = one.split('.')
      const name = panelNames[column] ?? column
      if (names && !names.includes(name)) return []
      return [formatLabel(name, partNames.has(column) ? rest.join('.') : '')]
    })
}
