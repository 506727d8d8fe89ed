import { KMS_MAX_CHARS, REGO_MAX_CHARS } from '@/src/domain/trade-in/rego'
import { states } from '@/src/domain/locations/states'
import { inputMessages } from '@/src/domain/input-messages'
import { knownPostcodeProblem } from '@/src/domain/locations/postcodes'
import { omitEmpty } from '@/src/domain/omit-empty'
import { toOptions } from '@/src/domain/leads/shared-fields'
import type { LeadField } from '@/src/domain/leads/lead-field'
import { payerFields } from './payer-fields'
import type { PurchaseStep } from './purchase'

const textField = (name: string, label: string, maxChars: number): LeadField => ({
  name,
  label,
  kind: 'text',
  required: false,
  maxChars,
  autocomplete: 'off',
})
const selectField = (name: string, label: string, ...labels: readonly string[]): LeadField => ({
  name,
  label,
  kind: 'select',
  required: true,
  maxChars: 60,
  options: toOptions(...labels),
})

export const NO_TRADE_IN = 'No trade-in'
export const PICK_UP = 'I will pick it up'

/** Fields of each step; fields that depend on another answer are checked by `stepProblems`. */
export const stepFields: Readonly<Record<PurchaseStep, readonly LeadField[]>> = {
  'trade-in': [
    selectField('trade_in', 'Do you have a vehicle to trade in?', NO_TRADE_IN, 'Yes, I have a trade-in'),
    { ...textField('rego', 'Registration', REGO_MAX_CHARS), kind: 'rego' },
    {
      name: 'regoState',
      label: 'Registered in',
      kind: 'select',
      required: false,
      maxChars: 3,
      options: toOptions(...states),
      placeholder: 'Please select a state...',
    },
    { name: 'kms', label: 'Kilometres', kind: 'kilometres', required: false, maxChars: KMS_MAX_CHARS },
    { ...textField('estimate', 'What do you think it is worth? (optional)', 100), kind: 'money', maxChars: 12 },
  ],
  payment: [
    selectField(
      'pay_by',
      'How would you like to pay?',
      'Cash or bank transfer',
      'Finance through the dealer',
      'My own finance',
    ),
    { ...textField('finance_deposit', 'Deposit towards finance (optional)', 12), kind: 'money' },
  ],
  delivery: [
    selectField('delivery', 'How would you like to get it?', PICK_UP, 'Deliver it to me'),
    textField('postcode', 'Delivery postcode', 4),
    textField('address', 'Street and suburb (optional)', 200),
  ],
  details: payerFields,
  deposit: [],
  summary: [],
}

/** Checks fields that another answer makes required: a trade-in's registration, a delivery's postcode. */
export const stepProblems = (
  step: PurchaseStep,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  if (step === 'trade-in' && values['trade_in'] !== NO_TRADE_IN)
    return {
      ...(values['rego'] ? {} : { rego: 'Please enter the registration of your vehicle.' }),
      ...(values['regoState'] ? {} : { regoState: inputMessages.registrationState }),
      ...(values['kms'] ? {} : { kms: inputMessages.kilometres }),
    }
  if (step === 'delivery' && values['delivery'] !== PICK_UP)
    return omitEmpty({ postcode: knownPostcodeProblem(values['postcode'] ?? '') })
  return {}
}
