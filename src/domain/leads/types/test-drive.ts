import { eventIds } from '@/src/domain/events/event-ids'
import { buildTimeFields, contactFields, messageField } from '../shared-fields'
import type { FormContext } from '../form-locations'
import type { LeadField } from '../lead-field'
import type { LeadSubject, LeadTypeDefinition } from '../lead-type'

/** A checkbox for the dealer's own terms, only if it has any (LEAD-02). */
const buildTermsField = ({ site }: FormContext): readonly LeadField[] => {
  const { custom_disclaimer } = site.switches.forms
  return custom_disclaimer === ''
    ? []
    : [{ name: 'terms', label: custom_disclaimer, kind: 'tick', required: true, maxChars: 3 }]
}

/** Builds the steps of a test drive; `fields` come first in the second one. */
export const buildTestDriveSteps = (context: FormContext, fields: readonly LeadField[] = []) => [
  { title: 'Your Details', fields: contactFields(true) },
  {
    title: 'Your Test Drive',
    fields: [...fields, ...buildTimeFields(context), messageField(false), ...buildTermsField(context)],
  },
]

/** Texts are exact; new and demonstrator vehicles have the same subcategory (LEAD-02). */
export const testDriveCategory = ({ car_type }: LeadSubject) => ({
  category: 'Test Drive',
  subcategory: car_type === 'used' ? 'Test Drive Booking Used' : 'Test Drive Booking New',
})

/** A test drive from the dealership. */
export const testDrive = {
  copy: () => ({
    title: 'Book a test drive',
    intro: 'Choose a day and time that suit you. If you choose only a day, we’ll call you to agree on a time.',
    button: 'Request this test drive',
  }),
  category: testDriveCategory,
  event: () => eventIds.test_drive,
  steps: (context) => buildTestDriveSteps(context),
  department: 'sales',
  asksForVehicle: true,
  booking: {
    label: 'Test drive',
    takesPlaceAt: 'location',
    isOffered: ({ bookings }) => bookings.test_drives,
  },
  block: { label: 'Test drive', page: '/book-test-drive' },
} satisfies LeadTypeDefinition
