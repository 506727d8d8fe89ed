import { eventIds } from '@/src/domain/events/event-ids'
import { carTypeLabels, carTypes } from '@/src/domain/stock/fields/choices'
import { contactFields, messageField, toOptions } from '../shared-fields'
import { buildDealershipField } from '@/src/domain/leads/location-fields'
import type { FormContext } from '../form-locations'
import type { LeadField } from '../lead-field'
import type { LeadTypeDefinition } from '../lead-type'

const financeFields: readonly LeadField[] = [
  {
    name: 'vehiclePriceBudget',
    label: 'Vehicle price (optional)',
    kind: 'money',
    required: false,
    maxChars: 12,
  },
  {
    name: 'car_type',
    label: 'New or used (optional)',
    kind: 'select',
    required: false,
    maxChars: 4,
    options: carTypes.map((type) => [type, carTypeLabels[type]]),
    placeholder: 'Any',
  },
]

const tradeInField: LeadField = {
  name: 'trade_in',
  label: 'Do you have a trade-in',
  kind: 'select',
  required: false,
  maxChars: 3,
  options: toOptions('Yes', 'No'),
  placeholder: 'Please select...',
}

const listFinanceFields = ({ site }: FormContext): readonly LeadField[] =>
  site.switches.trade_in.offered ? [...financeFields, tradeInField] : financeFields

/** A question about finance, which is not an application for credit. */
export const finance = {
  copy: () => ({
    title: 'Finance enquiry',
    intro: 'Tell us what you’re looking for. This is an enquiry, not an application, so we don’t run a credit check.',
    button: 'Send finance enquiry',
  }),
  category: () => ({ category: 'Finance Enquiry' }),
  receipt: {
    request: 'finance enquiry',
    next: 'You haven’t applied for credit, and no credit check has been run.',
  },
  event: () => eventIds.finance_enquiry,
  buys: true,
  steps: (context) => [
    {
      fields: [
        ...contactFields(true),
        ...listFinanceFields(context),
        ...buildDealershipField(context),
        messageField(false),
      ],
    },
  ],
  block: { label: 'Finance enquiry', page: '/finance' },
} satisfies LeadTypeDefinition
