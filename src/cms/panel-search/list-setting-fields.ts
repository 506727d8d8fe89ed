import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { inputIdOfPath } from '@/src/domain/panel/invalid-fields'
import { fieldWords } from '@/src/domain/panel/search/search-words'
import type { SettingField } from '@/src/domain/panel/search/search-settings'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

type Form = Pick<SettingField, 'collection' | 'form'>

const isListed = ({ name, admin }: FlattenedField): boolean =>
  name !== 'tenant' && (admin as { readonly hidden?: unknown } | undefined)?.hidden !== true

const listFields = (form: Form, fields: readonly FlattenedField[], prefix = ''): readonly SettingField[] =>
  fields.filter(isListed).flatMap((field): readonly SettingField[] => {
    if (field.type === 'group' || field.type === 'tab')
      return listFields(form, field.flattenedFields, `${prefix}${field.name}.`)
    const label = 'label' in field ? textOf(field.label) : ''
    const help = textOf((field.admin as { readonly description?: unknown } | undefined)?.description)
    const path = `${prefix}${field.name}`
    const words = fieldWords[`${form.collection}.${path}`] ?? ''
    return label === '' ? [] : [{ ...form, label, help, words, anchor: inputIdOfPath(path) }]
  })

/** The fields of a form that a dealer has once, with the ids that they have in the form. */
export const listSettingFields = ({ slug, labels, flattenedFields }: SanitizedCollectionConfig) =>
  listFields({ collection: slug, form: textOf(labels.singular) }, flattenedFields)
