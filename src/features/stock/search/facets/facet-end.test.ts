import { expect, test } from 'vitest'
import { parseEnd, quickPicksWithin } from './facet-end'

test('[INP-01] offers the quick picks within the range, and high ones if it reaches above 300,000', () => {
  expect(quickPicksWithin('dollars', { min: 4990, max: 89_990 })).toEqual([
    '5,000',
    '10,000',
    '15,000',
    '20,000',
    '25,000',
    '30,000',
    '40,000',
    '50,000',
    '70,000',
  ])
  expect(quickPicksWithin('dollars', { min: 60_000, max: 620_000 })).toEqual([
    '70,000',
    '300,000',
    '400,000',
    '500,000',
    '600,000',
  ])
  expect(quickPicksWithin('dollars', { min: 200_000, max: 300_000 })).toEqual([])
  expect(quickPicksWithin('km', { min: 0, max: 60_000 })).toEqual(['10,000', '20,000', '50,000'])
})

test('[INP-01] a range in any other unit takes whole amounts, with or without the unit, and offers no picks', () => {
  expect([
    parseEnd('850 kg', 'kg'),
    parseEnd('1,200', 'mm'),
    parseEnd('heavy', 'kg'),
    parseEnd('4', undefined),
  ]).toEqual([850, 1200, undefined, 4])
  expect(parseEnd('60,000 kms', 'km')).toBe(60_000)
  expect(quickPicksWithin('kg', { min: 0, max: 5000 })).toEqual([])
})
