import { isModelOf, type MakeAndModel, type ModelsByMake } from './models-by-make'

/** Coupes built as sports cars: low, with the engine behind the seats or a long nose. */
const sportsCoupes: ModelsByMake = {
  'Alfa Romeo': ['4C'],
  Alpine: ['A110'],
  'Aston Martin': ['DB11', 'DB12', 'DBS', 'V8 Vantage', 'Vantage'],
  Audi: ['R8', 'TT'],
  BMW: ['i8', 'Z4'],
  Chevrolet: ['Corvette'],
  Ferrari: ['296', '458', '488', 'F8', 'Roma'],
  Jaguar: ['F-Type'],
  Lamborghini: ['Aventador', 'Gallardo', 'Huracan', 'Revuelto'],
  Lexus: ['LC', 'LFA'],
  Lotus: ['Elise', 'Emira', 'Evora', 'Exige'],
  Maserati: ['GranTurismo', 'MC20'],
  Mazda: ['RX-7', 'RX-8'],
  McLaren: ['570S', '600LT', '650S', '720S', '750S', 'Artura', 'GT'],
  'Mercedes-AMG': ['GT'],
  'Mercedes-Benz': ['AMG GT', 'SL', 'SLK'],
  Nissan: ['350Z', '370Z', 'GT-R', 'Z'],
  Porsche: ['718', '911', 'Boxster', 'Cayman'],
  Subaru: ['BRZ'],
  Toyota: ['86', 'GR86', 'GR Supra', 'Supra'],
}

/** True for a sports car, whose studio image is not that of a coupe made from a sedan. */
export const isSportsCoupe = (facts: MakeAndModel): boolean => isModelOf(sportsCoupes, facts)
