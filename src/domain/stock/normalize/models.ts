import { toMatchKey, toKnownText, createSpellingMap } from './text'

/** Models with unusual capitals, which feeds write in plain or upper case. */
const modelSpellings = createSpellingMap({
  HiAce: [],
  HiLux: [],
  LandCruiser: [],
  'LandCruiser Prado': [],
  RAV4: [],
  'C-HR': [],
  i20: [],
  i30: [],
  i40: [],
  ix35: [],
  iLoad: [],
  iMax: [],
  'D-MAX': [],
  'MU-X': [],
  'BT-50': [],
  'X-TRAIL': [],
  QASHQAI: [],
  JUKE: [],
  'CR-V': [],
  'HR-V': [],
  'ZR-V': [],
  'WR-V': [],
  'MX-5': [],
  'CX-3': [],
  'CX-30': [],
  'CX-5': [],
  'CX-8': [],
  'CX-9': [],
  'CX-60': [],
  'CX-90': [],
  XV: [],
  BRZ: [],
  WRX: [],
  ASX: [],
  ZS: [],
  HS: [],
  MG3: [],
  MG4: [],
  'e-tron': [],
  'T-Cross': [],
  'T-Roc': [],
  'ID.4': [],
  'ID.5': [],
})

/**
 * Models of several words; feeds that split titles at the first space keep only the first word. Longer names come
 * first.
 */
const multiWordModels: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'Land Rover': [
      ...['Range Rover Evoque', 'Range Rover Sport', 'Range Rover Velar', 'Range Rover', 'Discovery Sport'],
      ...['Discovery 3', 'Discovery 4', 'Discovery', 'Defender 90', 'Defender 110', 'Defender 130', 'Freelander 2'],
    ],
    Jeep: ['Grand Cherokee', 'Grand Wagoneer'],
    Toyota: [
      'LandCruiser Prado',
      'Land Cruiser Prado',
      'Land Cruiser',
      'Rav 4',
      'Yaris Cross',
      'Corolla Cross',
      'GR Yaris',
      'GR86',
      'Prius C',
      'Prius V',
    ],
    Hyundai: ['Santa Fe', 'Ioniq 5', 'Ioniq 6', 'Staria Load'],
    Mitsubishi: ['Eclipse Cross', 'Pajero Sport'],
    Kia: ['Grand Carnival', 'Niro Plus'],
    Suzuki: ['Grand Vitara', 'Swift Sport', 'S-Cross'],
    Tesla: ['Model 3', 'Model Y', 'Model S', 'Model X'],
    Citroën: ['Grand C4 Picasso', 'C4 Picasso', 'C4 Cactus', 'C3 Aircross', 'C5 Aircross'],
    Chrysler: ['Grand Voyager', 'PT Cruiser'],
    Renault: ['Grand Scenic'],
    BYD: ['Atto 3', 'Sealion 6', 'Sealion 7'],
    GWM: ['Haval H6', 'Haval H6GT', 'Haval Jolion', 'Tank 300', 'Tank 500'],
    LDV: ['Deliver 9', 'eDeliver 9'],
    Chery: ['Tiggo 4 Pro', 'Tiggo 7 Pro', 'Tiggo 8 Pro Max', 'Omoda 5'],
    'Aston Martin': ['V8 Vantage', 'V12 Vantage'],
    Maserati: ['Gran Turismo'],
    'Rolls-Royce': ['Silver Shadow', 'Silver Spirit', 'Silver Seraph'],
    SsangYong: ['Actyon Sports', 'Musso XLV'],
  }).map(([make, models]) => [make, [...models].sort((a, b) => b.length - a.length)]),
)

/** Returns the model in its own spelling: `Hiace` → `HiAce`, `I30` → `i30`, and for BMW `430I` → `430i`. */
export const normalizeModel = (text: string, make: string): string | undefined => {
  const clean = toKnownText(text)
  if (clean === undefined) return undefined
  if (make === 'BMW')
    return clean.replace(/^(M?\d{3})([ID])$/u, (_, number: string, end: string) => number + end.toLowerCase())
  return modelSpellings.get(toMatchKey(clean)) ?? clean
}

/** Finds the known model of several words at the start of `rest`, which is a title after its make. */
export const findMultiWordModel = (make: string, rest: string): string | undefined =>
  multiWordModels.get(make)?.find((model) => {
    const start = rest.slice(0, model.length)
    return start.toLowerCase() === model.toLowerCase() && !/[\p{L}\p{N}]/u.test(rest.charAt(model.length))
  })
