import { expect, test } from 'vitest'
import { sampleVehicle } from '@/src/domain/vehicle-page/sample-vehicle.test-support'
import { STOCK_INDEX, stockSorts } from '@/src/domain/stock/search-record/search-record'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import { stockSynonyms } from '@/src/domain/stock/search-record/synonyms'
import { toSearchRecord } from '@/src/domain/stock/search-record/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { execute } from './query/execute'
import { parseTasks } from './query/task'
import { buildSegment } from './segment/build'
import { createLiveIndex } from './segment/live-index'
import { RecordStore } from './segment/record-store'
import { createIndexPlan } from './settings'

/** Series of the test's trucks, in no particular order. */
const series = ['Sport', undefined, 'Duo', 'City Plus', 'DUO', 'Sport', 'City', 'Other', 'Duo']
const trucks = series.map((name, at): Vehicle => {
  const { series: _, ...plain } = sampleVehicle
  return { ...plain, id: `truck-${at}`, price_cents: (90 - at * 7) * 100_000, ...(name && { series: name }) }
})

const plan = createIndexPlan(STOCK_INDEX, stockIndexSettings, stockSynonyms)
const searchPages = (seriesOrder: boolean, params: object, indexName: string = STOCK_INDEX) => {
  const store = new RecordStore()
  const rules = { certified_make: '', series_order: seriesOrder }
  for (const truck of trucks) {
    const record = toSearchRecord(truck, { tenantId: 't', rules })
    store.add(record.objectID, JSON.stringify(record))
  }
  const index = createLiveIndex(plan, buildSegment(plan, store), new Map())
  const requests = [0, 1, 2].map((page) => ({ indexName, page, hitsPerPage: 3, ...params }))
  const ambient = { elapsed: () => 0, queryId: () => '0'.repeat(32) }
  return execute(
    plan,
    index,
    parseTasks(plan, { requests }, () => []),
    ambient,
  ).map((text) => (JSON.parse(text) as { hits: { objectID: string; series?: string; price: number }[] }).hits)
}
const seriesOf = (pages: ReturnType<typeof searchPages>) => pages.map((hits) => hits.map((hit) => hit.series ?? '-'))

test('[SRCH-11] the series order continues across pages, also with words', () => {
  const ordered = [
    ['Duo', 'DUO', 'Duo'],
    ['City Plus', 'City', 'Sport'],
    ['Sport', '-', 'Other'],
  ]
  expect(seriesOf(searchPages(true, {}))).toEqual(ordered)
  expect(seriesOf(searchPages(true, { query: sampleVehicle.make }))).toEqual(ordered)
  expect(seriesOf(searchPages(false, {}))).not.toEqual(ordered)
})

test('[SRCH-11] [SRCH-09] a chosen sort takes precedence over the series order', () => {
  const prices = searchPages(true, {}, stockSorts.price_asc)
    .flat()
    .map(({ price }) => price)
  expect(prices).toHaveLength(trucks.length)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
})
