import { eventIds } from '@/src/domain/events/event-ids'
import { contactFields, messageField } from '../shared-fields'
import { buildTimeFields } from '@/src/domain/leads/time-fields'
import { replaceTestDrive } from '@/src/domain/stock/vehicle/test-drive-name'
import { type FormContext, formItemTypes } from '../form-locations'
import { offersTimes } from '@/src/domain/leads/booking-locations'
import type { LeadField } from '../lead-field'
import {
  CONFIRMED_LATER,
  type LeadReceipt,
  type LeadSubject,
  type LeadTypeCopy,
  type LeadTypeDefinition,
} from '../lead-type'

/** A checkbox for the dealer's own terms, only if it has any (LEAD-02). */
const buildTermsField = ({ site }: FormContext): readonly LeadField[] => {
  const { custom_disclaimer } = site.switches.forms
  return custom_disclaimer === ''
    ? []
    : [{ name: 'terms', label: custom_disclaimer, kind: 'tick', required: true, maxChars: 3 }]
}

/**
 * Builds the steps of a test drive: the time first, since a shopper without a time that suits gives no details. `fields`
 * follow the time.
 */
export const buildTestDriveSteps = (context: FormContext, fields: readonly LeadField[] = []) => [
  {
    title: replaceTestDrive('Your Test Drive', formItemTypes(context)),
    fields: [...buildTimeFields(context), ...fields],
  },
  { title: 'Your Details', fields: [...contactFields(true), messageField(false), ...buildTermsField(context)] },
]

/** Texts are exact; new and demonstrator vehicles have the same subcategory (LEAD-02). */
export const testDriveCategory = ({ car_type }: LeadSubject) => ({
  category: 'Test Drive',
  subcategory: car_type === 'used' ? 'Test Drive Booking Used' : 'Test Drive Booking New',
})

const rename = ({ title, intro, button }: LeadTypeCopy, context: FormContext): LeadTypeCopy => {
  const types = formItemTypes(context)
  return {
    title: replaceTestDrive(title, types),
    intro: replaceTestDrive(intro, types),
    button: replaceTestDrive(button, types),
  }
}

/**
 * Returns the copy of a test drive's form, in the words of its kind of vehicle. A free time is booked at once, so its
 * button says “Book”; without free times the dealer has to confirm, so it says “Request” (LEAD-02).
 */
export const testDriveCopy = (context: FormContext, name: string, intro: string): LeadTypeCopy => {
  const verb = offersTimes(context) ? 'Book' : 'Request'
  return rename({ title: `${verb} a ${name}`, intro, button: `${verb} this ${name}` }, context)
}

const introOf = (context: FormContext): string =>
  offersTimes(context)
    ? 'Choose a day and time that suit you. If you choose only a day, we’ll call you to agree on a time.'
    : 'Choose a day that suits you. We’ll call you to agree on a time.'

/** A request for a time that the dealer confirms; a booked time has a confirmation instead. */
export const testDriveReceipt = (name: string): LeadReceipt => ({
  request: `request for a ${name}`,
  joins: 'of',
  next: CONFIRMED_LATER,
})

/** A test drive from the dealership. */
export const testDrive = {
  copy: (_, context) => testDriveCopy(context, 'test drive', introOf(context)),
  category: testDriveCategory,
  receipt: testDriveReceipt('test drive'),
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
  isOffered: ({ vehicle }) => vehicle.test_drive,
} satisfies LeadTypeDefinition
