import 'server-only'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { LeadErrors } from '@/src/domain/leads/read-lead'
import { siteCookie } from './cookie'

/**
 * What was typed into a form that could not be taken, kept in the shopper's own browser for the next page: a plain form
 * sent without script shows it again. In cookies, because an address would stand in logs and histories.
 */
export type KeptForm = {
  readonly values: Readonly<Record<string, string>>
  readonly errors: LeadErrors
  /** Of the form as a whole. */
  readonly message?: string
  readonly opt_in?: boolean
}

const name = (index: number): string => `kept-form-${String(index)}`
const seconds = 300
/** A browser keeps 4,096 bytes of a cookie. */
const bytes = 3600
const most = 4

/** `set-cookie` headers that keep a form; without one, that forget it. What is too long is kept without its values. */
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

/** Reads what was kept; null where there is nothing, or nothing that makes sense. `cookie` gives a cookie's value. */
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
