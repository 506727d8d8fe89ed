import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { findSubscriptionTerms, formatInclusions, formatMinimumTotal, offersSubscription } from './subscription'

const displayOf = (layer: Record<string, unknown>) => resolveSwitches({}, { display: layer }).display

test('[CARD-04] the minimum total of a subscription is its weeks and its start fee', () => {
  const display = displayOf({ subscription: true, subscription_weeks: 26, subscription_start_fee: 290 })
  expect(findSubscriptionTerms(176, display)).toEqual({ weeks: 26, total: 4866, fee: 290 })
  expect(formatMinimumTotal({ weeks: 26, total: 4576 })).toBe('minimum total $4,576 over 26 weeks')
  expect(formatMinimumTotal({ weeks: 26, total: 4866, fee: 290 })).toBe(
    'minimum total $4,866 over 26 weeks with a $290 start fee',
  )
})

test('[CARD-04] a subscription without a minimum term, or switched off, has no price', () => {
  for (const layer of [
    { subscription: true },
    { subscription: true, subscription_weeks: 0 },
    { subscription: false, subscription_weeks: 26 },
  ]) {
    expect(offersSubscription(displayOf(layer))).toBe(false)
    expect(findSubscriptionTerms(176, displayOf(layer))).toBeUndefined()
  }
})

test('[CARD-04] the minimum total is never less than a week, and exact to the cent', () => {
  const cents = fc.integer({ min: 1, max: 500_000 })
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 260 }), fc.integer({ min: 0, max: 10_000 }), (weekly, weeks, fee) => {
      const display = displayOf({ subscription: true, subscription_weeks: weeks, subscription_start_fee: fee })
      const total = findSubscriptionTerms(weekly / 100, display)?.total ?? 0
      expect(Math.round(total * 100)).toBe(weekly * weeks + fee * 100)
    }),
  )
})

test('[CARD-04] the included costs are one sentence, in the dealer’s words', () => {
  const { subscription_includes } = displayOf({ subscription_includes: ['registration', 'servicing', '300 km a week'] })
  expect(formatInclusions(subscription_includes)).toBe('Includes registration, servicing and 300 km a week.')
  expect(formatInclusions(['servicing'])).toBe('Includes servicing.')
  expect(formatInclusions([])).toBe('')
})
