import { eventIds } from '@/src/domain/events/event-ids'
import { postcodeField } from '../shared-fields'
import type { FormSwitches } from '../form-locations'
import type { LeadField } from '../lead-field'
import type { LeadTypeDefinition } from '../lead-type'
import { buildTestDriveSteps, testDriveCategory, testDriveCopy, testDriveReceipt } from './test-drive'

const addressField: LeadField = {
  name: 'address',
  label: 'Street and suburb',
  kind: 'text',
  required: true,
  maxChars: 200,
  autocomplete: 'street-address',
}

const isOffered = ({ bookings }: FormSwitches): boolean => bookings.home_test_drives

/** A test drive from the shopper's home, which only some dealers offer. */
export const homeTestDrive = {
  copy: (_, context) =>
    testDriveCopy(
      context,
      'home test drive',
      'Choose a time and tell us where you are. We’ll bring it to your door and pick it up afterwards.',
    ),
  category: testDriveCategory,
  receipt: testDriveReceipt('home test drive'),
  event: () => eventIds.test_drive,
  steps: (context) => buildTestDriveSteps(context, [addressField, postcodeField]),
  department: 'sales',
  asksForVehicle: true,
  booking: { label: 'Home test drive', takesPlaceAt: 'shopper', isOffered },
  isOffered,
} satisfies LeadTypeDefinition
