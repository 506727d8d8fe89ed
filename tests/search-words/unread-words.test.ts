import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDemoSearch } from './demo-search'
import { shopperQueries } from './queries'

/** A word that means nothing, and is near to no name. */
const UNKNOWN = 'zzblorpq'

const phrases = Object.entries(shopperQueries).flatMap(([slug, queries]) =>
  queries.map(([words]) => ({ slug, words: words.split(' ') })),
)
const searches = new Map(Object.keys(shopperQueries).map((slug) => [slug, openDemoSearch(slug)]))

test('[SRCH-19] a word that is not understood is searched for or named, wherever it stands', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...phrases), fc.nat(), async ({ slug, words }, place) => {
      const text = words.toSpliced(place % (words.length + 1), 0, UNKNOWN).join(' ')
      const outcome = await searches.get(slug)?.search(text)
      expect([outcome?.state.query, ...(outcome?.leftOut ?? [])].join(' '), text).toContain(UNKNOWN)
    }),
    { numRuns: 250 },
  )
}, 60_000)
