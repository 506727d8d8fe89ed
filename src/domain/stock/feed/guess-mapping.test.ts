import { describe, expect, test } from 'vitest'
import auListings from '@/tenants/mappings/au-listings.json'
import dealerCsv from '@/tenants/mappings/dealer-csv.json'
import { parseMapping, type Mapping } from './mapping'
import { guessMapping } from './guess-mapping'

const builtIn = [dealerCsv, auListings].map((json): Mapping => {
  const parsed = parseMapping(json)
  if (!parsed.ok) throw new Error(parsed.problems.join())
  return parsed.mapping
})

describe('[STK-02] a first mapping', () => {
  test('[STK-02] the column names of other Australian systems are known too', () => {
    const names = ['StockNo', 'Manufacturer', 'Model', 'Build Year', 'Variant', 'Color', 'Kilometers', 'Gearbox']
    const draft = guessMapping([...names, 'Body Style', 'Drive Type', 'Seating Capacity'], builtIn, 'main')
    expect(draft.columns.map(({ field }) => field)).toEqual([
      ...['stocknum', 'make', 'model', 'year', 'badge', 'colour', 'km', 'trans'],
      ...['simple_body', 'drive', 'seats'],
    ])
  })

  test('[STK-02] columns known by name fill their fields, each once; the stock number is the key', () => {
    const draft = guessMapping(
      ['Stock number', 'Make', 'MODEL', 'Year', 'year', 'Kilometres', 'Nonsense'],
      builtIn,
      'main',
    )
    expect(draft.columns.map(({ column, field }) => [column, field])).toEqual([
      ['Stock number', 'stocknum'],
      ['Make', 'make'],
      ['MODEL', 'model'],
      ['Year', 'year'],
      ['Kilometres', 'km'],
    ])
    expect(draft.key).toEqual({ columns: ['Stock number'], duplicates: 'reject' })
    expect(parseMapping(draft).ok).toBe(true)
  })
})
