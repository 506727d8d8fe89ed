import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import dealerCsv from '@/tenants/mappings/dealer-csv.json'
import { broughtIn, leavingWith, namedBy } from './brought'
import { parseMapping } from './mapping'

const parsed = parseMapping(dealerCsv)
if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
const named = namedBy(parsed.mapping)

const all: readonly string[] = ['price_cents', 'tag', 'variant.torque', 'variant.cylinders', 'caravan.sleeps']
const names = fc.subarray([...all])

describe('[STK-02] whose a value is', () => {
  test('[STK-02] a mapping names what it fills, also what is worked out of its columns', () => {
    for (const name of ['price_cents', 'price_type', 'location_id', 'city', 'variant.cylinders', 'images']) {
      expect(named).toContain(name)
    }
    for (const name of ['caravan.body_width', 'finance_lenders', 'spin_code', 'dap_price_cents', 'location_slug']) {
      expect(named).not.toContain(name)
    }
  })

  test('[STK-02] a row brings its columns, and of its parts each value by itself', () => {
    expect(broughtIn({ km: 5, variant: { cylinders: 4 }, finance_lenders: { Angle: {} }, images: [] })).toEqual([
      ...['km', 'variant.cylinders', 'finance_lenders.Angle', 'images'],
    ])
  })

  test('[STK-02] what the feed brought and no longer says goes, and nothing else ever', () => {
    fc.assert(
      fc.property(names, names, names, (before, now, mapped) => {
        const gone = leavingWith(before, now, new Set(mapped))
        for (const name of all) {
          const goes = before.includes(name) && !now.includes(name) && mapped.includes(name)
          expect(gone.includes(name)).toBe(goes)
        }
      }),
    )
  })

  test('[STK-02] a part that is named whole rules all in it', () => {
    const mapped = new Set(['finance_lenders'])
    expect(leavingWith(['finance_lenders.Angle', 'tag'], [], mapped)).toEqual(['finance_lenders.Angle'])
  })

  test('[STK-02] of a vehicle nobody noted it for, all that is named and not said goes', () => {
    expect(leavingWith(undefined, ['km'], new Set(['km', 'tag']))).toEqual(['tag'])
    expect(leavingWith(undefined, ['km'], 'all')).toEqual([])
  })
})
