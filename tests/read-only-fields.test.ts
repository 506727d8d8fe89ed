import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { rightsOf } from '@/src/domain/collections/declaration'
import { listCollections } from './list-collections'

type AnyField = Field & {
  readonly fields?: readonly Field[]
  readonly tabs?: readonly { readonly fields: readonly Field[] }[]
  readonly required?: boolean
  readonly defaultValue?: unknown
  readonly validate?: (value: unknown, options: object) => unknown
}

const withInner = (field: Field): readonly AnyField[] => {
  const { fields = [], tabs = [] } = field as AnyField
  return [field as AnyField, ...[...fields, ...tabs.flatMap((tab) => tab.fields)].flatMap(withInner)]
}

/** Staff see a mistake in this field of a new document, and can't correct it. */
const isRefused = ({ admin, required, defaultValue, validate }: AnyField): boolean => {
  const isReadOnly = admin !== undefined && 'readOnly' in admin && admin.readOnly === true
  return isReadOnly && required === true && defaultValue === undefined && validate?.(undefined, {}) !== true
}

test('[ADM-02] the form of a new document finds no mistakes in fields that staff can’t edit', () => {
  const created = listCollections().filter((one) => rightsOf(one).create.length > 0)
  expect(created.length).toBeGreaterThan(15)
  const refused = created.flatMap(({ slug, fields }) =>
    fields
      .flatMap(withInner)
      .flatMap((field) => (isRefused(field) ? `${slug}: ${String('name' in field && field.name)}` : [])),
  )
  expect(refused).toEqual([])
})
