import { expect, test } from 'vitest'
import { listFieldSteps, nameFieldSteps } from './field-path'

const links = { name: 'links', label: 'Links', type: 'array', labels: { singular: 'Link' } }
const href = { name: 'href', label: 'Link', type: 'text' }

/** The footer and a page, as a browser has them: with tabs, rows and groups. */
const tree = [
  {
    type: 'tabs',
    tabs: [
      {
        fields: [
          { type: 'row', fields: [{ name: 'title', label: 'Title', type: 'text' }] },
          {
            name: 'groups',
            label: 'Groups',
            type: 'array',
            labels: { singular: 'Menu group' },
            fields: [{ ...links, fields: [href] }],
          },
        ],
      },
      { name: 'address', label: 'Address', fields: [{ name: 'lat', label: 'Latitude', type: 'number' }] },
    ],
  },
  {
    name: 'blocks',
    label: 'Sections',
    labels: { singular: 'Section' },
    type: 'blocks',
    blocks: [
      { slug: 'hero', labels: { singular: 'Hero' }, fields: [{ ...links, label: 'Slides', fields: [href] }] },
      { slug: 'text', fields: [{ name: 'limit', label: 'Longest line', type: 'number' }] },
    ],
  },
]

const name = (path: string, kind?: string) => nameFieldSteps(listFieldSteps(tree, path, () => kind))

test('[ADM-05] names a field by the way to it, in plain words', () => {
  expect(name('title')).toBe('Title')
  expect(name('address.lat')).toBe('Address: Latitude')
  expect(name('groups.1.links.3.href')).toBe('Link 4 of menu group 2: Link')
  expect(name('groups.1')).toBe('Menu group 2')
  expect(name('blocks.0.links.1.href', 'hero')).toBe('Link 2 of section 1 (Hero): Link')
  expect(name('unknown')).toBe('')
})

test('[ADM-05] finds a field of a block whose kind is not known', () => {
  expect(name('blocks.4.limit')).toBe('Section 5: Longest line')
})

test('[ADM-05] a name has no commas, which separate the names of a message', () => {
  const nameOf = (label: string) => nameFieldSteps([{ label, isRow: false }])
  expect(nameOf('Fuel consumption, combined')).toBe('Fuel consumption (combined)')
  expect(nameOf('Your own tag, comments and offer price')).toBe('Your own tag and comments and offer price')
})
