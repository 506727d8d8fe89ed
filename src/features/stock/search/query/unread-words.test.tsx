import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { noIgnoredWords } from '@/src/domain/stock/search-words/ignored-words'
import { UnreadWords } from './unread-words'

const search = vi.hoisted(() => ({ query: undefined as string | undefined, nbHits: 4 }))
vi.mock('../search-context', () => ({
  useStockSearch: () => ({
    literalSearch: search.query === undefined ? undefined : { query: search.query },
    found: { nbHits: search.nbHits },
    href: ({ lists }: { lists: { make_model: readonly string[] } }) => `/search?make_model=${lists.make_model.join()}`,
    noun: ['car', 'cars'],
  }),
}))
beforeEach(() => {
  search.query = undefined
  search.nbHits = 4
})

it('[SRCH-19] names the words that were not read, and renders nothing if all were read', () => {
  expect(renderToStaticMarkup(<UnreadWords first={noIgnoredWords} />)).toBe('')
  search.query = '"suv no more than 30k"'
  expect(renderToStaticMarkup(<UnreadWords first={noIgnoredWords} />)).toBe('')
  search.query = '"suv no accidents without rust"'
  expect(
    renderToStaticMarkup(<UnreadWords first={{ ...noIgnoredWords, denying: ['no accidents', 'without rust'] }} />),
  ).toContain('We didn’t use “no accidents” and “without rust”, because there’s no filter for them.')
})

it('[SRCH-19] says that a model is not in stock, and what is shown instead', () => {
  search.query = '"bmw m3"'
  const words = { ...noIgnoredWords, absent: ['BMW:M3'] }
  const notice = renderToStaticMarkup(<UnreadWords first={words} />)
  expect(notice).toContain('We don’t have a BMW M3 right now. These are the closest cars we have.')
  expect(notice).toContain('href="/search?make_model=BMW:M3&amp;save=form"')
  search.nbHits = 0
  expect(renderToStaticMarkup(<UnreadWords first={words} />)).toBe('')
})
