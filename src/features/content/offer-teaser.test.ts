import { expect, test } from 'vitest'
import { formatOfferPeriod } from './offer-teaser'

const timezone = 'Australia/Brisbane'

test('[CNT-04] the end of an offer has a time unless it is the end of a day', () => {
  const of = (expiry: string, start?: string) => formatOfferPeriod({ expiry, timezone, ...(start && { start }) })
  expect(of('2026-12-03T13:59:00Z')).toBe('Ends 3 December 2026')
  expect(of('2026-12-03T14:00:00Z'), 'midnight').toBe('Ends 3 December 2026')
  expect(of('2026-12-03T07:00:00Z')).toBe('Ends 3 December 2026, 5 pm')
  expect(of('2026-12-03T07:30:00Z', '2026-12-02T22:00:00Z')).toBe(
    'Started 3 December 2026, ends 3 December 2026, 5:30 pm',
  )
  expect(formatOfferPeriod({ timezone })).toBeUndefined()
})
