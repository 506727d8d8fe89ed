import type { LeadField } from '@/src/domain/leads/fields'
import { readLead, type LeadErrors } from '@/src/domain/leads/read-lead'
import { dialled } from '@/src/domain/people/phone'

/** Contact fields of a payment or prize spin (RSV-01). */
export const payerFields: readonly LeadField[] = [
  { name: 'name', label: 'Your name', kind: 'text', required: true, most: 100, autocomplete: 'name' },
  { name: 'phone', label: 'Mobile number', kind: 'tel', required: true, most: 30, autocomplete: 'tel' },
  { name: 'email', label: 'Email address', kind: 'email', required: true, most: 254, autocomplete: 'email' },
]

export const mustAgree = 'Please tick the box to agree.'

export type SaleForm = Readonly<Record<string, unknown>>
type Values = Readonly<Record<string, string>>
export type SaleReading = { readonly values: Values } | { readonly values: Values; readonly errors: LeadErrors }

const ticked = (value: unknown): boolean => value === true || ['on', 'true', 'yes'].includes(String(value))

/** Parses a sales form; `agree` if its terms must be ticked. `values` keeps what was typed. Never throws. */
export const readSaleForm = (
  form: SaleForm,
  fields: readonly LeadField[],
  { agree = false }: { readonly agree?: boolean } = {},
): SaleReading => {
  const read = readLead(form, fields)
  const wrongPhone =
    read.values['phone'] !== undefined && dialled(read.values['phone']) === null
      ? { phone: 'Please enter a phone number such as 0400 000 000.' }
      : {}
  const errors = {
    ...wrongPhone,
    ...('errors' in read ? read.errors : {}),
    ...(agree && !ticked(form['agree']) ? { agree: mustAgree } : {}),
  }
  return Object.keys(errors).length > 0 ? { values: read.values, errors } : { values: read.values }
}

/** Builds the fields of an online payment, with the dealer's limits in dollars (RSV-05). */
export const paymentFields = (least: number, most: number): readonly LeadField[] => [
  {
    name: 'amount',
    label: 'Amount',
    kind: 'money',
    required: true,
    most: 12,
    hint: `From $${String(least)} to $${most.toLocaleString('en-AU')}.`,
  },
  {
    name: 'reference',
    label: 'Reference, such as an invoice or stock number',
    kind: 'text',
    required: true,
    most: 100,
    autocomplete: 'off',
  },
  ...payerFields,
]

/** Parses an amount in dollars to cents within the limits, or returns its problem. */
export const readAmount = (
  text: string,
  least: number,
  most: number,
): { readonly cents: number } | { readonly problem: string } => {
  const given = text.replace(/^\s*\$/, '').replace(/\s/g, '')
  // A comma is a thousands separator only: `5,00` means five dollars and must not be read as five hundred.
  if (!/^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/.test(given))
    return { problem: 'Please enter an amount in dollars, such as 250.00.' }
  const [dollars = '', rest = ''] = given.replaceAll(',', '').split('.')
  const cents = Number(dollars) * 100 + Number(rest.padEnd(2, '0'))
  return cents >= least * 100 && cents <= most * 100
    ? { cents }
    : { problem: `Please enter an amount from $${String(least)} to $${most.toLocaleString('en-AU')}.` }
}
