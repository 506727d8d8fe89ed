import { expect, test } from 'vitest'
import { emptyComparisonText, emptyWatchlistText } from './watchlist-text'

const trucks = ['truck', 'trucks'] as const

test('[ACC-02] an empty watchlist names the heart only where vehicles can be saved', () => {
  expect(emptyWatchlistText({ save: true, compare: true }, trucks)).toBe(
    'Your watchlist is empty. To save a truck, select its heart.',
  )
  const without = emptyWatchlistText({ save: false, compare: true }, trucks)
  expect(without).toBe(
    'We don’t keep a watchlist on this site. You can compare up to four trucks side by side instead.',
  )
  expect(emptyWatchlistText({ save: false, compare: false }, trucks)).not.toMatch(/heart|compare/)
})

test('[ACC-03] an empty comparison names the watchlist only where there is one', () => {
  expect(emptyComparisonText({ save: true }, trucks)).toContain('or your watchlist')
  expect(emptyComparisonText({ save: false }, trucks)).toBe(
    'Choose up to four trucks from our stock to compare them side by side.',
  )
})
