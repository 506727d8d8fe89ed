import { expect, test } from 'vitest'
import { emptyComparisonText, emptyWatchlistText, listLeftOutNotes } from './watchlist-text'

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

test('[ACC-03] a comparison names the vehicles that it leaves out', () => {
  const notesOf = (missing: number, extra: number) => listLeftOutNotes({ missing, extra }, trucks)
  expect(notesOf(0, 0)).toEqual([])
  expect(notesOf(1, 1)).toEqual([
    'One truck is no longer listed.',
    'You can compare up to four trucks, so one isn’t shown. Remove a truck to see it.',
  ])
  expect(notesOf(2, 3)).toEqual([
    '2 trucks are no longer listed.',
    'You can compare up to four trucks, so 3 aren’t shown. Remove a truck to see the next.',
  ])
})
