import { eventIds } from '@/src/domain/events/event-ids'
import { contactFields, messageField, regoField } from '../shared-fields'
import { buildDealershipField, buildLocationField } from '@/src/domain/leads/location-fields'
import type { FormContext } from '../form-locations'
import type { LeadField } from '../lead-field'
import type { LeadTypeDefinition } from '../lead-type'
import { enquiryCategories } from '../enquiry-categories'

const categoryField: LeadField = {
  name: 'category',
  label: 'What’s your enquiry about?',
  kind: 'select',
  required: true,
  maxChars: 40,
  options: enquiryCategories.map((category) => [category, category] as const),
}

/** Registration, by switch (TEN-06). */
const buildRegoField = ({ site }: FormContext): readonly LeadField[] =>
  site.switches.forms.rego_field ? [{ ...regoField(false), label: 'Rego (optional)' }] : []

/** A group with several dealerships asks for both, which are alike, so each says what it is for (LEAD-05). */
const buildPlaceFields = (context: FormContext): readonly LeadField[] => {
  const [location, dealership] = [buildLocationField(context), buildDealershipField(context)]
  if (location.length === 0 || dealership.length === 0) return [...location, ...dealership]
  return [
    ...location.map((field) => ({ ...field, hint: 'We’ll send your enquiry to this location.' })),
    ...dealership.map((field) => ({ ...field, hint: 'The part of our group you’d like to deal with.' })),
  ]
}

const buildFields = (context: FormContext): readonly LeadField[] => {
  const message = messageField(context.site.switches.forms.message_required)
  if (context.vehicle) return [...buildLocationField(context), message]
  return [categoryField, ...buildPlaceFields(context), ...buildRegoField(context), message]
}

/** A question about a vehicle or anything else. */
export const enquiry = {
  copy: (noun) => ({
    title: noun ? `Enquire about this ${noun}` : 'Contact us',
    intro: 'Ask us anything. Our team will reply.',
    button: 'Send enquiry',
  }),
  category: ({ car_type, category }) => ({
    category: category ?? (car_type ? 'Vehicle Enquiry' : enquiryCategories[0]),
  }),
  receipt: { request: 'enquiry' },
  event: ({ car_type, category }) => {
    if (car_type !== undefined) return eventIds.vehicle_enquiry
    return category === 'Careers' ? eventIds.careers : eventIds.general_enquiry
  },
  steps: (context) => {
    const [contact, fields] = [contactFields(false), buildFields(context)]
    if (!context.site.switches.forms.enquiry_steps) return [{ fields: [...contact, ...fields] }]
    return [
      { title: 'Your Details', fields: contact },
      { title: 'Your Enquiry', fields },
    ]
  },
  block: { label: 'General enquiry', page: '/contact' },
} satisfies LeadTypeDefinition
