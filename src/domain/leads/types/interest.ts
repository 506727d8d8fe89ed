import { eventIds } from '@/src/domain/events/event-ids'
import { contactFields, messageField } from '../shared-fields'
import { buildLocationField } from '@/src/domain/leads/location-fields'
import type { LeadField } from '../lead-field'
import type { LeadTypeDefinition } from '../lead-type'

const modelField: LeadField = {
  name: 'model',
  label: 'Model',
  kind: 'text',
  required: true,
  maxChars: 120,
  autocomplete: 'off',
}

/** Interest in a coming model (MOD-03). */
export const interest = {
  copy: () => ({
    title: 'Register your interest',
    intro: 'Be the first to hear when this model arrives, what it will cost, and when you can drive it.',
    button: 'Register Interest',
  }),
  category: () => ({ category: 'Register Interest' }),
  receipt: { request: 'request for news of a coming model' },
  event: () => eventIds.vehicle_enquiry,
  // The form is about a model that is not in stock, so a vehicle does not change its fields.
  steps: (context) => [
    {
      fields: [
        ...contactFields(false),
        modelField,
        ...buildLocationField({ ...context, vehicle: undefined }),
        messageField(false),
      ],
    },
  ],
} satisfies LeadTypeDefinition
