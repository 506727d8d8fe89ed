import { inputMessages, tooLongForShoppers } from '@/src/domain/input-messages'
import { ERROR_SUMMARY_TEXT } from '../error-summary'
import { knownPostcodeProblem, POSTCODE_MESSAGE } from '@/src/domain/locations/postcodes'
import { isDay } from '@/src/domain/time/days'
import { toE164 } from '@/src/domain/phone'
import { isEmail } from '@/src/domain/stock/searches/saved-search'
import type { LeadField } from './lead-field'
import { kilometresMessage, parseKms, parseRego } from '@/src/domain/trade-in/rego'
import { cleanFormText } from './form-text'

/** Exact texts of the specification (LEAD-07). */
export const leadTexts = {
  failed: 'An error occurred when submitting this form',
  unexpected: 'An unexpected error occured',
  summary: ERROR_SUMMARY_TEXT,
  tooOften: 'You’ve sent a lot of messages. Please wait a few minutes, or give us a call.',
  botCheck: 'We couldn’t check that you’re a person. Please send it again.',
} as const

/** Messages by field name, as shoppers read them. */
export type LeadErrors = Readonly<Record<string, string>>

export type ParsedLead =
  | { readonly values: Readonly<Record<string, string>> }
  | { readonly errors: LeadErrors; readonly values: Readonly<Record<string, string>> }

const isAmount = (text: string): boolean => /^\$?[\d,. ]+$/.test(text) && /\d/.test(text)

/** A length that a person would measure, `18 ft`, `5.5m`, `18'6"`: the dealer reads it, so the unit is free. */
const isLength = (text: string): boolean =>
  /^\d{1,3}(?:[.,]\d{1,2})?\s*(?:[a-z]{1,6}\.?|['’"”])?(?:\s*\d{1,2}\s*(?:[a-z]{1,6}\.?|["”])?)?$/i.test(text)

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

const formats: Readonly<Partial<Record<LeadField['kind'], readonly [(text: string) => boolean, string]>>> = {
  name: [hasLetter, inputMessages.nameLetters],
  rego: [(text) => parseRego(text) !== null, inputMessages.registration],
  length: [isLength, 'Please enter the length in feet or metres, such as 18 ft or 5.5 m.'],
  email: [isEmail, inputMessages.email],
  tel: [(text) => toE164(text) !== null, inputMessages.phone],
  date: [isDay, inputMessages.day],
  time: [(text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), inputMessages.time],
  year: [(text) => /^(19|20)\d{2}$/.test(text), 'Please enter a year such as 2019.'],
  money: [isAmount, 'Please enter an amount in dollars.'],
  kilometres: [(text) => parseKms(text) !== null, inputMessages.kilometres],
}

const missingMessages: Readonly<Record<string, string>> = {
  name: inputMessages.name,
  postcode: POSTCODE_MESSAGE,
  message: 'Please enter a message.',
}

/** A label without its examples and its “(optional)”. */
const shortLabelOf = ({ label }: Pick<LeadField, 'label'>): string => label.replace(/,.*$| \(optional\)$/, '')

const missingMessageOf = ({ name, label, kind }: LeadField): string => {
  if (kind === 'tick') return inputMessages.agreement
  if (kind === 'select') return `Please choose an option for “${label}”.`
  return missingMessages[name] ?? formats[kind]?.[1] ?? `Please fill in “${shortLabelOf({ label })}”.`
}

/** The chosen options of a field; several for checkboxes. */
const listChoices = ({ kind }: LeadField, text: string): readonly string[] =>
  kind === 'checks' ? text.split(', ') : [text]

export const isTicked = (value: unknown): boolean =>
  typeof value === 'string' && ['on', 'true', 'yes'].includes(value.toLowerCase())

/** A field's value as one text; checkboxes of one name are already joined (`joinRepeatedFields`). */
const toFieldText = (form: Readonly<Record<string, unknown>>, { name, kind }: LeadField): string => {
  if (kind === 'tick') return isTicked(form[name]) ? 'Yes' : ''
  return cleanFormText(Object.hasOwn(form, name) ? form[name] : undefined, kind === 'textarea')
}

/** Returns the problem of a text that is neither empty nor too long. */
const formatProblem = (field: LeadField, text: string): string | undefined => {
  if (field.kind === 'postcode') return knownPostcodeProblem(text)
  if (field.kind === 'text' && !/[\p{L}\p{N}]/u.test(text))
    return `Please fill in “${shortLabelOf(field)}” with words or numbers.`
  const format = formats[field.kind]
  if (!format || format[0](text)) return undefined
  return field.kind === 'kilometres' ? kilometresMessage(text) : format[1]
}

const fieldProblem = (field: LeadField, text: string): string | undefined => {
  if (text === '') return field.required ? missingMessageOf(field) : undefined
  if (text.length > field.maxChars) return tooLongForShoppers(field.maxChars)
  if (field.options && !listChoices(field, text).every((one) => field.options?.some(([value]) => value === one)))
    return missingMessageOf(field)
  return formatProblem(field, text)
}

/**
 * Parses a form by its fields (LEAD-01, LEAD-07). Never throws. `values` has the cleaned values, invalid ones too, so
 * that the form can show them again; unknown fields are ignored.
 */
export const parseLead = (form: Readonly<Record<string, unknown>>, fields: readonly LeadField[]): ParsedLead => {
  const fieldResults = fields.map((field) => {
    const text = toFieldText(form, field)
    return { name: field.name, text, problem: fieldProblem(field, text) }
  })
  const values = Object.fromEntries(
    fieldResults.flatMap(({ name, text }) => (text === '' ? [] : [[name, text.slice(0, 5000)]])),
  )
  const errors = Object.fromEntries(fieldResults.flatMap(({ name, problem }) => (problem ? [[name, problem]] : [])))
  return Object.keys(errors).length > 0 ? { errors, values } : { values }
}

/** Converts a form's pairs to a record; repeated names, such as checkboxes, become one text, `a, b`. */
export const joinRepeatedFields = (pairs: Iterable<readonly [string, string]>): Readonly<Record<string, string>> => {
  const all = new Map<string, string>()
  for (const [name, value] of pairs) {
    const previous = all.get(name)
    all.set(name, previous === undefined ? value : `${previous}, ${value}`)
  }
  return Object.fromEntries(all)
}
