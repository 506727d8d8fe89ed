/** Written from the entries of the fields by `generated-lists.test.ts`; do not edit. */

export const cardAttributes = [
  'km',
  'electric_range',
  'battery',
  'charging_time',
  'transmission',
  'fuel',
  'body',
  'drive',
  'seats',
  'doors',
  'colour',
  'engine',
  'lams',
  'berths',
  'atm',
  'tare',
  'seat_height',
  'towing',
  'gvm',
  'payload',
  'axles',
  'stocknum',
  'year',
] as const

export const measureUnits = {
  km: 'km',
  towing: 'kg',
  gvm: 'kg',
  payload: 'kg',
  electric_range: 'km',
  battery: 'kWh',
  charging_time: 'min',
  seat_height: 'mm',
  body_length: 'ft',
  tare: 'kg',
  atm: 'kg',
  engine_capacity: 'cc',
} as const

export const countNouns = { doors: 'doors', seats: 'seats', cylinders: 'cylinders', berths: 'berths' } as const

export const textBefore = {
  stocknum: 'Stock',
  towing: 'Tows',
  gvm: 'GVM',
  payload: 'Payload',
  seat_height: 'Seat',
  lams: 'LAMS approved',
  tare: 'Tare',
  atm: 'ATM',
} as const

export const textAfter = { electric_range: 'range', battery: 'battery', charging_time: '10–80%' } as const
