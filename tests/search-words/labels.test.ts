import { describe, expect, it } from 'vitest'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { listFields, type ListField } from '@/src/domain/stock/fields/search-fields'
import { excludedLabel, valueLabel } from '@/src/domain/stock/fields/value-label'
import { formatSearchLabel } from '@/src/domain/stock/searches/search-label'
import { emptySearch } from '@/src/domain/stock/search-url/state'
import { openDemoSearch } from './demo-search'

const dealers = ['banksia-motor-group', 'harbour-and-vale', 'ironbark-trucks', 'southern-cross-motorcycles', 'voltara']

/** Values as machines write them: flags, names with underscores, and bands. */
const RAW = /\b(?:true|false)\b|_|^\d+-\d+$/u

const listValues = (records: readonly StockRecord[], field: ListField): readonly string[] => {
  const all = records.flatMap((record) => [(record as Readonly<Record<string, unknown>>)[field]].flat())
  return [...new Set(all.flatMap((value) => (value === undefined ? [] : [String(value)])))]
}

describe.each(dealers)('[SRCH-18] the values of every facet at %s', (slug) => {
  const { listed } = openDemoSearch(slug)
  it.each(listFields)('%s reads as words, chosen and excluded', (field) => {
    for (const value of listValues(listed, field)) {
      const texts = [
        valueLabel(field, value),
        excludedLabel(field, value),
        formatSearchLabel({ ...emptySearch, lists: { [field]: [value] } }, 'Used'),
        formatSearchLabel({ ...emptySearch, without: { [field]: [value] } }, 'Used'),
      ]
      for (const text of texts) {
        expect(text).not.toMatch(RAW)
        // The name of a badge may have a colon: “e:HEV”.
        if (field === 'make_model') expect(text).not.toContain(value)
      }
    }
  })
})

it('[SHP-02] an excluded value is named as its chip names it', () => {
  const label = (field: ListField, value: string) =>
    formatSearchLabel({ ...emptySearch, without: { [field]: [value] } }, 'All')
  expect(label('lams', 'true')).toBe('All · not LAMS approved')
  expect(label('make_model', 'Tesla:Model 3')).toBe('All · not Model 3')
  expect(label('car_type', 'used')).toBe('All · not used')
  expect(label('certified', 'false')).toBe('All · certified')
  expect(label('colour', 'White')).toBe('All · not White')
})
