/** Written from the entries of the fields by `generated-lists.test.ts`; do not edit. */

export const cardAttributes = [
  'km',
  'transmission',
  'fuel',
  'body',
  'drive',
  'seats',
  'doors',
  'colour',
  'engine',
  'stocknum',
  'year',
] as const

export const measureUnits = { km: 'km' } as const

export const countNouns = { doors: 'doors', seats: 'seats' } as const
