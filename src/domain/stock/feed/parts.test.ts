import { describe, expect, test } from 'vitest'
import { fieldGroups } from './fields'
import { feedFieldNames } from './fields'
import { parseMapping, type Mapping } from './mapping'
import { matchHeader } from './match-header'
import { createRowReader, type RowResult } from './read-row'

const mappingOf = (fields: readonly string[], constants: Record<string, string> = {}): Mapping => {
  const parsed = parseMapping({
    name: 'own',
    label: 'Own',
    key: { columns: ['Stock'], duplicates: 'reject' },
    columns: [{ column: 'Stock', field: 'stocknum' }, ...fields.map((field) => ({ column: field, field }))],
    constants: { year: 2024, make: 'Jayco', model: 'Silverline', ...constants },
  })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return parsed.mapping
}

const read = (cells: Readonly<Record<string, string>>, constants?: Record<string, string>): RowResult => {
  const mapping = mappingOf(Object.keys(cells), constants)
  const match = matchHeader(mapping, ['Stock', ...Object.keys(cells)])
  if (!match.ok) throw new Error(match.missing.join(', '))
  return createRowReader(mapping, match.matched, { thisYear: 2026 })(['A1', ...Object.values(cells)], 2)
}
const spot = { title: 'Awning', description: 'Electric', positions: { 0: { x: 10, y: '20.5' } } }

describe('[STK-01] [STK-02] every part of a vehicle can be imported', () => {
  test('[STK-02] technical data, caravan, 360° view, quote and market', () => {
    const cells = {
      'variant.towingcapacitybraked': '3.5 t',
      'variant.ancaprating': '5 stars',
      'variant.torque': '500 Nm',
      'caravan.body_length': `18'6"`,
      'caravan.tare_weight': '2,100 kg',
      'caravan.sleeps': '4',
      spin_images: '/a.webp|https://x.example/b.webp',
      spin_interior_image: '/in.webp',
      spin_code: 'S9',
      'youxQuote.weeklyRepaymentAmount': '$151.60',
      'youxQuote.advertisedRate': '8.49%',
      'youxQuote.comparisonRate': '9.61%',
      'autograb_data.average_market_price': '$52,300',
      sold_at: '2026-05-01',
    }
    expect(read(cells)).toMatchObject({
      kind: 'vehicle',
      warnings: [],
      vehicle: {
        variant: { towingcapacitybraked: 3500, ancaprating: 5, torque: '500 Nm' },
        caravan: { body_length: 18.5, tare_weight: 2100, sleeps: 4 },
        spin_images: ['/a.webp', 'https://x.example/b.webp'],
        spin_interior_image: '/in.webp',
        spin_code: 'S9',
        youxQuote: { weeklyRepaymentAmount: 151.6, advertisedRate: 8.49, comparisonRate: 9.61 },
        autograb_data: { average_market_price: 52_300 },
        sold_at: '2026-05-01T00:00:00.000Z',
      },
    })
  })

  test('[STK-02] hotspots and lenders’ examples are read from JSON, with numbers as strings too', () => {
    const lenders = { Angle: { paymentWeek: '151.6', detail: { deposit: 5000 }, disclaimer: 'Terms.' }, None: { x: 1 } }
    const row = read({
      hotspots: JSON.stringify({ exterior: [spot, { title: 'Nowhere', description: 'x', positions: {} }] }),
      finance_lenders: JSON.stringify(lenders),
    })
    expect(row).toMatchObject({
      vehicle: {
        hotspots: { exterior: [{ ...spot, positions: { 0: { x: 10, y: 20.5 } } }] },
        finance_lenders: { Angle: { paymentWeek: 151.6, deposit: 5000, disclaimer: 'Terms.' } },
      },
      warnings: [{ column: 'hotspots' }, { column: 'finance_lenders' }],
    })
    expect(read({ hotspots: JSON.stringify([spot]) })).toMatchObject({
      vehicle: { hotspots: { exterior: [{ title: 'Awning' }] } },
      warnings: [],
    })
    expect(read({ hotspots: 'a pretty van' })).toMatchObject({
      kind: 'vehicle',
      warnings: [{ reason: 'This isn’t valid JSON.' }],
    })
  })

  test('[STK-02] a lender’s example is read from its own columns, under the lender’s name', () => {
    const cells = { 'lender.paymentWeek': '$151.60', 'lender.interestRate': '8.49%', 'lender.termYears': '7' }
    const example = { paymentWeek: 151.6, interestRate: 8.49, termYears: 7 }
    expect(read(cells, { 'lender.name': 'Angle' })).toMatchObject({ vehicle: { finance_lenders: { Angle: example } } })
    expect(() => read(cells)).toThrow('Choose a column for “lender.name”.')
    const blank = read({ 'lender.paymentWeek': '' }, { 'lender.name': 'Angle' })
    expect(blank.kind === 'vehicle' && blank.vehicle).not.toHaveProperty('finance_lenders')
  })

  test('[FIN-07] a quote without both its rates is dropped', () => {
    const row = read({ 'youxQuote.weeklyRepaymentAmount': '151', 'youxQuote.advertisedRate': '8.49' })
    expect(row.kind === 'vehicle' && row.vehicle).not.toHaveProperty('youxQuote')
  })

  test('[STK-02] fields missing from a row are absent', () => {
    const row = read({ tag: '' })
    expect(row.kind === 'vehicle' && Object.keys(row.vehicle).sort()).toEqual([
      ...['key', 'make', 'model', 'stocknum', 'year'],
    ])
  })

  test('[STK-02] without a class the kind is deduced, and the body is read as one of that kind', () => {
    const kindOf = (simple_body: string, constants?: Record<string, string>) => {
      const row = read({ simple_body }, constants)
      return row.kind === 'vehicle' ? [row.deduced?.kind, row.vehicle.item_type, row.vehicle.simple_body] : row.finding
    }
    expect(kindOf('Street Fighter', { make: 'Ducati' })).toEqual(['motorcycle', undefined, 'Naked'])
    expect(kindOf('18ft Off Road Van')).toEqual(['caravan', undefined, 'Caravan'])
    expect(kindOf('Sedan', { make: 'Toyota' })).toEqual([undefined, undefined, 'Sedan'])
    // A class that the file or its mapping names is never replaced.
    expect(kindOf('Prime Mover', { item_type: 'car' })).toEqual([undefined, 'car', 'Prime Mover'])
  })

  test('[STK-02] the editor offers every field once', () => {
    const offered = fieldGroups.flatMap(({ fields }) => fields)
    expect([...offered].sort()).toEqual([...feedFieldNames].sort())
  })
})
