import { expect, test } from 'vitest'
import { listReferences } from './references'

test.each([
  [null, []],
  ['a', ['locations a']],
  [{ id: 'a', name: 'Yard' }, ['locations a']],
  [
    ['a', 'b'],
    ['locations a', 'locations b'],
  ],
  [[], []],
  [{ value: '' }, []],
])('[ADM-05] lists what a relationship refers to: %j', (value, expected) => {
  expect(listReferences(value, 'locations').map((one) => `${one.relationTo} ${one.value}`)).toEqual(expected)
})

test('[ADM-05] a relationship to several collections names the collection of each document', () => {
  const value = [{ relationTo: 'pages', value: 'a' }, { relationTo: 'posts', value: { id: 'b' } }, 'c']
  expect(listReferences(value, ['pages', 'posts'])).toEqual([
    { relationTo: 'pages', value: 'a' },
    { relationTo: 'posts', value: 'b' },
  ])
})
