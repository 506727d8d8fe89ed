import { toMatchKey, toKnownText, createSpellingMap, toTitleCase } from './text'

const bodySpellings = {
  SUV: ['4x4 wagon', 'sports utility vehicle', 'crossover', 'suvs'],
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
  ],
  Sedan: ['saloon', 'sedans'],
  Wagon: ['station wagon', 'estate', 'sportwagon', 'wagons'],
  'Cab Chassis': ['cab & chassis', 'cabchassis', 'light truck'],
  Van: ['vans', 'panel van'],
  Commercial: ['light commercial', 'commercials'],
  Coupe: ['coupé', 'coupes', 'fastback'],
  Convertible: ['cabriolet', 'roadster', 'soft top', 'convertibles', 'cabrio'],
  'People Mover': ['people movers', 'mpv', 'minivan'],
  Bus: ['minibus'],
} as const
const bodies = createSpellingMap(bodySpellings)

/** The bodies of cars, as shoppers filter by them. */
export const simpleBodies: readonly string[] = Object.keys(bodySpellings)

/** Bodies of motorcycles, trucks and caravans, which keep their own names. */
const otherBodies: readonly string[] = [
  ...['Naked', 'Sport', 'Cruiser', 'Touring', 'Adventure', 'Scooter', 'Off-road', 'Enduro', 'Motocross', 'Trail'],
  ...['Tipper', 'Tray', 'Pantech', 'Prime Mover', 'Curtainsider', 'Refrigerated', 'Tautliner', 'Dropside', 'Tilt Tray'],
  ...['Caravan', 'Pop Top', 'Camper Trailer', 'Hybrid', 'Motorhome', 'Campervan', 'Fifth Wheeler'],
]

const knownBodies: ReadonlySet<string> = new Set([...bodies.values(), ...otherBodies].map(toMatchKey))

/** True for a body that shoppers filter by; any other is a description that a mapping may translate. */
export const isKnownBody = (body: string): boolean => knownBodies.has(toMatchKey(body)) || OTHER_KINDS.test(body)

/** Bodies that share a word with a car's and keep their own name: a truck's crew cab, a camper with a pick-up's tray. */
const OTHER_KINDS = /truck|tipper|prime.?mover|caravan|camper|motor.?home|trailer|tourer|cruiser/iu

/** Descriptions such as “Dual Cab Utility” or “4D Sedan”. The first that matches wins. */
const bodyRules = [
  [/cab.{0,3}chassis|chassis|\bc\/?chas\b|\bcab.?ch(?:as)?\b/iu, 'Cab Chassis'],
  [/\bsuv\b|sports?.?utility|crossover/iu, 'SUV'],
  [
    /\butes?\b|utility|pick.?up|\bp[/.]?up\b|styleside|tray.?(?:back|top)|\b(?:dual|dbl|double|d|crew|space|single|super|king|club|ext(?:ra|ended)|xtra|quad|mega|smart|freestyle|access).?cab\b/iu,
    'Ute',
  ],
  [/people.?mover|\bmpv\b|mini.?van/iu, 'People Mover'],
  [/convertible|cabrio|soft.?top|spyder|targa/iu, 'Convertible'],
  [/coup[eé]/iu, 'Coupe'],
  [/hatch|lift.?back|sport.?back/iu, 'Hatchback'],
  [/sedan|saloon|limousine/iu, 'Sedan'],
  [/wagon|\bestate\b/iu, 'Wagon'],
  [/(?:panel|cargo|crew|delivery|refrigerated|roof|light|[lms]wb|\d\s?d(?:oo)?r?).{0,12}\bvan\b/iu, 'Van'],
  [/mini.?bus|\bbus\b/iu, 'Bus'],
] as const

const matchBody = (text: string): string | undefined =>
  OTHER_KINDS.test(text) ? undefined : bodyRules.find(([pattern]) => pattern.test(text))?.[1]

/** Returns `simple_body`, the term shoppers filter by; any other body keeps its own name. */
export const toSimpleBody = (text: string): string | undefined => {
  const clean = toKnownText(text)
  if (clean === undefined || toMatchKey(clean) === 'other') return undefined
  const found = bodies.get(toMatchKey(clean)) ?? matchBody(clean)
  if (found !== undefined) return found
  return clean === clean.toUpperCase() && clean.length > 4 ? toTitleCase(clean) : clean
}
