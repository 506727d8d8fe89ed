import { type ModelsByMake, isModelOf, type MakeAndModel } from './models-by-make'

/** SUVs whose roof falls towards the rear, of any size. */
const coupeSuvs: ModelsByMake = {
  Audi: ['Q3 Sportback', 'Q5 Sportback', 'Q8', 'RS Q8', 'SQ8'],
  BMW: ['X2', 'X4', 'X6'],
  Chery: ['Omoda 5', 'Omoda 7', 'Omoda 9'],
  Cupra: ['Formentor'],
  GWM: ['Haval H6GT', 'Haval H6 GT'],
  Haval: ['H6GT', 'H6 GT'],
  Lamborghini: ['Urus'],
  'Mercedes-Benz': ['GLC Coupe', 'GLE Coupe'],
  Mitsubishi: ['Eclipse Cross'],
  Omoda: ['5', '7', '9', 'Omoda 5', 'Omoda 7', 'Omoda 9'],
  Renault: ['Arkana'],
  Toyota: ['C-HR'],
}

/** Large four-wheel drives that are tall and upright. */
const uprightSuvs: ModelsByMake = {
  Chevrolet: ['Tahoe'],
  Denza: ['B5', 'B8'],
  Ford: ['Everest'],
  Foton: ['Sauvana'],
  GWM: ['Tank 300', 'Tank 500'],
  Haval: ['H9'],
  Holden: ['Colorado 7', 'Trailblazer'],
  Ineos: ['Grenadier'],
  Isuzu: ['MU-X'],
  Jeep: ['Wrangler'],
  'KGM SsangYong': ['Rexton'],
  'Land Rover': ['Defender', 'Discovery'],
  LDV: ['D90'],
  Lexus: ['GX', 'LX'],
  'Mercedes-Benz': ['G-Class', 'GLS'],
  Mitsubishi: ['Pajero', 'Challenger'],
  Nissan: ['Patrol'],
  SsangYong: ['Rexton'],
  Toyota: ['4Runner', 'FJ Cruiser', 'Fortuner', 'LandCruiser', 'Prado'],
}

/** SUVs that the sales reports count as light or small. */
const smallSuvs: ModelsByMake = {
  Audi: ['Q2', 'Q3', 'SQ2', 'RS Q3'],
  BMW: ['X1'],
  Chery: ['Tiggo 4'],
  Citroën: ['C3 Aircross', 'C4 Cactus'],
  Fiat: ['500X'],
  Ford: ['EcoSport', 'Puma'],
  GWM: ['Haval Jolion'],
  Haval: ['H2', 'Jolion'],
  Holden: ['Trax'],
  Honda: ['HR-V', 'ZR-V'],
  Hyundai: ['Kona', 'Venue'],
  Jaecoo: ['J5'],
  Jeep: ['Avenger', 'Compass', 'Renegade'],
  Kia: ['Niro', 'Seltos', 'Stonic'],
  Lexus: ['LBX', 'UX'],
  Mahindra: ['XUV 3XO', 'XUV300'],
  Mazda: ['CX-3', 'CX-30', 'MX-30'],
  'Mercedes-Benz': ['GLA'],
  MG: ['ZS'],
  MINI: ['Countryman'],
  Mitsubishi: ['ASX'],
  Nissan: ['Dualis', 'Juke', 'Qashqai'],
  Peugeot: ['2008'],
  Renault: ['Captur', 'Kadjar'],
  Škoda: ['Kamiq', 'Karoq', 'Yeti'],
  SsangYong: ['Tivoli'],
  Subaru: ['Crosstrek', 'XV'],
  Suzuki: ['Fronx', 'Ignis', 'Jimny', 'S-Cross', 'SX4', 'Vitara'],
  Toyota: ['Corolla Cross', 'Rukus', 'Yaris Cross'],
  Volkswagen: ['T-Cross', 'T-Roc'],
  Volvo: ['XC40'],
}

/** The first that has a model decides: an Audi Q3 Sportback is a coupe rather than a small Q3. */
const suvsByShape = { 'coupe-suv': coupeSuvs, 'large-suv': uprightSuvs, 'small-suv': smallSuvs }

/** Returns the studio image of an SUV whose shape is known by its model, undefined for a usual one of medium size. */
export const findSuvShape = (facts: MakeAndModel): keyof typeof suvsByShape | undefined =>
  (['coupe-suv', 'large-suv', 'small-suv'] as const).find((shape) => isModelOf(suvsByShape[shape], facts))
