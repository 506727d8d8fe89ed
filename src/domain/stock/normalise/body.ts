import { toMatchKey, toKnownText, createSpellingMap, toTitleCase } from './text'

const bodies = createSpellingMap({
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
})

/** Returns `simple_body`, the term shoppers filter by; a body that is not in the table keeps its own name. */
export const toSimpleBody = (text: string): string | undefined => {
  const clean = toKnownText(text)
  if (clean === undefined || toMatchKey(clean) === 'other') return undefined
  const found = bodies.get(toMatchKey(clean))
  if (found !== undefined) return found
  return clean === clean.toUpperCase() && clean.length > 4 ? toTitleCase(clean) : clean
}
