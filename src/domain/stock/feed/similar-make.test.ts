import { expect, test } from 'vitest'
import { makes } from '../normalize/makes'
import { findSimilarMake } from './similar-make'

test.each([
  ['Toyotta', 'Toyota'],
  ['MITSUBSHI', 'Mitsubishi'],
  ['Volkswagon', 'Volkswagen'],
  ['Hyndai', 'Hyundai'],
  ['Mercedez', 'Mercedes-Benz'],
  ['Land Rovr', 'Land Rover'],
  ['Toyota', undefined],
  ['vw', undefined],
  ['Avida', undefined],
  ['Sherco', undefined],
  ['Kya', undefined],
  ['', undefined],
])('[STF-05] the make “%s” is probably %s', (written, make) => {
  expect(findSimilarMake(written)).toBe(make)
})

test('[STF-05] the first word of a make of two, as some feeds write it, is no misspelling', () => {
  const firstWords = makes.filter((make) => make.includes(' ')).map((make) => make.split(' ')[0] ?? '')
  expect(firstWords.filter((word) => findSimilarMake(word) !== undefined)).toEqual([])
})
