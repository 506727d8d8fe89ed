import { bare, known, titled } from './words'

/** Makes in their own spelling. Feeds that split titles at the first space break makes of two words. */
const makes = [
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
const unmarked = (text: string): string => text.normalize('NFKD').replace(/\p{M}+/gu, '')
const byBare = new Map(makes.map((make) => [bare(unmarked(make)), make]))
const others = new Map([
  ['vw', 'Volkswagen'],
  ['mercedes', 'Mercedes-Benz'],
  ['merc', 'Mercedes-Benz'],
  ['landrover', 'Land Rover'],
  ['rangerover', 'Land Rover'],
  ['greatwallmotors', 'GWM'],
  ['chevy', 'Chevrolet'],
  ['harley', 'Harley-Davidson'],
])

/**
 * Returns the make in its own spelling (`bmw` → `BMW`, `Mini` → `MINI`); of an unknown make only the case is corrected.
 */
export const makeOf = (text: string): string | undefined => {
  const clean = known(text)
  if (clean === undefined) return undefined
  const asked = bare(unmarked(clean))
  const found = byBare.get(asked) ?? others.get(asked)
  if (found !== undefined) return found
  const shouted = clean === clean.toUpperCase() && clean.length > 4
  return shouted || clean === clean.toLowerCase() ? titled(clean) : clean
}

type MakeWords = { readonly make: string; readonly words: readonly string[] }

const byFirstWord = new Map<string, readonly MakeWords[]>()
for (const make of makes) {
  const words = make.toLowerCase().split(' ')
  const [first = ''] = words
  if (words.length > 1) byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { make, words }])
}

/** Finds makes of several words that start with `first`; their words are in lower case, such as `['land', 'rover']`. */
export const makesBeginning = (first: string): readonly MakeWords[] => byFirstWord.get(first.toLowerCase()) ?? []
