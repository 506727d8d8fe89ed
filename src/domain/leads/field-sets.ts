import {
  dealershipsFor,
  bookingKind,
  bookingPlaces,
  distributionPlaces,
  placesFor,
  type FormCar,
  type Shop,
} from './places'
import type { LeadField } from './lead-field'
import { enquiryCategories, type Purpose } from './purposes'

const options = (...labels: readonly string[]) => labels.map((label) => [label, label] as const)
const states = options('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA')
const needed = { required: true } as const
const optional = { required: false } as const

const phone = (required: boolean, label = 'Mobile number'): LeadField => ({
  name: 'phone',
  label: required ? label : `${label} (optional)`,
  kind: 'tel',
  required,
  most: 30,
  autocomplete: 'tel',
})

/** Name, email and phone of the sender. */
export const contact = (phoneNeeded: boolean): readonly LeadField[] => [
  { name: 'name', label: 'Your name', kind: 'text', ...needed, most: 100, autocomplete: 'name' },
  { name: 'email', label: 'Email address', kind: 'email', ...needed, most: 254, autocomplete: 'email' },
  phone(phoneNeeded),
]

const postcode: LeadField = {
  name: 'postcode',
  label: 'Postcode',
  kind: 'postcode',
  ...needed,
  most: 4,
  autocomplete: 'postal-code',
}

/** Contact fields of the trade-in form, with the labels of the specification (LEAD-04). */
export const tradeInContact: readonly LeadField[] = [
  { name: 'name', label: 'First Name', kind: 'text', ...needed, most: 100, autocomplete: 'given-name' },
  {
    name: 'last_name',
    label: 'Last Name (optional)',
    kind: 'text',
    ...optional,
    most: 100,
    autocomplete: 'family-name',
  },
  phone(true, 'Mobile Number'),
  { name: 'email', label: 'Email Address', kind: 'email', ...needed, most: 254, autocomplete: 'email' },
  { ...postcode, ...optional, label: 'Postcode (optional)' },
]

export const message = (required: boolean, label = 'Message'): LeadField => ({
  name: 'message',
  label: required ? label : `${label} (optional)`,
  kind: 'textarea',
  required,
  most: 2000,
})

/** Category of an enquiry about no vehicle, General Enquiry first (LEAD-01). */
export const category: LeadField = {
  name: 'category',
  label: 'What is it about?',
  kind: 'select',
  ...needed,
  most: 40,
  options: options(...enquiryCategories),
}

const location: Omit<LeadField, 'options'> = {
  name: 'location',
  label: 'Location',
  kind: 'select',
  ...needed,
  most: 60,
  placeholder: 'Please select a location...',
}

/** A select with these options; a single option is preselected and needs no placeholder. */
const selectOf = (field: LeadField, all: LeadField['options'] = []): LeadField => {
  const { placeholder, ...rest } = field
  return { ...rest, options: all, ...(all.length > 1 && placeholder !== undefined ? { placeholder } : {}) }
}

type About = { readonly purpose: Purpose; readonly car: FormCar | undefined; readonly shop: Shop }

const severalLocations = ({ locations }: Shop): boolean => locations.filter(({ visible }) => visible).length > 1

/** Location: asked by switch if the form is about no vehicle (on some groups also for a new one) (LEAD-05). */
export const locationField = ({ purpose, car, shop }: About): readonly LeadField[] => {
  const { location_field, location_new_cars } = shop.switches.forms
  const asks = car === undefined || (location_new_cars && car.car_type === 'new')
  if (!location_field || !asks || !severalLocations(shop)) return []
  const all = placesFor(purpose, car, shop).map(({ slug, name }) => [slug, name] as const)
  return [selectOf(location, all)]
}

/** Preferred dealership: asked by switch if there are several and the form is about no vehicle (LEAD-05). */
export const dealershipField = ({ purpose, car, shop }: About): readonly LeadField[] => {
  const several = (shop.dealerships ?? []).filter(({ dealership_slug }) => dealership_slug !== undefined).length > 1
  if (!shop.switches.forms.dealership_field || car || !several) return []
  const all = dealershipsFor(purpose, car, shop)
  if (all.length === 0) return []
  const field: LeadField = {
    name: 'dealership_slug',
    label: 'Preferred dealership',
    kind: 'select',
    ...needed,
    most: 60,
    placeholder: 'Please select a dealership...',
  }
  return [selectOf(field, all)]
}

/** Name of a coming model to register interest in (MOD-03). */
export const model: LeadField = {
  name: 'model',
  label: 'Model',
  kind: 'text',
  ...needed,
  most: 120,
  autocomplete: 'off',
}

const wishedDay: readonly LeadField[] = [
  { name: 'date', label: 'Preferred day (optional)', kind: 'date', ...optional, most: 10 },
  {
    name: 'time',
    label: 'Preferred time (optional)',
    kind: 'select',
    ...optional,
    most: 20,
    options: options('Morning', 'Midday', 'Afternoon'),
    placeholder: 'Any time',
  },
]

const slot: readonly LeadField[] = [
  { name: 'date', label: 'Day (optional)', kind: 'date', ...optional, most: 10 },
  { name: 'time', label: 'Time (optional)', kind: 'time', ...optional, most: 5 },
]

