import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { rangeFields } from '@/src/domain/stock/fields/search-fields'
import { findCrossedMinimums, parseSearchParams } from '@/src/domain/stock/search-url/params'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { CrossedNotice, WordlessNotice } from './input-notices'

const address = vi.hoisted(() => ({ query: '' }))
vi.mock('../search-context', () => ({
  useStockSearch: () => ({
    state: normalizeSearch(parseSearchParams(address.query)),
    crossedMinimums: findCrossedMinimums(address.query),
    noun: ['ute', 'utes'],
  }),
}))

const textAt = (query: string): string => {
  address.query = query
  return renderToStaticMarkup(
    <>
      <WordlessNotice />
      <CrossedNotice />
    </>,
  ).replaceAll(/<[^>]+>/g, '')
}

test.each(['!!!', '🚗', '👨‍👩‍👧‍👦 ?', '"…"', '-'])(
  '[SRCH-12] a search for %s says that there is nothing to search for',
  (text) => {
    const shown = text.replaceAll('"', '&quot;')
    const query = `query=${encodeURIComponent(text)}`
    expect(textAt(query)).toBe(`“${shown}” has no letters or numbers to search for. These are all our utes.`)
    expect(textAt(`${query}&range[price]=:9000`)).toContain('These are the utes that match your filters.')
  },
)

test('[SRCH-12] words and an empty search need no notice', () => {
  expect(['', 'query=suv', 'query=%F0%9F%9A%97+suv', 'query=7', 'range[price]=5000:9000'].map(textAt).join('')).toBe('')
})

test.each(rangeFields)('[SRCH-07] a range of %s from more to less names the limit; its maximum applies', (field) => {
  for (const query of [`range[${field}]=50000:20000`, `range[${field}][min]=50000&range[${field}][max]=20000`]) {
    expect(textAt(query)).toMatch(
      /^We left out “(?:From|\w+ from) .*50,?000.*”, because it’s more than “(?:Up|\w+ up) to .*20,?000.*”\.$/,
    )
    expect(normalizeSearch(parseSearchParams(query)).ranges).toEqual({ [field]: { max: 20_000 } })
    expect(textAt(`range[${field}]=20000:20000`)).toBe('')
  }
  expect(textAt('range[year]=2022:2019')).toBe('We left out “From 2022”, because it’s more than “Up to 2019”.')
  expect(textAt('range[price]=5:4')).toBe('We left out “From $5”, because it’s more than “Up to $4”.')
})
