import { expect, test } from 'vitest'
import { findImplausibleValues } from './implausible-values'

const required = { key: 'M1', year: 2026, make: 'Yamaha', model: 'MT-07' } as const

const reasonsOf = (litres: number, lams: boolean, item_type: 'motorcycle' | 'car' = 'motorcycle') =>
  findImplausibleValues({ ...required, item_type, engine_size_litres: litres, variant: { lams } }).map(
    ({ value, reason }) => [value, reason],
  )

test('[STK-02] [SHP-06] a motorcycle above the learners’ limit is flagged if the feed says it is LAMS approved', () => {
  expect(reasonsOf(0.69, true)).toEqual([['Yes, with 690 cc', 'Learners may ride up to 660 cc.']])
  expect(reasonsOf(0.66, true)).toEqual([])
  expect(reasonsOf(0.69, false)).toEqual([])
  expect(reasonsOf(2, true, 'car')).toEqual([])
  const ofVariant = { ...required, item_type: 'motorcycle', variant: { lams: true, enginesize_litres: 0.9 } } as const
  expect(findImplausibleValues(ofVariant).map(({ field }) => field)).toEqual(['variant.lams'])
})
