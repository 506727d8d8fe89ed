import { eventIds } from '@/src/domain/events/event-ids'
import { documentKindName } from '@/src/domain/vehicle-documents/document-kinds'
import { type FormContext, formItemTypes, listFormLocations } from '../form-locations'
import { contactFields, messageField, regoField, toOptions } from '../shared-fields'
import { buildServiceTimeFields } from '@/src/domain/leads/time-fields'
import type { LeadField } from '../lead-field'
import { CONFIRMED_LATER, type LeadTypeDefinition } from '../lead-type'

/** Services of a vehicle with an engine. */
const motorServices = ['Logbook service', 'Tyres', 'Brakes', 'Battery', 'Air conditioning']
const motorcycleServices = ['Logbook service', 'Tyres', 'Brakes', 'Battery', 'Chain and sprockets']
const caravanServices = [
  'Annual service',
  'Tyres and wheel bearings',
  'Brakes and coupling',
  'Seals and water leaks',
  'Gas and appliances',
]

const isOnly = (context: FormContext, type: string): boolean => {
  const types = formItemTypes(context)
  return types.length > 0 && types.every((one) => one === type)
}

const listServices = (context: FormContext): readonly string[] => {
  if (isOnly(context, 'caravan')) return caravanServices
  return isOnly(context, 'motorcycle') ? motorcycleServices : motorServices
}

/** The certificate by its name in the state, if all locations with a service are in one. */
const nameCertificate = (context: FormContext): string => {
  const states = new Set(listFormLocations(context).map(({ address }) => address.state))
  return documentKindName('safety', states.size === 1 ? [...states][0] : undefined)
}

const buildServicesField = (context: FormContext): LeadField => ({
  name: 'additional_services',
  label: 'What does it need?',
  kind: 'checks',
  required: false,
  maxChars: 200,
  options: toOptions(...listServices(context), nameCertificate(context)),
})

/** A caravan makes no noises that its owner would hear, and has no warning lights. */
const messageLabel = (context: FormContext): string =>
  isOnly(context, 'caravan')
    ? 'Anything we should know, such as a leak or an appliance that doesn’t work'
    : 'Anything we should know, such as noises or warning lights'

/** A booking of a service. */
export const service = {
  copy: () => ({
    title: 'Book a service',
    intro: 'Tell us which day suits you, your rego and what your vehicle needs.',
    button: 'Request this booking',
  }),
  category: () => ({ category: 'Service', subcategory: 'Service Booking' }),
  receipt: { request: 'request for a service', next: CONFIRMED_LATER },
  event: () => eventIds.general_enquiry,
  steps: (context) => [
    {
      fields: [
        ...buildServiceTimeFields(context),
        regoField(true),
        buildServicesField(context),
        ...contactFields(true),
        messageField(false, messageLabel(context)),
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
