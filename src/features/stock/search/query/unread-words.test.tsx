import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { UnreadWords } from './unread-words'

const search = vi.hoisted(() => ({ query: undefined as string | undefined }))
vi.mock('../search-context', () => ({
  useStockSearch: () => ({ literalSearch: search.query === undefined ? undefined : { query: search.query } }),
}))
beforeEach(() => {
  search.query = undefined
})

it('[SRCH-19] names the words that were not read, and renders nothing if all were read', () => {
  expect(renderToStaticMarkup(<UnreadWords first={{ denying: [], measures: [] }} />)).toBe('')
  search.query = '"suv no more than 30k"'
  expect(renderToStaticMarkup(<UnreadWords first={{ denying: [], measures: [] }} />)).toBe('')
  search.query = '"suv no accidents without rust"'
  expect(
    renderToStaticMarkup(<UnreadWords first={{ denying: ['no accidents', 'without rust'], measures: [] }} />),
  ).toContain('We didn’t use “no accidents” and “without rust”, because there’s no filter for them.')
})
