import { tradeNames } from './trade-words'
import { keyOf } from './tokens'

/** A body as feeds write it, the kind of vehicle that has it, and further names of shoppers. */
type TradeBody = { readonly kind: string; readonly values: readonly string[]; readonly names: readonly string[] }

const listBodies = (
  kind: string,
  bodies: readonly (readonly [values: readonly string[], names?: readonly string[]])[],
): readonly TradeBody[] => bodies.map(([values, names = []]) => ({ kind, values, names }))

const tradeBodies: readonly TradeBody[] = [
  ...listBodies('car', [
    [['Ute']],
    [['SUV']],
    [['Hatchback', 'Hatch']],
    [['Van']],
    [['Sedan']],
    [['Wagon']],
    [['Convertible', 'Cabriolet']],
    [['Coupe', 'Coupé']],
    [['People Mover']],
  ]),
  ...listBodies('motorcycle', [
    [
      ['Off Road', 'Off-Road', 'Motocross', 'Dirt Bike', 'Enduro', 'Trail'],
      [
        ...[
          'dirt bike',
          'dirtbike',
          'dirt',
          'motocross bike',
          'motox',
          'motocrosser',
          'mx bike',
          'trail bike',
          'pit bike',
        ],
        ...[
          'enduro bike',
          'kids bike',
          'kid bike',
          'kids motorbike',
          'childrens bike',
          'peewee',
          'pee wee',
          'peewee 50',
        ],
        ...['pw50', 'pw 50', 'farm bike', 'ag bike', 'two stroke', '2 stroke'],
      ],
    ],
    [['Scooter'], ['moped', 'vespa']],
    [['Cruiser']],
    [['Naked']],
    [['Adventure']],
    [
      ['ATV', 'Quad'],
      ['quad bike', 'four wheeler'],
    ],
  ]),
  ...listBodies('truck', [
    [['Tipper']],
    [['Tray']],
    [['Pantech']],
    [['Prime Mover'], ['semi']],
    [
      ['Curtainsider', 'Tautliner'],
      ['curtain side', 'taut'],
    ],
    [
      ['Refrigerated', 'Freezer', 'Refrigerated Pantech'],
      ['fridge', 'fridges', 'reefer', 'chiller truck', 'refrigerator truck', 'freezer pantech', 'fridge pantech'],
    ],
    [
      ['Agitator', 'Concrete Agitator'],
      ['agi', 'concrete truck', 'cement truck', 'cement mixer', 'concrete mixer'],
    ],
    [
      ['Crane', 'Crane Truck'],
      ['hiab', 'truck crane'],
    ],
    [['Crew Cab'], ['dual cab', 'double cab', 'crewcab', 'dualcab']],
    [
      ['Tow Truck', 'Tilt Tray'],
      ['tilt slide', 'car carrier'],
    ],
    [
      ['Tanker', 'Water Truck'],
      ['water cart', 'fuel tanker'],
    ],
    [
      ['Garbage', 'Compactor'],
      ['garbage truck', 'rubbish truck'],
    ],
    [['Vacuum', 'Vac Truck'], ['sucker truck']],
    [
      ['Hooklift', 'Skip Bin'],
      ['hook lift', 'hook truck'],
    ],
    [
      ['Livestock', 'Stock Crate'],
      ['cattle truck', 'horse truck'],
    ],
  ]),
  ...listBodies('caravan', [
    [['Pop Top']],
    [['Camper Trailer']],
    [
      ['Motorhome', 'Campervan'],
      ['motor home', 'camper van', 'rv'],
    ],
    [['Fifth Wheeler'], ['5th wheeler', 'fifth wheel']],
    [['Toy Hauler']],
    [['Slide On'], ['slide on camper']],
  ]),
]

const namesOf = ({ values, names }: TradeBody): readonly string[] => [
  ...values,
  ...names,
  ...(tradeNames.body ?? []).flatMap(([[value], aliases]) => (value === values[0] ? aliases : [])),
]

const keysOf = (body: TradeBody): readonly string[] =>
  namesOf(body)
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
