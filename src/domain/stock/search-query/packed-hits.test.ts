import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packHits, unpackHits } from './packed-hits'

const value = fc.oneof(fc.string(), fc.integer(), fc.constant(true), fc.constant(0), fc.array(fc.string()))
const hit = fc.dictionary(fc.constantFrom('slug', 'name', 'price', 'sold', 'tag', '__proto__x'), value)

describe('packed hits', () => {
  it('[SRCH-01] survive a round trip', () => {
    fc.assert(
      fc.property(fc.array(hit), (hits) => {
        expect(unpackHits(packHits(hits))).toEqual(hits.map((one) => ({ ...one })))
      }),
    )
  })

  it('[SRCH-01] omit false values and name each field once', () => {
    const packed = packHits([
      { slug: 'a', sold: false, km: 0 },
      { slug: 'b', sold: true },
    ])
    expect(packed).toEqual({
      fields: ['slug', 'km', 'sold'],
      rows: [
        ['a', 0, null],
        ['b', null, true],
      ],
    })
    expect(unpackHits(packed)).toEqual([
      { slug: 'a', km: 0 },
      { slug: 'b', sold: true },
    ])
  })
})
