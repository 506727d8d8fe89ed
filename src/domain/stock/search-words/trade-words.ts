import type { StockSort } from '../search-record'
import type { ListField, RangeField } from '../search-url/fields'

/**
 * The trade's names for values, besides their own (SRCH-19). An entry's values are in order of preference: the first
 * one in the tenant's stock is used.
 */
type NameTable = readonly (readonly [values: readonly string[], names: readonly string[]])[]

export const tradeNames: Readonly<Partial<Record<ListField, NameTable>>> = {
  make: [
    [['Volkswagen'], ['vw', 'vdub', 'volkswagon']],
    [
      ['Mercedes-Benz', 'Mercedes'],
      ['merc', 'mercs', 'mercedes', 'benz', 'mercedes benz'],
    ],
    [['BMW'], ['beemer', 'bimmer', 'beamer']],
    [['Land Rover'], ['landy']],
    [['Chevrolet'], ['chevy', 'chev']],
    [['Harley-Davidson'], ['harley']],
    [['Mitsubishi'], ['mitsu', 'mitsi']],
    [['Alfa Romeo'], ['alfa']],
    [['Aston Martin'], ['aston']],
    [['Rolls-Royce'], ['rolls', 'roller']],
    [['Lamborghini'], ['lambo']],
    [['Subaru'], ['subie', 'subi']],
    [
      ['GWM', 'Great Wall'],
      ['great wall', 'gwm haval'],
    ],
  ],
  body: [
    [['Ute'], ['pickup', 'pick up', 'utility', 'dual cab', 'double cab', 'crew cab', 'space cab', 'dual cab ute']],
    [['SUV'], ['crossover', 'four wheel drive wagon', '4wd wagon', 'sports utility vehicle']],
    [
      ['Hatchback', 'Hatch'],
      ['hatch', 'hatchback'],
    ],
    [['Sedan'], ['saloon']],
    [['Wagon'], ['station wagon', 'estate']],
    [['Convertible'], ['cabriolet', 'cabrio', 'roadster', 'soft top', 'drop top']],
    [['Cab Chassis'], ['cab and chassis']],
    [['People Mover'], ['mpv', 'minivan']],
    [
      ['Coupe', 'Convertible'],
      ['coupé', 'sports car', 'sportscar'],
    ],
  ],
  fuel: [
    [['Petrol'], ['unleaded', 'ulp']],
    [['Diesel'], ['turbo diesel', 'turbodiesel']],
    [['Plug-in Hybrid'], ['phev', 'plugin', 'plug in']],
    [
      ['Hybrid', 'Plug-in Hybrid'],
      ['hybrid', 'hev'],
    ],
    [['Electric'], ['ev', 'bev', 'battery electric', 'fully electric']],
    [['LPG'], ['gas']],
  ],
  transmission: [
    [['Automatic'], ['auto', 'autos', 'cvt', 'dsg', 'self shifter']],
    [['Manual'], ['stick', 'stick shift', '5 speed manual', '6 speed manual', 'five speed', 'six speed']],
  ],
  drive: [
    [
      ['4WD', '4x4', 'Four Wheel Drive', 'AWD', 'All Wheel Drive'],
      ['4wd', '4x4', 'four wheel drive', '4 wheel drive', 'fourby', 'four by four'],
    ],
    [
      ['AWD', 'All Wheel Drive', '4WD', '4x4', 'Four Wheel Drive'],
      ['awd', 'all wheel drive'],
    ],
    [['FWD', '2WD'], ['front wheel drive']],
    [['RWD', '2WD'], ['rear wheel drive']],
    [['2WD'], ['4x2', 'two wheel drive', '2 wheel drive']],
  ],
  car_type: [
    [['used'], ['second hand', 'secondhand', 'pre owned', 'preowned', 'pre loved', 'preloved']],
    [['demo'], ['demonstrator', 'ex demo', 'demos']],
    [['new'], ['brand new']],
  ],
  state: [
    [['NSW'], ['new south wales']],
    [['VIC'], ['victoria']],
    [['QLD'], ['queensland']],
    [['SA'], ['south australia']],
    [['WA'], ['western australia']],
    [['TAS'], ['tasmania', 'tassie']],
    [['ACT'], ['australian capital territory']],
    [['NT'], ['northern territory']],
  ],
  item_type: [
    [['motorcycle'], ['motorbike', 'bike']],
    [['truck'], ['lorry']],
    [['caravan'], ['van to tow']],
  ],
  certified: [[['true'], ['certified', 'manufacturer certified', 'certified pre owned']]],
}

/**
 * Values that are spellings of one thing; naming one selects all the stock has. 4x4 and AWD are not merged, because
 * some tenants have both.
 */
export const equivalentValues: Readonly<Partial<Record<ListField, readonly (readonly string[])[]>>> = {
  drive: [
    ['4WD', '4x4', 'Four Wheel Drive'],
    ['AWD', 'All Wheel Drive'],
  ],
}

type AmountNames = readonly (readonly [field: RangeField, names: string])[]

/** Names after an amount, which say what it is an amount of; separated by `|`. */
export const unitNames: AmountNames = [
  ['km', 'km|kms|kilometres|kilometers|kilometre|kays|klicks|ks on the clock'],
  ['weekly_price', 'a week|per week|each week|pw|weekly|week'],
  ['price', 'dollars|dollar|bucks|aud'],
  ['seats', 'seats|seat|seater|seaters'],
]

/** Words before the bound of an amount: “kilometres under 60,000”, “price under 30,000”, “year from 2019”. */
export const subjectNames: AmountNames = [
  ['km', 'km|kms|kilometres|kilometers|odometer|mileage'],
  ['price', 'price|priced'],
  ['year', 'year|years'],
  ['seats', 'seats'],
]

/** Basic colours; each selects every colour with that word in its name. */
export const basicColours: readonly string[] = [
  ...['white', 'black', 'silver', 'grey', 'red', 'blue', 'green', 'yellow', 'gold', 'orange', 'brown', 'bronze'],
  ...['beige', 'cream', 'purple', 'pink', 'maroon'],
]

/** Words without a filter meaning, removed from the text when other words are filters. */
export const fillerWords: ReadonlySet<string> = new Set(
  [
    'a an the in at on of with and or for from to near around my me i im we want need looking look find show please',
    'car cars vehicle vehicles auto autos some any that which is are has have under over below above less more than',
    'between price priced prices cost costing colour color coloured colored painted body type drive transmission gearbox',
    'gear gears speed fuel engine powered model models make year years km kms kilometres kilometers dollars dealer',
    'dealership located sale buy budget max maximum min minimum up least most only',
    'cheap cheaper cheapest affordable inexpensive expensive dearest priciest low lower lowest mileage family good nice',
    'first newest latest recent great best reliable away driveaway anything everything something nothing all but',
  ].flatMap((line) => line.split(' ')),
)

/** Words that choose a sort. */
export const sortWords: ReadonlyMap<string, StockSort> = new Map([
  ...['cheap', 'cheaper', 'cheapest', 'affordable', 'inexpensive', 'leastexpensive'].map(
    (word) => [word, 'price_asc'] as const,
  ),
  ...['expensive', 'mostexpensive', 'dearest', 'priciest'].map((word) => [word, 'price_desc'] as const),
  ...['newest', 'latest', 'mostrecent'].map((word) => [word, 'latest'] as const),
])
