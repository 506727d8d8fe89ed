import { expect, test } from 'vitest'
import { listInputsToKeep } from './shown-inputs'

const caravan = { item_type: { value: 'caravan', initialValue: 'caravan' } }

test('[STF-02] an input stays while its value is cleared, and after the save of the empty value', () => {
  expect(listInputsToKeep({ ...caravan, doors: { value: null, initialValue: 4 } }, ['doors'])).toEqual(['doors'])
  expect(listInputsToKeep({ ...caravan, doors: { value: null, initialValue: null } }, ['doors'])).toEqual(['doors'])
})

test('[STF-02] an input that is hidden, or that the form does not have, is not brought back', () => {
  const hidden = { value: null, initialValue: null, passesCondition: false }
  expect(listInputsToKeep({ ...caravan, doors: hidden }, ['doors', 'km'])).toEqual([])
})

test('[STF-02] another kind hides the empty inputs of the kind before, but none that had a value', () => {
  const changed = { item_type: { value: 'caravan', initialValue: 'car' } }
  const inputs = { ...changed, doors: { value: null, initialValue: null }, km: { value: null, initialValue: 120 } }
  expect(listInputsToKeep(inputs, ['doors', 'km'])).toEqual(['km'])
})
