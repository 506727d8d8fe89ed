import { expect, test } from 'vitest'
import { listTermChoices, type OwnTerm } from './vehicle-terms'
import { findTermWarning } from './term-warning'

const own: readonly OwnTerm[] = [
  { field: 'model', make: 'Toyota', value: 'Corolla', count: 4 },
  { field: 'model', make: 'Toyota', value: 'corolla', count: 9 },
  { field: 'model', make: 'Toyota', value: 'GR Supra', count: 1 },
  { field: 'model', make: 'Mazda', value: 'CX-5', count: 2 },
  { field: 'simple_fuel', value: 'Diesel', count: 7 },
  { field: 'simple_fuel', value: 'diesel', count: 1 },
  { field: 'simple_fuel', value: 'Steam', count: 1 },
]
const toyota = { make: 'Toyota', own }

test('[STF-02] a term that would become a filter of its own is warned about', () => {
  const models = listTermChoices('model', toyota)
  expect(findTermWarning('model', 'Corola', models)).toContain('“Corola” is new in your stock.')
  expect(findTermWarning('model', 'Corolla', models)).toBeUndefined()
  expect(findTermWarning('simple_body', 'Pantech', listTermChoices('simple_body', toyota))).toBeUndefined()
  expect(findTermWarning('drive', '4x4', [], '4WD')).toContain('“4WD”')
  expect(findTermWarning('colour', 'Lamborghini Orange', [])).toBeUndefined()
})
