import type * as z from 'zod/mini'

/** A field's check by the rule that folders are read by: what the panel takes, an export can be made of (TEN-09). */
export const checkedBy =
  (schema: z.ZodMiniType) =>
  (value: unknown): true | string => {
    if (value === null || value === undefined || value === '') return true
    const parsed = schema.safeParse(value)
    return parsed.success || (parsed.error.issues[0]?.message ?? 'This cannot be taken.')
  }
