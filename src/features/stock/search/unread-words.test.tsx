import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { wordsOnly } from '@/src/domain/stock/search-words/quoted'
import { UnreadWords } from './unread-words'

const search = vi.hoisted(() => ({ query: undefined as string | undefined }))
vi.mock('./search-context', () => ({
  useStockSearch: () => ({ instead: search.query === undefined ? undefined : { query: search.query } }),
}))
beforeEach(() => {
  search.query = undefined
})

it('[SRCH-19] the page says which words were not read, and nothing where all were', () => {
  expect(renderToStaticMarkup(<UnreadWords />)).toBe('')
  search.query = wordsOnly('suv no more than 30k')
  expect(renderToStaticMarkup(<UnreadWords />)).toBe('')
  search.query = wordsOnly('white suv not toyota without sunroof')
  expect(renderToStaticMarkup(<UnreadWords />)).toContain('what you said after “not” and “without” was not used.')
})
