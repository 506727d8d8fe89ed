import type { Block, Field, Tab } from 'payload'
import { toSingular, toFieldLabel } from '@/src/domain/panel/field-labels'
import { listTitleFields } from '@/src/domain/panel/row-labels'
import { withNumberInput } from './number-input'

/** The button below a list of rows reads “Add Specification”, not “Add Model_specification”. */
const withRowLabels = (field: Field, label: unknown): Field =>
  field.type === 'array' && field.labels === undefined && typeof label === 'string'
    ? { ...field, labels: { singular: toSingular(label), plural: label } }
    : field

const withLabel = (field: Field): Field => {
  if (!('name' in field) || typeof field.name !== 'string') return field
  if ('label' in field && field.label !== undefined) return withRowLabels(field, field.label)
  const label = toFieldLabel(field.name)
  return { ...withRowLabels(field, label), label } as Field
}

/** Lists show a checkbox as “Yes” or “No”, and other documents by name from the start. */
const cells: Readonly<Partial<Record<Field['type'], string>>> = {
  checkbox: '/src/admin/lists/yes-cell#YesCell',
  relationship: '/src/admin/lists/reference-cell#ReferenceCell',
  upload: '/src/admin/lists/reference-cell#ReferenceCell',
}

const withCell = (field: Field): Field => {
  const Cell = cells[field.type]
  const { admin } = field as { readonly admin?: { readonly components?: { readonly Cell?: unknown } } }
  if (Cell === undefined || admin?.components?.Cell !== undefined) return field
  return { ...field, admin: { ...admin, components: { ...admin?.components, Cell } } } as Field
}

/** Rows are named by their content and start collapsed, so that a long list stays readable (STF-07). */
const withRowLabel = (field: Field): Field => {
  if (field.type !== 'array' || field.admin?.components?.RowLabel !== undefined) return field
  const titleFields = listTitleFields(field.fields)
  if (titleFields.length === 0) return field
  const { singular } = field.labels ?? {}
  const kind = typeof singular === 'string' ? singular : toSingular(toFieldLabel(field.name))
  const RowLabel = { path: '/src/admin/lists/row-label#RowLabel', clientProps: { kind, titleFields } }
  const { admin } = field
  return { ...field, admin: { initCollapsed: true, ...admin, components: { ...admin?.components, RowLabel } } }
}

/** Sections of a page are named by their kind and content (STF-08). */
const withBlockLabel = (block: Block): Block => {
  const { singular } = block.labels ?? {}
  const kind = typeof singular === 'string' ? singular : toFieldLabel(block.slug)
  const clientProps = { kind, titleFields: listTitleFields(block.fields) }
  const Label = { path: '/src/admin/lists/row-label#BlockLabel', clientProps }
  const { admin } = block
  return { ...block, admin: { ...admin, disableBlockName: true, components: { ...admin?.components, Label } } }
}

const withNestedLabels = (field: Field): Field => {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: withFieldLabels(tab.fields) })) }
  if (field.type === 'blocks')
    return {
      ...field,
      blocks: field.blocks.map((block) => withBlockLabel({ ...block, fields: withFieldLabels(block.fields) })),
    }
  return 'fields' in field ? ({ ...field, fields: withFieldLabels(field.fields) } as Field) : field
}

/**
 * Gives every field a readable label, because Payload would show `location_type` as it is written (ADM-05), and the
 * panel's own input where Payload's would lose what staff type.
 */
export const withFieldLabels = (fields: readonly Field[]): Field[] =>
  fields.map((field) =>
    withNestedLabels(withRowLabel(withNumberInput(withCell(field.type === 'ui' ? field : withLabel(field))))),
  )
