import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listStoredLinks } from './stored-links'

test('[STF-06] lists the links of rows, blocks and texts, with the text that each belongs to', () => {
  const document = {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Company', children: [{ label: 'About us', href: ' /about-us ' }] },
    ],
    blocks: [
      { blockType: 'hero', slides: [{ name: 'Spring', url: '/offers/spring', video: '' }] },
      { blockType: 'rich-text', text: { root: { children: [{ type: 'link', fields: { url: '/finance' } }] } } },
    ],
    link_label: 'See more',
    link_href: '/search',
  }
  expect(listStoredLinks(document)).toEqual([
    { href: '/search', label: 'See more' },
    { href: '/', label: 'Home' },
    { href: '/about-us', label: 'About us' },
    { href: '/offers/spring', label: 'Spring' },
    { href: '/finance' },
  ])
})

test('[STF-06] leaves out the links of a hidden section', () => {
  const button = { blockType: 'button', label: 'Fleet', href: '/fleet' }
  expect(listStoredLinks({ blocks: [{ ...button, hidden: true }] })).toEqual([])
  expect(listStoredLinks({ blocks: [{ ...button, hidden: false }] })).toHaveLength(1)
})

test('[STF-06] reads any stored value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const { href } of listStoredLinks(value)) expect(href.trim()).not.toBe('')
    }),
  )
})
