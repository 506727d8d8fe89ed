import type { ListField, RangeField } from '../fields/search-fields'
import { featureNames } from './feature-names'
import { makeNames, type NameTable } from './make-names'
import { bodyNames } from './trade-bodies'

export const spelledCounts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Names of a counted value: “5 door”, “five door”, “sleeps 4”. */
const namesOfCount = (
  count: number,
  nouns: readonly string[],
  verbs: readonly string[] = [],
): readonly [values: readonly string[], names: readonly string[]] => [
  [String(count)],
  [String(count), spelledCounts[count] ?? ''].flatMap((number) => [
    ...nouns.map((noun) => `${number} ${noun}`),
    ...verbs.map((verb) => `${verb} ${number}`),
  ]),
]

const twoWheelDrive = ['4x2', '4 by 2', 'four by two', 'two wheel drive', '2 wheel drive']

export const tradeNames: Readonly<Partial<Record<ListField, NameTable>>> = {
  make: makeNames,
  body: bodyNames,
  fuel: [
    [['Petrol'], ['unleaded', 'ulp']],
    [['Diesel'], ['turbo diesel', 'turbodiesel']],
    [['Plug-in Hybrid'], ['phev', 'phevs', 'plugin', 'plug in', 'plug in hybrid', 'plugin hybrid']],
    [
      ['Hybrid', 'Plug-in Hybrid'],
      ['hybrid', 'hev'],
    ],
    [
      ['Electric'],
      ['ev', 'evs', 'bev', 'bevs', 'battery electric', 'fully electric', 'pure electric', 'zero emission'],
    ],
    [['LPG'], ['gas']],
  ],
  transmission: [
    [['Automatic'], ['auto', 'autos', 'cvt', 'dsg', 'self shifter']],
    [['Manual'], ['stick', 'stick shift', '5 speed manual', '6 speed manual', 'five speed', 'six speed']],
  ],
  drive: [
    [
      ['4WD', '4x4', 'Four Wheel Drive', 'AWD', 'All Wheel Drive'],
      ['4wd', '4x4', 'four wheel drive', '4 wheel drive', 'fourby', 'four by four', '4 by 4'],
    ],
    [
      ['AWD', 'All Wheel Drive', '4WD', '4x4', 'Four Wheel Drive'],
      ['awd', 'all wheel drive', 'dual motor', 'twin motor'],
    ],
    [
      ['FWD', '2WD'],
      ['front wheel drive', 'front drive'],
    ],
    [
      ['RWD', '2WD'],
      ['rear wheel drive', 'rear drive'],
    ],
    [['2WD'], twoWheelDrive],
    [
      ['6x4', '6x2'],
      ['6 wheel', '6 wheeler', 'six wheeler', '10 wheeler', 'ten wheeler', 'bogie drive', 'tandem drive'],
    ],
    [['8x4'], ['8 wheel', '8 wheeler', 'eight wheeler', 'twin steer']],
  ],
  car_type: [
    [
      ['used'],
      [
        'second hand',
        'secondhand',
        '2nd hand',
        'trade in',
        'trade ins',
        'tradein',
        'pre-loved',
        'pre owned',
        'preowned',
        'pre loved',
        'preloved',
      ],
    ],
    [['demo'], ['demonstrator', 'ex demo', 'demos', 'ex demonstrator', 'dealer demo', 'demo model', 'demo models']],
    [['new'], ['brand new', 'new in stock', '0 km']],
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
  region: [
    [['Brisbane'], ['brissy', 'brissie', 'brisvegas', 'bris']],
    [['Gold Coast'], ['goldie', 'goldy', 'the goldie', 'the goldy']],
    [['Sunshine Coast'], ['sunny coast', 'the sunny coast', 'sunshine']],
    [['Newcastle'], ['newy', 'newie']],
    [['Wollongong'], ['the gong', 'gong']],
    [['Sydney'], ['syd']],
    [['Melbourne'], ['melb']],
    [['Canberra'], ['berra', 'the berra']],
    [['Launceston'], ['launnie', 'lonnie']],
  ],
  item_type: [
    [['motorcycle'], ['motorbike', 'bike']],
    [['truck'], ['lorry']],
    [['caravan'], ['van to tow']],
  ],
  filtered_features: featureNames,
  certified: [[['true'], ['certified', 'manufacturer certified', 'certified pre owned', 'cpo', 'approved used']]],
  lams: [
    [
      ['true'],
      [
        ...['lams', 'lams approved', 'learner', 'learner approved', 'learner legal', 'learners'],
        ...['beginner', 'beginners', 'beginner bike', 'first bike', 'new rider', 'new riders'],
        ...[
          'no licence',
          'no bike licence',
          'dont have a bike licence',
          'dont have bike licence',
          'no motorbike licence',
        ],
        ...['l plates', 'l plate', 'l plater', 'l platers', 'my ls', 'her ls', 'his ls', 'on ls'],
        ...['p plater bike', 'p plate bike', 'p plates bike', 'p plater motorbike', 'p plate motorbike'],
      ],
    ],
  ],
  reduced: [
    [
      ['true'],
      [
        ...['special', 'on special', 'special offer', 'special price', 'on sale', 'sale price', 'price drop'],
        ...['reduced', 'reduced price', 'price reduced', 'discount', 'discounted', 'marked down', 'clearance'],
      ],
    ],
  ],
  connector: [
    [
      ['CCS2', 'CCS'],
      ['ccs', 'ccs 2', 'ccs2', 'ccs combo', 'combo 2'],
    ],
    [['CHAdeMO'], ['chademo']],
    [['Type 2'], ['type 2', 'mennekes']],
  ],
  axle_type: [
    [['Single'], ['single axle', 'single axles']],
    [
      ['Tandem', 'Dual'],
      ['tandem axle', 'tandem axles', 'tandem', 'dual axle', 'dual axles', 'twin axle'],
    ],
    [
      ['Triple', 'Tri'],
      ['tri axle', 'triple axle'],
    ],
  ],
  cylinders: [
    [['3'], ['3 cylinder', '3 cyl', 'three cylinder']],
    [['4'], ['4 cylinder', '4 cyl', 'four cylinder']],
    [['5'], ['5 cylinder', '5 cyl', 'five cylinder']],
    [['6'], ['v6', 'v 6', '6 cylinder', '6 cyl', 'six cylinder', 'straight six', 'inline six', 'flat six']],
    [['8'], ['v8', 'v 8', '8 cylinder', '8 cyl', 'eight cylinder']],
    [['10'], ['v10', 'v 10']],
    [['12'], ['v12', 'v 12']],
  ],
  doors: [2, 3, 4, 5].map((count) => namesOfCount(count, ['door', 'dr'])),
  berths: [2, 3, 4, 5, 6, 7, 8].map((count) => namesOfCount(count, ['berth', 'person', 'people'])),
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

/**
 * Values that a wider word means too: the whole family is selected. The filter of the value itself stays exact, and so
 * do its other names. A plug-in hybrid is a hybrid to a shopper.
 */
export const widerNames: Readonly<Partial<Record<ListField, NameTable>>> = {
  fuel: [[['Hybrid', 'Plug-in Hybrid'], ['hybrid']]],
  body: [
    [
      ['Naked', 'Sport', 'Cruiser', 'Touring', 'Road', 'Standard', 'Classic'],
      ['road bike', 'road bikes', 'street bike', 'road motorcycle', 'road motorbike'],
    ],
    [
      ['Coupe', 'Convertible'],
      ['weekend car', 'weekender', 'fun car', 'fun', 'something fun', 'sporty', 'sporty car', 'something sporty'],
    ],
  ],
  drive: [
    [
      ['2WD', 'FWD', 'RWD'],
      ['2wd', ...twoWheelDrive],
    ],
    [
      ['4WD', '4x4', 'Four Wheel Drive', 'AWD', 'All Wheel Drive'],
      ['snow', 'the snow', 'snow trips', 'alpine'],
    ],
  ],
}

type AmountNames = readonly (readonly [field: RangeField, names: string, factor?: number])[]

/**
 * Names after an amount, which say what it is an amount of; separated by `|`. The factor converts it to the field's
 * unit.
 */
/** “80 bucks a week” is no price. */
const withDollars = (names: string): string =>
  names
    .split('|')
    .flatMap((name) => [`dollars ${name}`, `dollar ${name}`, `bucks ${name}`, name])
    .join('|')

export const unitNames: AmountNames = [
  ['km', 'km|kms|kilometres|kilometers|kilometre|kays|klicks|ks|ks on the clock|kms on the clock|on the clock'],
  ['weekly_price', withDollars('a week|per week|each week|pw|weekly|week')],
  ['weekly_price', withDollars('a fortnight|per fortnight|each fortnight|fortnightly|fortnight'), 1 / 2],
  ['weekly_price', withDollars('a month|per month|each month|pm|monthly|month'), 12 / 52],
  ['price', 'dollars|dollar|bucks|aud'],
  ['seats', 'seats|seat|seater|seaters'],
  ['berths', 'berths|berth'],
]

/** Words before the bound of an amount: “kilometres under 60,000”, “price under 30,000”, “year from 2019”. */
export const subjectNames: AmountNames = [
  ['km', 'km|kms|kilometres|kilometers|odometer|mileage'],
  ['price', 'price|priced'],
  ['year', 'year|years'],
  ['seats', 'seats'],
  ['weekly_price', 'weekly|repayment|repayments|payment|payments|instalments'],
]

/**
 * Basic colours. Each selects every paint with one of its words in the name, since shoppers do not know paints: a navy
 * car is a blue one. The words name their paints too; where the stock has none, they name the basic colour.
 */
export const basicColours: Readonly<Record<string, readonly string[]>> = {
  white: ['white', 'ivory'],
  black: ['black', 'ebony', 'onyx', 'obsidian'],
  silver: ['silver'],
  grey: ['grey', 'gray', 'charcoal', 'graphite', 'gunmetal', 'gun metal', 'slate'],
  red: ['red', 'burgundy', 'maroon', 'crimson', 'scarlet', 'ruby'],
  blue: ['blue', 'navy', 'cobalt', 'sapphire'],
  green: ['green', 'olive', 'khaki', 'emerald'],
  yellow: ['yellow'],
  gold: ['gold', 'champagne'],
  orange: ['orange'],
  brown: ['brown', 'bronze', 'chocolate', 'mocha'],
  beige: ['beige', 'cream', 'sand', 'sandstone'],
  purple: ['purple', 'violet', 'plum'],
  pink: ['pink'],
}

/** Nouns of each kind of vehicle. At a dealer with one kind they say nothing, like “car” at a car dealer. */
export const itemTypeNouns: Readonly<Record<string, readonly string[]>> = {
  car: ['car', 'cars'],
  motorcycle: ['motorcycle', 'motorcycles', 'motorbike', 'motorbikes', 'bike', 'bikes'],
  truck: ['truck', 'trucks', 'lorry', 'rig', 'rigid', 'rigids'],
  caravan: ['caravan', 'caravans', 'van', 'vans'],
}
