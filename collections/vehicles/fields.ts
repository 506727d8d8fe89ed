import type { Field } from 'payload'
import type * as z from 'zod/mini'
import { amountComponents } from '../shared/money'
import { JSON_FIELD } from '../shared/json-field'

/** Options of the vehicle's field constructors; `help` is the description for staff. */

type FieldOptions = {
  readonly help?: string
  readonly required?: boolean
  readonly index?: boolean
  readonly readOnly?: boolean
}

const adminOptions = ({ help, readOnly }: FieldOptions) => ({
  ...(help === undefined ? {} : { description: help }),
  ...(readOnly ? { readOnly: true } : {}),
})

const fieldFlags = ({ required, index }: FieldOptions) => ({
  ...(required ? { required } : {}),
  ...(index ? { index } : {}),
})

export const text = (name: string, label: string, options: FieldOptions = {}): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 200,
  ...fieldFlags(options),
  admin: adminOptions(options),
})

export const textArea = (name: string, label: string, options: FieldOptions = {}): Field => ({
  name,
  label,
  type: 'textarea',
  maxLength: 20_000,
  admin: adminOptions(options),
})

export const integer = (
  name: string,
  label: string,
  bounds: { readonly min: number; readonly max: number },
  options: FieldOptions = {},
): Field => ({
  name,
  label,
  type: 'number',
  ...bounds,
  ...fieldFlags(options),
  admin: { step: 1, ...adminOptions(options) },
})

/** An amount in integer cents, at least 1: a missing price is an empty field, not 0. */
export const cents = (name: string, label: string, options: FieldOptions = {}): Field =>
  ({
    name,
    label,
    type: 'number',
    min: 1,
    max: 10_000_000_000,
    ...fieldFlags(options),
    admin: { components: amountComponents, ...adminOptions(options) },
  }) as Field

export const checkbox = (name: string, label: string, defaultValue: boolean, options: FieldOptions = {}): Field => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: defaultValue,
  ...fieldFlags(options),
  admin: adminOptions(options),
})

const validateWith =
  (schema: z.ZodMiniType<unknown>) =>
  (value: unknown): true | string => {
    if (value === null || value === undefined) return true
    const parsed = schema.safeParse(value)
    if (parsed.success) return true
    const first = parsed.error.issues[0]
    return `${first?.path.join(' › ') ?? ''} ${first?.message ?? 'is not allowed.'}`.trim()
  }

export const day = (
  name: string,
  label: string,
  schema: z.ZodMiniType<unknown>,
  options: FieldOptions = {},
): Field => ({
  name,
  label,
  type: 'text',
  validate: (value: unknown) => (value === '' ? true : validateWith(schema)(value)),
  admin: { placeholder: 'YYYY-MM-DD', ...adminOptions(options) },
})

export const address = (
  name: string,
  label: string,
  schema: z.ZodMiniType<unknown>,
  options: FieldOptions = {},
): Field => ({
  name,
  label,
  type: 'text',
  validate: (value: unknown) => (value === '' ? true : validateWith(schema)(value)),
  admin: { placeholder: 'https://…', ...adminOptions(options) },
})

/** A nested object in one `jsonb` column, validated by its schema. */
export const jsonPart = (
  name: string,
  label: string,
  schema: z.ZodMiniType<unknown>,
  options: FieldOptions = {},
): Field => ({
  name,
  label,
  type: 'json',
  validate: validateWith(schema),
  admin: { ...adminOptions(options), components: { Field: JSON_FIELD } },
})

export const dateTime = (name: string, label: string, options: FieldOptions = {}): Field => ({
  name,
  label,
  type: 'date',
  ...fieldFlags(options),
  admin: { date: { pickerAppearance: 'dayAndTime' }, ...adminOptions(options) },
})

export const rowOf = (...fields: Field[]): Field => ({ type: 'row', fields })
