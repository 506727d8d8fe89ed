import 'server-only'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { LeadErrors } from '@/src/domain/leads/parse-lead'
import { createSiteCookie } from './cookie'

/**
 * The values of a form that was rejected, stored in the shopper's browser so that the next page can show them again
 * without script. They are in cookies, because an address would end up in logs and in the history.
 */
export type RejectedForm = {
  readonly values: Readonly<Record<string, string>>
  readonly errors: LeadErrors
  /** The error of the form as a whole. */
  readonly message?: string
  readonly opt_in?: boolean
}

/** Ends the address of the page that shows a rejected form again. The list of its errors has the id, and takes the focus. */
export const REJECTED_FORM_QUERY = 'problem=1#problem'

const cookieName = (index: number): string => `rejected-form-${String(index)}`
const COOKIE_SECONDS = 300
/** Browsers limit a cookie to 4,096 bytes. */
const MAX_COOKIE_BYTES = 3600
const MAX_COOKIES = 4

/**
 * Creates the `set-cookie` headers that store a form, or delete it if null. A form that is too long loses its values.
 */
export const rejectedFormCookies = (form: RejectedForm | null): readonly string[] => {
  const text = form === null ? '' : deflateRawSync(JSON.stringify(form)).toString('base64url')
  if (form !== null && text.length > MAX_COOKIE_BYTES * MAX_COOKIES) return rejectedFormCookies({ ...form, values: {} })
  return Array.from({ length: MAX_COOKIES }, (_, index) => {
    const part = text.slice(index * MAX_COOKIE_BYTES, (index + 1) * MAX_COOKIE_BYTES)
    return createSiteCookie(cookieName(index), part, part === '' ? 0 : COOKIE_SECONDS)
  })
}

const toTextRecord = (value: unknown): Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}

/** Reads the stored form; null if it is not found or it cannot be parsed. `cookie` returns a cookie's value. */
export const readRejectedForm = (cookie: (name: string) => string | undefined): RejectedForm | null => {
  const text = Array.from({ length: MAX_COOKIES }, (_, index) => cookie(cookieName(index)) ?? '').join('')
  if (text === '') return null
  try {
    const json = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: 65_536 }).toString('utf8')
    const { values, errors, message, opt_in } = JSON.parse(json) as Record<string, unknown>
    return {
      values: toTextRecord(values),
      errors: toTextRecord(errors),
      ...(typeof message === 'string' ? { message } : {}),
      ...(opt_in === true ? { opt_in } : {}),
    }
  } catch {
    return null
  }
}
