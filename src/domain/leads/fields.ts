import type { CarType } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { visibleLocations } from '@/src/domain/locations/present'
import { enquiryCategories, type Purpose } from './purposes'

export type LeadField = {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'date' | 'money' | 'kilometres'
  readonly required: boolean
  /** Characters at most. */
  readonly most: number
  readonly autocomplete?: string
  readonly hint?: string
  /** Of a select: value and label. One alone is chosen already. */
  readonly options?: readonly (readonly [string, string])[]
  readonly placeholder?: string
}

export type FormCar = { readonly car_type: CarType }
type Shop = Pick<Site, 'locations' | 'dealerships'> & { readonly switches: Pick<Site['switches'], 'forms'> }

const options = (...labels: readonly string[]) => labels.map((label) => [label, label] as const)
const states = options('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA')
const needed = { required: true } as const
const optional = { required: false } as const

const contact = (phoneNeeded: boolean): readonly LeadField[] => [
  { name: 'name', label: 'Your name', kind: 'text', ...needed, most: 100, autocomplete: 'name' },
  { name: 'email', label: 'Email address', kind: 'email', ...needed, most: 254, autocomplete: 'email' },
  {
    name: 'phone',
    label: phoneNeeded ? 'Mobile number' : 'Mobile number (optional)',
    kind: 'tel',
    required: phoneNeeded,
    most: 30,
    autocomplete: 'tel',
  },
]

const message = (required: boolean, label = 'Message'): LeadField => ({
  name: 'message',
  label: required ? label : `${label} (optional)`,
  kind: 'textarea',
  required,
  most: 2000,
})

const category: LeadField = {
  name: 'category',
  label: 'What is it about?',
  kind: 'select',
  ...needed,
  most: 40,
  options: options(...enquiryCategories),
}

/** D§5: which yard, where the dealer asks and no car says it. */
const locationField = (shop: Shop): readonly LeadField[] => {
  const all = visibleLocations(shop)
  if (!shop.switches.forms.location_field || all.length < 2) return []
  return [
    {
      name: 'location',
      label: 'Location',
      kind: 'select',
      ...needed,
      most: 60,
      options: all.map(({ slug, name }) => [slug, name] as const),
      placeholder: 'Please select a location...',
    },
  ]
}

/** D§5: which dealership, where there are several; one alone needs no question. */
const dealershipField = (shop: Shop): readonly LeadField[] => {
  const all = (shop.dealerships ?? []).flatMap(({ name, dealership_slug: slug }) =>
    slug === undefined ? [] : [[slug, name] as const],
  )
  if (!shop.switches.forms.dealership_field || all.length < 2) return []
  return [
    {
      name: 'dealership_slug',
      label: 'Preferred dealership',
      kind: 'select',
      ...needed,
      most: 60,
      options: all,
      placeholder: 'Please select a dealership...',
    },
  ]
}

/** Of interest in a model that is on its way (D§2.6): which one. */
const model: LeadField = { name: 'model', label: 'Model', kind: 'text', ...needed, most: 120, autocomplete: 'off' }

const testDrive: readonly LeadField[] = [
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

const tradeIn: readonly LeadField[] = [
  { name: 'rego', label: 'Registration of your car', kind: 'text', ...needed, most: 12, autocomplete: 'off' },
  {
    name: 'regoState',
    label: 'Registered in',
    kind: 'select',
    ...needed,
    most: 3,
    options: states,
    placeholder: 'Please select a state...',
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
    label: 'Is your car currently under finance?',
    kind: 'select',
    ...optional,
    most: 3,
    options: options('No', 'Yes'),
    placeholder: 'Please select...',
  },
]

const finance: readonly LeadField[] = [
  {
    name: 'vehiclePriceBudget',
    label: 'Price of the vehicle (optional)',
    kind: 'money',
    ...optional,
    most: 12,
  },
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
    label: 'Do you have a trade-in?',
    kind: 'select',
    ...optional,
    most: 3,
    options: options('No', 'Yes'),
    placeholder: 'Please select...',
  },
]

const own: Readonly<Record<Purpose, (car: FormCar | undefined, shop: Shop) => readonly LeadField[]>> = {
  enquiry: (car, shop) =>
    car
      ? [message(shop.switches.forms.message_required)]
      : [category, ...locationField(shop), ...dealershipField(shop), message(shop.switches.forms.message_required)],
  similar: () => [message(false, 'What are you looking for?')],
  interest: (_car, shop) => [model, ...locationField(shop), message(false)],
  'test-drive': (car, shop) => [...testDrive, ...(car ? [] : locationField(shop)), message(false)],
  'trade-in': () => [...tradeIn, message(false, 'Anything we should know about it?')],
  finance: (car, shop) => [...finance, ...(car ? [] : dealershipField(shop)), message(false)],
  reserve: () => [message(false)],
  'buy-online': () => [message(false)],
}

/** Enquiries can be answered in writing; what is to be arranged is arranged by phone. */
const needsPhone = (purpose: Purpose): boolean => !['enquiry', 'similar', 'interest'].includes(purpose)

/** The fields of a form, in their order (D§5). `car` is the car it is about, where there is one. */
export const leadFields = (purpose: Purpose, car: FormCar | undefined, shop: Shop): readonly LeadField[] => [
  ...contact(needsPhone(purpose)),
  ...own[purpose](car, shop),
]

/**
 * The car whose fields a form shows: the one it names, also where that was taken off the site while the shopper wrote (a
 * form about a car asks for no category, and must not be turned away for lack of one). Undefined where it names none.
 */
export const formCar = <Car extends FormCar>(named: string, car: Car | undefined): Car | FormCar | undefined =>
  car ?? (named === '' ? undefined : { car_type: 'used' })
