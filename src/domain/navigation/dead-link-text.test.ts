import { expect, test } from 'vitest'
import { formatComingLink, formatMissingLink } from './dead-link-text'

const nothing = { href: '', automatic: '', childCount: 0 }

test('[STF-07] an entry of a menu without a link, automatic links and sub-entries is not on the site', () => {
  expect(formatMissingLink(nothing, true)).toBe('No link, so it isn’t on the site')
  expect(formatMissingLink(nothing, false)).toBe('No links, so it isn’t on the site')
})

test.each([
  { ...nothing, href: '/about-us' },
  { ...nothing, automatic: 'models' },
  { ...nothing, childCount: 1 },
])('[STF-07] an entry with a link of any kind is not marked: %j', (entry) => {
  expect(formatMissingLink(entry, true)).toBeUndefined()
})

test('[STF-06] a link to a scheduled page says when shoppers see it, by the dealer’s clocks', () => {
  expect(formatComingLink('2026-11-28T23:00:00.000Z', 'Australia/Brisbane')).toBe(
    'This page goes live on 29/11/2026, 9:00 am. Shoppers see this link from then on.',
  )
})
