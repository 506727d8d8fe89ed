import type { Field } from 'payload'
import type { AuditedField } from '@/src/domain/audit/changes'
import type { JsonPart } from '@/src/domain/stock/fields/field'

const plainTypes = new Set(['text', 'textarea', 'email', 'number', 'checkbox', 'select', 'radio', 'date'])

const labelOf = (field: Field & { name: string }): string =>
  'label' in field && typeof field.label === 'string' ? field.label : field.name.replaceAll('_', ' ')

const detailOf = (field: Field & { name: string }): AuditedField['detail'] => {
  if (field.type === 'number' && field.name.endsWith('_cents')) return 'money'
  if (plainTypes.has(field.type)) return 'values'
  if (field.type === 'relationship' || field.type === 'upload') return 'references'
  // `switchesField` is the only JSON field of its name.
  return field.type === 'json' && field.name === 'switches' ? 'switches' : 'name'
}

/** The kind of a vehicle's nested data, which its field declares (`collections/vehicles/panel-field.ts`). */
const partOf = (field: Field & { name: string }): Pick<AuditedField, 'part'> => {
  const part = field.type === 'json' ? (field.custom?.['part'] as JsonPart | undefined) : undefined
  return part === undefined ? {} : { part }
}

/** The labels of a choice, as far as they are plain text. */
const optionLabelsOf = (field: Field): Pick<AuditedField, 'optionLabels'> => {
  if (field.type !== 'select' && field.type !== 'radio') return {}
  const labels = field.options.flatMap((one) =>
    typeof one === 'object' && typeof one.label === 'string' ? [[one.value, one.label] as const] : [],
  )
  return { optionLabels: Object.fromEntries(labels) }
}

/** The collections of the documents that a field refers to. */
const relationOf = (field: Field): Pick<AuditedField, 'relationTo'> =>
  field.type === 'relationship' || field.type === 'upload' ? { relationTo: field.relationTo } : {}

const toAuditedField = (field: Field & { name: string }): AuditedField => ({
  name: field.name,
  label: labelOf(field),
  detail: detailOf(field),
  ...partOf(field),
  ...optionLabelsOf(field),
  ...relationOf(field),
})

/**
 * Lists the visible fields of a form in order, including those inside rows, tabs and unnamed groups. A list of other
 * documents (`join`) is not part of the document, and is absent while it is saved.
 */
export const listAuditedFields = (fields: readonly Field[]): readonly AuditedField[] =>
  fields.flatMap((field) => {
    if (field.type === 'join' || ('hidden' in field && field.hidden)) return []
    if ('name' in field && field.name) return [toAuditedField(field as Field & { name: string })]
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [{ name: tab.name, label: String(tab.label ?? tab.name), detail: 'name' as const }]
          : listAuditedFields(tab.fields),
      )
    return 'fields' in field ? listAuditedFields(field.fields) : []
  })
