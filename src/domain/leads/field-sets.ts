import {
  listFormDealerships,
  bookingKindOf,
  listBookingLocations,
  listDistributionLocations,
  listFormLocations,
  type FormVehicle,
  type FormSite,
} from './form-locations'
import type { LeadField } from './lead-field'
import { enquiryCategories, type LeadType } from './lead-types'

const toOptions = (...labels: readonly string[]) => labels.map((label) => [label, label] as const)
const stateOptions = toOptions('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA')
const mandatory = { required: true } as const
const optional = { required: false } as const

const phoneField = (required: boolean, label = 'Mobile number'): LeadField => ({
  name: 'phone',
  label: required ? label : `${label} (optional)`,
  kind: 'tel',
  required,
  maxChars: 30,
  autocomplete: 'tel',
})

/** Name, email and phone of the sender. */
export const contactFields = (requiresPhone: boolean): readonly LeadField[] => [
  { name: 'name', label: 'Your name', kind: 'text', ...mandatory, maxChars: 100, autocomplete: 'name' },
  { name: 'email', label: 'Email address', kind: 'email', ...mandatory, maxChars: 254, autocomplete: 'email' },
  phoneField(requiresPhone),
]

const postcodeField: LeadField = {
  name: 'postcode',
  label: 'Postcode',
  kind: 'postcode',
  ...mandatory,
  maxChars: 4,
  autocomplete: 'postal-code',
}

/** Contact fields of the trade-in form, with the labels of the specification (LEAD-04). */
export const tradeInContactFields: readonly LeadField[] = [
  { name: 'name', label: 'First Name', kind: 'text', ...mandatory, maxChars: 100, autocomplete: 'given-name' },
  {
    name: 'last_name',
    label: 'Last Name (optional)',
    kind: 'text',
    ...optional,
    maxChars: 100,
    autocomplete: 'family-name',
  },
  phoneField(true, 'Mobile Number'),
  { name: 'email', label: 'Email Address', kind: 'email', ...mandatory, maxChars: 254, autocomplete: 'email' },
  { ...postcodeField, ...optional, label: 'Postcode (optional)' },
]

export const messageField = (required: boolean, label = 'Message'): LeadField => ({
  name: 'message',
  label: required ? label : `${label} (optional)`,
  kind: 'textarea',
  required,
  maxChars: 2000,
})

/** Category of an enquiry about no vehicle, General Enquiry first (LEAD-01). */
export const categoryField: LeadField = {
  name: 'category',
  label: 'What is it about?',
  kind: 'select',
  ...mandatory,
  maxChars: 40,
  options: toOptions(...enquiryCategories),
}

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

type FormContext = { readonly leadType: LeadType; readonly vehicle: FormVehicle | undefined; readonly site: FormSite }

const hasSeveralLocations = ({ locations }: FormSite): boolean => locations.filter(({ visible }) => visible).length > 1

/** Location: asked by switch if the form is about no vehicle (on some groups also for a new one) (LEAD-05). */
export const buildLocationField = ({ leadType, vehicle, site }: FormContext): readonly LeadField[] => {
  const { location_field, location_new_cars } = site.switches.forms
  const isAsked = vehicle === undefined || (location_new_cars && vehicle.car_type === 'new')
  if (!location_field || !isAsked || !hasSeveralLocations(site)) return []
  const all = listFormLocations(leadType, vehicle, site).map(({ slug, name }) => [slug, name] as const)
  return [buildSelect(locationSelect, all)]
}

