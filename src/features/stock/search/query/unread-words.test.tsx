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
  expect(renderToStaticMarkup(<UnreadWords first={{ denying: [], vague: [], measures: [] }} />)).toBe('')
  search.query = '"suv no more than 30k"'
  expect(renderToStaticMarkup(<UnreadWords first={{ denying: [], vague: [], measures: [] }} />)).toBe('')
  search.query = '"suv no accidents without rust"'
  expect(
    renderToStaticMarkup(
      <UnreadWords first={{ denying: ['no accidents', 'without rust'], vague: [], measures: [] }} />,
    ),
  ).toContain('“no accidents” and “without rust” were not used: there is no filter for them.')
  search.query = '"suv low kms"'
  expect(renderToStaticMarkup(<UnreadWords first={{ denying: [], vague: ['low kms'], measures: [] }} />)).toContain(
    '“low kms” was not used: please say how many, as in',
  )
})
