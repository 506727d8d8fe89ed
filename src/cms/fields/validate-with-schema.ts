import type * as z from 'zod/mini'

/**
 * Validates a field by the schema that tenant folders are read with, so that every saved value can be exported
 * (TEN-09).
 */
export const validateWithSchema =
  (schema: z.ZodMiniType) =>
  (value: unknown): true | string => {
    if (value === null || value === undefined || value === '') return true
    const parsed = schema.safeParse(value)
    return parsed.success || (parsed.error.issues[0]?.message ?? 'This value isn’t valid.')
  }
