import { toSlug } from '../text/slug'

/**
 * Models whose studio image does not follow from their body alone. Australia's sales reports count SUVs by size and list
 * what is electric; feeds rarely say either, and neither do models of manufacturers.
 */

type ModelsByMake = Readonly<Record<string, readonly string[]>>

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

/** SUVs and hatchbacks that are sold as electric cars only. */
const electricModels: ModelsByMake = {
  Audi: ['e-tron', 'Q4 e-tron', 'Q6 e-tron', 'Q8 e-tron'],
  BMW: ['i3', 'iX', 'iX1', 'iX2', 'iX3'],
  BYD: ['Atto 2', 'Atto 3', 'Dolphin', 'Sealion 7'],
  Chery: ['E5', 'Omoda E5'],
  Cupra: ['Born', 'Tavascan'],
  Deepal: ['E07', 'S07'],
  Ford: ['Mustang Mach-E'],
  GWM: ['Ora'],
  Hyundai: ['Ioniq 5', 'Ioniq 9'],
  Jaguar: ['I-PACE'],
  Kia: ['EV3', 'EV5', 'EV6', 'EV9'],
  Lexus: ['RZ'],
  'Mercedes-Benz': ['EQA', 'EQB', 'EQC'],
  MG: ['MG4', 'MGS5'],
  Nissan: ['Ariya', 'Leaf'],
  Polestar: ['2', '3', '4', 'Polestar 2', 'Polestar 3', 'Polestar 4'],
  Renault: ['Megane E-Tech', 'Zoe'],
  Smart: ['#1', '#3'],
  Subaru: ['Solterra'],
  Tesla: ['Model X', 'Model Y'],
  Toyota: ['bZ4X'],
  Volkswagen: ['ID.3', 'ID.4', 'ID.5'],
  Volvo: ['C40', 'EC40', 'EX30', 'EX40', 'EX90'],
  XPeng: ['G6', 'G9'],
  Zeekr: ['7X', 'X'],
}

/** `HR-V` and `HRV` are the same model. */
const joined = (slug: string): string => slug.replaceAll('-', '')

const isModelOf = (models: ModelsByMake, { make = '', model = '' }: MakeAndModel): boolean => {
  const [makeSlug, modelSlug] = [toSlug(make), toSlug(model)]
  const names = Object.entries(models).find(([name]) => toSlug(name) === makeSlug)?.[1] ?? []
  // Feeds add a version to the name, such as `Tiggo 4 Pro`.
  return names
    .map(toSlug)
    .some((name) => modelSlug.startsWith(`${name}-`) || (name !== '' && joined(modelSlug) === joined(name)))
}

export type MakeAndModel = { readonly make?: string | undefined; readonly model?: string | undefined }

/** The first that has a model decides: an Audi Q3 Sportback is a coupe rather than a small Q3. */
const suvsByShape = { 'coupe-suv': coupeSuvs, 'large-suv': uprightSuvs, 'small-suv': smallSuvs }

/** Returns the studio image of an SUV whose shape is known by its model, undefined for a usual one of medium size. */
export const findSuvShape = (facts: MakeAndModel): keyof typeof suvsByShape | undefined =>
  (['coupe-suv', 'large-suv', 'small-suv'] as const).find((shape) => isModelOf(suvsByShape[shape], facts))

/** True for a model that is sold as an electric car only. */
export const isElectricModel = (facts: MakeAndModel): boolean => isModelOf(electricModels, facts)
