import type { CarType, ItemType, PriceType, VehicleStatus } from '../vehicle'
import { bare } from './words'

/** Parsers of the closed lists, with the terms feeds use for each value; undefined for any other term. */

const pick =
  <T extends string>(words: Readonly<Record<T, readonly string[]>>) =>
  (text: string): T | undefined => {
    const asked = bare(text)
    return (Object.keys(words) as T[]).find((word) => [word, ...words[word]].some((one) => bare(one) === asked))
  }

export const carTypeOf = pick<CarType>({
  new: ['n', 'brand new', 'new car'],
  demo: ['d', 'demonstrator', 'ex demo', 'ex demonstrator', 'demo car'],
  used: ['u', 'pre owned', 'preowned', 'second hand', 'used car', 'certified'],
})

export const statusOf = pick<VehicleStatus>({
  in_stock: [
    'in stock',
    'available',
    'for sale',
    'active',
    'current',
    'live',
    'reserved',
    'under offer',
    'on hold',
    'deposit taken',
  ],
  coming_soon: ['coming soon', 'in transit', 'on order', 'arriving'],
  sold: ['delivered', 'sold car'],
  others: ['other', 'withdrawn', 'inactive', 'not for sale'],
})

export const itemTypeOf = pick<ItemType>({
  car: ['cars', 'passenger', 'suv', 'commercial', 'ute', 'van'],
  motorcycle: ['motorbike', 'bike', 'motorcycles', 'scooter'],
  truck: ['trucks', 'heavy', 'bus'],
  caravan: ['caravans', 'camper', 'motorhome', 'rv'],
})

export const priceTypeOf = pick<PriceType>({
  drive_away: ['drive away', 'dap', 'driveaway', 'drive away price'],
  excl_govt: ['egc', 'excl govt charges', 'excluding government charges', 'excl. govt. charges', 'plus on road costs'],
})

/** Feeds without a column for reservations use these statuses instead. */
export const isReservedStatus = (text: string): true | undefined =>
  /reserved|under offer|on hold|deposit taken/iu.test(text) ? true : undefined

export const yesNoOf = (text: string): boolean | undefined => {
  const asked = bare(text)
  if (['yes', 'y', 'true', 't', '1', 'x', 'on'].includes(asked)) return true
  if (['no', 'n', 'false', 'f', '0', 'off', ''].includes(asked)) return false
  return undefined
}