/** Preferred dealership: asked by switch if there are several and the form is about no vehicle (LEAD-05). */
export const buildDealershipField = ({ leadType, vehicle, site }: FormContext): readonly LeadField[] => {
  const hasSeveral = (site.dealerships ?? []).filter(({ dealership_slug }) => dealership_slug !== undefined).length > 1
  if (!site.switches.forms.dealership_field || vehicle || !hasSeveral) return []
  const all = listFormDealerships(leadType, vehicle, site)
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

/** Name of a coming model to register interest in (MOD-03). */
export const modelField: LeadField = {
  name: 'model',
  label: 'Model',
  kind: 'text',
  ...mandatory,
  maxChars: 120,
  autocomplete: 'off',
}

const preferredTimeFields: readonly LeadField[] = [
  { name: 'date', label: 'Preferred day (optional)', kind: 'date', ...optional, maxChars: 10 },
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
  { name: 'date', label: 'Day (optional)', kind: 'date', ...optional, maxChars: 10 },
  { name: 'time', label: 'Time (optional)', kind: 'time', ...optional, maxChars: 5 },
]

/** Location of the booking, if there are several. */
const buildBookingLocation = ({ leadType, vehicle, site }: FormContext): readonly LeadField[] => {
  const distributionLocations = listDistributionLocations(vehicle, site)
  if (distributionLocations.length > 0)
    return [
      {
        name: 'distribution_location',
        label: 'Where would you like to drive it?',
        kind: 'select',
        ...optional,
        maxChars: 60,
        options: distributionLocations.map(({ slug, name }) => [slug, name] as const),
      },
    ]
  const locations = listBookingLocations(leadType, vehicle, site)
  if (vehicle || locations.length < 2) return []
  return [{ ...locationSelect, options: locations.map(({ slug, name }) => [slug, name] as const) }]
}

/** Day and time (LEAD-02): free slots if the dealer takes bookings, else a preferred day. */
const buildTimeFields = (context: FormContext): readonly LeadField[] =>
  bookingKindOf(context.leadType, context.site.switches) !== null &&
  listBookingLocations(context.leadType, context.vehicle, context.site).length > 0
    ? [...buildBookingLocation(context), ...slotFields]
    : [...(context.vehicle ? buildBookingLocation(context) : buildLocationField(context)), ...preferredTimeFields]

/** A checkbox for the dealer's own terms, only if it has any (LEAD-02). */
const buildTermsField = ({ site }: FormContext): readonly LeadField[] => {
  const { custom_disclaimer } = site.switches.forms
  return custom_disclaimer === ''
    ? []
    : [{ name: 'terms', label: custom_disclaimer, kind: 'tick', ...mandatory, maxChars: 3 }]
}

export const buildTestDriveFields = (context: FormContext): readonly LeadField[] => [
  ...buildTimeFields(context),
  messageField(false),
  ...buildTermsField(context),
]

export const buildHomeTestDriveFields = (context: FormContext): readonly LeadField[] => [
  {
    name: 'address',
    label: 'Street and suburb',
    kind: 'text',
    ...mandatory,
    maxChars: 200,
    autocomplete: 'street-address',
  },
  postcodeField,
  ...buildTestDriveFields(context),
]

const regoInput: LeadField = {
  name: 'Rego',
  label: 'Rego',
  kind: 'text',
  ...optional,
  maxChars: 12,
  autocomplete: 'off',
}

/** Registration in a general enquiry, by switch (TEN-06). */
export const buildRegoField = ({ vehicle, site }: FormContext): readonly LeadField[] =>
  site.switches.forms.rego_field && !vehicle ? [{ ...regoInput, label: 'Rego (optional)' }] : []

export const buildServiceFields = (context: FormContext): readonly LeadField[] => [
  { ...regoInput, ...mandatory },
  {
    name: 'additional_services',
    label: 'What it needs',
    kind: 'checks',
    ...optional,
    maxChars: 200,
    options: toOptions('Logbook service', 'Tyres', 'Brakes', 'Battery', 'Air conditioning', 'Safety certificate'),
  },
  ...buildTimeFields(context),
  messageField(false, 'Noises, lights, anything we should know'),
]

const optionalTextField = (name: string, label: string, maxChars: number): LeadField => ({
  name,
  label,
  kind: 'text',
  ...optional,
  maxChars,
  autocomplete: 'off',
})

/** Three separate fields or one text area, by switch (TEN-06). */
const buildPartNumberFields = (isSeparate: boolean): readonly LeadField[] =>
  isSeparate
    ? [
        optionalTextField('Rego', 'Rego (optional)', 12),
        optionalTextField('VIN', 'VIN (optional)', 17),
        optionalTextField('Part#', 'Part# (optional)', 60),
      ]
    : [{ name: 'rego_vin_part', label: 'Rego/VIN/Part#', kind: 'textarea', ...mandatory, maxChars: 500 }]

export const buildPartsVehicleFields = ({ site }: FormContext): readonly LeadField[] => [
  ...buildPartNumberFields(site.switches.forms.parts_separate),
  { ...optionalTextField('make', 'Vehicle make', 60), ...mandatory },
  { ...optionalTextField('model', 'Vehicle model', 60), ...mandatory },
  { name: 'year', label: 'Vehicle year', kind: 'year', ...mandatory, maxChars: 4 },
]

export const buildPartsOrderFields = (context: FormContext): readonly LeadField[] => {
  const locations = listFormLocations('parts', undefined, context.site)
  return [
    { name: 'message', label: 'Order detail', kind: 'textarea', ...mandatory, maxChars: 2000 },
    ...(hasSeveralLocations(context.site)
      ? [
          buildSelect(
            locationSelect,
            locations.map(({ slug, name }) => [slug, name] as const),
          ),
        ]
      : []),
  ]
}

export const buildTradeInFields = (context: FormContext): readonly LeadField[] => [
  { name: 'rego', label: 'Registration of your car', kind: 'text', ...mandatory, maxChars: 12, autocomplete: 'off' },
  {
    name: 'regoState',
    label: 'Registered in',
    kind: 'select',
    ...mandatory,
    maxChars: 3,
    options: stateOptions,
    placeholder: 'Please select a state...',
    preset: context.site.switches.search.default_state.toUpperCase(),
  },
  { name: 'kms', label: 'Kilometres', kind: 'kilometres', ...mandatory, maxChars: 9 },
  {
    name: 'contact_method',
    label: 'Preferred contact method',
    kind: 'select',
    ...mandatory,
    maxChars: 10,
    options: toOptions('Phone', 'Email', 'SMS'),
  },
  {
    name: 'under_finance',
    label: 'Is your car currently under finance',
    kind: 'select',
    ...optional,
    maxChars: 3,
    options: toOptions('Yes', 'No'),
    placeholder: 'Please select...',
  },
  ...buildLocationField(context),
  messageField(false, 'Anything we should know about it?'),
]

export const financeFields: readonly LeadField[] = [
  { name: 'vehiclePriceBudget', label: 'Price of the vehicle (optional)', kind: 'money', ...optional, maxChars: 12 },
  {
    name: 'car_type',
    label: 'Kind of vehicle (optional)',
    kind: 'select',
    ...optional,
    maxChars: 4,
    options: [
      ['new', 'New'],
      ['demo', 'Demonstrator'],
      ['used', 'Used'],
    ],
    placeholder: 'Any',
  },
  {
    name: 'trade_in',
    label: 'Do you have a trade-in',
    kind: 'select',
    ...optional,
    maxChars: 3,
    options: toOptions('Yes', 'No'),
    placeholder: 'Please select...',
  },
]
