import { KMS_MAX_CHARS, REGO_MAX_CHARS } from '@/src/domain/trade-in/rego'
import { dealerNounOf, replaceCarNoun } from '@/src/domain/stock/vehicle/nouns'
import { states } from '@/src/domain/locations/states'
import { listTradeStatements } from '@/src/domain/trade-in/trade-in-text'
import { eventIds } from '@/src/domain/events/event-ids'
import { messageField, phoneField, postcodeField, toOptions } from '../shared-fields'
import { buildLocationField } from '@/src/domain/leads/location-fields'
import type { FormContext } from '../form-locations'
import type { LeadField } from '../lead-field'
import type { LeadTypeDefinition } from '../lead-type'

const stateOptions = toOptions(...states)

/** Contact fields with the labels of the specification (LEAD-04). */
const contactFields: readonly LeadField[] = [
  { name: 'name', label: 'First Name', kind: 'name', required: true, maxChars: 100, autocomplete: 'given-name' },
  {
    name: 'last_name',
    label: 'Last Name (optional)',
    kind: 'name',
    required: false,
    maxChars: 100,
    autocomplete: 'family-name',
  },
  phoneField(true, 'Mobile Number'),
  { name: 'email', label: 'Email Address', kind: 'email', required: true, maxChars: 254, autocomplete: 'email' },
  { ...postcodeField, required: false, label: 'Postcode (optional)' },
]

/** How far the vehicle has been driven; a caravan has no odometer, so its length is asked instead. */
const buildUseField = ({ switches }: FormContext['site']): readonly LeadField[] =>
  switches.display.item_types.every((type) => type === 'caravan')
    ? [
        {
          name: 'length',
          label: 'Length, such as 18 ft or 5.5 m (optional)',
          kind: 'length',
          required: false,
          maxChars: 20,
        },
      ]
    : [{ name: 'kms', label: 'Kilometres', kind: 'kilometres', required: true, maxChars: KMS_MAX_CHARS }]

const buildVehicleFields = ({ site }: FormContext): readonly LeadField[] => [
  {
    name: 'rego',
    label: replaceCarNoun('Registration of your car', dealerNounOf(site)),
    kind: 'rego',
    required: true,
    maxChars: REGO_MAX_CHARS,
    autocomplete: 'off',
  },
  {
    name: 'regoState',
    label: 'Registered in',
    kind: 'select',
    required: true,
    maxChars: 3,
    options: stateOptions,
    placeholder: 'Please select a state...',
    preset: site.switches.search.default_state.toUpperCase(),
  },
  ...buildUseField(site),
]

const buildPreferenceFields = ({ site }: FormContext): readonly LeadField[] => [
  {
    name: 'contact_method',
    label: 'Preferred contact method',
    kind: 'select',
    required: true,
    maxChars: 10,
    options: toOptions('Phone', 'Email', 'SMS'),
  },
  {
    name: 'under_finance',
    label: replaceCarNoun('Is your car currently under finance', dealerNounOf(site)),
    kind: 'select',
    required: false,
    maxChars: 3,
    options: toOptions('Yes', 'No'),
    placeholder: 'Please select...',
  },
]

/** A valuation of the shopper's own vehicle (LEAD-04). */
export const tradeIn = {
  copy: (_, { site }) => ({
    title: 'Value my trade-in',
    intro: site.switches.vehicle.trade_in
      ? replaceCarNoun('Tell us about your car and see what we’d pay for it.', dealerNounOf(site))
      : 'Enter a few details and we’ll call to tell you what we can offer.',
    button: 'Request a valuation',
  }),
  category: () => ({ category: 'Trade In', subcategory: '1. Valuation Requested' }),
  receipt: { request: 'request for a trade-in valuation' },
  event: () => eventIds.trade_in,
  steps: (context) => [
    {
      fields: [
        ...contactFields,
        ...buildVehicleFields(context),
        ...buildPreferenceFields(context),
        ...buildLocationField(context),
        messageField(false, 'Anything we should know about it?'),
      ],
    },
  ],
  // Valuations in steps have a page of their own (TRD-03).
  block: {
    label: 'Trade-in valuation',
    page: '/cars/trade-in',
    isOnlyLinked: ({ vehicle }) => vehicle.trade_in,
    linkNotes: (switches) => listTradeStatements(switches).slice(0, 1),
  },
  isOffered: ({ trade_in }) => trade_in.offered,
} satisfies LeadTypeDefinition
