import type { ItemType } from '../vehicle/vehicle'
import { toMatchKey, toKnownText, createSpellingMap, toTitleCase } from './text'

const bodySpellings = {
  SUV: ['4x4 wagon', 'sports utility vehicle', 'sav', 'crossover', 'suvs'],
  Hatchback: ['hatch', '5d hatch', '3d hatch', 'hatchbacks'],
  Ute: [
    'ute / tray',
    'utility',
    'pickup',
    'pick up',
    'dual cab',
    'double cab',
    'crew cab',
    'space cab',
    'utes',
    'tray',
    'well body',
    'wellside',
    'flatbed',
  ],
  Sedan: ['saloon', 'limo', 'sedans'],
  Wagon: ['station wagon', 'estate', 'sportwagon', 'sports tourer', 'wagons'],
  'Cab Chassis': ['cab & chassis', 'cabchassis', 'light truck'],
  Van: ['vans', 'panel van', 'window van'],
  Commercial: ['light commercial', 'commercials'],
  Coupe: ['coupé', 'coupes', 'fastback', 'hardtop'],
  Convertible: ['cabriolet', 'roadster', 'soft top', 'convertibles', 'cabrio'],
  'People Mover': ['people movers', 'people carrier', 'mpv', 'minivan', 'kombi'],
  Bus: ['minibus', 'coach'],
} as const
const bodies = createSpellingMap(bodySpellings)

/** The bodies of cars, as shoppers filter by them. */
export const simpleBodies: readonly string[] = Object.keys(bodySpellings)

