import type { FieldHook } from 'payload'
import { truncate } from '@/src/domain/text/format-text'

/** Names a duplicate after its original: `Copy of About us`, within the limit of the field (STF-08). */
export const titleForCopy =
  (maxLength: number): FieldHook =>
  ({ value }) =>
    typeof value === 'string' && value !== '' ? truncate(`Copy of ${value}`, maxLength) : (value as unknown)
