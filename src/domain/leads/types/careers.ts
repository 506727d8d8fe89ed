import { eventIds } from '@/src/domain/events/event-ids'
import { buildLocationSelect, contactFields, hasSeveralLocations, messageField } from '../shared-fields'
import { type FormContext, listFormLocations } from '../form-locations'
import type { LeadField } from '../lead-field'
import type { LeadTypeDefinition } from '../lead-type'

const roleField: LeadField = {
  name: 'role',
  label: 'Which role interests you?',
  kind: 'text',
  required: true,
  maxChars: 120,
  autocomplete: 'organization-title',
}

/** The only question for the place, at dealers with several. */
const buildPlaceField = (context: FormContext): readonly LeadField[] =>
  hasSeveralLocations(context.site)
    ? [{ ...buildLocationSelect(listFormLocations(context)), label: 'Where would you like to work?' }]
    : []

/** An application for a job (LEAD-06). The dealer rings, so it needs a phone number. */
export const careers = {
  copy: () => ({
    title: 'Apply',
    intro: 'Tell us which role interests you and a little about yourself. We’ll ring you.',
    button: 'Send application',
  }),
  category: () => ({ category: 'Careers' }),
  receipt: { request: 'application', next: 'We’ll ring you to talk about it.' },
  event: () => eventIds.careers,
  steps: (context) => [
    {
      fields: [
        roleField,
        ...buildPlaceField(context),
        ...contactFields(true),
        messageField(true, 'Link to your CV or profile, or a few lines about yourself'),
      ],
    },
  ],
  block: { label: 'Job application', page: '/apply' },
} satisfies LeadTypeDefinition