/** Location of the booking, if there are several. */
const bookedAt = ({ purpose, car, shop }: About): readonly LeadField[] => {
  const distributed = distributionPlaces(car, shop)
  if (distributed.length > 0)
    return [
      {
        name: 'distribution_location',
        label: 'Where would you like to drive it?',
        kind: 'select',
        ...optional,
        most: 60,
        options: distributed.map(({ slug, name }) => [slug, name] as const),
      },
    ]
  const places = bookingPlaces(purpose, car, shop)
  if (car || places.length < 2) return []
  return [{ ...location, options: places.map(({ slug, name }) => [slug, name] as const) }]
}

/** Day and time (LEAD-02): free slots if the dealer takes bookings, else a preferred day. */
const when = (about: About): readonly LeadField[] =>
  bookingKind(about.purpose, about.shop.switches) !== null &&
  bookingPlaces(about.purpose, about.car, about.shop).length > 0
    ? [...bookedAt(about), ...slot]
    : [...(about.car ? bookedAt(about) : locationField(about)), ...wishedDay]

/** A checkbox for the dealer's own terms, only if it has any (LEAD-02). */
const terms = ({ shop }: About): readonly LeadField[] => {
  const { custom_disclaimer } = shop.switches.forms
  return custom_disclaimer === '' ? [] : [{ name: 'terms', label: custom_disclaimer, kind: 'tick', ...needed, most: 3 }]
}

export const testDrive = (about: About): readonly LeadField[] => [...when(about), message(false), ...terms(about)]

export const homeTestDrive = (about: About): readonly LeadField[] => [
  { name: 'address', label: 'Street and suburb', kind: 'text', ...needed, most: 200, autocomplete: 'street-address' },
  postcode,
  ...testDrive(about),
]

const rego: LeadField = { name: 'Rego', label: 'Rego', kind: 'text', ...optional, most: 12, autocomplete: 'off' }

/** Registration in a general enquiry, by switch (TEN-06). */
export const regoField = ({ car, shop }: About): readonly LeadField[] =>
  shop.switches.forms.rego_field && !car ? [{ ...rego, label: 'Rego (optional)' }] : []

export const service = (about: About): readonly LeadField[] => [
  { ...rego, ...needed },
  {
    name: 'additional_services',
    label: 'What it needs',
    kind: 'checks',
    ...optional,
    most: 200,
    options: options('Logbook service', 'Tyres', 'Brakes', 'Battery', 'Air conditioning', 'Safety certificate'),
  },
  ...when(about),
  message(false, 'Noises, lights, anything we should know'),
]

const wholeLine = (name: string, label: string, most: number): LeadField => ({
  name,
  label,
  kind: 'text',
  ...optional,
  most,
  autocomplete: 'off',
})

/** Three separate fields or one text area, by switch (TEN-06). */
const partNumbers = (separate: boolean): readonly LeadField[] =>
  separate
    ? [
        wholeLine('Rego', 'Rego (optional)', 12),
        wholeLine('VIN', 'VIN (optional)', 17),
        wholeLine('Part#', 'Part# (optional)', 60),
      ]
    : [{ name: 'rego_vin_part', label: 'Rego/VIN/Part#', kind: 'textarea', ...needed, most: 500 }]

export const partsVehicle = ({ shop }: About): readonly LeadField[] => [
  ...partNumbers(shop.switches.forms.parts_separate),
  { ...wholeLine('make', 'Vehicle make', 60), ...needed },
  { ...wholeLine('model', 'Vehicle model', 60), ...needed },
  { name: 'year', label: 'Vehicle year', kind: 'year', ...needed, most: 4 },
]

export const partsOrder = (about: About): readonly LeadField[] => {
  const places = placesFor('parts', undefined, about.shop)
  return [
    { name: 'message', label: 'Order detail', kind: 'textarea', ...needed, most: 2000 },
    ...(severalLocations(about.shop)
      ? [
          selectOf(
            location,
            places.map(({ slug, name }) => [slug, name] as const),
          ),
        ]
      : []),
  ]
}

export const tradeIn = (about: About): readonly LeadField[] => [
  { name: 'rego', label: 'Registration of your car', kind: 'text', ...needed, most: 12, autocomplete: 'off' },
  {
    name: 'regoState',
    label: 'Registered in',
    kind: 'select',
    ...needed,
    most: 3,
    options: states,
    placeholder: 'Please select a state...',
    preset: about.shop.switches.search.default_state.toUpperCase(),
  },
  { name: 'kms', label: 'Kilometres', kind: 'kilometres', ...needed, most: 9 },
  {
    name: 'contact_method',
    label: 'Preferred contact method',
    kind: 'select',
    ...needed,
    most: 10,
    options: options('Phone', 'Email', 'SMS'),
  },
  {
    name: 'under_finance',
    label: 'Is your car currently under finance',
    kind: 'select',
    ...optional,
    most: 3,
    options: options('Yes', 'No'),
    placeholder: 'Please select...',
  },
  ...locationField(about),
  message(false, 'Anything we should know about it?'),
]

export const finance: readonly LeadField[] = [
  { name: 'vehiclePriceBudget', label: 'Price of the vehicle (optional)', kind: 'money', ...optional, most: 12 },
  {
    name: 'car_type',
    label: 'Kind of vehicle (optional)',
    kind: 'select',
    ...optional,
    most: 4,
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
    most: 3,
    options: options('Yes', 'No'),
    placeholder: 'Please select...',
  },
]
