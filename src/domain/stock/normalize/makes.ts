import { toMatchKey, toKnownText, toTitleCase } from './text'

/** Makes in their own spelling. Feeds that split titles at the first space break makes of two words. */
export const makes: readonly string[] = [
  ...['Abarth', 'Alfa Romeo', 'Alpine', 'Aprilia', 'Aston Martin', 'Audi', 'Benelli', 'Bentley', 'BMW', 'BSA', 'BYD'],
  ...[
    'Cadillac',
    'Can-Am',
    'Caterham',
    'CFMOTO',
    'Chery',
    'Chevrolet',
    'Chrysler',
    'Citroën',
    'Cupra',
    'Daewoo',
    'DAF',
  ],
  ...['Daihatsu', 'Datsun', 'Deepal', 'Dodge', 'Ducati', 'Ferrari', 'Fiat', 'Ford', 'Foton', 'FPV', 'Freightliner'],
  ...['Fuso', 'GAC', 'Geely', 'Genesis', 'GMC', 'Great Wall', 'GWM', 'Harley-Davidson', 'Haval', 'Hino', 'Holden'],
  ...[
    'Honda',
    'HSV',
    'Hummer',
    'Husqvarna',
    'Hyundai',
    'Indian',
    'Ineos',
    'Infiniti',
    'International',
    'Isuzu',
    'Iveco',
  ],
  ...[
    'JAC',
    'Jaecoo',
    'Jaguar',
    'Jayco',
    'Jeep',
    'Kawasaki',
    'Kenworth',
    'KGM',
    'Kia',
    'KTM',
    'Lamborghini',
    'Land Rover',
  ],
  ...['LDV', 'Leapmotor', 'Lexus', 'Lotus', 'Lynk & Co', 'Mack', 'Mahindra', 'MAN', 'Maserati', 'Mazda', 'McLaren'],
  ...[
    'Mercedes-AMG',
    'Mercedes-Benz',
    'MG',
    'MINI',
    'Mitsubishi',
    'Morgan',
    'Moto Guzzi',
    'MV Agusta',
    'Nissan',
    'Omoda',
  ],
  ...['Opel', 'Packard', 'Peugeot', 'Polestar', 'Pontiac', 'Porsche', 'Proton', 'RAM', 'Renault'],
  ...['Rolls-Royce', 'Rover', 'Royal Enfield', 'Saab', 'Scania', 'SEAT', 'Skoda', 'Smart', 'SsangYong', 'Subaru'],
  ...[
    'Suzuki',
    'Tata',
    'Tesla',
    'Toyota',
    'Triumph',
    'TVR',
    'UD Trucks',
    'Vespa',
    'Volkswagen',
    'Volvo',
    'Western Star',
  ],
  ...['XPeng', 'Yamaha', 'Zeekr'],
]
const removeAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}+/gu, '')
const makesByKey = new Map(makes.map((make) => [toMatchKey(removeAccents(make)), make]))
const makeAliases = new Map([
  ['vw', 'Volkswagen'],
  ['mercedes', 'Mercedes-Benz'],
  ['merc', 'Mercedes-Benz'],
  ['landrover', 'Land Rover'],
  ['rangerover', 'Land Rover'],
  ['greatwallmotors', 'GWM'],
  ['chevy', 'Chevrolet'],
  ['harley', 'Harley-Davidson'],
])

/** Makes by the key of each spelling. */
export const knownMakes: ReadonlyMap<string, string> = new Map([...makeAliases, ...makesByKey])

const findKnownMake = (text: string): string | undefined => knownMakes.get(toMatchKey(removeAccents(text)))

/** True for a make that the platform has the spelling of. */
export const isKnownMake = (text: string): boolean => findKnownMake(text) !== undefined

/**
 * Returns the make in its own spelling (`bmw` → `BMW`, `Mini` → `MINI`); of an unknown make only the case is corrected.
 */
export const normalizeMake = (text: string): string | undefined => {
  const clean = toKnownText(text)
  if (clean === undefined) return undefined
  const found = findKnownMake(clean)
  if (found !== undefined) return found
  const isAllCaps = clean === clean.toUpperCase() && clean.length > 4
  return isAllCaps || clean === clean.toLowerCase() ? toTitleCase(clean) : clean
}

type MakeWords = { readonly make: string; readonly words: readonly string[] }

const makesByFirstWord = new Map<string, readonly MakeWords[]>()
for (const make of makes) {
  const words = make.toLowerCase().split(' ')
  const [first = ''] = words
  if (words.length > 1) makesByFirstWord.set(first, [...(makesByFirstWord.get(first) ?? []), { make, words }])
}

/** Finds makes of several words that start with `first`; their words are in lower case, such as `['land', 'rover']`. */
export const findMakesStartingWith = (first: string): readonly MakeWords[] =>
  makesByFirstWord.get(first.toLowerCase()) ?? []
