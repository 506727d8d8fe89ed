import { expect, test } from 'vitest'
import { paymentLine } from './record-lines'

test('[ACC-04] a deposit whose hold was cancelled before it was paid says that nothing was charged', () => {
  const statusOf = (state: string, hold: string | null) =>
    paymentLine({ type: 'deposit', amount_cents: 20_000, state, hold }, 'Australia/Brisbane').notes[0]
  expect(statusOf('expired', 'cancelled')).toBe('Cancelled, nothing charged')
  expect(statusOf('open', 'cancelled')).toBe('Cancelled, nothing charged')
  expect(statusOf('expired', 'lapsed')).toBe('Not paid in time')
  expect(statusOf('paid', 'cancelled')).toBe('Paid')
  expect(statusOf('failed', 'cancelled')).toBe('Failed')
})
