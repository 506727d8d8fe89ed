import { KMS_MAX_CHARS, REGO_MAX_CHARS } from '@/src/domain/trade-in/rego'
import { states } from '@/src/domain/locations/states'
import { inputMessages } from '@/src/domain/input-messages'
import { knownPostcodeProblem } from '@/src/domain/locations/postcodes'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { LeadField } from '@/src/domain/leads/lead-field'
import type { Switches } from '@/src/domain/switches'
import { payerFields } from './payer-fields'

/** Steps of an online purchase (RSV-04). The deposit is paid, and the summary ends it. */
export const purchaseSteps = ['trade-in', 'payment', 'delivery', 'details', 'deposit', 'summary'] as const
export type PurchaseStep = (typeof purchaseSteps)[number]

export const purchaseStepTitles: Readonly<Record<PurchaseStep, string>> = {
  'trade-in': 'Your trade-in',
  payment: 'Finance or cash',
  delivery: 'Delivery',
  details: 'Your details',
  deposit: 'Deposit',
  summary: 'Summary',
}

/** The id of a step's title on its page. */
export const STEP_TITLE_ID = 'step'

/**
 * The address of a vehicle's purchase at a step. It opens at the step's title, because on a phone the header and the
 * vehicle fill the first screen; `more` replaces that, such as by the address of an error.
 */
export const purchaseStepPath = (vehicle: { readonly slug: string }, step: string, more = `#${STEP_TITLE_ID}`) =>
  `/checkout-journey?car_id=${vehicle.slug}&step=${encodeURIComponent(step)}${more}`

/** Answers so far, by step. */
export type PurchaseAnswers = Readonly<Partial<Record<PurchaseStep, Readonly<Record<string, string>>>>>

/** A purchase as stored (RSV-04). */
export type Purchase = {
  readonly id: string
  readonly state: 'open' | 'done' | 'abandoned'
  readonly answers: PurchaseAnswers
  readonly token: string
  readonly shopper_id: string | null
  /** Address of its deposit's page, once the deposit was started. */
  readonly payment: string | null
}

const toOptions = (...labels: readonly string[]) => labels.map((label) => [label, label] as const)
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

/** Steps with a form, unlike deposit and summary. */
const answerableSteps = purchaseSteps.filter((step) => stepFields[step].length > 0)

/** Returns the steps of a dealer's purchases: one who takes no trade-ins doesn't ask for any. */
export const listPurchaseSteps = ({ trade_in }: Pick<Switches, 'trade_in'>): readonly PurchaseStep[] =>
  purchaseSteps.filter((step) => step !== 'trade-in' || trade_in.offered)

/** Returns the first unanswered one of the dealer's steps; the deposit once all are answered. */
export const findNextStep = (answers: PurchaseAnswers, steps: readonly PurchaseStep[]): PurchaseStep =>
  steps.find((step) => answerableSteps.includes(step) && answers[step] === undefined) ?? 'deposit'

/** Returns the requested step if all before it are answered, else the first unanswered one. */
export const resolveStep = (
  requestedStep: string,
  answers: PurchaseAnswers,
  steps: readonly PurchaseStep[],
): PurchaseStep => {
  const next = findNextStep(answers, steps)
  const requested = steps.find((step) => step === requestedStep && step !== 'summary')
  return requested && steps.indexOf(requested) <= steps.indexOf(next) ? requested : next
}

/** Returns the step before; undefined for the first. */
export const previousStep = (step: PurchaseStep, steps: readonly PurchaseStep[]): PurchaseStep | undefined =>
  steps[steps.indexOf(step) - 1]

/** Lists the answers for the summary, with their fields' labels. */
export const listAnswers = (answers: PurchaseAnswers): readonly (readonly [label: string, value: string])[] =>
  answerableSteps.flatMap((step) =>
    stepFields[step].flatMap(({ name, label }) => {
      const value = answers[step]?.[name]
      return value ? [[label.replace(/ \(optional\)$|\?$/, ''), value] as const] : []
    }),
  )
