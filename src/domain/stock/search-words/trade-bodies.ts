import type { NameTable } from './make-names'
import { keyOf } from './tokens'

/** A body as feeds write it, preferred spelling first; the kind of vehicle that has it; and more names of shoppers. */
type TradeBody = {
  readonly kind: string
  readonly values: readonly string[]
  readonly names: readonly string[]
  /** Bodies that do a similar job, for a dealer who doesn't have this one. */
  readonly similar: readonly string[]
  /** True for a word that isn't a body where the stock doesn't have it: “sport” is also a badge. */
  readonly onlyInStock?: true
}

/** Names and similar bodies are separated by `|`. */
type BodyRow = readonly [values: readonly string[], names?: string, similar?: string, onlyInStock?: true]

const split = (text: string | undefined): readonly string[] => (text ? text.split('|') : [])

const listBodies = (kind: string, rows: readonly BodyRow[]): readonly TradeBody[] =>
  rows.map(([values, names, similar, onlyInStock]) => ({
    kind,
    values,
    names: split(names),
    similar: split(similar),
    ...(onlyInStock && { onlyInStock }),
  }))

const CHILDRENS_BIKES = [
  'kids bike|kid bike|kids motorbike|kids dirt bike|childrens bike|peewee|pee wee|peewee 50|pee wee 50|pw50|pw 50',
  'kids pee wee|kids pee wee 50|kids peewee|kids peewee 50|kids pw50|pit bike|mini bike',
].join('|')

const dirtBikes = [
  'dirt bike|dirtbike|dirt|motocross bike|motox|motocrosser|mx bike|trail bike|enduro bike|farm bike|ag bike',
  'two stroke|2 stroke',
].join('|')

/** The bodies of the trade (SRCH-19). Where two share a name, the earlier one in stock has it. */
const tradeBodies: readonly TradeBody[] = [
  ...listBodies('car', [
    [
      ['Ute'],
      'pickup|pick up|pickup truck|utility|dual cab|double cab|crew cab|space cab|dual cab ute',
      'Cab Chassis|SUV',
    ],
    [['SUV'], 'suvs|crossover|four wheel drive wagon|4wd wagon|sports utility vehicle'],
    [['Hatchback', 'Hatch'], 'hatch|hatchback|small car|city car|compact car', 'Sedan|SUV'],
    [['Van'], 'panel van|delivery van|cargo van'],
    [['Sedan'], 'saloon', 'Hatchback'],
    [['Wagon'], 'station wagon|estate', 'SUV|Hatchback'],
    [['Convertible', 'Cabriolet'], 'cabriolet|cabrio|roadster|soft top|drop top', 'Coupe'],
    [['Coupe', 'Coupé', 'Convertible'], 'coupé|sports car|sportscar', 'Convertible'],
    [['Cab Chassis'], 'cab and chassis', '', true],
    [['People Mover'], 'mpv|minivan|mini van|minibus', 'SUV'],
  ]),
  ...listBodies('caravan', [
    [['Pop Top'], 'poptop|pop up'],
    [['Camper Trailer'], 'camper|soft floor camper', 'Pop Top|Hybrid'],
    [['Hybrid'], 'hybrid camper|hybrid caravan|hybrid van|hybrid camper trailer'],
    [['Motorhome', 'Campervan'], 'motor home|camper van|rv', 'Caravan'],
    [['Fifth Wheeler'], '5th wheeler|fifth wheel', 'Caravan'],
    [['Toy Hauler']],
    [['Slide On'], 'slide on camper|slide on for ute|ute camper|ute slide on'],
  ]),
  ...listBodies('motorcycle', [
    // No other motorcycle stands in for a child's.
    [['Kids Bike', 'Mini Bike', 'Off Road', 'Off-Road', 'Motocross', 'Dirt Bike'], CHILDRENS_BIKES],
    [['Off Road', 'Off-Road', 'Motocross', 'Dirt Bike', 'Enduro', 'Trail'], dirtBikes, 'Adventure'],
    [['Scooter'], 'moped|vespa'],
    [['Cruiser'], 'cruzer'],
    [['Naked'], 'naked bike|streetfighter'],
    [['Adventure'], 'adventure bike|adv bike|dual sport|adventure tourer|adventure touring'],
    [['Sport'], 'sports bike|sport bike|sportsbike|superbike|super sport', 'Naked', true],
    [['Touring'], 'tourer|touring bike', 'Adventure|Cruiser', true],
    [['ATV', 'Quad'], 'quad bike|four wheeler'],
  ]),
  ...listBodies('truck', [
    [['Tipper'], 'tip truck|tipping truck', 'Tray|Cab Chassis'],
    [['Tray'], 'flat bed|flatbed|flat top|flattop|table top'],
    [['Pantech'], 'pantec|furniture truck|removal truck|removalist truck|moving truck|box truck'],
    [['Prime Mover'], 'semi'],
    [['Curtainsider', 'Tautliner'], 'curtain sider|curtainside|taut liner|curtain side|taut', 'Pantech'],
    [
      ['Refrigerated', 'Freezer', 'Refrigerated Pantech'],
      [
        'fridge truck|freezer truck|freezer|refrigerated truck|fridge|fridges|reefer|chiller truck|refrigerator truck',
        'freezer pantech|fridge pantech',
      ].join('|'),
      'Pantech',
    ],
    [
      ['Agitator', 'Concrete Agitator'],
      'agi|concrete truck|cement truck|cement mixer|concrete mixer',
      'Tipper|Cab Chassis',
    ],
    [['Crane', 'Crane Truck'], 'hiab|truck crane', 'Tray|Cab Chassis'],
    [['Crew Cab'], 'dual cab|double cab|crewcab|dualcab', 'Tray'],
    [['Tow Truck', 'Tilt Tray'], 'tilt slide|car carrier', 'Tray|Cab Chassis'],
    [['Tanker', 'Water Truck'], 'water cart|fuel tanker', 'Cab Chassis'],
    [['Garbage', 'Compactor'], 'garbage truck|rubbish truck'],
    [['Vacuum', 'Vac Truck'], 'sucker truck'],
    [['Hooklift', 'Skip Bin'], 'hook lift|hook truck'],
    [['Livestock', 'Stock Crate'], 'cattle truck|horse truck'],
  ]),
]

