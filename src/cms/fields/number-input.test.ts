import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { withFieldLabels } from './field-labels'
import { readTypedNumbers, validateNumber } from './number-input'

const kilometres = { noun: 'a number of kilometres', example: 12_500 }
const declaredFields: Field[] = [
  {
    type: 'row',
    fields: [{ name: 'km', label: 'Kilometres', type: 'number', min: 0, custom: { number: kilometres } }],
  },
  { name: 'address', type: 'group', fields: [{ name: 'lat', type: 'number' }] },
  { type: 'tabs', tabs: [{ label: 'More', fields: [{ name: 'order', type: 'number' }] }] },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [{ slug: 'posts', fields: [{ name: 'limit', type: 'number', defaultValue: 3 }] }],
  },
]
// As in the panel, where each number has its input.
const fields = withFieldLabels(declaredFields)

const read = (data: object): unknown => {
  const answer = readTypedNumbers(fields)({
    args: { data },
    collection: { slug: 'vehicles' },
    req: { t: (key: string) => key },
  } as never) as { readonly data: unknown }
  return answer.data
}
const problemsOf = (data: object): unknown => {
  try {
    return read(data)
  } catch (error) {
    return (error as { readonly data: { readonly errors: unknown } }).data.errors
  }
}

test('[STF-03] reads numbers that are sent as text, wherever they are in a document', () => {
  expect(
    read({ km: '12,500', address: { lat: '-27.4785' }, order: '7', blocks: [{ blockType: 'posts', limit: '' }] }),
  ).toEqual({ km: 12_500, address: { lat: -27.4785 }, order: 7, blocks: [{ blockType: 'posts', limit: null }] })
  expect(read({ km: 5, blocks: null })).toEqual({ km: 5, blocks: null })
})

test('[STF-03] refuses all texts that are no number at their fields, and keeps no part of them', () => {
  expect(problemsOf({ km: '12,5oo', blocks: [{ blockType: 'posts', limit: '3 or so' }] })).toEqual([
    {
      path: 'km',
      label: 'Kilometres',
      message: '“12,5oo” isn’t a number. Enter a number of kilometres, such as 12,500.',
    },
    { path: 'blocks.0.limit', label: 'Limit', message: '“3 or so” isn’t a number. Enter a number, such as 3.' },
  ])
})

test('[STF-03] a number is checked in the words of its field', () => {
  const check = validateNumber({ name: 'km', type: 'number', min: 0, custom: { number: kilometres } })
  const options = { req: { t: (key: string) => key } } as never
  expect(check(null, options)).toBe(true)
  expect(check(-1, options)).toBe('Enter a number of kilometres of at least 0, such as 12,500.')
})
