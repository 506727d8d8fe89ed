import { expect, test } from 'vitest'
import { findListTarget } from './empty-lists'
import type { LinkDocument, SiteAddresses } from './site-addresses'

const now = new Date('2026-11-25T01:00:00Z')
const [earlier, later] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']

type Documents = readonly LinkDocument[]

const find = (href: string, { posts = [], offers = [] }: { posts?: Documents; offers?: Documents } = {}) => {
  const pages: SiteAddresses['pages'] = [
    { routes: ['/offers/[slug]'], lists: ['/special-offers'], documents: offers },
    { routes: ['/blog/[[...path]]'], lists: ['/blog/[[...path]]', '/news/[[...path]]'], documents: posts },
  ]
  return findListTarget(href, { pages }, now)
}

test('[STF-06] a link to news or offers is left out while there are none', () => {
  const post = { slugs: ['a'], state: 'published' } as const
  for (const href of ['/news', '/news/', '/blog?page=2', '/Special-Offers#top'])
    expect(find(href)).toEqual({ leads: false, reason: 'closed' })
  expect(find('/news', { posts: [post] })).toEqual({ leads: true })
  expect(find('/special-offers', { posts: [post] })?.leads).toBe(false)
  expect(find('/news', { posts: [{ ...post, state: 'draft' }] })?.leads).toBe(false)
  for (const href of ['/news/a', '/about-us', '/', 'https://example.com/news']) expect(find(href)).toBeUndefined()
})

test('[STF-06] it comes with the first that starts, and goes with the last that ends', () => {
  const offer = { slugs: ['a'], state: 'published' } as const
  expect(find('/special-offers', { offers: [{ ...offer, start: later }] })).toEqual({
    leads: false,
    reason: 'closed',
    until: later,
  })
  expect(find('/special-offers', { offers: [{ ...offer, expiry: later }] })).toEqual({ leads: true, until: later })
  expect(find('/special-offers', { offers: [{ ...offer, expiry: earlier }] })).toEqual({
    leads: false,
    reason: 'closed',
  })
})
