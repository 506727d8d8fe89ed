import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeQuerySegment, encodeQuerySegment, splitQuerySegment } from './segment'

it('[SRCH-02] a query string survives a round trip through a path segment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (queryString) => {
      const segment = encodeQuerySegment(queryString)
      expect(segment).toMatch(/^~[\w-]*$/)
      expect(decodeQuerySegment(segment)).toBe(queryString)
      expect(splitQuerySegment(['toyota', segment])).toEqual({ segments: ['toyota'], queryString })
    }),
  )
})

it('[SRCH-02] other segments are left alone, and invalid ones are read as empty', () => {
  expect(splitQuerySegment(['toyota', 'corolla'])).toEqual({ segments: ['toyota', 'corolla'], queryString: '' })
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof decodeQuerySegment(`~${text}`) === 'string'))
})
