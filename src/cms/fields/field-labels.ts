import type { Block, Field, Tab } from 'payload'
import { toSingular, toFieldLabel } from '@/src/domain/panel/field-labels'

const withLabel = (field: Field): Field => {
  if (!('name' in field) || typeof field.name !== 'string' || ('label' in field && field.label !== undefined))
    return field
  const label = toFieldLabel(field.name)
  const rows =
    field.type === 'array' && field.labels === undefined
      ? { labels: { singular: toSingular(label), plural: label } }
      : {}
  return { ...field, label, ...rows } as Field
}

/** Lists show a checkbox as “Yes” or “No”. */
const withYesNoCell = (field: Field): Field =>
  field.type === 'checkbox' && field.admin?.components?.Cell === undefined
    ? {
        ...field,
        admin: {
          ...field.admin,
          components: { ...field.admin?.components, Cell: '/src/admin/lists/yes-cell#YesCell' },
        },
      }
    : field

const withNestedLabels = (field: Field): Field => {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: withFieldLabels(tab.fields) })) }
  if (field.type === 'blocks')
    return {
      ...field,
      blocks: field.blocks.map((block): Block => ({ ...block, fields: withFieldLabels(block.fields) })),
    }
  return 'fields' in field ? ({ ...field, fields: withFieldLabels(field.fields) } as Field) : field
}

/** Gives every field a readable label: Payload would show `location_type` as it is written (ADM-05). */
export const withFieldLabels = (fields: readonly Field[]): Field[] =>
  fields.map((field) => withNestedLabels(withYesNoCell(field.type === 'ui' ? field : withLabel(field))))
