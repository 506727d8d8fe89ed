import { expect, test } from 'vitest'
import { selectTests } from './test-selection.mjs'

const files = [
  { path: 'src/domain/price.ts', text: 'export const price = 1' },
  { path: 'src/domain/price.test.ts', text: "test('[CARD-01] a price is whole dollars')" },
  { path: 'tests/tenancy/leads.int.test.ts', text: "test('[LEAD-01] a lead is stored')" },
  { path: 'tests/e2e/leads.e2e.ts', text: "test('[LEAD-01] [CARD-01] an enquiry is sent')" },
  { path: 'src/services/sales/money.long.test.ts', text: "test('[CARD-01] for hours')" },
]

test('a pattern that is part of a path selects all tests of those files', () => {
  expect(selectTests(files, ['leads'])).toEqual({
    files: { unit: [], database: ['tests/tenancy/leads.int.test.ts'], journeys: ['tests/e2e/leads.e2e.ts'] },
    title: null,
    unmatched: [],
  })
})

test('any other pattern selects the tests whose title contains it', () => {
  expect(selectTests(files, ['[CARD-01]'])).toEqual({
    files: { unit: ['src/domain/price.test.ts'], database: [], journeys: ['tests/e2e/leads.e2e.ts'] },
    title: '[CARD-01]',
    unmatched: [],
  })
})

test('a pattern without a match selects nothing', () => {
  const { files: selected, unmatched } = selectTests(files, ['no such thing'])
  expect(Object.values(selected).flat()).toEqual([])
  expect(unmatched).toEqual(['no such thing'])
})

test('several patterns select the files of each, and the one that names no file is reported', () => {
  expect(selectTests(files, ['price.test', 'e2e/leads', '[LEAD-01]'])).toEqual({
    files: { unit: ['src/domain/price.test.ts'], database: [], journeys: ['tests/e2e/leads.e2e.ts'] },
    title: null,
    unmatched: ['[LEAD-01]'],
  })
})
