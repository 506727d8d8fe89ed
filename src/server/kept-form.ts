import 'server-only'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { LeadErrors } from '@/src/domain/leads/read-lead'
import { siteCookie } from './cookie'

/**
 * The values of a form that was rejected, stored in the shopper's browser so that the next page can show them again
 * without script. They are in cookies, because an address would end up in logs and in the history.
 */
export type KeptForm = {
  readonly values: Readonly<Record<string, string>>
  readonly errors: LeadErrors
  /** The error of the form as a whole. */
  readonly message?: string
  readonly opt_in?: boolean
}

const name = (index: number): string => `kept-form-${String(index)}`
const seconds = 300
/** Browsers limit a cookie to 4,096 bytes. */
const bytes = 3600
const most = 4

/**
 * Creates the `set-cookie` headers that store a form, or delete it if null. A form that is too long loses its values.
 */
export const keepForm = (form: KeptForm | null): readonly string[] => {
  const text = form === null ? '' : deflateRawSync(JSON.stringify(form)).toString('base64url')
  if (form !== null && text.length > bytes * most) return keepForm({ ...form, values: {} })
  return Array.from({ length: most }, (_, index) => {
    const part = text.slice(index * bytes, (index + 1) * bytes)
    return siteCookie(name(index), part, part === '' ? 0 : seconds)
  })
}

const record = (value: unknown): Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}

/** Reads the stored form; null if there is none or it cannot be parsed. `cookie` returns a cookie's value. */
export const keptForm = (cookie: (name: string) => string | undefined): KeptForm | null => {
  const text = Array.from({ length: most }, (_, index) => cookie(name(index)) ?? '').join('')
  if (text === '') return null
  try {
    const unpacked = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: 65_536 }).toString('utf8')
    const { values, errors, message, opt_in } = JSON.parse(unpacked) as Record<string, unknown>
    return {
      values: record(values),
      errors: record(errors),
      ...(typeof message === 'string' ? { message } : {}),
      ...(opt_in === true ? { opt_in } : {}),
    }
  } catch {
    return null
  }
}
