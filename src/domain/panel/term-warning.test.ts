import { expect, test } from 'vitest'
import { listTermChoices } from './vehicle-terms'
import { findTermWarning } from './term-warning'
import { toyota } from './vehicle-terms.test-support'

test('[STF-02] a term that would become a filter of its own is warned about', () => {
  const models = listTermChoices('model', toyota)
  expect(findTermWarning('model', 'Corola', models)).toContain('“Corola” is new in your stock.')
  expect(findTermWarning('model', 'Corolla', models)).toBeUndefined()
  expect(findTermWarning('simple_body', 'Pantech', listTermChoices('simple_body', toyota))).toBeUndefined()
  expect(findTermWarning('drive', '4x4', [], '4WD')).toContain('“4WD”')
  expect(findTermWarning('colour', 'Lamborghini Orange', [])).toBeUndefined()
})
