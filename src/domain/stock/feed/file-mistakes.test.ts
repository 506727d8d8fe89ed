import { describe, expect, test } from 'vitest'
import type { Mapping } from './mapping'
import { matchHeader } from './match-header'
import { createRowReader, type RowResult } from './read-row'

const read = (mapping: Mapping, row: Readonly<Record<string, string>>): RowResult => {
  const match = matchHeader(mapping, Object.keys(row))
  if (!match.ok) throw new Error(match.missing.join(', '))
  return createRowReader(mapping, match.matched, { thisYear: 2026 })(Object.values(row), 7)
}

describe('[STF-05] makes, prices and rejected rows', () => {
  const mapping: Mapping = {
    name: 'x',
    label: 'X',
    key: { columns: ['Stk'], duplicates: 'reject' },
    constants: { price_type: 'excl_govt' },
    columns: [
      { column: 'Stk', field: 'stocknum' },
      { column: 'Year', field: 'year' },
      { column: 'Make', field: 'make' },
      { column: 'Model', field: 'model' },
      { column: 'Price', field: 'price_cents' },
    ],
  }
  const row = { Stk: 'T7', Year: '2021', Make: 'Toyotta', Model: 'HiLux', Price: '$24,990' }
  const keeping = (to: string): Mapping => ({
    ...mapping,
    columns: mapping.columns.map((one) => (one.field === 'make' ? { ...one, values: { Toyotta: to } } : one)),
  })

  test('[STF-05] a misspelt make is a value to translate, which staff may keep; one of its own is to be looked at', () => {
    expect(read(mapping, row)).toMatchObject({
      vehicle: { make: 'Toyotta' },
      unread: [{ field: 'make', column: 'Make', value: 'Toyotta', usedAs: 'Toyotta' }],
    })
    expect(read(mapping, row)).not.toHaveProperty('unknownMake')
    for (const make of ['Toyota', 'Toyotta']) {
      expect(read(keeping(make), row)).toMatchObject({ vehicle: { make }, unread: [] })
      expect(read(keeping(make), row)).not.toHaveProperty('unknownMake')
    }
    expect(read(mapping, { ...row, Make: 'Zorbex' })).toMatchObject({
      unread: [],
      unknownMake: { column: 'Make', value: 'Zorbex' },
    })
  })

  test('[STF-05] a plain price that says itself what it includes is that price', () => {
    const priceOf = (Price: string) => read(mapping, { ...row, Price })
    expect(priceOf('$24,990')).toMatchObject({ vehicle: { price_cents: 2_499_000, price_type: 'excl_govt' } })
    expect(priceOf('$24,990 d/a')).toMatchObject({ vehicle: { price_cents: 2_499_000, price_type: 'drive_away' } })
  })

  test('[STF-05] a rejected row has its stock number', () => {
    expect(read(mapping, { ...row, Year: 'soon' })).toMatchObject({ kind: 'rejected', finding: { stocknum: 'T7' } })
  })
})
