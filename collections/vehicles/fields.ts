import type { Field } from 'payload'
import type * as z from 'zod/mini'
import { amountComponents } from '../shared/money'
import { jsonField } from '../shared/json-field'

/** Options of the vehicle's field constructors; `help` is the description for staff. */

type Extra = {
  readonly help?: string
  readonly required?: boolean
  readonly index?: boolean
  readonly readOnly?: boolean
}

const admin = ({ help, readOnly }: Extra) => ({
  ...(help === undefined ? {} : { description: help }),
  ...(readOnly ? { readOnly: true } : {}),
})

const flags = ({ required, index }: Extra) => ({ ...(required ? { required } : {}), ...(index ? { index } : {}) })

export const text = (name: string, label: string, extra: Extra = {}): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 200,
  ...flags(extra),
  admin: admin(extra),
})

export const area = (name: string, label: string, extra: Extra = {}): Field => ({
  name,
  label,
  type: 'textarea',
  maxLength: 20_000,
  admin: admin(extra),
})

export const whole = (
  name: string,
  label: string,
  bounds: { readonly min: number; readonly max: number },
  extra: Extra = {},
): Field => ({ name, label, type: 'number', ...bounds, ...flags(extra), admin: { step: 1, ...admin(extra) } })

/** An amount in integer cents, at least 1: a missing price is an empty field, not 0. */
export const cents = (name: string, label: string, extra: Extra = {}): Field =>
  ({
    name,
    label,
    type: 'number',
    min: 1,
    max: 10_000_000_000,
    ...flags(extra),
    admin: { components: amountComponents, ...admin(extra) },
  }) as Field

export const tick = (name: string, label: string, fallback: boolean, extra: Extra = {}): Field => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: fallback,
  ...flags(extra),
  admin: admin(extra),
})

const check =
  (schema: z.ZodMiniType<unknown>) =>
  (value: unknown): true | string => {
    if (value === null || value === undefined) return true
    const parsed = schema.safeParse(value)
    if (parsed.success) return true
    const first = parsed.error.issues[0]
    return `${first?.path.join(' › ') ?? ''} ${first?.message ?? 'is not allowed.'}`.trim()
  }

export const day = (name: string, label: string, schema: z.ZodMiniType<unknown>, extra: Extra = {}): Field => ({
  name,
  label,
  type: 'text',
  validate: (value: unknown) => (value === '' ? true : check(schema)(value)),
  admin: { placeholder: 'YYYY-MM-DD', ...admin(extra) },
})

export const address = (name: string, label: string, schema: z.ZodMiniType<unknown>, extra: Extra = {}): Field => ({
  name,
  label,
  type: 'text',
  validate: (value: unknown) => (value === '' ? true : check(schema)(value)),
  admin: { placeholder: 'https://…', ...admin(extra) },
})

/** A nested object in one `jsonb` column, validated by its schema. */
export const part = (name: string, label: string, schema: z.ZodMiniType<unknown>, extra: Extra = {}): Field => ({
  name,
  label,
  type: 'json',
  validate: check(schema),
  admin: { ...admin(extra), components: { Field: jsonField } },
})

export const moment = (name: string, label: string, extra: Extra = {}): Field => ({
  name,
  label,
  type: 'date',
  ...flags(extra),
  admin: { date: { pickerAppearance: 'dayAndTime' }, ...admin(extra) },
})

export const row = (...fields: Field[]): Field => ({ type: 'row', fields })
