import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listRemovableWords } from '@/src/domain/stock/search-words/query-relaxation'
import { relaxQuery } from './query-relaxation'

type Query = {
  readonly indexName: string
  readonly query?: string
  readonly facetFilters?: readonly string[]
  readonly hitsPerPage?: number
}

/** A stock of texts; a query finds those that have all its words and match each of its facet filters. */
const stock = ['toyota corolla ascent newcastle', 'toyota hilux newcastle', 'mazda cx-5 dubbo']
const createStockSearch = () => {
  const requests: (readonly Query[])[] = []
  const ask = async (queries: readonly Query[]) => {
    requests.push(queries)
    return queries.map(({ query = '', facetFilters = [] }) => {
      const words = [
        ...query.replaceAll('"', '').split(' ').filter(Boolean),
        ...facetFilters.map((one) => one.split(':')[1] ?? ''),
      ]
      const hits = stock.filter((vehicle) => words.every((word) => vehicle.split(' ').includes(word.toLowerCase())))
      return { hits, nbHits: hits.length } as {
        hits: string[]
        nbHits: number
        leftOut?: readonly string[]
        message?: string
      }
    })
  }
  return { ask, requests }
}
const search = async (query: string, facetFilters: readonly string[] = []) => {
  const { ask, requests } = createStockSearch()
  const queries: Query[] = [
    { indexName: 'vehicles', query, facetFilters },
    { indexName: 'vehicles', query, hitsPerPage: 0 },
  ]
  const answers = await relaxQuery(ask, queries, await ask(queries))
  return { hits: answers[0]?.hits, leftOut: answers[0]?.leftOut, answers: answers.length, asks: requests.length }
}

it('[SRCH-19] searches once if there are results', async () => {
  expect(await search('toyota newcastle')).toMatchObject({ asks: 1, leftOut: undefined })
  expect(await search('')).toMatchObject({ asks: 1, leftOut: undefined })
})

it('[SRCH-19] removes words that no vehicle has, and names them', async () => {
  expect(await search('toyota brisbane')).toMatchObject({
    hits: [stock[0], stock[1]],
    leftOut: ['brisbane'],
    answers: 2,
  })
  expect(await search('a cheap hilux in Brisbane please')).toMatchObject({ hits: [stock[1]], leftOut: ['Brisbane'] })
  expect(await search('brisbane', ['make:toyota'])).toMatchObject({ hits: [stock[0], stock[1]], leftOut: ['brisbane'] })
})

it('[SRCH-19] keeps the first of words that no vehicle has together', async () => {
  expect(await search('corolla ascent dubbo')).toMatchObject({ hits: [stock[0]], leftOut: ['dubbo'] })
  expect(await search('ascent', ['make:mazda'])).toMatchObject({ hits: [stock[2]], leftOut: ['ascent'] })
})

it('[SRCH-19] has zero results if no word is left to search by, or the words are quoted', async () => {
  expect(await search('airship zeppelin')).toMatchObject({ hits: [], leftOut: undefined })
  expect(await search('"toyota brisbane"')).toMatchObject({ hits: [], leftOut: undefined, asks: 1 })
  expect(await search('brisbane', ['make:skoda'])).toMatchObject({ hits: [], leftOut: undefined })
})

it('[SRCH-19] does not repeat an unavailable search', async () => {
  const unavailable = [
    { nbHits: 0, hits: [], message: 'Search isn’t available right now. Try again in a few seconds.' },
  ]
  const never = () => Promise.reject(new Error('The search was repeated.'))
  expect(await relaxQuery(never, [{ indexName: 'vehicles', query: 'toyota brisbane' }], unavailable)).toBe(unavailable)
})

it('[SRCH-19] searches at most four times, and has results if a vehicle has one of the words', async () => {
  const words = fc.array(fc.constantFrom('toyota', 'corolla', 'hilux', 'mazda', 'dubbo', 'brisbane', 'airship', 'in'))
  await fc.assert(
    fc.asyncProperty(words, async (queryWords) => {
      const { hits, asks } = await search(queryWords.join(' '))
      expect(asks).toBeLessThanOrEqual(4)
      if (queryWords.some((word) => stock.join(' ').includes(word) && word !== 'in'))
        expect(hits?.length).toBeGreaterThan(0)
    }),
  )
})

it('[SRCH-19] mends a misspelt make or model before a word is left out, and says so', async () => {
  const { ask } = createStockSearch()
  const askWithNames = async (queries: readonly (Query & { readonly facets?: readonly string[] })[]) =>
    (await ask(queries)).map((answer, index) => ({
      ...answer,
      facets: queries[index]?.facets?.includes('make_model')
        ? { make_model: { 'Toyota:Corolla': 1, 'Toyota:HiLux': 1 } }
        : {},
    }))
  const find = async (query: string) => {
    const queries = [{ indexName: 'vehicles', query }]
    return (await relaxQuery(askWithNames, queries, await askWithNames(queries)))[0] as unknown as object
  }
  expect(await find('corrola')).toMatchObject({
    hits: [stock[0]],
    leftOut: [],
    corrected: [{ typedText: 'corrola', used: 'Corolla' }],
  })
  expect(await find('toyota corrola dubbow')).toMatchObject({ hits: [stock[0]], leftOut: ['dubbow'] })
  expect(await find('zeppelin')).toMatchObject({ hits: [] })
})

it('[SRCH-19] removes a count together with its noun', () => {
  expect(listRemovableWords('7 seat electric')).toEqual(['7 seat', 'electric'])
  expect(listRemovableWords('isuzu 8 tonne gvm')).toEqual(['isuzu', '8 tonne', 'gvm'])
  expect(listRemovableWords('mazda 3 sedan')).toEqual(['mazda', '3', 'sedan'])
})
