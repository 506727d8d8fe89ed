import { expect, test } from 'vitest'
import type { HitsResponse } from '@/src/integrations/search/port'
import { CustomIndexSegments } from './segments'

const ambient = { elapsed: () => 0, queryId: () => '' }
const search = (settings: object, params: object): HitsResponse | undefined => {
  const segments = new CustomIndexSegments()
  segments.start('phones')
  const records = [
    { objectID: 'a', name: 'Phone', size: 6.1, year: 2024, brand: 'A' },
    { objectID: 'b', name: 'Phone', size: 5.4, year: 1999, brand: 'A' },
  ]
  segments.add(records.map((record) => [record.objectID, JSON.stringify(record)]))
  segments.finish({ ...settings }, [])
  const [answer] = JSON.parse(segments.search([{ index: 'phones', params: { ...params } }], [], 'none', ambient)) as [
    HitsResponse,
  ]
  return answer
}

test('[STK-05] finds and highlights numbers in an index without searchable attributes', () => {
  const answer = search({}, { query: '1999' })
  expect(answer?.hits.map(({ objectID }) => objectID)).toEqual(['b'])
  expect(answer?.hits[0]?._highlightResult).toMatchObject({
    year: { value: '<em>1999</em>', matchLevel: 'full' },
    size: { value: '5.4', matchLevel: 'none' },
  })
})

test('[STK-05] groups by the attribute that the settings name, by default or if a request asks', () => {
  expect(search({ attributeForDistinct: 'brand', distinct: true }, {})?.nbHits).toBe(1)
  expect(search({ attributeForDistinct: 'brand', distinct: true }, { distinct: false })?.nbHits).toBe(2)
  expect(search({ attributeForDistinct: 'brand' }, { distinct: 2 })?.hits).toHaveLength(2)
  expect(() => search({}, { distinct: true })).toThrow('attributeForDistinct')
})
