import type { Field } from 'payload'

/** A field of what the server alone writes: staff read it. */
export const readOnly = (field: Field): Field => ({ ...field, admin: { ...field.admin, readOnly: true } }) as Field
