import type { Block, Field, Tab } from 'payload'
import { oneOf, wordsOf } from '@/src/domain/panel/words'

const labelled = (field: Field): Field => {
  if (!('name' in field) || typeof field.name !== 'string' || ('label' in field && field.label !== undefined))
    return field
  const label = wordsOf(field.name)
  const rows =
    field.type === 'array' && field.labels === undefined ? { labels: { singular: oneOf(label), plural: label } } : {}
  return { ...field, label, ...rows } as Field
}

/** Lists show a checkbox as “Yes” or “No”. */
const ticked = (field: Field): Field =>
  field.type === 'checkbox' && field.admin?.components?.Cell === undefined
    ? {
        ...field,
        admin: {
          ...field.admin,
          components: { ...field.admin?.components, Cell: '/src/admin/lists/yes-cell#YesCell' },
        },
      }
    : field

const inside = (field: Field): Field => {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: worded(tab.fields) })) }
  if (field.type === 'blocks')
    return { ...field, blocks: field.blocks.map((block): Block => ({ ...block, fields: worded(block.fields) })) }
  return 'fields' in field ? ({ ...field, fields: worded(field.fields) } as Field) : field
}

/** Gives every field a readable label: Payload would show `location_type` as it is written (ADM-05). */
export const worded = (fields: readonly Field[]): Field[] =>
  fields.map((field) => inside(ticked(field.type === 'ui' ? field : labelled(field))))
