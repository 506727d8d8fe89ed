import { expect, test } from 'vitest'
import { formatLongMoment } from '@/src/domain/time/format-moment'
import { coolingOffText, formatReceiptNumber, listReserveSteps, reserveTermsText } from './reservation-text'

test('[RSV-01] formats the end of a hold in the location’s time zone', () => {
  const moment = new Date('2026-11-24T00:05:00Z')
  expect(formatLongMoment(moment, 'Australia/Brisbane')).toMatch(/^10:05\sam on Tuesday,? 24 November 2026 \(AEST\)$/u)
  expect(formatLongMoment(moment, 'Australia/Melbourne')).toMatch(/^11:05\sam on Tuesday,? 24 November 2026 \(AEDT\)$/u)
  expect(formatLongMoment(moment, 'Australia/Perth')).toMatch(/^8:05\sam on Tuesday,? 24 November 2026 \(AWST\)$/u)
})

test('[RSV-01] the terms name the dealer, the amount, the hours, and that it is refundable', () => {
  expect(reserveTermsText('Yarra Value Cars', 20_000)).toContain('Yarra Value Cars takes a deposit of $200')
  expect(listReserveSteps(100_000, 'truck').join(' ')).toMatch(/\$1,000.*100% refundable.*truck is held.*48 hours/)
})

test.each([
  ['vic', 'new', /3 business days/],
  ['VIC', 'used', /3 business days/],
  ['qld', 'used', /1 clear business day/],
  ['qld', 'new', /Ask us about cooling-off rights/],
  ['sa', 'used', /2 days/],
  ['nsw', 'used', /only where the dealer arranges finance/],
  ['wa', 'used', /Ask us about cooling-off rights/],
  [undefined, 'used', /Ask us about cooling-off rights/],
] as const)('[RSV-01] cooling-off in %s for a %s car', (state, type, words) => {
  expect(coolingOffText(state, type)).toMatch(words)
})

test('[RSV-01] a receipt number can be read out', () => {
  expect(formatReceiptNumber('0190a1b2-0000-7000-8000-0123456789ab')).toBe('FC-23456789AB')
})
