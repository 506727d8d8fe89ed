import { expect, test } from 'vitest'
import { hasNoDistance, parseKilometres, parseYear } from './year-and-distance'

test('[STK-02] years beside a model year, in two digits and in dates', () => {
  const table = [
    ['2021', 2021],
    ['2021.0', 2021],
    ['MY21', 2021],
    ['MY2021', 2021],
    ['2021 MY21.5', 2021],
    ['2020 (MY21)', 2020],
    ['2020/21', 2020],
    ['2020-2021', 2020],
    ['21', 2021],
    ["'98", 1998],
    ['2021 build', 2021],
    ['11/2021', 2021],
    ['15/03/2021', 2021],
    ['1850', undefined],
    ['202', undefined],
    ['2021 or older', undefined],
    ['soon', undefined],
    ['', undefined],
  ] as const
  expect(table.map(([text]) => [text, parseYear(text)])).toEqual(table)
})

test('[STK-02] kilometres with their units, notes and separators', () => {
  const table = [
    ['45,000', 45_000],
    ['45 000', 45_000],
    ['123,456 km', 123_456],
    ['88,120 Km’s', 88_120],
    ["16,020 K's", 16_020],
    ['120,000k', 120_000],
    ['145k', 145_000],
    ['approx. 45,000', 45_000],
    ['45,000 kms (verified)', 45_000],
    ['45000.0', 45_000],
    ['-5', undefined],
    ['12,00', undefined],
    ['45,000 miles', undefined],
    ['low', undefined],
  ] as const
  expect(table.map(([text]) => [text, parseKilometres(text)])).toEqual(table)
  expect(['', 'N/A', 'TBC', 'Del kms', 'delivery', 'low'].map(hasNoDistance)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ])
})
