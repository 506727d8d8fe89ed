import { REGO_MAX_CHARS } from '@/src/domain/trade-in/rego'
import type { LeadField } from './lead-field'

/** Options whose labels are their values. */
export const toOptions = (...labels: readonly string[]) => labels.map((label) => [label, label] as const)

export const phoneField = (required: boolean, label = 'Mobile number'): LeadField => ({
  name: 'phone',
  label: required ? label : `${label} (optional)`,
  kind: 'tel',
  required,
  maxChars: 30,
  autocomplete: 'tel',
})

/** Name, email and phone of the sender. */
export const contactFields = (requiresPhone: boolean): readonly LeadField[] => [
  { name: 'name', label: 'Your name', kind: 'name', required: true, maxChars: 100, autocomplete: 'name' },
  { name: 'email', label: 'Email address', kind: 'email', required: true, maxChars: 254, autocomplete: 'email' },
  phoneField(requiresPhone),
]

export const postcodeField: LeadField = {
  name: 'postcode',
  label: 'Postcode',
  kind: 'postcode',
  required: true,
  maxChars: 4,
  autocomplete: 'postal-code',
}

export const messageField = (required: boolean, label = 'Message'): LeadField => ({
  name: 'message',
  label: required ? label : `${label} (optional)`,
  kind: 'textarea',
  required,
  maxChars: 2000,
})

export const regoField = (required: boolean): LeadField => ({
  name: 'Rego',
  label: 'Rego',
  kind: 'rego',
  required,
  maxChars: REGO_MAX_CHARS,
  autocomplete: 'off',
})
