import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STOCK_INDEX, stockSorts } from '@/src/domain/stock/search-record/search-record'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import type { HitsResponse, PublicSearchKey, SearchDriver, SearchRequest, SearchResponse } from './port'

export type RunningSearch = {
  readonly driver: SearchDriver
  /** Searches as a browser does, with a shopper's key; rejects if the endpoint refuses. */
  readonly searchAsShopper: (key: PublicSearchKey, requests: readonly SearchRequest[]) => Promise<SearchResponse[]>
  readonly close: () => Promise<void>
  /** Makes the search stop answering and returns a driver of it. */
  readonly breakDown: () => Promise<SearchDriver>
}

const hitsOf = (answers: readonly SearchResponse[]): readonly HitsResponse[] => answers as readonly HitsResponse[]
const now = Math.floor(Date.now() / 1000)

/**
 * The tests that every search must pass (STK-04). `start` fills it with the records of the tenants `north` (90 cars)
 * and `south` (12 cars), which `createVehicle(tenant, i)` creates.
 */
export const testSearchContract = (name: string, start: () => Promise<RunningSearch>): void => {
  describe(`search: ${name}`, () => {
    let running: RunningSearch
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())
    const search = async (tenantId: string, ...requests: SearchRequest[]): Promise<readonly HitsResponse[]> =>
      hitsOf(await running.driver.search(tenantId, requests))

    test('[STK-04] answers the requests of a page in order, with the requested index names', async () => {
      const answers = await search(
        'north',
        { indexName: STOCK_INDEX, hitsPerPage: 5 },
        { indexName: stockSorts.price_asc, hitsPerPage: 90 },
      )
      expect(answers.map(({ index, nbHits, hits, message }) => [index, nbHits, hits.length, message])).toEqual([
        [STOCK_INDEX, 90, 5, undefined],
        [stockSorts.price_asc, 90, 90, undefined],
      ])
      const prices = (answers[1]?.hits ?? []).map((hit) => (hit as StockRecord).price ?? 0)
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
    })

    test('[STK-04] supports filters, facets, ranges and words', async () => {
      const [answer] = await search('north', {
        indexName: STOCK_INDEX,
        query: 'hilux',
        facetFilters: [['colour:White', 'colour:Red']],
        numericFilters: ['price>=12000'],
        facets: ['colour', 'price'],
        hitsPerPage: 0,
      })
      expect(answer?.nbHits).toBeGreaterThan(0)
      expect(Object.keys(answer?.facets?.['colour'] ?? {}).sort()).toEqual(['Red', 'White'])
      expect(answer?.facets_stats?.['price']?.min).toBeGreaterThanOrEqual(12_000)
    })

    test('[STK-06] no filter of a request reaches another tenant', async () => {
      const [mine, both, other] = await search(
        'south',
        { indexName: STOCK_INDEX },
        { indexName: STOCK_INDEX, filters: 'tenant_id:north OR tenant_id:south' },
        { indexName: STOCK_INDEX, filters: 'tenant_id:north' },
      )
      expect([mine?.nbHits, both?.nbHits, other?.nbHits]).toEqual([12, 12, 0])
    })

    test("[STK-06] a shopper's key only finds records that match its filters, whatever the request", async () => {
      const all = (await running.driver.search('north', [
        { indexName: STOCK_INDEX, hitsPerPage: 90 },
      ])) as HitsResponse[]
      const white = (all[0]?.hits ?? []).filter(({ colour }) => colour === 'White').length
      expect(white).toBeGreaterThan(0)
      expect(white).toBeLessThan(90)
      const key = running.driver.publicKey('north', now, 'colour:White AND NOT price < 1')
      const attempts = [
        {},
        { filters: 'colour:Red OR colour:White' },
        { filters: 'NOT colour:White' },
        { facetFilters: [['colour:Red', 'colour:Blue']] },
      ]
      const answers = hitsOf(
        await running.searchAsShopper(
          key,
          attempts.map((one) => ({ indexName: STOCK_INDEX, ...one })),
        ),
      )
      expect(answers.map(({ nbHits }) => nbHits)).toEqual([white, white, 0, 0])
    })

    test("[STK-06] a shopper's key searches its own tenant only, in every sort, for a week", async () => {
      const key = running.driver.publicKey('south', now, '')
      const requests = [{ indexName: STOCK_INDEX }, { indexName: stockSorts.latest, filters: 'tenant_id:north' }]
      const answers = hitsOf(await running.searchAsShopper(key, requests))
      expect(answers.map(({ nbHits }) => nbHits)).toEqual([12, 0])
      const restrictions = new URLSearchParams(Buffer.from(key.apiKey, 'base64').toString('utf8').slice(64))
      expect(restrictions.get('filters')).toBe('tenant_id:south')
      expect(restrictions.get('restrictIndices')?.split(',')).toEqual([STOCK_INDEX, `${STOCK_INDEX}_*`])
      expect(Number(restrictions.get('validUntil'))).toBe(now + 7 * 24 * 3600)
    })

    test('[STK-04] an unavailable search returns an empty answer with a reason for each request, in time', async () => {
      const driver = await running.breakDown()
      const [hits, facets] = await driver.search('north', [
        { indexName: STOCK_INDEX, hitsPerPage: 21 },
        { indexName: STOCK_INDEX, type: 'facet', facet: 'make', facetQuery: 't' },
      ])
      expect(hits).toMatchObject({ hits: [], nbHits: 0, hitsPerPage: 21, message: expect.any(String) })
      expect(facets).toMatchObject({ facetHits: [], message: expect.any(String) })
    })
  })
}
