import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { parseMeaning } from '../search-words/meaning'
import { shopperQueries } from '../search-words/queries'
import { requestSearchKey, visibleHtml } from './arrange'
import { expect, requestSite, test } from './fixtures'
import { GROUP_DEALER as slug, SEARCH_PATH } from './search-parts'

/** One of each kind of words; unit tests read all queries with the same parser and engine. */
const chosen: readonly string[] = [
  'toyota corolla',
  'corola',
  'toyta camry',
  'rav 4',
  'suv under 50,000 kms',
  'white hilux',
  '7 seater hybrid',
  'hybrid suv',
  'anything but toyota',
  'utes in nsw',
  'low kms',
  'suv 2020 or newer',
  'near 2302',
  'SUV UNDER 30K!!!',
]

const queries = (shopperQueries[slug] ?? []).filter(([words]) => chosen.includes(words))

/** Searches at the endpoint that browsers search at. */
const searchIndex = async (params: object): Promise<readonly StockRecord[]> => {
  const { status, body } = await requestSite(slug, '/api/search/1/indexes/vehicles/query', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': 'forecourt',
      'x-algolia-api-key': await requestSearchKey(slug),
    },
    body: JSON.stringify({ hitsPerPage: 1000, attributesToRetrieve: ['*'], ...params }),
  })
  expect(status, body).toBe(200)
  return (JSON.parse(body) as { readonly hits: readonly StockRecord[] }).hits
}

/** Searches as a plain form does: the address of the filters that the words mean, and the number of vehicles. */
const searchPage = async (words: string) => {
  const path = `${SEARCH_PATH}?query=${encodeURIComponent(words)}`
  const first = await requestSite(slug, path)
  const address = first.status === 307 ? (first.headers.location ?? '') : path
  const html = visibleHtml(first.status === 307 ? (await requestSite(slug, address)).body : first.body)
  return { address, count: /<p role="status"[^>]*><strong[^>]*>([\d,]+) /.exec(html)?.[1]?.replaceAll(',', '') }
}

test('[SHP-10] every chosen query is in the list of queries', () => {
  expect(queries.map(([words]) => words).toSorted()).toEqual([...chosen].toSorted())
})

for (const [words, meaning] of queries)
  test(`[SHP-10] “${words}” finds what it means over HTTP`, async () => {
    const { isTop, sort, holds } = parseMeaning(meaning)
    if (isTop) {
      const hits = await searchIndex({ query: words })
      expect(hits.slice(0, 3).map(holds)).toEqual([true, true, true])
      return
    }
    const meant = (await searchIndex({})).filter(holds)
    const { address, count } = await searchPage(words)
    expect(count, address).toBe(String(meant.length))
    expect(new URLSearchParams(address.split('?')[1]).get('sortBy')).toBe(sort ?? null)
  })
