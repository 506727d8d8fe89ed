import type { CollectionConfig } from 'payload'
import { describe, expect, test } from 'vitest'
import { toLinkChoices } from '@/src/domain/collections/document-page'
import { declarationOf } from '@/src/domain/collections/declaration'
import { findSitePage } from '@/src/domain/panel/site-page'
import { resolveSwitches } from '@/src/domain/switches'
import { listCollections } from './list-collections'

const now = new Date('2026-11-25T01:00:00Z')
const context = { switches: resolveSwitches(undefined, undefined), now }
const vehicle = { slug: '2022-mazda-cx-5', make: 'Mazda', model: 'CX-5', status: 'in_stock', hidden: false }

const pageOf = (slug: string) => {
  const collection = listCollections().find((one) => one.slug === slug)
  const page = collection && declarationOf(collection)?.page
  if (page === undefined) throw new Error(`${slug} declares no page`)
  return page
}

const hasSlug = ({ fields }: CollectionConfig): boolean => JSON.stringify(fields).includes('"name":"slug"')

test('[ADM-06] [STF-07] each public collection whose documents have a slug declares their page', () => {
  const withSlug = listCollections().filter((one) => declarationOf(one)?.public === true && hasSlug(one))
  expect(withSlug.length).toBeGreaterThan(6)
  expect(withSlug.filter((one) => declarationOf(one)?.page === undefined).map(({ slug }) => slug)).toEqual([])
})

describe('a choice of links', () => {
  test.each([
    ['pages', '/about', 'Toowong'],
    ['models', '/models/about', 'Toowong'],
    ['offers', '/offers/about', 'Toowong'],
    ['posts', '/blog/about', 'Toowong'],
    ['post-categories', '/blog/about', 'All posts in Toowong'],
    ['brands', '/about/overview', 'Toowong'],
    ['locations', '/locations/about', 'Toowong'],
  ])('[STF-07] a document of %s is at %s', (collection, href, title) => {
    expect(toLinkChoices(pageOf(collection), { slug: 'about' }, 'Toowong')[0]).toMatchObject({ href, title })
  })

  test('[STF-07] a location has its contact page too, and a brand may have another page', () => {
    const [, contact] = toLinkChoices(pageOf('locations'), { slug: 'x' }, 'Aspley Toyota - Service')
    expect(contact).toMatchObject({ href: '/contact-us/aspley-toyota', title: 'Contact Aspley Toyota - Service' })
    const [brand] = toLinkChoices(pageOf('brands'), { slug: 'kia', skipPage: '/our-kia' }, 'Kia')
    expect(brand?.href).toBe('/our-kia')
  })
})

describe('the page of a document', () => {
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
    ['brand-directory', {}, '/brands'],
    ['post-categories', { slug: 'reviews' }, '/blog/reviews'],
  ])('[ADM-06] a document of %s that shoppers see has a page', (collection, document, path) => {
    expect(findSitePage(pageOf(collection), document, context)).toEqual({ path })
  })

  test.each([
    ['vehicles', { ...vehicle, hidden: true }, 'hidden'],
    ['vehicles', { ...vehicle, removed_at: '2026-11-01T00:00:00Z' }, 'stock feed'],
    ['vehicles', { ...vehicle, status: 'sold', sold_at: '2020-01-01T00:00:00Z' }, 'sold more than'],
    ['locations', { slug: 'toowong', visible: false }, 'hidden'],
    ['offers', { slug: 'a', start: '2026-12-01T00:00:00Z' }, 'hasn’t started'],
    ['offers', { slug: 'a', expiry: '2026-11-01T00:00:00Z' }, 'ended'],
    ['posts', { slug: 'a', date: '2027-07-01T00:00:00Z' }, 'from the date'],
    ['pages', { slug: 'a', _status: 'draft' }, 'draft'],
    ['pages', { slug: 'a', _status: 'published', deletedAt: '2026-11-01T00:00:00Z' }, 'trash'],
  ])('[ADM-06] a document of %s that shoppers do not see has a reason', (collection, document, reason) => {
    expect(findSitePage(pageOf(collection), document, context)).toEqual({
      problem: expect.stringContaining(reason) as string,
    })
  })
})
