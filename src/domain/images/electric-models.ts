import { type ModelsByMake, isModelOf, type MakeAndModel } from './models-by-make'

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

/** True for a model that is sold as an electric car only. */
export const isElectricModel = (facts: MakeAndModel): boolean => isModelOf(electricModels, facts)
