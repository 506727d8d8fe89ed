import { expect, test } from 'vitest'
import { kindOfFilter, withKindFilter } from './kind-filter'

test('[ADM-02] the audit log is filtered by the kind of document, besides its other conditions', () => {
  const byAnn = { who: { equals: 'ann@dealer.example' } }
  const byBen = { who: { equals: 'ben@dealer.example' } }
  const pages = withKindFilter({ or: [{ and: [byAnn] }, { and: [byBen] }] }, 'pages')
  const ofPages = { kind: { equals: 'pages' } }
  expect(pages).toEqual({ or: [{ and: [byAnn, ofPages] }, { and: [byBen, ofPages] }] })
  expect(kindOfFilter(pages)).toBe('pages')
  expect(kindOfFilter(withKindFilter(pages, 'offers'))).toBe('offers')
  expect(withKindFilter(pages, '')).toEqual({ or: [{ and: [byAnn] }, { and: [byBen] }] })
  expect(withKindFilter(undefined, 'pages')).toEqual({ or: [{ and: [ofPages] }] })
  expect([undefined, {}, { or: [{}] }].map(kindOfFilter)).toEqual(['', '', ''])
})
