import type { Field, SelectField } from 'payload'
import { amountComponents } from './money'
import { momentField } from './moment-field'

/**
 * Makes a field read-only for all staff, in the form and in every request (SEC-01). For values that shoppers or the
 * site write; the site's own code writes them with `overrideAccess`.
 */
export const readOnlyField = (field: Field): Field =>
  ({
    ...field,
    access: { ...('access' in field ? field.access : {}), create: () => false, update: () => false },
    admin: { ...field.admin, readOnly: true },
  }) as Field

const isReadOnly = (field: Field): boolean =>
  'admin' in field && field.admin !== undefined && 'readOnly' in field.admin && field.admin.readOnly === true

/**
 * Applies `readOnlyField` to a field that the panel shows as read-only, and to such fields inside it. Payload's
 * `admin.readOnly` alone hides the input and still accepts the value in a request.
 */
export const enforceReadOnly = (field: Field): Field => {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(enforceReadOnly) })) }
  const inner = 'fields' in field ? ({ ...field, fields: field.fields.map(enforceReadOnly) } as Field) : field
  return isReadOnly(inner) ? readOnlyField(inner) : inner
}

export const readOnlyText = (
  name: string,
  label: string,
  maxLength = 300,
  overrides: Partial<Extract<Field, { type: 'text' }>> = {},
) => readOnlyField({ name, label, type: 'text', maxLength: maxLength, ...overrides } as Field)

export const readOnlyMoment = (name: string, label: string, description?: string): Field =>
  readOnlyField(momentField({ name, label, index: true, ...(description ? { admin: { description } } : {}) }))

/** An amount in integer cents. */
export const readOnlyCents = (name: string, label: string, required = false): Field =>
  readOnlyField({ name, label, type: 'number', required, min: 0, admin: { components: amountComponents } })

/** A key, token or hash that only the server reads and writes. */
export const serverOnlyText = (name: string, overrides: Partial<Extract<Field, { type: 'text' }>> = {}): Field =>
  ({
    name,
    type: 'text',
    maxLength: 128,
    access: { read: () => false, create: () => false, update: () => false },
    admin: { hidden: true },
    ...overrides,
  }) as Field

type Option = { readonly label: string; readonly value: string }

export const toOptions = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** One of a few states that the site sets. */
export const readOnlySelect = (
  name: string,
  label: string,
  labels: Readonly<Record<string, string>>,
  defaultValue: string,
): SelectField & Field =>
  readOnlyField({
    name,
    label,
    type: 'select',
    required: true,
    index: true,
    defaultValue,
    options: toOptions(labels),
  }) as SelectField
