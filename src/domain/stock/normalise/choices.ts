import type { CarType, ItemType, PriceType, VehicleStatus } from '../vehicle/vehicle'
import { toMatchKey } from './text'

/** Parsers of the closed lists, with the terms feeds use for each value; undefined for any other term. */

const createChoiceParser =
  <T extends string>(words: Readonly<Record<T, readonly string[]>>) =>
  (text: string): T | undefined => {
    const key = toMatchKey(text)
    return (Object.keys(words) as T[]).find((word) => [word, ...words[word]].some((one) => toMatchKey(one) === key))
  }

export const parseCarType = createChoiceParser<CarType>({
  new: ['n', 'brand new', 'new car', 'new cars', 'new vehicle', 'new in stock', 'new stock', 'brand new in stock'],
  demo: [
    'd',
    'demos',
    'demonstrator',
    'ex demo',
    'ex demonstrator',
    'demo car',
    'demo vehicle',
    'near new',
    'demo near new',
  ],
  used: [
    'u',
    'pre owned',
    'preowned',
    'second hand',
    'used car',
    'used cars',
    'used vehicle',
    'used in stock',
    'certified',
    'certified used',
    'certified pre owned',
    'approved used',
    'ex fleet',
    'ex government',
    'ex rental',
    'trade in',
  ],
})

export const parseStatus = createChoiceParser<VehicleStatus>({
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

export const parseItemType = createChoiceParser<ItemType>({
  car: ['cars', 'passenger', 'suv', 'commercial', 'ute', 'van'],
  motorcycle: ['motorbike', 'bike', 'motorcycles', 'scooter'],
  truck: ['trucks', 'heavy', 'bus'],
  caravan: ['caravans', 'camper', 'motorhome', 'rv'],
})

export const parsePriceType = createChoiceParser<PriceType>({
  drive_away: ['drive away', 'dap', 'driveaway', 'drive away price'],
  excl_govt: ['egc', 'excl govt charges', 'excluding government charges', 'excl. govt. charges', 'plus on road costs'],
})

/** Feeds without a column for reservations use these statuses instead. */
export const parseReservedStatus = (text: string): true | undefined =>
  /reserved|under offer|on hold|deposit taken/iu.test(text) ? true : undefined

export const parseYesNo = (text: string): boolean | undefined => {
  const key = toMatchKey(text)
  if (['yes', 'y', 'true', 't', '1', 'x', 'on'].includes(key)) return true
  if (['no', 'n', 'false', 'f', '0', 'off', ''].includes(key)) return false
  return undefined
}
