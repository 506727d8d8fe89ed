import { isEmail } from '@/src/domain/stock/saved-search'
import type { LeadField } from './fields'

/** D§8, V§8, word by word. */
export const leadTexts = {
  failed: 'An error occurred when submitting this form',
  unexpected: 'An unexpected error occured',
  summary: 'Please fix the following errors:',
  tooOften: 'That was a lot of messages at once. Please wait a while, or give us a call.',
} as const

/** What is wrong with which field, in a shopper's words. */
export type LeadErrors = Readonly<Record<string, string>>

export type LeadReading =
  | { readonly values: Readonly<Record<string, string>> }
  | { readonly errors: LeadErrors; readonly values: Readonly<Record<string, string>> }

/** One line, or several for a message; never what no keyboard types, and no database takes. */
export const cleaned = (value: unknown, lines: boolean): string => {
  if (typeof value !== 'string') return ''
  const text = value
    .replaceAll('\r\n', '\n')
    .replace(lines ? /[^\P{C}\n\p{Cf}\p{Co}\p{Cn}]/gu : /[\p{Cc}\p{Cs}]+/gu, ' ')
  return (lines ? text : text.replace(/\s+/g, ' ')).trim()
}

const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 8 && digits <= 15
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

const validDay = (text: string): boolean => {
  try {
    return isDay(text)
  } catch {
    return false
  }
}

const isAmount = (text: string): boolean => /^\$?[\d,. ]+$/.test(text) && /\d/.test(text)

const shapes: Readonly<Partial<Record<LeadField['kind'], readonly [(text: string) => boolean, string]>>> = {
  email: [isEmail, 'Please enter an email address such as name@example.com.'],
  tel: [isPhone, 'Please enter a phone number such as 0400 000 000.'],
  date: [validDay, 'Please choose a day.'],
  money: [isAmount, 'Please enter an amount in dollars.'],
  kilometres: [isAmount, 'Please enter the kilometres as a number.'],
}

const missing: Readonly<Record<string, string>> = {
  name: 'Please enter your name.',
  message: 'Please enter a message.',
}

const missingOf = ({ name, label, kind }: LeadField): string => {
  if (kind === 'select') return `Please choose: ${label.toLowerCase().replace(/\?$/, '')}.`
  return missing[name] ?? shapes[kind]?.[1] ?? `Please enter: ${label.toLowerCase()}.`
}

const problemOf = (field: LeadField, text: string): string | undefined => {
  if (text === '') return field.required ? missingOf(field) : undefined
  if (text.length > field.most) return `Please use at most ${field.most} characters.`
  if (field.options && !field.options.some(([value]) => value === text)) return missingOf(field)
  const shape = shapes[field.kind]
  return shape && !shape[0](text) ? shape[1] : undefined
}

/**
 * Reads what was typed into a form by its fields (LEAD-01, LEAD-07). Total. `values` holds what was typed, cleaned, also
 * where it is wrong, so that a form can show it again; what no field asks for is dropped.
 */
export const readLead = (form: Readonly<Record<string, unknown>>, fields: readonly LeadField[]): LeadReading => {
  const read = fields.map((field) => {
    const text = cleaned(form[field.name], field.kind === 'textarea')
    return { name: field.name, text, problem: problemOf(field, text) }
  })
  const values = Object.fromEntries(
    read.flatMap(({ name, text }) => (text === '' ? [] : [[name, text.slice(0, 5000)]])),
  )
  const errors = Object.fromEntries(read.flatMap(({ name, problem }) => (problem ? [[name, problem]] : [])))
  return Object.keys(errors).length > 0 ? { errors, values } : { values }
}

/** What a shopper agrees to by the box, stored word by word with the lead. */
export const leadConsent = (dealer: string): string =>
  `Yes, ${dealer} may send me news and offers by email and SMS. I can unsubscribe at any time.`

const ticked = (value: unknown): boolean => typeof value === 'string' && ['on', 'true', 'yes'].includes(value)

/**
 * The consent of a form: true only where the box was there and ticked when it was sent. The wording says how it was
 * given, since a box that was ticked beforehand proves less (Spam Act 2003).
 */
export const consentOf = (
  form: Readonly<Record<string, unknown>>,
  mode: 'ticked' | 'unticked' | 'hidden',
  dealer: string,
): { readonly opt_in: boolean; readonly consent?: string } => {
  if (mode === 'hidden' || !ticked(form['opt_in'])) return { opt_in: false }
  const how = mode === 'ticked' ? 'The box was ticked when the form was opened.' : 'The box was ticked by the shopper.'
  return { opt_in: true, consent: `${leadConsent(dealer)} (${how})` }
}
