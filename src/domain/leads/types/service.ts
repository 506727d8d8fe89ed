import { eventIds } from '@/src/domain/events/event-ids'
import { buildTimeFields, contactFields, messageField, regoField, toOptions } from '../shared-fields'
import type { LeadField } from '../lead-field'
import type { LeadTypeDefinition } from '../lead-type'

const additionalServicesField: LeadField = {
  name: 'additional_services',
  label: 'What does it need?',
  kind: 'checks',
  required: false,
  maxChars: 200,
  options: toOptions('Logbook service', 'Tyres', 'Brakes', 'Battery', 'Air conditioning', 'Safety certificate'),
}

/** A booking of a service. */
export const service = {
  copy: () => ({
    title: 'Book a service',
    intro: 'Tell us your rego, what your vehicle needs and which day suits you.',
    button: 'Request this booking',
  }),
  category: () => ({ category: 'Service', subcategory: 'Service Booking' }),
  event: () => eventIds.general_enquiry,
  steps: (context) => [
    {
      fields: [
        ...contactFields(true),
        regoField(true),
        additionalServicesField,
        ...buildTimeFields(context),
        messageField(false, 'Anything we should know, such as noises or warning lights'),
      ],
    },
  ],
  department: 'service',
  booking: {
    label: 'Service',
    takesPlaceAt: 'location',
    isOffered: ({ bookings }) => bookings.service,
  },
  block: { label: 'Service booking', page: '/book-service' },
} satisfies LeadTypeDefinition
