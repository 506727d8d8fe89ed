import { inputMessages } from '@/src/domain/input-messages'
import type { LeadField } from '@/src/domain/leads/lead-field'
import { parseLead, type LeadErrors } from '@/src/domain/leads/parse-lead'
import { formatDollars } from '@/src/domain/money/format-money'

/** Contact fields of a payment or prize spin (RSV-01). */
export const payerFields: readonly LeadField[] = [
  { name: 'name', label: 'Your name', kind: 'name', required: true, maxChars: 100, autocomplete: 'name' },
  { name: 'phone', label: 'Mobile number', kind: 'tel', required: true, maxChars: 30, autocomplete: 'tel' },
  { name: 'email', label: 'Email address', kind: 'email', required: true, maxChars: 254, autocomplete: 'email' },
]

export const MUST_AGREE_TEXT = inputMessages.agreement

export type SaleForm = Readonly<Record<string, unknown>>

/** Returns a text of a form, trimmed and shortened. */
export const saleFormText = (form: SaleForm, name: string): string => {
  const value = form[name]
  return typeof value === 'string' ? value.trim().slice(0, 200) : ''
}
type Values = Readonly<Record<string, string>>
export type ParsedSaleForm = { readonly values: Values } | { readonly values: Values; readonly errors: LeadErrors }

const isTicked = (value: unknown): boolean => value === true || ['on', 'true', 'yes'].includes(String(value))

/**
 * Parses a sales form; `agree` if its terms must be ticked. `values` has the cleaned values and the tick, so that the
 * form can show them again. Never throws.
 */
export const parseSaleForm = (
  form: SaleForm,
  fields: readonly LeadField[],
  { agree = false }: { readonly agree?: boolean } = {},
): ParsedSaleForm => {
  const lead = parseLead(form, fields)
  const hasAgreed = agree && isTicked(form['agree'])
  const values = hasAgreed ? { ...lead.values, agree: 'Yes' } : lead.values
  const errors = {
    ...('errors' in lead && lead.errors),
    ...(agree && !hasAgreed && { agree: MUST_AGREE_TEXT }),
  }
  return Object.keys(errors).length > 0 ? { values, errors } : { values }
}

/** Builds the fields of an online payment, with the dealer's limits in dollars (RSV-05). */
export const buildPaymentFields = (minDollars: number, maxDollars: number): readonly LeadField[] => [
  {
    name: 'amount',
    label: 'Amount',
    kind: 'money',
    required: true,
    maxChars: 12,
    hint: `From ${formatDollars(minDollars)} to ${formatDollars(maxDollars)}.`,
  },
  {
    name: 'reference',
    label: 'Reference, such as an invoice or stock number',
    kind: 'text',
    required: true,
    maxChars: 100,
    autocomplete: 'off',
  },
  ...payerFields,
]

/** Parses an amount in dollars to cents within the limits, or returns its problem. */
export const parsePaymentAmount = (
  text: string,
  minDollars: number,
  maxDollars: number,
): { readonly cents: number } | { readonly problem: string } => {
  const digits = text.replace(/^\s*\$/, '').replace(/\s/g, '')
  // A comma is a thousands separator only: `5,00` means five dollars and must not be read as five hundred.
  if (!/^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/.test(digits))
    return { problem: 'Please enter an amount in dollars, such as 250.00.' }
  const [dollars = '', rest = ''] = digits.replaceAll(',', '').split('.')
  const cents = Number(dollars) * 100 + Number(rest.padEnd(2, '0'))
  return cents >= minDollars * 100 && cents <= maxDollars * 100
    ? { cents }
    : { problem: `Please enter an amount from ${formatDollars(minDollars)} to ${formatDollars(maxDollars)}.` }
}
