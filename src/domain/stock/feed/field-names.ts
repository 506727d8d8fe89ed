import { feedFieldNames, type FeedField } from './fields'

/** How staff read the fields a feed may fill. */

const words: Partial<Record<FeedField, string>> = {
  title: 'Title (make, model and badge are read from it)',
  dap_price_cents: 'Price, drive away',
  egc_price_cents: 'Price, excluding government charges',
  price_cents: 'Price',
  before_price_cents: 'Price before reduction',
  offer_price_cents: 'Offer price',
  subscription_price_cents: 'Subscription price',
  km: 'Kilometres',
  car_type: 'New, demo or used',
  item_type: 'Kind of vehicle',
  certified: 'Certified',
  simple_body: 'Body',
  simple_transmission: 'Transmission',
  simple_fuel: 'Fuel',
  fuel: 'Fuel, in the feed’s words',
  trans: 'Transmission, in the feed’s words',
  bodyconfiguration: 'Body, in the feed’s words',
  gearnum: 'Gears',
  engine_size: 'Engine, in the feed’s words',
  engine_size_litres: 'Engine size in litres',
  stocknum: 'Stock number',
  vin: 'VIN',
  nvic: 'NVIC',
  regplate: 'Registration plate',
  rego: 'Registration',
  rego_expiry: 'Registration expires',
  carsales_title: 'Headline',
  dealercomments: 'Dealer’s comments',
  file: 'Report or brochure',
  images: 'Photos',
  standardEquipment: 'Standard equipment',
  location_slug: 'Location',
  show_on_dealer_website: 'Show on this website',
  'variant.cylinders': 'Cylinders',
  'variant.enginesize': 'Engine of the variant',
  'variant.enginesize_litres': 'Engine size of the variant in litres',
  'variant.induction': 'Induction',
  'variant.fuelconsumptioncombined': 'Fuel consumption, combined',
  'variant.geartype': 'Gear type',
}

const plain = (field: string): string => {
  const text = field.replaceAll('_', ' ').replace(/\burl\b/u, 'address')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const fieldLabel = (field: FeedField): string => words[field] ?? plain(field)

const first: readonly (readonly [string, readonly FeedField[]])[] = [
  ['What it is', ['stocknum', 'vin', 'title', 'year', 'make', 'model', 'badge', 'series', 'car_type', 'item_type']],
  [
    'Price and sale',
    [
      ...(['price_cents', 'price_type', 'dap_price_cents', 'egc_price_cents', 'before_price_cents'] as const),
      ...(['offer_price_cents', 'subscription_price_cents', 'status', 'reserved', 'certified', 'preorder'] as const),
      'show_on_dealer_website',
    ],
  ],
  ['Words and photos', ['tag', 'carsales_title', 'dealercomments', 'features', 'standardEquipment', 'images']],
  [
    'The car',
    [
      ...(['km', 'simple_body', 'simple_transmission', 'simple_fuel', 'drive', 'colour', 'interior_colour'] as const),
      ...(['doors', 'seats', 'gearnum', 'engine_size', 'engine_size_litres'] as const),
    ],
  ],
  [
    'Where it stands',
    ['location_slug', 'city', 'state', 'dealership_id', 'dealership_slug', 'dealership_name', 'private_suburb'],
  ],
]

const listed = new Set<FeedField>(first.flatMap(([, fields]) => fields))

/** Every field, those most feeds fill first. */
export const fieldGroups: readonly { readonly label: string; readonly fields: readonly FeedField[] }[] = [
  ...first.map(([label, fields]) => ({ label, fields })),
  { label: 'Everything else', fields: feedFieldNames.filter((field) => !listed.has(field)) },
]
