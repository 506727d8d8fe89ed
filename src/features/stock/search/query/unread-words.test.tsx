import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { findIgnoredWordsInAddress } from '@/src/domain/stock/search-words/ignored-words'
import { toQuotedText } from '@/src/domain/stock/search-words/quoted'
import { UnreadWords } from './unread-words'

const search = vi.hoisted(() => ({ query: undefined as string | undefined }))
vi.mock('../search-context', () => ({
  useStockSearch: () => ({ literalSearch: search.query === undefined ? undefined : { query: search.query } }),
}))
beforeEach(() => {
  search.query = undefined
})

it('[SRCH-19] names the words that were not read, and renders nothing if all were read', () => {
  expect(renderToStaticMarkup(<UnreadWords first={{ denying: [], vague: [], measures: [] }} />)).toBe('')
  search.query = '"suv no more than 30k"'
  expect(renderToStaticMarkup(<UnreadWords first={{ denying: [], vague: [], measures: [] }} />)).toBe('')
  search.query = '"white suv not toyota without sunroof"'
  expect(
    renderToStaticMarkup(<UnreadWords first={{ denying: ['not', 'without'], vague: [], measures: [] }} />),
  ).toContain('what you said after “not” and “without” was not used.')
  search.query = '"suv low kms"'
  expect(renderToStaticMarkup(<UnreadWords first={{ denying: [], vague: ['low kms'], measures: [] }} />)).toContain(
    '“low kms” was not used: please say how many',
  )
})

it('[SRCH-19] reads the words of the literal search on the server, for a page without script', () => {
  const back = `/search/new-used-and-demo-cars/?query=${encodeURIComponent(toQuotedText('white suv not toyota without sunroof'))}`
  expect(findIgnoredWordsInAddress(back)).toEqual({ denying: ['not', 'without'], vague: [], measures: [] })
  expect(findIgnoredWordsInAddress('/search/used-cars')).toEqual({ denying: [], vague: [], measures: [] })
  expect(findIgnoredWordsInAddress(undefined)).toEqual({ denying: [], vague: [], measures: [] })
})
