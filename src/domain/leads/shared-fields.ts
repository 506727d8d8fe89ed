import {
  type FormContext,
  type FormSite,
  listBookingLocations,
  listDistributionLocations,
  listFormDealerships,
  listFormLocations,
  offersTimes,
} from './form-locations'
import type { SiteLocation } from '@/src/domain/locations/location'
import { REGO_MAX_CHARS } from '@/src/domain/trade-in/rego'
import type { LeadField } from './lead-field'

/** Options whose labels are their values. */
export const toOptions = (...labels: readonly string[]) => labels.map((label) => [label, label] as const)
const mandatory = { required: true } as const
const optional = { required: false } as const

export const phoneField = (required: boolean, label = 'Mobile number'): LeadField => ({
  name: 'phone',
  label: required ? label : `${label} (optional)`,
  kind: 'tel',
  required,
  maxChars: 30,
  autocomplete: 'tel',
})

/** Name, email and phone of the sender. */
export const contactFields = (requiresPhone: boolean): readonly LeadField[] => [
  { name: 'name', label: 'Your name', kind: 'name', ...mandatory, maxChars: 100, autocomplete: 'name' },
  { name: 'email', label: 'Email address', kind: 'email', ...mandatory, maxChars: 254, autocomplete: 'email' },
  phoneField(requiresPhone),
]

export const postcodeField: LeadField = {
  name: 'postcode',
  label: 'Postcode',
  kind: 'postcode',
  ...mandatory,
  maxChars: 4,
  autocomplete: 'postal-code',
}

export const messageField = (required: boolean, label = 'Message'): LeadField => ({
  name: 'message',
  label: required ? label : `${label} (optional)`,
  kind: 'textarea',
  required,
  maxChars: 2000,
})

const locationSelect: Omit<LeadField, 'options'> = {
  name: 'location',
  label: 'Location',
  kind: 'select',
  ...mandatory,
  maxChars: 60,
  placeholder: 'Please select a location...',
}

/** A select with these options; a single option is preselected and needs no placeholder. */
const buildSelect = (field: LeadField, all: LeadField['options'] = []): LeadField => {
  const { placeholder, ...rest } = field
  return { ...rest, options: all, ...(all.length > 1 && placeholder !== undefined ? { placeholder } : {}) }
}

export const hasSeveralLocations = ({ locations }: FormSite): boolean =>
  locations.filter(({ visible }) => visible).length > 1

export const buildLocationSelect = (locations: readonly SiteLocation[]): LeadField =>
  buildSelect(
    locationSelect,
    locations.map(({ slug, name }) => [slug, name] as const),
  )

/** Location: asked by switch if the form is about no vehicle (on some groups also for a new one) (LEAD-05). */
export const buildLocationField = (context: FormContext): readonly LeadField[] => {
  const { vehicle, site } = context
  const { location_field, location_new_cars } = site.switches.forms
  const isAsked = vehicle === undefined || (location_new_cars && vehicle.car_type === 'new')
  if (!location_field || !isAsked || !hasSeveralLocations(site)) return []
  return [buildLocationSelect(listFormLocations(context))]
}

/** Preferred dealership: asked by switch if there are several and the form is about no vehicle (LEAD-05). */
export const buildDealershipField = (context: FormContext): readonly LeadField[] => {
  const { vehicle, site } = context
  const hasSeveral = (site.dealerships ?? []).filter(({ dealership_slug }) => dealership_slug !== undefined).length > 1
  if (!site.switches.forms.dealership_field || vehicle || !hasSeveral) return []
  const all = listFormDealerships(context)
  if (all.length === 0) return []
  const field: LeadField = {
    name: 'dealership_slug',
    label: 'Preferred dealership',
    kind: 'select',
    ...mandatory,
    maxChars: 60,
    placeholder: 'Please select a dealership...',
  }
  return [buildSelect(field, all)]
}

const preferredTimeFields: readonly LeadField[] = [
  {
    name: 'date',
    label: 'Preferred day (optional)',
    labelWithError: 'Preferred day',
    kind: 'date',
    ...optional,
    maxChars: 10,
  },
  {
    name: 'time',
    label: 'Preferred time (optional)',
    kind: 'select',
    ...optional,
    maxChars: 20,
    options: toOptions('Morning', 'Midday', 'Afternoon'),
    placeholder: 'Any time',
  },
]

const slotFields: readonly LeadField[] = [
  { name: 'date', label: 'Day (optional)', labelWithError: 'Day', kind: 'date', ...optional, maxChars: 10 },
  { name: 'time', label: 'Time (optional)', kind: 'time', ...optional, maxChars: 5 },
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
        ...optional,
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

export const regoField = (required: boolean): LeadField => ({
  name: 'Rego',
  label: 'Rego',
  kind: 'rego',
  required,
  maxChars: REGO_MAX_CHARS,
  autocomplete: 'off',
})
