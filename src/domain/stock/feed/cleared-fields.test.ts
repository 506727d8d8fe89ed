import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import dealerCsv from '@/tenants/mappings/dealer-csv.json'
import { listFeedFields, listClearedFields, listMappedColumns } from './cleared-fields'
import { parseMapping } from './mapping'

const parsed = parseMapping(dealerCsv)
if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
const mappedColumns = listMappedColumns(parsed.mapping)

const all: readonly string[] = ['price_cents', 'tag', 'variant.torque', 'variant.cylinders', 'caravan.sleeps']
const names = fc.subarray([...all])

describe('[STK-02] feed-managed values', () => {
  test('[STK-02] the columns of a mapping include those derived from its fields', () => {
    for (const name of ['price_cents', 'price_type', 'location_id', 'city', 'variant.cylinders', 'images']) {
      expect(mappedColumns).toContain(name)
    }
    for (const name of ['caravan.body_width', 'finance_lenders', 'spin_code', 'dap_price_cents', 'location_slug']) {
      expect(mappedColumns).not.toContain(name)
    }
  })

  test('[STK-02] the values of a row are its columns, and each member of its parts', () => {
    expect(listFeedFields({ km: 5, variant: { cylinders: 4 }, finance_lenders: { Angle: {} }, images: [] })).toEqual([
      ...['km', 'variant.cylinders', 'finance_lenders.Angle', 'images'],
    ])
  })

  test('[STK-02] only values the feed contained before, still maps and no longer contains are cleared', () => {
    fc.assert(
      fc.property(names, names, names, (before, now, mapped) => {
        const cleared = listClearedFields(before, now, new Set(mapped))
        for (const name of all) {
          const isCleared = before.includes(name) && !now.includes(name) && mapped.includes(name)
          expect(cleared.includes(name)).toBe(isCleared)
        }
      }),
    )
  })

  test('[STK-02] mapping a complete part manages all its members', () => {
    const mapped = new Set(['finance_lenders'])
    expect(listClearedFields(['finance_lenders.Angle', 'tag'], [], mapped)).toEqual(['finance_lenders.Angle'])
  })

  test('[STK-02] without a recorded last run, all mapped values that are missing are cleared', () => {
    expect(listClearedFields(undefined, ['km'], new Set(['km', 'tag']))).toEqual(['tag'])
    expect(listClearedFields(undefined, ['km'], 'all')).toEqual([])
  })
})
