import { expect, test } from 'vitest'
import { nameOfValue, valueOfName, withUniqueNames } from './named-choices'

test('[LOC-01] locations are chosen by name, each by one of its own, and stored ones that are gone are kept', () => {
  const choices = withUniqueNames([
    { value: 'kedron', name: 'Kedron' },
    { value: 'toowong', name: 'Toowong' },
    { value: 'toowong-2', name: 'Toowong' },
  ])
  expect(choices.map(({ name }) => name)).toEqual(['Kedron', 'Toowong (toowong)', 'Toowong (toowong-2)'])
  for (const { value, name } of choices) {
    expect(nameOfValue(choices, value)).toBe(name)
    expect(valueOfName(choices, name)).toBe(value)
  }
  expect(nameOfValue(choices, 'closed')).toBe('closed')
  expect(valueOfName(choices, 'closed')).toBe('closed')
})