/** Bodies of motorcycles, trucks and caravans, which keep their own names. */
export const otherBodies = {
  motorcycle: [
    ...['Naked', 'Sport', 'Cruiser', 'Touring', 'Adventure', 'Scooter', 'Off-road', 'Enduro', 'Motocross', 'Trail'],
  ],
  truck: [
    ...['Tipper', 'Tray', 'Pantech', 'Prime Mover', 'Curtainsider', 'Refrigerated', 'Tautliner', 'Dropside'],
    ...['Tilt Tray'],
  ],
  caravan: ['Caravan', 'Pop Top', 'Camper Trailer', 'Hybrid', 'Motorhome', 'Campervan', 'Fifth Wheeler'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const knownBodies: ReadonlySet<string> = new Set(
  [...bodies.values(), ...Object.values(otherBodies).flat()].map(toMatchKey),
)

/** Bodies that only another kind than a car has, although they can share a word with a car's: a tray on a camper. */
const OTHER_KINDS = /tipper|prime.?mover|caravan|camper|motor.?home|trailer/iu

/** Words of trucks and motorcycles that cars have too: a crew cab truck, a pickup truck, a sports tourer. */
const SHARED_WORDS = /truck|tourer|cruiser/iu

/**
 * True for a body that shoppers filter by; any other is a description that a mapping may translate. A car's body with a
 * word of another kind says too little.
 */
export const isKnownBody = (body: string, kind?: ItemType): boolean => {
  if (knownBodies.has(toMatchKey(body))) return true
  if (kind === 'car') return false
  return OTHER_KINDS.test(body) || (kind !== undefined && SHARED_WORDS.test(body))
}

/** Descriptions such as “Dual Cab Utility” or “4D Sedan”. The first that matches wins. */
const bodyRules = [
  [/cab.{0,3}chassis|chassis|\bc\/?chas\b|\bc\/c\b|\bcab.?ch(?:as)?\b/iu, 'Cab Chassis'],
  [/\b(?:s[ua]|cu)v\b|sports?.?(?:utility|activity)|crossover|troop.?(?:carrier|y)/iu, 'SUV'],
  [/\bcab.{0,3}van\b/iu, 'Van'],
  // A wagon for bad roads is an SUV to a shopper.
  [
    /(?:4.?wd|4.?x.?4|off.?road).{0,12}(?:\bw(?:agon|gn)|hard.?top)|\bw(?:agon|gn).{0,12}(?:4.?wd|4.?x.?4)|hard.?top.{0,12}(?:4.?wd|4.?x.?4)/iu,
    'SUV',
  ],
  [
    /\butes?\b|utility|pick.?up|\bp[/.]?up\b|\bp\/u\b|\b[dc]\/c(?:ab)?\b|styleside|well.?(?:body|side)|flat.?bed|tray.?(?:back|top)|\b(?:dual|dbl|double|d|crew|space|single|super|king|club|ext(?:ra|ended)|xtra|x|quad|mega|smart|freestyle|access).?cab\b|\bflat.?tray\b|^[sdce]\/?c$/iu,
    'Ute',
  ],
  [/(?:people.?|\bp\/)(?:mover|mvr|carrier)|\b(?:mpv|pmv)\b|mini.?van|\bkombi\b/iu, 'People Mover'],
  [/convertible|cabrio|roadster|soft.?top|sp[iy]der|targa|\bconv\b/iu, 'Convertible'],
  [/coup[eé]|\bcpe\b|hard.?top/iu, 'Coupe'],
  [/hatch|\bh\/?b(?:k|ack)?\b|\bht?ch\b|\bl\/back\b|lift.?back|sport.?back/iu, 'Hatchback'],
  [/\bsedn?\b|\bsdn\b|sedan|saloon|\blimo(?:usine)?\b/iu, 'Sedan'],
  [/wagon|\bw\/gon\b|\bs\/?w\b|\bwa?gn?\b|\bestate|shooting.?brake\b|sports?.?tourer/iu, 'Wagon'],
  [
    /(?:panel|window|cargo|crew|delivery|refrigerated|roof|light|[lms]wb|\d\s?d(?:oo)?r?).{0,12}\bvan\b|^van\b.{0,3}\d\s?d(?:oo)?r?\b/iu,
    'Van',
  ],
  [/mini.?bus|\bbus\b|\bcoach\b/iu, 'Bus'],
  [/\bp?\/?vans?\b/iu, 'Van'],
] as const

type BodyRules = readonly (readonly [RegExp, string])[]

const caravanRules: BodyRules = [
  [/camper.?trailer|^camper$|(?:soft|hard).?floor|(?:forward|rear).?fold/iu, 'Camper Trailer'],
  [/pop.?top/iu, 'Pop Top'],
  [/camper.?van/iu, 'Campervan'],
  [/motor.?home/iu, 'Motorhome'],
  [/(?:fifth|5th).?wheel/iu, 'Fifth Wheeler'],
]

const truckRules: BodyRules = [
  [/prime.?mover/iu, 'Prime Mover'],
  [/pan.?tec/iu, 'Pantech'],
  [/curtain.?side/iu, 'Curtainsider'],
  [/taut.?liner/iu, 'Tautliner'],
  [/tipper|tip.?truck/iu, 'Tipper'],
]

/**
 * The bodies of trucks, motorcycles and caravans in the words of feeds. A body of several words has the name of the one
 * that says most: a pop-top caravan is a pop top, a refrigerated pantech is refrigerated.
 */
const bodiesOfKind: Readonly<Partial<Record<ItemType, BodyRules>>> = {
  motorcycle: [
    [/\badv(?:enture)?\b|dual.?(?:sport|purpose)/iu, 'Adventure'],
    [/naked|street.?fighter/iu, 'Naked'],
    [/\bcruiser\b|chopper|bobber/iu, 'Cruiser'],
    [/scooter/iu, 'Scooter'],
    [/\bmx\b|moto.?(?:cross|x)/iu, 'Motocross'],
    [/enduro/iu, 'Enduro'],
    [/\btrail\b/iu, 'Trail'],
    [/\btour(?:er|ing)\b/iu, 'Touring'],
    [/sports?\b/iu, 'Sport'],
    [/off.?road|dirt/iu, 'Off-road'],
  ],
  truck: [
    [/refrig|fridge|freezer|chiller/iu, 'Refrigerated'],
    [/^p\/?.?mover$/iu, 'Prime Mover'],
    ...truckRules,
    [/tilt.?tray/iu, 'Tilt Tray'],
    [/drop.?side/iu, 'Dropside'],
    [/\btray|table.?top|flat.?(?:bed|top)/iu, 'Tray'],
  ],
  caravan: [...caravanRules, [/hybrid/iu, 'Hybrid'], [/caravan|\S\s+van\b/iu, 'Caravan']],
}

/** Bodies that show the kind of a vehicle whose feed does not name it. */
const bodiesOfNoKind: BodyRules = [...truckRules, ...caravanRules]

/** A truck's “crew cab truck” is no ute; a car's “pickup truck” is one. */
const keepsName = (text: string, kind: ItemType | undefined): boolean =>
  OTHER_KINDS.test(text) ||
  (SHARED_WORDS.test(text) && kind !== 'car' && (kind !== undefined || !/pick.?up|sports?.?tourer/iu.test(text)))

const findRule = (rules: BodyRules, text: string): string | undefined =>
  rules.find(([pattern]) => pattern.test(text))?.[1]

const findBody = (text: string, kind: ItemType | undefined): string | undefined => {
  const ofKind = findRule(kind === undefined ? bodiesOfNoKind : (bodiesOfKind[kind] ?? []), text)
  if (ofKind !== undefined || keepsName(text, kind)) return ofKind
  return bodies.get(toMatchKey(text)) ?? findRule(bodyRules, text)
}

/**
 * Returns `simple_body`, the term shoppers filter by; any other body keeps its own name. `kind` is the vehicle's, where
 * its feed names one.
 */
export const toSimpleBody = (text: string, kind?: ItemType): string | undefined => {
  const clean = toKnownText(text)
  if (clean === undefined || toMatchKey(clean) === 'other') return undefined
  const found = findBody(clean, kind)
  if (found !== undefined) return found
  return clean === clean.toUpperCase() && clean.length > 4 ? toTitleCase(clean) : clean
}
