import { feedFieldTransforms } from './fields'
import type { Mapping, MappingColumn } from './mapping'
import { findTextProblem } from './mapping-draft'

/** Lists the translations of a column's values: the text of the feed, and the text it is read as. */
export const listTranslations = ({ values = {} }: MappingColumn): readonly (readonly [from: string, to: string])[] =>
  Object.entries(values)

/** Returns the column with other translations; a text that occurs twice has its last translation. */
export const withTranslations = (
  { values: _, ...column }: MappingColumn,
  translations: readonly (readonly [from: string, to: string])[],
): MappingColumn => (translations.length === 0 ? column : { ...column, values: Object.fromEntries(translations) })

/**
 * Returns the reason why a translation cannot be read as the column's field; undefined when it can. An empty one leaves
 * the value out.
 */
export const findTranslationProblem = (
  { transform, field }: MappingColumn,
  [from, to]: readonly [from: string, to: string],
): string | undefined => {
  if (from.trim() === '') return 'Enter the value exactly as it is in the file.'
  return to.trim() === '' ? undefined : findTextProblem(transform ?? feedFieldTransforms[field], to)
}

/** Adds an unread value to the translations of the columns that read it, to be completed by staff. */
export const addTranslation = (
  draft: Mapping,
  unread: { readonly field: string; readonly value: string },
): Mapping => ({
  ...draft,
  columns: draft.columns.map((column) =>
    column.field === unread.field && column.values?.[unread.value] === undefined
      ? { ...column, values: { ...column.values, [unread.value]: '' } }
      : column,
  ),
})
