import { feedFieldNames, type FeedField } from './fields'

/** Labels of the feed fields in the panel. */

const labels: Partial<Record<FeedField, string>> = {
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
  'variant.bodyconfiguration': 'Body of the variant',
  'variant.torque': 'Torque',
  'variant.fuelcapacity': 'Fuel capacity in litres',
  'variant.towingcapacitybraked': 'Towing capacity, braked',
  'variant.grossvehiclemass': 'Gross vehicle mass',
  'variant.vehiclelength': 'Length',
  'variant.vehiclewidth': 'Width',
  'variant.vehicleheight': 'Height',
  'variant.ancaprating': 'ANCAP stars',
  'caravan.body_length': 'Body length',
  'caravan.body_width': 'Body width',
  'caravan.tare_weight': 'Tare weight',
  'caravan.aggregate_trailer_mass': 'Aggregate trailer mass',
  'caravan.axle_type': 'Axle type',
  'caravan.sleeps': 'Sleeps',
  spin_images: '360° frames, in order',
  spin_interior_image: '360° interior',
  spin_code: '360° viewer code',
  hotspots: 'Points of interest (JSON)',
  finance_lenders: 'Lenders’ examples (JSON)',
  'lender.name': 'Lender',
  'lender.disclaimer': 'Lender’s terms',
  'lender.deposit': 'Lender’s deposit',
  'lender.paymentWeek': 'Lender’s payment a week',
  'lender.paymentMonth': 'Lender’s payment a month',
  'lender.totalPayable': 'Lender’s total payable',
  'lender.interestRate': 'Lender’s interest rate',
  'lender.comparisonRate': 'Lender’s comparison rate',
  'lender.termWeeks': 'Lender’s term in weeks',
  'lender.termMonths': 'Lender’s term in months',
  'lender.termYears': 'Lender’s term in years',
  'lender.establishmentFees': 'Lender’s establishment fee',
  'lender.balloon': 'Lender’s balloon',
  'youxQuote.weeklyRepaymentAmount': 'Quote: payment a week',
  'youxQuote.advertisedRate': 'Quote: advertised rate',
  'youxQuote.comparisonRate': 'Quote: comparison rate',
  'autograb_data.average_market_price': 'Market average, Australia',
  'autograb_data.state_average_market_price': 'Market average, its state',
  listed_at: 'Listed since (of a new car alone)',
  sold_at: 'Sold on',
}

const toDefaultLabel = (field: string): string => {
  const text = field.replaceAll('_', ' ').replace(/\burl\b/u, 'address')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const fieldLabelOf = (field: FeedField): string => labels[field] ?? toDefaultLabel(field)

const helpTexts: Partial<Record<FeedField, string>> = {
  images: 'Addresses, parted with | or blanks.',
  spin_images: 'Addresses once around the car, parted with | or blanks, or a list of JSON.',
  hotspots:
    'A cell of JSON, or the path of the object in a record: {"exterior": [{"title", "description", "positions": {"0": {"x", "y"}}}], "interior": […]}, places in percent.',
  finance_lenders:
    'A cell of JSON, or the path of the object in a record: by lender, with paymentWeek, paymentMonth, interestRate, comparisonRate, termYears, deposit, balloon … in dollars and percent.',
  'lender.name': 'Whose example the columns below are, as your site’s finance settings name the lender.',
  'youxQuote.weeklyRepaymentAmount': 'Shown only with both its rates.',
  'caravan.body_length': 'Feet, such as 18.5 or 18\'6"; metres and mm with their unit.',
  'caravan.body_width': 'Feet; metres and mm with their unit.',
  'caravan.tare_weight': 'Kilograms; tonnes with their unit.',
  'caravan.aggregate_trailer_mass': 'Kilograms; tonnes with their unit.',
  'variant.towingcapacitybraked': 'Kilograms; tonnes with their unit.',
  'variant.grossvehiclemass': 'Kilograms; tonnes with their unit.',
  'variant.vehiclelength': 'Millimetres; metres with their unit.',
  listed_at: 'Read once, when the car is new to the feed; without it, that moment.',
}

/** Help text of a field in the panel. */
export const fieldHelpOf = (field: FeedField): string | undefined => helpTexts[field]

const commonGroups: readonly (readonly [string, readonly FeedField[]])[] = [
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

const listFieldsStartingWith = (...starts: readonly string[]): readonly FeedField[] =>
  feedFieldNames.filter((field) => starts.some((start) => field.startsWith(start)))

const namedGroups: readonly (readonly [string, readonly FeedField[]])[] = [
  ...commonGroups,
  ['360° view', ['spin_images', 'spin_interior_image', 'spin_code', 'hotspots']],
  ['Technical data', listFieldsStartingWith('variant.')],
  ['Caravan', listFieldsStartingWith('caravan.')],
  ['Finance and market', listFieldsStartingWith('finance_lenders', 'lender.', 'youxQuote.', 'autograb_data.')],
]

const groupedFields = new Set<FeedField>(namedGroups.flatMap(([, fields]) => fields))

/** All fields in groups, the most used first. */
export const fieldGroups: readonly { readonly label: string; readonly fields: readonly FeedField[] }[] = [
  ...namedGroups.map(([label, fields]) => ({ label, fields })),
  { label: 'Everything else', fields: feedFieldNames.filter((field) => !groupedFields.has(field)) },
]