/** The names of bodies in stock. */
export const bodyNames: NameTable = tradeBodies.map(({ values, names }) => [values, names])

const keysOf = ({ values, names, onlyInStock }: TradeBody): readonly string[] =>
  [...(onlyInStock ? [] : values), ...names]
    .map(keyOf)
    .flatMap((key) => (/[\ds]$/.test(key) ? [key] : [key, `${key}s`]))

/** Keys of all bodies that a stock may be without. */
export const tradeBodyKeys: readonly string[] = tradeBodies.flatMap(keysOf)

/**
 * Collects the names of bodies of the trade (SRCH-19): of those in stock under another name, and of those that the dealer
 * of such vehicles doesn't have. The latter find nothing, so that the page says so and shows the nearest: as text they
 * would be left out.
 */
export const collectTradeBodies = (
  stockKinds: readonly string[],
  stockBodies: readonly string[],
  hasMeaning: (key: string) => boolean,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    tradeBodies
      .filter(({ kind }) => stockKinds.includes(kind))
      .flatMap((body) => {
        const ofStock = stockBodies.filter((one) => body.values.some((value) => keyOf(value) === keyOf(one)))
        const values = ofStock.length > 0 ? ofStock : body.values.slice(0, 1)
        return keysOf(body).flatMap((key) => (hasMeaning(key) ? [] : [[key, values] as const]))
      }),
  )

/** Returns the kinds of vehicle that have these bodies; none for bodies that aren't known. */
export const listKindsOfBodies = (bodies: readonly string[]): readonly string[] => [
  ...new Set(tradeBodies.flatMap(({ kind, values }) => (values.some((value) => bodies.includes(value)) ? kind : []))),
]

/** Returns the bodies that do a similar job as these. */
export const listSimilarBodies = (bodies: readonly string[]): readonly string[] => [
  ...new Set(tradeBodies.flatMap(({ values, similar }) => (bodies.includes(values[0] ?? '') ? similar : []))),
]
