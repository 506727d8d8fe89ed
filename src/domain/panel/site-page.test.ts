import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { findSitePage } from './site-page'

const now = new Date('2026-11-25T01:00:00Z')
const context = { switches: resolveSwitches(undefined, undefined), now }
const vehicle = { slug: '2022-mazda-cx-5', make: 'Mazda', model: 'CX-5', status: 'in_stock', hidden: false }

describe('findSitePage', () => {
  test.each([
    ['vehicles', vehicle, '/cars/2022-mazda-cx-5'],
    ['vehicles', { ...vehicle, status: 'sold', sold_at: '2026-11-24T01:00:00Z' }, '/cars/2022-mazda-cx-5'],
    ['locations', { slug: 'toowong', visible: true }, '/locations/toowong'],
    ['models', { slug: 'tiggo-7', _status: 'published' }, '/models/tiggo-7'],
    ['pages', { slug: 'pages/warranty', _status: 'published' }, '/pages/warranty'],
    ['offers', { slug: 'spring', start: '2026-11-01T00:00:00Z', _status: 'published' }, '/offers/spring'],
    ['posts', { slug: 'winter', date: '2026-07-01T00:00:00Z', _status: 'published' }, '/blog/winter'],
    ['brands', { slug: 'chery', _status: 'published' }, '/chery/overview'],
    ['brands', { slug: 'chery', skipPage: '/our-chery' }, '/our-chery'],
    ['home', { _status: 'published' }, '/'],
  ])('[ADM-06] a document of %s that shoppers see has a page', (collection, document, path) => {
    expect(findSitePage(collection, document, context)).toEqual({ path })
  })

  test.each([
    ['vehicles', { ...vehicle, hidden: true }, 'hidden'],
    ['vehicles', { ...vehicle, removed_at: '2026-11-01T00:00:00Z' }, 'stock feed'],
    ['vehicles', { ...vehicle, status: 'sold', sold_at: '2020-01-01T00:00:00Z' }, 'sold more than'],
    ['locations', { slug: 'toowong', visible: false }, 'hidden'],
    ['offers', { slug: 'a', start: '2026-12-01T00:00:00Z' }, 'hasn’t started'],
    ['offers', { slug: 'a', expiry: '2026-11-01T00:00:00Z' }, 'expired'],
    ['posts', { slug: 'a', date: '2027-07-01T00:00:00Z' }, 'from the date'],
    ['pages', { slug: 'a', _status: 'draft' }, 'draft'],
    ['pages', { slug: 'a', _status: 'published', deletedAt: '2026-11-01T00:00:00Z' }, 'trash'],
    ['media', {}, 'doesn’t have a page'],
  ])('[ADM-06] a document of %s that shoppers do not see has a reason', (collection, document, reason) => {
    expect(findSitePage(collection, document, context)).toEqual({ problem: expect.stringContaining(reason) as string })
  })
})
