import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FacetHitsResponse } from '@/src/integrations/search/port'
import { naiveFacetHits, naiveMarks } from '../testing/naive-marks.test-support'
import { naiveCompoundWords, type NaiveRecord } from '../testing/naive-readings.test-support'
import { anyQuery, anyRecords, createIndex, naiveSettings, runQueries } from '../testing/small-index.test-support'

const toTexts = (value: unknown): string[] =>
  (value === undefined ? [] : Array.isArray(value) ? value : [value]) as string[]
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

describe('marks and facet values', () => {
  test('[STK-05] highlights the same words as a word-by-word comparison', () => {
    const noSynonyms = { enableSynonyms: false, hitsPerPage: 50, removeWordsIfNoResults: 'allOptional' }
    fc.assert(
      fc.property(anyRecords, anyQuery, (records, query) => {
        const [answer] = runQueries(createIndex(records), [{ indexName: 'cars', query, ...noSynonyms }])
        const compounds = naiveCompoundWords(query, records, naiveSettings)
        for (const hit of answer?.hits ?? []) {
          const record = records.find((one) => one.objectID === hit.objectID) as NaiveRecord
          for (const name of ['make', 'model', 'name', 'vin', 'features']) {
            const expected = toTexts(record[name]).map((text) => naiveMarks(text, query, name !== 'vin', { compounds }))
            const marked = hit._highlightResult?.[name]
            expect(marked === undefined ? [] : toList(marked)).toEqual(expected)
          }
        }
      }),
      { numRuns: 200 },
    )
  }, 60_000)

  test("[STK-05] a search in a facet's values finds and counts the same as a value-by-value one", () => {
    const anyTypedText = fc.oneof(anyQuery, fc.constantFrom('t', 'blue m', "it's", 'sun ro', 'Citroe', 'be'))
    fc.assert(
      fc.property(
        anyRecords,
        fc.constantFrom('make', 'features'),
        anyTypedText,
        fc.integer({ min: 1, max: 6 }),
        fc.boolean(),
        (records, facet, facetQuery, maxFacetHits, onlySold) => {
          const request = { indexName: 'cars', type: 'facet', facet, facetQuery, maxFacetHits }
          const [answer] = runQueries(createIndex(records), [
            { ...request, ...(onlySold && { filters: 'sold:true' }) },
          ]) as unknown as FacetHitsResponse[]
          const counted = records.filter((record) => !onlySold || record.sold === true)
          expect(answer?.facetHits).toEqual(naiveFacetHits(counted, facet, facetQuery, maxFacetHits))
        },
      ),
      { numRuns: 200 },
    )
  }, 60_000)
})
