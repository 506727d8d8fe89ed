import { expect, test } from 'vitest'
import { nameInvalidFields } from './name-invalid-fields'

const flattenedFields = [
  { name: 'slug', label: 'Web address', type: 'text' },
  { name: 'own', label: 'Your own tag, comments and price', type: 'json' },
  { name: 'fuel', label: 'Fuel consumption, combined', type: 'text' },
  {
    name: 'address',
    label: 'Address',
    type: 'group',
    flattenedFields: [{ name: 'lat', label: 'Latitude', type: 'number' }],
  },
  {
    name: 'blocks',
    label: 'Sections',
    type: 'blocks',
    blocks: [
      { slug: 'text', flattenedFields: [{ name: 'limit', label: 'Longest line', type: 'number' }] },
      {
        slug: 'posts',
        labels: { singular: 'News' },
        flattenedFields: [
          { name: 'title', label: 'Title', type: 'text' },
          { name: 'limit', label: 'Limit', type: 'number' },
        ],
      },
    ],
  },
]
const posts = { blockType: 'posts' }
const name = (...paths: readonly string[]): string =>
  nameInvalidFields(
    { flattenedFields } as never,
    paths.map((path) => ({ path, message: '' })),
    { blocks: Array.from({ length: 12 }, () => posts) },
  )

test('[ADM-05] [STF-02] a refused save names the input of nested data', () => {
  const fields = [{ name: 'variant', label: 'Technical data', type: 'json', custom: { part: 'variant' } }]
  const message = 'Cylinders: “many” isn’t a number. Enter a whole number from 1 to 24.'
  expect(nameInvalidFields({ flattenedFields: fields } as never, [{ path: 'variant', message }])).toBe(
    'Not saved. Correct this field: Technical data: Cylinders',
  )
  const towing = 'Braked towing capacity: “lots” isn’t a number. Enter a number of at least 0.'
  expect(nameInvalidFields({ flattenedFields: fields } as never, [{ path: 'variant', message: towing }])).toBe(
    'Not saved. Correct this field: Technical data: Braked towing capacity',
  )
})

test('[ADM-05] [LOC-04] a refused save names the days of a week', () => {
  const fields = [{ name: 'opening_hours', label: 'Opening hours', type: 'json', custom: { week: true } }]
  const message = 'On Saturday, the closing time, 8 am, must be after the opening time, 8:30 am.'
  expect(nameInvalidFields({ flattenedFields: fields } as never, [{ path: 'opening_hours', message }])).toBe(
    'Not saved. Correct this field: Opening hours: Saturday',
  )
})

test('[ADM-05] a refused save names its fields by their labels', () => {
  expect(name('slug')).toBe('Not saved. Correct this field: Web address')
  expect(name('address.lat', 'blocks.0.limit', 'blocks.1.limit')).toBe(
    'Not saved. Correct these fields: Address: Latitude, Section 1 (News): Limit, Section 2 (News): Limit',
  )
  // The message's list is separated by commas, so a label has none there.
  expect(name('fuel', 'own')).toBe(
    'Not saved. Correct these fields: Your own tag and comments and price, Fuel consumption (combined)',
  )
  expect(name('file')).toBe('Not saved. Correct this field: File')
  expect(name('unknown')).toBe('Not saved. Correct this field: unknown')
})

test('[ADM-05] a refused save names its fields in the order of the form, and what the form lacks at the end', () => {
  expect(name('hook', 'blocks.10.title', 'blocks.1.limit', 'blocks.1.title', 'slug')).toBe(
    'Not saved. Correct these fields: Web address, Section 2 (News): Title, Section 2 (News): Limit, ' +
      'Section 11 (News): Title, hook',
  )
})
