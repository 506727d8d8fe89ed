import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import type { Site } from '@/src/domain/tenancy/site'
import { offerExpiryText } from './offer-expiry-text'

test('[TRD-02] [TEN-07] an offer is open for the days of the dealer’s switch', () => {
  const site = (valid_days: number) =>
    ({ locations: [], switches: resolveSwitches({}, { trade_in: { valid_days } }) }) as unknown as Site
  expect(offerExpiryText(site(3), '2026-11-25T01:00:00Z')).toContain('28 November')
  expect(offerExpiryText(site(10), '2026-11-25T01:00:00Z')).toContain('5 December')
})
