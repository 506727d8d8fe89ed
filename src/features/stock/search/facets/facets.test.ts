import { expect, test } from 'vitest'
import { endLabel } from './facets'

test('[SRCH-05] the chip of a range says what is measured, and names no amount that a shopper did not choose', () => {
  expect(endLabel('price', 'min', 5000)).toBe('From $5,000')
  expect(endLabel('weekly_price', 'max', 200)).toBe('Repayment up to $200 a week')
  expect(endLabel('subscription_price', 'max', 300)).toBe('Subscription up to $300 a week')
  expect(endLabel('subscription_price', 'min', 1)).toBe('By subscription')
})
