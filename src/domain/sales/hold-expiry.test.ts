import { describe, expect, test } from 'vitest'
import { holdExpiry, pendingExpiry } from './hold-expiry'

describe('the expiry of a hold', () => {
  test('[RSV-01] allows 30 minutes to pay and holds for 48 hours', () => {
    const now = new Date('2026-11-22T00:00:00Z')
    expect(pendingExpiry(now).toISOString()).toBe('2026-11-22T00:30:00.000Z')
    expect(holdExpiry(now).toISOString()).toBe('2026-11-24T00:00:00.000Z')
  })
})
