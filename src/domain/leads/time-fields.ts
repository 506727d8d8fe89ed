import { type FormContext, listFormLocations } from './form-locations'
import { listBookingLocations, listDistributionLocations, offersTimes } from './booking-locations'
import type { LeadField } from './lead-field'
import { locationSelect, buildLocationSelect, buildLocationField } from './location-fields'
import { toOptions } from './shared-fields'

const preferredTimeFields: readonly LeadField[] = [
  {
    name: 'date',
    label: 'Preferred day (optional)',
    labelWithError: 'Preferred day',
    kind: 'date',
    required: false,
    maxChars: 10,
  },
  {
    name: 'time',
    label: 'Preferred time (optional)',
    kind: 'select',
    required: false,
    maxChars: 20,
    options: toOptions('Morning', 'Midday', 'Afternoon'),
    placeholder: 'Any time',
  },
]

const slotFields: readonly LeadField[] = [
  { name: 'date', label: 'Day (optional)', labelWithError: 'Day', kind: 'date', required: false, maxChars: 10 },
  { name: 'time', label: 'Time (optional)', kind: 'time', required: false, maxChars: 5 },
]

/** Location of the booking, if there are several. */
const buildBookingLocation = (context: FormContext): readonly LeadField[] => {
  const { vehicle, site } = context
  const distributionLocations = listDistributionLocations(vehicle, site)
  if (distributionLocations.length > 0)
    return [
      {
        name: 'distribution_location',
        label: 'Which location suits you?',
        kind: 'select',
        required: false,
        maxChars: 60,
        options: distributionLocations.map(({ slug, name }) => [slug, name] as const),
      },
    ]
  const locations = listBookingLocations(context)
  if (vehicle || locations.length < 2) return []
  return [{ ...locationSelect, options: locations.map(({ slug, name }) => [slug, name] as const) }]
}

const nameWorkshop = (field: LeadField): LeadField => ({
  ...field,
  label: 'Which workshop?',
  placeholder: 'Please choose a workshop...',
})

/**
 * The workshop of a service, where there are several: each has its own days, and the lead goes to it (LEAD-05). Which
 * vehicle is serviced does not matter, so its make and its own location limit nothing.
 */
const buildWorkshopField = (context: FormContext): readonly LeadField[] => {
  const workshops = listFormLocations({ ...context, vehicle: undefined })
  return workshops.length > 1 ? [nameWorkshop(buildLocationSelect(workshops))] : []
}

/** Day and time (LEAD-02): free slots if the dealer takes bookings, else a preferred day. */
export const buildTimeFields = (context: FormContext): readonly LeadField[] =>
  offersTimes(context)
    ? [...buildBookingLocation(context), ...slotFields]
    : [...(context.vehicle ? buildBookingLocation(context) : buildLocationField(context)), ...preferredTimeFields]

/** Workshop, day and time of a service (LEAD-02, LEAD-05). */
export const buildServiceTimeFields = (context: FormContext): readonly LeadField[] =>
  offersTimes(context)
    ? [...buildBookingLocation(context).map(nameWorkshop), ...slotFields]
    : [...buildWorkshopField(context), ...preferredTimeFields]
