import { eventIds } from '@/src/domain/events/event-ids'
import { contactFields, messageField } from '../shared-fields'
import { buildLocationSelect, hasSeveralLocations } from '@/src/domain/leads/location-fields'
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

/** The form has no upload: files of strangers are a risk to the dealer's staff, and a link opens on any device. */
const CV_HINT =
  'You can’t attach a file here. Paste a link to your CV, such as from Google Drive, Dropbox or LinkedIn. If you have no link, write a few lines, and we’ll tell you where to send your CV when we ring.'

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
        { ...messageField(true, 'Link to your CV or profile, or a few lines about yourself'), hint: CV_HINT },
      ],
    },
  ],
  block: { label: 'Job application', page: '/apply' },
} satisfies LeadTypeDefinition
