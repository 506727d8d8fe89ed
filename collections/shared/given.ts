import type { Field, SelectField } from 'payload'
import { amountComponents } from './money'

/**
 * Makes a field read-only for all staff, in the form and in every request (SEC-01). For values that shoppers or the site
 * wrote. The site's own code writes them with `overrideAccess`.
 */
export const given = (field: Field): Field =>
  ({
    ...field,
    access: { ...('access' in field ? field.access : {}), create: () => false, update: () => false },
    admin: { ...field.admin, readOnly: true },
  }) as Field

const isReadOnly = (field: Field): boolean =>
  'admin' in field && field.admin !== undefined && 'readOnly' in field.admin && field.admin.readOnly === true

/**
 * Applies `given` to a field that the panel shows as read-only, and to such fields inside it. Payload's `admin.readOnly`
 * alone hides the input and still accepts the value in a request.
 */
export const enforceReadOnly = (field: Field): Field => {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(enforceReadOnly) })) }
  const inner = 'fields' in field ? ({ ...field, fields: field.fields.map(enforceReadOnly) } as Field) : field
  return isReadOnly(inner) ? given(inner) : inner
}

/** A line of text somebody else wrote. `most` characters at most. */
export const line = (name: string, label: string, most = 300, more: Partial<Extract<Field, { type: 'text' }>> = {}) =>
  given({ name, label, type: 'text', maxLength: most, ...more } as Field)

/** A moment, kept in UTC and shown in the reader's own time. */
export const moment = (name: string, label: string, description?: string): Field =>
  given({
    name,
    label,
    type: 'date',
    index: true,
    admin: { date: { pickerAppearance: 'dayAndTime' }, ...(description ? { description } : {}) },
  })

/** Whole cents: money is never a fraction of one. */
export const cents = (name: string, label: string, required = false): Field =>
  given({ name, label, type: 'number', required, min: 0, admin: { components: amountComponents } })

/** What only the server compares, and nobody reads: keys, tokens, hashes. */
export const secret = (name: string, more: Partial<Extract<Field, { type: 'text' }>> = {}): Field =>
  ({
    name,
    type: 'text',
    maxLength: 128,
    access: { read: () => false, create: () => false, update: () => false },
    admin: { hidden: true },
    ...more,
  }) as Field

type Option = { readonly label: string; readonly value: string }

export const options = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** One of a few states, set by the site. */
export const state = (
  name: string,
  label: string,
  labels: Readonly<Record<string, string>>,
  defaultValue: string,
): SelectField & Field =>
  given({
    name,
    label,
    type: 'select',
    required: true,
    index: true,
    defaultValue,
    options: options(labels),
  }) as SelectField
